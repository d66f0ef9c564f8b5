import LiveryJSON
import LiverySource

/// Writes recorded traffic in the form that ``Recording`` reads: entries of one client in order, a line each.
public struct RecordingWriter: Sendable {
    /// The number of entries so far.
    public private(set) var count = 0

    public init() {}

    /// The line of an entry, with its line break. After a message of the server a client's state should be in it too: see
    /// ``line(received:by:diagnostics:connection:at:)``.
    ///
    /// - Parameters:
    ///   - connection: The number of the connection, from 1; nil for what happens without one.
    ///   - time: The time since the recording began.
    public mutating func line(_ kind: Recording.Entry.Kind, connection: Int? = nil, at time: Duration) -> [UInt8] {
        var writer = JSONWriter()
        begin(kind, connection: connection, at: time, &writer)
        return end(&writer)
    }

    /// The line of a message of the server with the state of the wire that has received it, so that a replay can compare.
    /// Linear in the page.
    ///
    /// - Parameters:
    ///   - wire: The wire as it is after the message.
    ///   - diagnostics: What the wire reported of the message.
    public mutating func line(
        received text: String, by wire: ArizonaWire, diagnostics: [WireDiagnostic], connection: Int, at time: Duration
    ) -> [UInt8] {
        var writer = JSONWriter()
        begin(.in(text), connection: connection, at: time, &writer)
        for part in RecordedState.allCases {
            writer.key(part.rawValue)
            part.write(wire, to: &writer)
        }
        if !diagnostics.isEmpty { writer.member("warns", diagnostics.map(\.diagnostic.message)) }
        return end(&writer)
    }

    private mutating func begin(
        _ kind: Recording.Entry.Kind, connection: Int?, at time: Duration, _ writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.member("seq", count)
        writer.key("t")
        writer.number((time / .milliseconds(1) * 10).rounded() / 10)
        writer.member("dir", kind.name)
        if let connection { writer.member("conn", connection) }
        switch kind {
        case .open(let url): writer.member("url", url)
        case .opened: break
        case .out(let text), .in(let text), .note(let text): writer.member("text", text)
        case .close(let code, let reason):
            writer.member("code", Int(code))
            writer.member("reason", reason)
        case .closeSent(let code): writer.member("code", Int(code))
        case .error(let message): writer.member("message", message)
        }
        count += 1
    }

    private func end(_ writer: inout JSONWriter) -> [UInt8] {
        writer.endObject()
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}

extension Recording.Entry.Kind {
    /// What `dir` has for it.
    fileprivate var name: String {
        switch self {
        case .open: "open"
        case .opened: "opened"
        case .out: "out"
        case .in: "in"
        case .close: "close"
        case .closeSent: "close_sent"
        case .error: "error"
        case .note: "note"
        }
    }
}
