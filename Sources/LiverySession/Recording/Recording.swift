import LiveryJSON
import LiverySource

/// Recorded traffic of one client, a JSON object a line: what was sent and received in order, and after what was received
/// the state that a client should be in.
///
/// An entry has `dir` (what happened), `conn` (the number of the connection), `t` (milliseconds since the start), and what
/// belongs to it; ``Entry/Kind`` says what. Lines that aren't entries are reported and passed over. The format is that of
/// Documentation/ArizonaWire.md, section 11.
public struct Recording: Sendable {
    public struct Entry: Sendable {
        public enum Kind: Sendable {
            /// A connection was asked for: `url`.
            case open(url: String)
            case opened
            /// A message of the client: `text`.
            case out(String)
            /// A message of the server: `text`. What a client should make of it is in ``Entry/state``.
            case `in`(String)
            /// The connection ended: `code`, `reason`.
            case close(code: UInt16, reason: String)
            /// The client asked for its end: `code`.
            case closeSent(code: UInt16)
            /// The connection failed: `message`.
            case error(String)
            /// What a person did, such as `tap +`: `text`.
            case note(String)
        }

        public let kind: Kind
        /// The entry's line, from 1.
        public let line: Int
        /// The number of the connection; nil for what happens without one.
        public let connection: Int?
        /// The whole object; of an `in`, `tree` and what else is compared are its members.
        public let state: JSONValue
    }

    /// The name of the rule under which lines that aren't entries are reported.
    public static let entryRule = "recording-entry"

    public private(set) var entries: [Entry] = []
    public private(set) var diagnostics: [Diagnostic] = []

    /// Reads a recording. Linear in it.
    public init(reading file: SourceFile) {
        var start = 0
        var line = 0
        while start < file.bytes.count {
            let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
            line += 1
            if file.bytes[start..<end].contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) {
                let document = JSONDocument(reading: file, in: SourceRange(start, end))
                diagnostics += document.diagnostics
                // What is left of a broken line would be compared with something that nobody recorded.
                if let root = document.root, !document.diagnostics.containsError { add(root, line) }
            }
            start = end + 1
        }
    }

    private mutating func add(_ value: JSONValue, _ line: Int) {
        guard let kind = kind(value) else {
            let message = "expected an entry of a recording: an object with 'dir' and what belongs to it"
            diagnostics.append(Diagnostic(rule: Self.entryRule, message: message, at: value.location))
            return
        }
        entries.append(Entry(kind: kind, line: line, connection: value["conn"]?.integer, state: value))
    }

    private func kind(_ value: JSONValue) -> Entry.Kind? {
        let text = value["text"]?.string
        let code = value["code"]?.integer.flatMap(UInt16.init(exactly:))
        switch value["dir"]?.string {
        case "open": return value["url"]?.string.map { .open(url: $0) }
        case "opened": return .opened
        case "out": return text.map { .out($0) }
        case "in": return text.map { .in($0) }
        case "close": return code.map { .close(code: $0, reason: value["reason"]?.string ?? "") }
        case "close_sent": return code.map { .closeSent(code: $0) }
        case "error": return .error(value["message"]?.string ?? "")
        case "note": return text.map { .note($0) }
        default: return nil
        }
    }
}
