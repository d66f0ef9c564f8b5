import LiveryJSON
import LiverySource
import LiveryStyle
import LiveryTree

/// Feeds a wire with recorded traffic, and compares what it makes of it with the recorded states.
public struct Replay: Sendable {
    public private(set) var wire: ArizonaWire
    public private(set) var differences: [Difference] = []
    /// What the wire reports of the messages, at their places in the recording.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The number of messages of the server and of the client.
    public private(set) var counts = (received: 0, sent: 0)
    /// The number of the client's messages that were compared; others, such as malformed ones, no client sends by itself.
    public private(set) var comparedSent = 0

    /// What was recorded of the person just before.
    private var note = ""
    private var isFirstOut = false
    /// The number of the server's messages on this connection so far.
    private var frame = 0

    public init(wire: ArizonaWire) { self.wire = wire }

    /// Goes through a recording. The state of the wire is then that after its end.
    public mutating func run(_ recording: Recording) {
        for entry in recording.entries { step(entry) }
    }

    /// Applies one entry.
    public mutating func step(_ entry: Recording.Entry) {
        switch entry.kind {
        case .opened:
            isFirstOut = true
            frame = 0
        case .out(let text):
            counts.sent += 1
            compareOut(text, entry)
        case .in(let text):
            counts.received += 1
            frame += 1
            let update = wire.receive(.text(text))
            diagnostics += update.diagnostics.map { $0.diagnostic(in: entry) }
            compareState(entry, update)
        case .note(let text): note = text
        case .open, .close, .closeSent, .error: break
        }
    }

    // MARK: What is sent

    private mutating func compareOut(_ text: String, _ entry: Recording.Entry) {
        let produced: [String]
        if isFirstOut, text.hasPrefix("[\"cached_fps\"") {
            isFirstOut = false
            produced = wire.opened().map(\.plainText)
        } else if text == "0" {
            produced = [wire.heartbeat().plainText]
        } else if note.hasPrefix("tap") {
            // What is sent after that isn't by this tap.
            note = ""
            produced = tappedMessages()
        } else if let command = ArizonaCommands.sent(text) {
            produced = wire.messages(for: command).map(\.plainText)
        } else {
            return
        }
        comparedSent += 1
        guard !produced.contains(text) else { return }
        // A tap may be on any node: the first few are enough to see what could be sent.
        let found = produced.isEmpty ? nil : produced.prefix(3).joined(separator: " or ").excerpt
        add(entry, "out", expected: text.excerpt, found: found, at: entry.state["text"] ?? entry.state)
    }

    /// The messages that a tap on any node would send.
    private mutating func tappedMessages() -> [String] {
        var result: [String] = []
        for node in wire.page.tree.preorder() {
            guard let commands = try? wire.commands(in: "on_tap", of: node) else { continue }
            for command in commands { result += wire.messages(for: command).map(\.plainText) }
        }
        return result
    }

    // MARK: The state

    private mutating func compareState(_ entry: Recording.Entry, _ update: WireUpdate) {
        for part in RecordedState.allCases {
            guard let expected = entry.state[part.rawValue] else { continue }
            var writer = JSONWriter()
            part.write(wire, to: &writer)
            // Nothing that a wire holds goes deeper than what JSON is read to.
            guard let found = JSONDocument(reading: SourceFile(path: "<found>", bytes: writer.bytes)).root,
                let difference = JSONDifference.first(
                    expected: expected, found: found, splicesArrays: part == .raw)
            else { continue }
            add(
                entry, part.rawValue, path: difference.path, expected: difference.expected?.shortText,
                found: difference.found?.shortText, at: difference.place)
        }
        // What the recorded client couldn't apply may be applied here, but not the other way round.
        let warnings = entry.state["warns"]
        let count = warnings?.count ?? 0
        if update.diagnostics.count > count, entry.state["tree"] != nil || count > 0 {
            add(
                entry, "warns", expected: count == 0 ? nil : "\(count) of them",
                found: update.diagnostics.map(\.diagnostic.message).joined(separator: "; ").excerpt,
                at: warnings ?? entry.state["text"] ?? entry.state)
        }
    }

    private mutating func add(
        _ entry: Recording.Entry, _ subject: String, path: String = "", expected: String?, found: String?,
        at place: JSONValue
    ) {
        differences.append(
            Difference(
                line: entry.line, connection: entry.connection, frame: frame, subject: subject, path: path,
                expected: expected, found: found, location: place.location,
                message: entry.state["text"]?.string ?? ""))
    }
}

extension WireDiagnostic {
    /// The diagnostic where the message stands in a recording; a note has the place in the message.
    fileprivate func diagnostic(in entry: Recording.Entry) -> Diagnostic {
        var result = diagnostic
        result.location = (entry.state["text"] ?? entry.state).location
        result.highlights = []
        result.notes.insert(Diagnostic.Note(place(connection: entry.connection), at: diagnostic.location), at: 0)
        return result
    }
}

extension SocketMessage {
    /// The text of a text message; empty for a binary one.
    var plainText: String {
        if case .text(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { "" }
    }
}

extension ArizonaCommands {
    /// The command that a frame of a client carries; nil for one that none sends.
    static func sent(_ text: String) -> LiveCommand? {
        let document = JSONDocument(reading: SourceFile(path: "<sent>", text: text))
        guard !document.diagnostics.containsError, let root = document.root, root.kind == .array else { return nil }
        if root.count == 2, let name = root[0]?.string, let path = root[1]?["path"]?.string {
            guard let query = root[1]?["qs"]?.string else { return nil }
            let location = LiveLocation(path: path, query: query)
            switch name {
            case "navigate": return .navigate(location, replaces: false)
            case "patch": return .patch(location, replaces: false)
            default: return nil
            }
        }
        guard root.count == 3, let view = root[0]?.string, let name = root[1]?.string, let payload = root[2],
            payload.kind == .object
        else { return nil }
        var writer = JSONWriter()
        writer.value(payload)
        return .event(view: view, name: name, payload: writer.text)
    }
}
