/// What a rule matches: literals and captures in turn, such as `"frame:w" <> width <> ":h" <> height`.
public struct ClassPattern: Hashable, Sendable {
    public enum Segment: Hashable, Sendable {
        case literal(String)
        case capture(String)
    }

    /// The segments in order; never two literals in a row, and no empty one.
    public let segments: [Segment]

    /// Makes a pattern; neighbouring literals become one.
    public init(_ segments: [Segment]) {
        var joined: [Segment] = []
        for segment in segments {
            switch (joined.last, segment) {
            case (_, .literal("")): break
            case (.literal(let first), .literal(let second)): joined[joined.count - 1] = .literal(first + second)
            default: joined.append(segment)
            }
        }
        self.segments = joined
    }

    /// The class name, when the pattern has no captures.
    public var literal: String? {
        guard let first = segments.first else { return "" }
        guard segments.count == 1, case .literal(let text) = first else { return nil }
        return text
    }

    /// The literal that every matched class name begins with; empty when the pattern begins with a capture.
    public var leadingLiteral: String {
        if case .literal(let text) = segments.first { text } else { "" }
    }

    /// The names of the captures, in order.
    public var captureNames: [String] {
        segments.compactMap { if case .capture(let name) = $0 { name } else { nil } }
    }

    /// The captured texts when the pattern matches all of `name`, else nil.
    ///
    /// Each capture has at least one character; the first takes as few as possible, then the second, and so on. Taking
    /// the earliest place for each literal can't make a later one fail, so nothing is tried twice: the cost is the length
    /// of the name times the longest literal.
    public func match(_ name: String) -> [String: String]? {
        if case .literal(let prefix) = segments.first, !name.utf8.starts(with: prefix.utf8) { return nil }
        let text = Array(name.utf8)
        var captures: [String: String] = [:]
        var position = 0
        var index = 0
        while index < segments.count {
            switch segments[index] {
            case .literal(let literal):
                guard hasBytes(literal, in: text, at: position) else { return nil }
                position += literal.utf8.count
                index += 1
            case .capture(let capture):
                guard let end = captureEnd(after: index, in: text, from: position) else { return nil }
                captures[capture] = String(decoding: text[position..<end], as: UTF8.self)
                position = end
                index += 1
            }
        }
        return position == text.count ? captures : nil
    }

    /// Where the capture at `index` ends when it starts at `position`.
    private func captureEnd(after index: Int, in text: [UInt8], from position: Int) -> Int? {
        let rest = segments[(index + 1)...]
        var end = position + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }  // A capture takes whole characters.
        guard end <= text.count else { return nil }
        guard let next = rest.first else { return text.count }
        guard case .literal(let literal) = next else { return end }
        if rest.count == 1 {
            // The last literal stands at the end of the name, and the capture takes what is before it.
            let start = text.count - literal.utf8.count
            return start >= end && hasBytes(literal, in: text, at: start) ? start : nil
        }
        while end <= text.count {
            if hasBytes(literal, in: text, at: end) { return end }
            end += 1
        }
        return nil
    }

    private func hasBytes(_ literal: String, in text: [UInt8], at position: Int) -> Bool {
        let bytes = literal.utf8
        guard position + bytes.count <= text.count else { return false }
        return text[position...].starts(with: bytes)
    }

    /// The pattern as a sheet writes it.
    public var description: String {
        segments.map { segment in
            switch segment {
            case .literal(let text): "\"\(text)\""
            case .capture(let name): name
            }
        }.joined(separator: " <> ")
    }
}
