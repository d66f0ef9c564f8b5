import LiverySource

/// A string literal of Swift.
struct SwiftLiteral {
    /// The whole literal.
    var range: Range<Int>
    /// What stands between the delimiters; of a literal of several lines, what stands between the first line break and
    /// the last, and both when there is just one.
    var content: Range<Int>
    /// The number of `#` around it.
    var hashes: Int
    /// Whether it is one of several lines, between `"""`.
    var isMultiline: Bool
    /// Whether the closing delimiter is there.
    var isTerminated: Bool
    /// The first interpolation.
    var interpolation: Range<Int>?
}

extension ByteCursor {
    /// What the scanning of Swift's literals is in.
    private enum SwiftContext {
        case text(hashes: Int, isMultiline: Bool)
        /// The code of an interpolation, or of parentheses in it.
        case code
    }

    /// Passes a string literal at its quote or first `#`; nil, and passes the `#`s, when they begin none. Linear, and
    /// needs no stack of calls however deep interpolations nest.
    mutating func readSwiftLiteral() -> SwiftLiteral? {
        let start = offset
        guard let opening = openSwiftText(), case .text(let hashes, let isMultiline) = opening else { return nil }
        let contentStart = offset
        var stack = [opening]
        var interpolation: Range<Int>?
        var contentEnd: Int?
        while let context = stack.last, offset < end {
            switch context {
            case .text(let hashes, let isMultiline):
                let place = offset
                if let closer = skipSwiftText(hashes, isMultiline) {
                    stack.removeLast()
                    if stack.isEmpty { contentEnd = closer }
                } else if stack.count == 1, !isMultiline, offset < end, ByteCursor.isLineBreak(base[offset]) {
                    stack.removeAll()
                } else if offset < end, ByteCursor.isLineBreak(base[offset]), !isMultiline {
                    // A literal in an interpolation that isn't closed on its line.
                    stack.removeLast()
                } else if offset > place, base[offset - 1] == UInt8(ascii: "(") {
                    if interpolation == nil { interpolation = (offset - 2 - hashes)..<offset }
                    stack.append(.code)
                }
            case .code:
                switch byte {
                case UInt8(ascii: ")"):
                    offset += 1
                    stack.removeLast()
                    if stack.count == 1, let first = interpolation, first.upperBound > first.lowerBound {
                        interpolation = first.lowerBound..<max(first.upperBound, offset)
                    }
                case UInt8(ascii: "("):
                    offset += 1
                    stack.append(.code)
                case UInt8(ascii: "\""), UInt8(ascii: "#"):
                    if let text = openSwiftText() { stack.append(text) }
                default: offset += 1
                }
            }
        }
        return SwiftLiteral(
            range: start..<offset, content: contentStart..<(contentEnd ?? offset), hashes: hashes,
            isMultiline: isMultiline, isTerminated: contentEnd != nil, interpolation: interpolation)
    }

    static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Passes an opening delimiter; nil, and passes the `#`s, when none is there.
    private mutating func openSwiftText() -> SwiftContext? {
        let start = offset
        while byte == UInt8(ascii: "#") { offset += 1 }
        let hashes = offset - start
        guard byte == UInt8(ascii: "\"") else { return nil }
        guard isAt("\"\"\"") else {
            offset += 1
            return .text(hashes: hashes, isMultiline: false)
        }
        var line = at(offset + 3)
        while line.byte == 0x20 || line.byte == 0x09 { line.offset += 1 }
        // `#"""#` is a quote.
        let isMultiline = hashes == 0 || line.isAtEnd || ByteCursor.isLineBreak(line.byte)
        offset += isMultiline ? 3 : 1
        return .text(hashes: hashes, isMultiline: isMultiline)
    }

