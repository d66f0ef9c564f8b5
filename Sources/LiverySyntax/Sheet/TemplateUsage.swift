import LiverySource

/// The class names and inline styles that template files mention.
///
/// Class names are found as LiveView Native finds them: every run of characters between white space, quotes and the
/// brackets and equals signs of tags is a candidate, whatever language the file is in; a sheet knows which are classes. Inline
/// styles are the segments of each quoted `style` attribute.
public struct TemplateUsage: Sendable {
    /// Candidates in no order.
    public private(set) var classNames: Set<String> = []
    /// Segments of `style` attributes, in text order. Text with entities or interpolation is decoded into a file of its own.
    public private(set) var styles: [SourceLocation] = []

    public init() {}

    /// Adds what a file mentions. Linear in its size.
    public mutating func read(_ file: SourceFile) {
        readClassNames(file)
        readStyles(file)
    }

    private mutating func readClassNames(_ file: SourceFile) {
        let separators: [Bool] = (0..<256).map { byte in
            byte <= 0x20 || "\"'`<>=".utf8.contains(UInt8(byte))
        }
        var start: Int?
        for (offset, byte) in file.bytes.enumerated() {
            if separators[Int(byte)] {
                if let first = start { add(file.bytes[first..<offset]) }
                start = nil
            } else if start == nil {
                start = offset
            }
        }
        if let first = start { add(file.bytes[first...]) }
    }

    /// Adds a candidate that is short enough to be a name.
    private mutating func add(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count <= SyntaxLimits.nameLength else { return }
        classNames.insert(String(decoding: bytes, as: UTF8.self))
    }

    private mutating func readStyles(_ file: SourceFile) {
        let bytes = file.bytes
        let marker = Array("style=".utf8)
        var offset = 0
        while offset + marker.count < bytes.count {
            guard bytes[offset] == marker[0], bytes[offset...].starts(with: marker),
                offset == 0 || Lexer.isSpace(bytes[offset - 1])
            else {
                offset += 1
                continue
            }
            offset += marker.count
            let quote = bytes[offset]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let end = bytes[(offset + 1)...].firstIndex(of: quote)
            else { continue }
            addStyle(file, SourceRange(offset + 1, end))
            offset = end + 1
        }
    }

    private mutating func addStyle(_ file: SourceFile, _ range: SourceRange) {
        let text = file.text(in: range)
        guard !text.contains("&") else {
            let decoded = SourceFile(path: file.path, text: decodingEntities(text))
            styles.append(SourceLocation(file: decoded, range: decoded.range))
            return
        }
        styles.append(SourceLocation(file: file, range: range))
    }

    private func decodingEntities(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        let entities = [
            ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
        ]
        while let ampersand = rest.firstIndex(of: "&") {
            result += rest[..<ampersand]
            rest = rest[ampersand...]
            if let (entity, character) = entities.first(where: { rest.hasPrefix($0.0) }) {
                result += character
                rest = rest.dropFirst(entity.count)
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
