import LiverySource

/// Finds stylesheets, inline styles, class names and attributes in files of other languages.
///
/// Files are read for their literals, comments and brackets, not parsed. Whatever they hold, reading ends and gives
/// something. Linear in the size of the file.
public struct HostReader {
    /// The most elements within elements; deeper ones count as children of the deepest (`nesting-limit`).
    public static let maximumNesting = 512

    /// What a file holds.
    public static func content(of file: SourceFile, language: HostLanguage) -> HostContent {
        var builder = ContentBuilder(host: file)
        guard file.bytes.count <= SourceFile.maximumSize else {
            builder.report(.sizeLimit, "a file has at most \(SourceFile.maximumSize) bytes", 0..<0, builder.identity)
            return builder.content
        }
        file.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            let cursor = ByteCursor(base, 0..<bytes.count)
            switch language {
            case .elixir:
                var reader = ElixirReader(cursor)
                reader.read(into: &builder)
            case .heex, .markup:
                var reader = TemplateReader(
                    cursor, builder.identity, dialect: language == .heex ? .heex : .markup, literal: [])
                reader.read(into: &builder)
            case .swift:
                var reader = SwiftReader(cursor)
                reader.read(into: &builder)
            case .erlang:
                var reader = ErlangReader(cursor)
                reader.read(into: &builder)
            }
        }
        return builder.content
    }
}

/// Gathers what a reader finds in one host file.
struct ContentBuilder {
    /// The most bytes of a class name; longer ones are none.
    private static let maximumNameLength = 1024

    let host: SourceFile
    /// The map of the host to itself.
    let identity: TextMap
    var content = HostContent()
    private var hasReportedNesting = false

    init(host: SourceFile) {
        self.host = host
        identity = TextMap(verbatim: host.range)
    }

    /// Reports a mistake at a range of a source.
    mutating func report(
        _ rule: ExtractionRule, severity: Severity = .error, _ message: String, _ range: Range<Int>, _ map: TextMap
    ) {
        let place = map.hostRange(of: SourceRange(range.lowerBound, range.upperBound))
        content.diagnostics.append(
            Diagnostic(rule: rule.rawValue, severity: severity, message: message, file: host, range: place))
    }

    /// Reports, once for a file, that elements nest too deep.
    mutating func reportNesting(_ range: Range<Int>, _ map: TextMap) {
        if hasReportedNesting { return }
        hasReportedNesting = true
        report(
            .nestingLimit, severity: .warning,
            "elements nest more than \(HostReader.maximumNesting) deep; deeper ones are read as if they didn't nest",
            range, map)
    }

    /// Adds the class names of a text, in which holes are parts that aren't known.
    ///
    /// - Parameters:
    ///   - touchesBefore: Whether more text of a name may come before the text.
    ///   - touchesAfter: Whether more text of a name may come after the text.
    mutating func addClasses(_ text: MappedText, touchesBefore: Bool = false, touchesAfter: Bool = false) {
        let map = text.map
        let bytes = text.bytes
        var offset = 0
        while offset < bytes.count {
            if ByteCursor.isSpace(bytes[offset]) {
                offset += 1
                continue
            }
            let start = offset
            var hole: Int?
            while offset < bytes.count, !ByteCursor.isSpace(bytes[offset]) {
                if bytes[offset] == MappedText.hole, hole == nil { hole = offset }
                offset += 1
            }
            let isPrefix = hole != nil || offset == bytes.count && touchesAfter
            let end = hole ?? offset
            if end == start || start == 0 && touchesBefore || end - start > ContentBuilder.maximumNameLength {
                continue
            }
            content.classUses.append(
                ClassUse(
                    name: String(decoding: bytes[start..<end], as: UTF8.self),
                    location: SourceLocation(file: host, range: map.hostRange(of: SourceRange(start, end))),
                    kind: isPrefix ? .prefix : .whole))
        }
        if text.hasHoles { content.hasDynamicClasses = true }
    }

    /// Adds what an attribute with a known value says besides being an attribute.
    ///
    /// - Parameter text: The value; with holes, it is known only in part.
    mutating func addValue(ofAttribute name: String, _ text: MappedText, escaping: [LiteralEscaping]) {
        if name == "class" {
            addClasses(text)
        } else if name == "style", !text.hasHoles {
            content.inlineStyles.append(EmbeddedText(.body, text, in: host, escaping: escaping))
        }
    }
}
