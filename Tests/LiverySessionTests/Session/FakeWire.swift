import LiveryJSON
import LiverySession
import LiverySource
import LiveryStyle

@testable import LiveryTree

/// A wire of words. From the server, one line a message, several lines for several changes in one:
///
///     page JSON | prop ID NAME VALUE | unprop ID NAME | text ID WORD | append ID JSON | insert ID JSON (before it)
///     remove ID | first ID (moves it to the front) | event NAME | go PATH | load PATH | odd CODE | bad | know FP TEXT | 1
///
/// To the server: `hello`, `ping`, `event VIEW NAME PAYLOAD`, `go PATH`, `patch PATH`. Nodes are named by their `id`; those with
/// a prop `view` are views. A prop with a command holds `event NAME`, `go PATH`, several after `;`, or `huh`.
struct FakeWire: StaticsCachingWire {
    private(set) var page: StyledTree
    var statics = StaticsCache()
    let origin = "http://fake"
    /// How many messages found that someone else held the tree, so that changing it copies it.
    private let copies: Locked<Int>
    /// How many times someone has asked for the views.
    private let viewReads: Locked<Int>
    private(set) var viewsVersion = 0
    private var frame = 0

    init(_ stylesheet: String = "", copies: Locked<Int> = Locked(0), viewReads: Locked<Int> = Locked(0)) {
        self.copies = copies
        self.viewReads = viewReads
        page = StyledTree(
            WidgetTree(), stylesheet: Stylesheet(SourceFile(path: "test.sheet", text: stylesheet)))
    }

    var views: [LiveView] {
        viewReads.withLock { $0 += 1 }
        return currentViews
    }

    private var currentViews: [LiveView] {
        page.tree.preorder().compactMap { id in
            let node = page.tree[id]
            guard node.value(of: "view") != nil, let name = node.serverID else { return nil }
            return LiveView(id: name, root: id)
        }
    }

    func request(to location: LiveLocation) -> SocketRequest {
        SocketRequest(url: "ws://test" + location.path + (location.query.isEmpty ? "" : "?" + location.query))
    }

    mutating func opened() -> [SocketMessage] {
        frame = 0
        let known = statics.announced()
        return [.text("hello")] + (known.isEmpty ? [] : [.text("known \(known.joined(separator: " "))")])
    }

    mutating func heartbeat() -> SocketMessage { .text("ping") }

    func view(of node: NodeID) -> String? {
        var node: NodeID? = node
        while let id = node, page.tree.contains(id) {
            let handle = page.tree[id]
            if handle.value(of: "view") != nil, handle.parent != nil { return handle.serverID }
            node = handle.parent
        }
        return nil
    }

    func commands(in prop: String, of node: NodeID) throws(LiveCommandError) -> [LiveCommand] {
        guard page.tree.contains(node) else { throw .noSuchNode }
        guard case .string(let text) = page.tree[node].value(of: prop) else { throw .noCommand }
        var commands: [LiveCommand] = []
        for part in text.split(separator: ";") {
            let words = part.split(separator: " ").map(String.init)
            switch words.first {
            case "event": commands.append(.event(view: view(of: node), name: words[1], payload: "{}"))
            case "go": commands.append(.navigate(LiveLocation(words[1]), replaces: false))
            case let word: throw .unsupported(word ?? "")
            }
        }
        return commands
    }

    mutating func messages(for command: LiveCommand) -> [SocketMessage] {
        switch command {
        case .event(let view, let name, let payload): [.text("event \(view ?? "-") \(name) \(payload)")]
        case .navigate(let location, _): [.text("go \(Self.text(location))")]
        case .patch(let location, _): [.text("patch \(Self.text(location))")]
        }
    }

    private static func text(_ location: LiveLocation) -> String {
        location.query.isEmpty ? location.path : "\(location.path)?\(location.query)"
    }

    func consequence(ofClose code: UInt16) -> CloseConsequence { code == 1000 ? .end : .reconnect }

