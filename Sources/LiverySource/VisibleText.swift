/// Text from files as it may be shown on a terminal: nothing in it moves the cursor, changes colours or the direction of
/// what follows, or stays hidden.
///
/// Control characters become their pictures (`␛`), and invisible format characters, among them those that reorder
/// bidirectional text, become `<U+202E>`. Joiners stay where scripts and emoji need them.
package enum VisibleText {
    /// The text with everything that could steer a terminal made visible, line breaks and tabs too.
    package static func escaping(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        for character in text { append(character, to: &result) }
        return result
    }

    /// Appends the visible form of a grapheme cluster and returns how many cells it takes.
    @discardableResult
    static func append(_ character: Character, to text: inout String) -> Int {
        let scalars = character.unicodeScalars
        guard let base = scalars.first else { return 0 }
        let isFlag = base.value == 0x1F3F4
        guard scalars.contains(where: { replacement(for: $0, inFlag: isFlag) != nil }) else {
            if isMark(base) {
                // A mark without a letter would sit on whatever was printed before it.
                text += "\u{25CC}"
                text.append(character)
                return 1 + CharacterWidth.cells(of: character)
            }
            text.append(character)
            return CharacterWidth.cells(of: character)
        }
        var cells = 0
        for scalar in scalars {
            if let replacement = replacement(for: scalar, inFlag: isFlag) {
                text += replacement
                cells += replacement.unicodeScalars.count
            } else {
                text.unicodeScalars.append(scalar)
                cells += CharacterWidth.cells(of: scalar)
            }
        }
        return cells
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }

    private static func replacement(for scalar: Unicode.Scalar, inFlag: Bool) -> String? {
        switch scalar.value {
        case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
        case 0x20..<0x7F: return nil
        case 0x7F: return "\u{2421}"
        // Joiners shape Arabic and Indic words and bind emoji.
        case 0x200C, 0x200D: return nil
        // Signs that surround Arabic, Syriac and Kaithi numbers are format characters that show.
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return nil
        // Tags spell the region of a flag, and hide text anywhere else.
        case 0xE0020...0xE007F: return inFlag ? nil : name(of: scalar)
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return name(of: scalar)
        default: return nil
        }
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
