/// How many cells of a terminal characters take.
///
/// The standard library knows marks, emoji and grapheme clusters; what it doesn't know is which characters East Asian
/// typography makes two cells wide. That table is here: the values W and F of Unicode 16's EastAsianWidth.txt, without
/// emoji, joined across unassigned code points.
package enum CharacterWidth {
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
        0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFE10...0xFE19, 0xFE30...0xFE6B,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DF2, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
        0x20000...0x3FFFD,
    ]

    /// The cells of a grapheme cluster: 2 for an emoji, however many scalars it is made of, else the sum of its scalars.
    package static func cells(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let base = scalars.first else { return 0 }
        if base.isASCII, scalars.count == 1 { return base.value >= 0x20 && base.value != 0x7F ? 1 : 0 }
        if isEmoji(scalars, base: base) { return 2 }
        return scalars.reduce(0) { $0 + cells(of: $1) }
    }

    /// The cells of a text on one line.
    package static func cells(of text: some StringProtocol) -> Int { cells(of: String(text)) }

    /// The cells of a text on one line.
    package static func cells(of text: String) -> Int {
        // Most text is ASCII, whose characters needn't be found.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
        return text.reduce(0) { $0 + cells(of: $1) }
    }

    /// The cells of a scalar that is no part of an emoji: 0, 1 or 2.
    static func cells(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: return 0
        case 0x20..<0x300: return 1
        // Vowels and final consonants of decomposed Hangul join the two cells of their initial consonant.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: return isWide(scalar) ? 2 : 1
        }
    }

    private static func isEmoji(_ scalars: Character.UnicodeScalarView, base: Unicode.Scalar) -> Bool {
        guard base.properties.isEmoji else { return false }
        if base.properties.isEmojiPresentation { return true }
        return scalars.dropFirst().contains { scalar in
            switch scalar.value {
            case 0xFE0F: true
            case 0x200D: !base.isASCII
            default: scalar.properties.isEmojiModifier
            }
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        var low = 0
        var high = wideRanges.count
        while low < high {
            let middle = (low + high) / 2
            if wideRanges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < wideRanges.count && wideRanges[low].contains(scalar.value)
    }
}
