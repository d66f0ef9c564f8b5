import LiveryJSON
import LiverySource
import LiveryStyle
import LiveryTree

/// Arizona's native render target, as a client sees it.
///
/// The rules are those of the framework's document on its native target and of its servers; where a comment names a section,
/// it is one of Documentation/ArizonaWire.md.
public struct ArizonaWire: LiveWire {
    public private(set) var page: StyledTree
    private var state: ArizonaState
    private let base: String
    /// The number of frames of this connection so far.
    private var frameCount = 0

    /// - Parameters:
    ///   - base: The server's URL, with the scheme `http`, `https`, `ws` or `wss`; its path is that of the socket, `/ws` when
    ///     it has none.
    ///   - statics: What is known from earlier connections.
    public init(
        base: String, stylesheet: Stylesheet, statics: StaticsCache = StaticsCache(),
        limits: ArizonaLimits = ArizonaLimits()
    ) {
        self.base = base
        page = StyledTree(WidgetTree(), stylesheet: stylesheet)
        state = ArizonaState(statics: statics, limits: limits)
    }

    /// What the client knows by its fingerprints. Whoever keeps it between runs takes it from here.
    public var statics: StaticsCache {
        get { state.statics }
        set { state.statics = newValue }
    }

    public var origin: String { ArizonaURL.origin(of: base) }

    // MARK: Connections

    public func request(to location: LiveLocation) -> SocketRequest {
        SocketRequest(url: ArizonaURL.socket(base: base, location: location))
    }

    public mutating func opened() -> [SocketMessage] {
        frameCount = 0
        var writer = JSONWriter()
        writer.beginArray()
        writer.string("cached_fps")
        writer.beginArray()
        for fingerprint in state.statics.announced() { writer.string(fingerprint) }
        writer.endArray()
        writer.endArray()
        return [.text(writer.bytes)]
    }

    public mutating func heartbeat() -> SocketMessage { .text("0") }

    public func consequence(ofClose code: UInt16) -> CloseConsequence { code == 1000 ? .end : .reconnect }

    // MARK: Frames

    public mutating func receive(_ message: SocketMessage) -> WireUpdate {
        frameCount += 1
        var update = WireUpdate()
        // The server sends no binary messages, and ignores those of others too.
        guard case .text(let bytes) = message else { return update }
        if bytes == [UInt8(ascii: "1")] {
            update.isHeartbeatReply = true
            return update
        }
        let document = JSONDocument(reading: SourceFile(path: "<frame>", bytes: bytes))
        document.withTape { tape in
            var frame = OpFrame(document, tape, number: frameCount, limit: state.limits.maximumDiagnostics)
            Self.read(&frame, &update, &state, &page)
            update.diagnostics = frame.report.finished(in: document)
        }
        return update
    }

    private static func read(
        _ frame: inout OpFrame, _ update: inout WireUpdate, _ state: inout ArizonaState, _ page: inout StyledTree
    ) {
        let mistakes = frame.document.diagnostics
        // Nearly all frames have none, and are asked no more.
        guard mistakes.isEmpty || !mistakes.containsError else {
            return frame.report.add(mistakes, op: nil, index: 0, in: frame.document)
        }
        guard frame.tape.count > 0, frame.tape.entry(at: 0).tag == JSONEntry.objectTag else {
            let message = "expected an object of ops and effects"
            return frame.add(WireFault(rule: ArizonaRule.frame, message: message, index: 0), op: nil)
        }
        if let ops = array("o", &frame) {
            update.restyled = page.update { tree in
                state.applyAll(ops, &frame, &tree)
                return frame.changes
            }
            update.changes = frame.changes
        }
        if let effects = array("e", &frame) { update.effects = self.effects(effects, &frame) }
    }

    private static func array(_ name: StaticString, _ frame: inout OpFrame) -> Int? {
        guard let member = frame.tape.member(name, of: 0) else { return nil }
        if frame.tape.kind(at: member) == .array { return member }
        frame.add(
            WireFault(rule: ArizonaRule.frame, message: "expected an array as '\(name)'", index: member), op: nil)
        return nil
    }

    private static func effects(_ effects: Int, _ frame: inout OpFrame) -> [LiveEffect] {
        var result: [LiveEffect] = []
        for (position, value) in JSONValue(document: frame.document, index: effects).elements.enumerated() {
            if let effect = ArizonaCommands.effect(value, view: nil) {
                result.append(effect)
            } else {
                let message = "expected an effect: an array of a code and its arguments"
                frame.add(WireFault(rule: ArizonaRule.effect, message: message, index: value.index), op: position)
            }
        }
        return result
    }

    // MARK: Views

    /// The id of the page's own view; nil while no tree has come.
    private var rootView: String? { page.tree.roots.first.flatMap(view) }

    public var views: [LiveView] {
        let root = rootView
        let views = state.registry.roots.map { LiveView(id: $0.id, root: page.tree.id(at: $0.root)) }
        return views.sorted { ($0.id != root ? 1 : 0, $0.id) < ($1.id != root ? 1 : 0, $1.id) }
    }

    public var viewsVersion: Int { state.registry.viewsVersion }

    public func view(of node: NodeID) -> String? {
        guard page.tree.contains(node), let view = state.registry.view(of: node.index) else { return nil }
        let id = state.registry.id(ofView: view)
        return id.isEmpty ? nil : id
    }

    /// The addressable nodes of each view by their `az`. Linear in them.
    public var registry: [String: [String: NodeID]] {
        var result: [String: [String: NodeID]] = [:]
        for entry in state.registry.addresses {
            result[entry.view, default: [:]][page.tree.text(of: entry.address)] = page.tree.id(at: entry.place)
        }
        return result
    }

    // MARK: Commands

    public func commands(in prop: String, of node: NodeID) throws(LiveCommandError) -> [LiveCommand] {
        guard page.tree.contains(node) else { throw .noSuchNode }
        guard let value = page.tree[node].value(of: prop) else { throw .noCommand }
        return try ArizonaCommands.commands(in: value, view: view(of: node))
    }

    public mutating func messages(for command: LiveCommand) -> [SocketMessage] {
        var writer = JSONWriter()
        writer.beginArray()
        switch command {
        case .event(let view, let name, let payload):
            if let view = view ?? rootView { writer.string(view) } else { writer.null() }
            writer.string(name)
            let document = JSONDocument(reading: SourceFile(path: "<payload>", text: payload))
            if let root = document.root { writer.value(root) } else { writer.null() }
        case .navigate(let location, _): write("navigate", location, to: &writer)
        case .patch(let location, _): write("patch", location, to: &writer)
        }
        writer.endArray()
        return [.text(writer.bytes)]
    }

    private func write(_ name: String, _ location: LiveLocation, to writer: inout JSONWriter) {
        writer.string(name)
        writer.beginObject()
        writer.key("path")
        writer.string(location.path)
        writer.key("qs")
        writer.string(location.query)
        writer.endObject()
    }
}