    /// Passes text up to and including its closing delimiter, and gives where that begins; nil at an interpolation, whose
    /// `(` is passed, at the end of the line of a literal that can't go past it, and at the end.
    private mutating func skipSwiftText(_ hashes: Int, _ isMultiline: Bool) -> Int? {
        var position = offset
        while position < end {
            let byte = base[position]
            if byte == UInt8(ascii: "\"") {
                let length = isMultiline ? 3 : 1
                if !isMultiline || hasText("\"\"\"", at: position), hasHashes(hashes, at: position + length) {
                    offset = position + length + hashes
                    return position
                }
                position += 1
            } else if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
                let escaped = position + 1 + hashes
                if escaped < end, base[escaped] == UInt8(ascii: "(") {
                    offset = escaped + 1
                    return nil
                }
                // A line break after it is looked at on its own.
                position = escaped < end && !ByteCursor.isLineBreak(base[escaped]) ? escaped + 1 : escaped
            } else if !isMultiline, ByteCursor.isLineBreak(byte) {
                offset = position
                return nil
            } else {
                position += 1
            }
        }
        offset = end
        return nil
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        guard count > 0 else { return true }
        guard start + count <= end else { return false }
        for position in start..<(start + count) where base[position] != UInt8(ascii: "#") { return false }
        return true
    }
}

extension SwiftLiteral {
    /// The white space before the closing delimiter, which falls away from every line; nil for a literal of one line.
    func indentation(in source: ByteCursor) -> [UInt8]? {
        guard isMultiline else { return nil }
        var start = content.upperBound
        while start > content.lowerBound, source.base[start - 1] == 0x20 || source.base[start - 1] == 0x09 {
            start -= 1
        }
        return Array(UnsafeBufferPointer(start: source.base + start, count: content.upperBound - start))
    }

    /// What the literal stands for; interpolation is left as it is written.
    func text(in source: ByteCursor, _ map: TextMap) -> MappedText {
        var part = source.part(content)
        let indentation = indentation(in: source) ?? []
        if isMultiline {
            // The line breaks after the opening and before the closing delimiter are no part of the text.
            part.end = max(part.offset, content.upperBound - indentation.count)
            if part.end > part.offset, source.base[part.end - 1] == 0x0A { part.end -= 1 }
            if part.end > part.offset, source.base[part.end - 1] == 0x0D { part.end -= 1 }
            part.skipLine()
            part.advance(by: 1)
            part.skip(indentation)
        }
        var text = MappedText(part.offset..<part.offset, of: source, map)
        var start = part.offset
        while !part.isAtEnd {
            let special = part.offset
            if part.byte == UInt8(ascii: "\\"), part.isAtSwiftEscape(hashes) {
                text.append(start..<special, of: source, map)
                let meaning = part.readSwiftEscape(hashes)
                if meaning.isEmpty { part.skip(indentation) }
                text.append(meaning, for: special..<part.offset, map)
            } else if part.byte == 0x0A, isMultiline {
                part.offset += 1
                text.append(start..<part.offset, of: source, map)
                part.skip(indentation)
            } else {
                part.offset += 1
                continue
            }
            start = part.offset
        }
        text.append(start..<part.end, of: source, map)
        return text
    }
}

extension ByteCursor {
    /// Passes as much of an indentation as is there.
    fileprivate mutating func skip(_ indentation: [UInt8]) {
        for byte in indentation {
            guard !isAtEnd, self.byte == byte else { return }
            offset += 1
        }
    }

    fileprivate func isAtSwiftEscape(_ hashes: Int) -> Bool {
        guard offset + 1 + hashes < end else { return false }
        for position in (offset + 1)..<(offset + 1 + hashes) where base[position] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Passes an escape at its backslash, and gives the bytes that it stands for: none for a line break that is no part
    /// of the text.
    fileprivate mutating func readSwiftEscape(_ hashes: Int) -> [UInt8] {
        offset += 1 + hashes
        let byte = byte
        switch byte {
        case UInt8(ascii: "u"):
            offset += 1
            return readHexadecimal(maximumCount: 0)
        case 0x20, 0x09, 0x0A, 0x0D:
            var line = self
            while line.byte == 0x20 || line.byte == 0x09 || line.byte == 0x0D { line.offset += 1 }
            guard line.byte == 0x0A else {
                offset += 1
                return [byte]
            }
            offset = line.offset + 1
            return []
        default: offset += 1
        }
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "0"): return [0x00]
        default: return [byte]
        }
    }
}