    mutating func receive(_ message: SocketMessage) -> WireUpdate {
        frame += 1
        var update = WireUpdate()
        _ = page.update { tree in
            if !isKnownUniquelyReferenced(&tree.storage) { copies.withLock { $0 += 1 } }
            return []
        }
        guard case .text(let bytes) = message else { return update }
        let before = currentViews
        for line in bytes.split(separator: UInt8(ascii: "\n")) { apply(String(decoding: line, as: UTF8.self), &update) }
        if currentViews != before { viewsVersion += 1 }
        return update
    }

    private mutating func apply(_ line: String, _ update: inout WireUpdate) {
        // By bytes: some lines are megabytes long.
        let words = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 3).map { String(Substring($0)) }
        switch words[0] {
        case "1": update.isHeartbeatReply = true
        case "event": update.effects.append(.command(.event(view: nil, name: words[1], payload: "{}")))
        case "go": update.effects.append(.command(.navigate(LiveLocation(words[1]), replaces: false)))
        case "load": update.effects.append(.load(LiveLocation(words[1])))
        case "odd": update.effects.append(.unsupported(code: words[1], arguments: "[]"))
        case "know": statics.insert([words[2]], for: words[1])
        default:
            do {
                try edit(line, words, &update)
            } catch {
                let file = SourceFile(path: "<frame>", text: line)
                update.diagnostics.append(
                    WireDiagnostic(
                        frame: frame,
                        diagnostic: Diagnostic(rule: "bad", message: line, file: file, range: file.range)))
            }
        }
    }

    private mutating func edit(_ line: String, _ words: [String], _ update: inout WireUpdate) throws {
        let named = words.count > 1 ? page.tree.preorder().first { page.tree[$0].serverID == words[1] } : nil
        if words[0] == "page" {
            for root in page.tree[page.tree.top].ownChildren {
                update.changes.append(.removed(root, from: page.tree.top))
                _ = try page.update { tree throws(TreeEditError) in
                    try tree.remove(root)
                    return []
                }
            }
            return try insert(String(line.dropFirst(5)), at: .end(of: page.tree.top), &update)
        }
        guard let node = named else { throw TreeEditError.noSuchNode }
        switch words[0] {
        case "prop", "unprop":
            let isRestyled =
                words[0] == "prop"
                ? try page.setProp(words[2], of: node, to: .string(words[3])).isChanged
                : try page.removeProp(words[2], of: node)
            update.changes.append(.prop(node, name: words[2]))
            if isRestyled { update.restyled.append(node) }
        case "text":
            let before = page.tree[node].ownChildren
            var text = node
            _ = try page.update { tree throws(TreeEditError) in
                text = try tree.replaceChildren(of: node, withText: .string(words[2]))
                return []
            }
            if before == [text] {
                update.changes.append(.text(text))
            } else {
                update.changes += before.map { .removed($0, from: node) } + [.inserted(text)]
            }
        case "append":
            try insert(
                line.split(separator: " ", maxSplits: 2).last.map(String.init) ?? "", at: .end(of: node), &update)
        case "insert":
            try insert(line.split(separator: " ", maxSplits: 2).last.map(String.init) ?? "", at: .before(node), &update)
        case "remove":
            let list = page.tree[node].enclosing ?? page.tree.top
            _ = try page.update { tree throws(TreeEditError) in
                try tree.remove(node)
                return []
            }
            update.changes.append(.removed(node, from: list))
        case "first":
            let list = page.tree[node].enclosing ?? page.tree.top
            _ = try page.update { tree throws(TreeEditError) in
                try tree.move(node, to: .start(of: list))
                return []
            }
            update.changes.append(.moved(node))
        default: throw TreeEditError.noSuchNode
        }
    }

    private mutating func insert(_ json: String, at position: TreePosition, _ update: inout WireUpdate) throws {
        guard let value = JSONDocument(reading: SourceFile(path: "<payload>", text: json)).root else {
            throw TreeEditError.noSuchNode
        }
        var inserted: [NodeID] = []
        update.restyled += try page.update { tree throws(TreeEditError) in
            inserted = try tree.insert(value, at: position).inserted
            return inserted.map(TreeChange.inserted)
        }
        update.changes += inserted.map(TreeChange.inserted)
    }
}
