import LiveryJSON
import LiverySource
import LiveryStyle
import LiveryTree

/// Feeds a wire with recorded traffic, and compares what it makes of it with the recorded states.
public struct Replay: Sendable {
    /// Something that isn't as recorded.
    public struct Difference: Hashable, Sendable {
        /// The line of the recording.
        public let line: Int
        /// What was compared: `tree`, `raw`, `taps`, `registry`, `fps`, `viewId`, `warns`, `out`.
        public let subject: String
        /// Where in it, as a JSON Pointer.
        public let path: String
        /// What was recorded, and what there is; nil for what is missing.
        public let expected: String?
        public let found: String?
    }

    public private(set) var wire: ArizonaWire
    public private(set) var differences: [Difference] = []
    /// What the wire reports of the messages, by their line.
    public private(set) var diagnostics: [(line: Int, diagnostic: WireDiagnostic)] = []
    /// The number of messages of the server and of the client.
    public private(set) var counts = (received: 0, sent: 0)
    /// The number of the client's messages that were compared; others, such as malformed ones, no client sends by itself.
    public private(set) var comparedSent = 0

    /// What was recorded of the person just before.
    private var note = ""
    private var isFirstOut = false

    public init(wire: ArizonaWire) { self.wire = wire }

    /// Goes through a recording. The state of the wire is then that after its end.
    public mutating func run(_ recording: Recording) {
        for entry in recording.entries { step(entry) }
    }

    /// Applies one entry.
    public mutating func step(_ entry: Recording.Entry) {
        switch entry.kind {
        case .opened: isFirstOut = true
        case .out(let text):
            counts.sent += 1
            compareOut(text, entry)
        case .in(let text):
            counts.received += 1
            let update = wire.receive(.text(text))
            diagnostics += update.diagnostics.map { (entry.line, $0) }
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
            produced = tappedMessages()
        } else if let command = ArizonaCommands.sent(text) {
            produced = wire.messages(for: command).map(\.plainText)
        } else {
            return
        }
        comparedSent += 1
        if !produced.contains(text) {
            add(entry, "out", expected: text, found: produced.first)
        }
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
        let state = entry.state
        if let tree = state["tree"] { compare(entry, "tree", tree, tree.isNull ? nil : json(keepsSlots: false)) }
        if let raw = state["raw"] { compare(entry, "raw", raw, json(keepsSlots: true), splicesArrays: true) }
        if let view = state["viewId"] {
            compare(entry, "viewId", view, jsonValue { $0.string(wire.views.first?.id ?? "") })
        }
        if let taps = state["taps"] { compare(entry, "taps", taps, jsonValue(writeTaps)) }
        if let registry = state["registry"] { compare(entry, "registry", registry, jsonValue(writeRegistry)) }
        if let fingerprints = state["fps"] {
            compare(
                entry, "fps", fingerprints,
                jsonValue { writer in
                    writer.beginArray()
                    for fingerprint in wire.statics.fingerprints { writer.string(fingerprint) }
                    writer.endArray()
                })
        }
        // What the recorded client couldn't apply may be applied here, but not the other way round.
        let warnings = state["warns"]?.count ?? 0
        if update.diagnostics.count > warnings, state["tree"] != nil || warnings > 0 {
            add(
                entry, "warns", expected: "\(warnings) warnings",
                found: update.diagnostics.map(\.diagnostic.message).joined(separator: "; "))
        }
    }

    private mutating func compare(
        _ entry: Recording.Entry, _ subject: String, _ expected: JSONValue, _ found: JSONValue?,
        splicesArrays: Bool = false
    ) {
        guard let found else {
            if !expected.isNull { add(entry, subject, expected: expected.shortText, found: nil) }
            return
        }
        guard
            let difference = JSONDifference.first(expected: expected, found: found, splicesArrays: splicesArrays)
        else { return }
        add(entry, subject, path: difference.path, expected: difference.expected, found: difference.found)
    }

    private mutating func add(
        _ entry: Recording.Entry, _ subject: String, path: String = "", expected: String?, found: String?
    ) {
        differences.append(
            Difference(line: entry.line, subject: subject, path: path, expected: expected, found: found))
    }

    private func json(keepsSlots: Bool) -> JSONValue? {
        wire.page.tree.nodeCount == 0 ? nil : jsonValue { wire.page.tree.write(to: &$0, keepsSlots: keepsSlots) }
    }

    private func jsonValue(_ write: (inout JSONWriter) -> Void) -> JSONValue? {
        var writer = JSONWriter()
        write(&writer)
        return JSONDocument(reading: SourceFile(path: "<found>", bytes: writer.bytes)).root
    }

    private func writeTaps(_ writer: inout JSONWriter) {
        writer.beginArray()
        for id in wire.page.tree.preorder() {
            let node = wire.page.tree[id]
            guard case .json(let command) = node.value(of: "on_tap"), command.value.kind == .array else { continue }
            writer.beginObject()
            writer.key("path")
            writer.beginArray()
            // Without the position of the root, from which recorded paths begin.
            for step in node.path.description.split(separator: "/").dropFirst() { writer.numberText(String(step)) }
            writer.endArray()
            writer.key("view")
            writer.string(wire.view(of: id) ?? "")
            writer.key("cmd")
            writer.value(command.value)
            writer.endObject()
        }
        writer.endArray()
    }

    private func writeRegistry(_ writer: inout JSONWriter) {
        writer.beginObject()
        for (view, nodes) in wire.registry.sorted(by: { $0.key < $1.key }) {
            writer.key(view)
            writer.beginArray()
            for address in nodes.keys.sorted() { writer.string(address) }
            writer.endArray()
        }
        writer.endObject()
    }
}

extension SocketMessage {
    /// The text of a text message.
    fileprivate var plainText: String {
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
