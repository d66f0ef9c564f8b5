import LiveryJSON
import LiverySession
import LiverySource
import Testing

/// A server's page: views with a text, a prop and a keyed list, whose items may hold views.
private final class ModelView {
    var id: String
    var title = "t"
    var hasTitle = true
    var mark = "m"
    var items: [ModelItem] = []

    init(id: String) { self.id = id }

    /// The views in it, each with the keys of the items that lead to it.
    func descendants(_ path: [(ModelView, ModelItem)] = []) -> [(view: ModelView, path: [(ModelView, ModelItem)])] {
        [(self, path)] + items.flatMap { item in item.child?.descendants(path + [(self, item)]) ?? [] }
    }

    var isWhole: Bool { hasTitle && items.allSatisfy { $0.child?.isWhole ?? true } }

    /// The tree that a client should have.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for (key, value) in [("type", "View"), ("az", "V-0")] { writer.member(key, value) }
        writer.key("az_view")
        writer.boolean(true)
        writer.member("id", id)
        writer.key("children")
        writer.beginArray()
        writer.beginObject()
        for (key, value) in [("type", "Text"), ("az", "V-1"), ("mark", mark)] { writer.member(key, value) }
        writer.key("children")
        writer.beginArray()
        if hasTitle { writer.string(title) }
        writer.endArray()
        writer.endObject()
        for item in items {
            writer.beginObject()
            for (key, value) in [("type", "Row"), ("az", "I-0"), ("az_key", item.key), ("hue", item.hue)] {
                writer.member(key, value)
            }
            writer.key("children")
            writer.beginArray()
            if let child = item.child { child.write(to: &writer) } else { writer.string(item.text) }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
    }
}

private final class ModelItem {
    let key: String
    var hue = "h"
    var text = "x"
    var child: ModelView?

    init(key: String) { self.key = key }
}

/// Changes a page at random, and writes the ops that say so.
private struct ModelServer {
    var root = ModelView(id: "root")
    var random: Generator
    private var sent: Set<String> = []
    private var names = 0

    init(seed: UInt64) { random = Generator(state: seed) }

    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    private mutating func name(_ prefix: String) -> String {
        names += 1
        return "\(prefix)\(names)"
    }

    // MARK: Payloads

    private static let statics = [
        "V":
            ##"["{\"type\":\"View\",\"az\":\"V-0\",\"az_view\":true,\"id\":",",\"children\":[{\"type\":\"Text\",\"az\":\"V-1\",\"mark\":",",\"children\":[{\"type\":\"#slot\",\"az\":\"V-1t0\",\"children\":[","]}]},{\"type\":\"#slot\",\"az\":\"V-0t1\",\"children\":[","]}]}"]"##,
        "I":
            ##"["{\"type\":\"Row\",\"az\":\"I-0\",\"az_key\":",",\"hue\":",",\"children\":[{\"type\":\"#slot\",\"az\":\"I-0t0\",\"children\":[","]}]}"]"##,
    ]

    private mutating func fingerprint(_ name: String) -> String {
        sent.insert(name).inserted ? #""f":"\#(name)","s":\#(Self.statics[name] ?? "")"# : #""f":"\#(name)""#
    }

    private mutating func payload(_ view: ModelView) -> String {
        "{\(fingerprint("V")),\"d\":[\"\(view.id)\",\"\(view.mark)\",\"\(view.title)\",\(list(view.items))]}"
    }

    private mutating func list(_ items: [ModelItem]) -> String {
        let fingerprint = fingerprint("I")
        return "{\"t\":0,\(fingerprint),\"d\":[\(items.map { "[\(dynamics($0))]" }.joined(separator: ","))]}"
    }

    private mutating func dynamics(_ item: ModelItem) -> String {
        "\"\(item.key)\",\"\(item.hue)\",\(content(item))"
    }

    private mutating func content(_ item: ModelItem) -> String {
        item.child.map { payload($0) } ?? "\"\(item.text)\""
    }

    /// The whole page.
    mutating func replacement(isFresh: Bool = false) -> String {
        if isFresh { sent = [] }
        return "[8,\"root\",\(payload(root))]"
    }

    // MARK: Changes

    /// Changes something and gives its op.
    mutating func change() -> String {
        let views = root.descendants()
        let (view, path) = views[Int.random(in: 0..<views.count, using: &random)]
        let isInner = !path.isEmpty && Bool.random(using: &random)
        let target = { (address: String) in isInner ? "\"\(address)\"" : "\"\(view.id):\(address)\"" }
        let op = change(view, target)
        return isInner ? wrapped(op, path, view) : op
    }

    /// An op of a view inside of items as its page sends it: in patches of the items, for the view.
    private func wrapped(_ op: String, _ path: [(ModelView, ModelItem)], _ view: ModelView) -> String {
        var op = "[\"\(view.id)\",[\(op)]]"
        for (index, step) in path.enumerated().reversed() {
            let list = index == 0 ? "\(step.0.id):V-0t1" : "V-0t1"
            op = "[7,\"\(list)\",\"\(step.1.key)\",[\(op)]]"
            if index > 0 { op = "[\"\(step.0.id)\",[\(op)]]" }
        }
        return op
    }

    private mutating func change(_ view: ModelView, _ target: (String) -> String) -> String {
        let list = target("V-0t1")
        let position = view.items.isEmpty ? 0 : Int.random(in: 0..<view.items.count, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0 where view.hasTitle:
            view.title = name("title")
            return "[0,\(target("V-1t0")),\"\(view.title)\"]"
        case 1 where view.hasTitle && Int.random(in: 0..<8, using: &random) == 0:
            view.hasTitle = false
            return "[4,\(target("V-1t0"))]"
        case 2:
            view.mark = name("mark")
            return "[1,\(target("V-1")),\"mark\",\"\(view.mark)\"]"
        case 3, 4, 5:
            let item = ModelItem(key: name("k"))
            let place = Int.random(in: -1...(view.items.count + 1), using: &random)
            view.items.insert(item, at: place < 0 || place > view.items.count ? view.items.count : place)
            let fingerprint = fingerprint("I")
            return "[5,\(list),\"\(item.key)\",\(place),{\(fingerprint),\"d\":[\(dynamics(item))]}]"
        case 6 where !view.items.isEmpty:
            return "[6,\(list),\"\(view.items.remove(at: position).key)\"]"
        case 7 where !view.items.isEmpty:
            let item = view.items.remove(at: position)
            let place = Int.random(in: 0...view.items.count, using: &random)
            view.items.insert(item, at: place)
            let after = place == 0 ? "null" : "\"\(view.items[place - 1].key)\""
            return "[9,\(list),\"\(item.key)\",\(after)]"
        case 8 where !view.items.isEmpty:
            let item = view.items[position]
            item.hue = name("hue")
            item.text = name("text")
            item.child = nil
            return
                "[7,\(list),\"\(item.key)\",[[1,\"I-0\",\"hue\",\"\(item.hue)\"],[0,\"I-0t0\",\"\(item.text)\"],[1,\"I-0\",\"extra\",\"1\"],[2,\"I-0\",\"extra\"]]]"
        case 9,
            10 where !view.items.isEmpty && root.descendants().count < 12:
            guard !view.items.isEmpty else { break }
            let item = view.items[position]
            item.child = ModelView(id: name("view:"))
            return "[7,\(list),\"\(item.key)\",[[0,\"I-0t0\",\(content(item))]]]"
        case 11 where Int.random(in: 0..<6, using: &random) == 0:
            view.items.shuffle(using: &random)
            // What is rendered anew is whole again.
            for item in view.items { for (inner, _) in item.child?.descendants() ?? [] { inner.hasTitle = true } }
            return "[0,\(list),\(self.list(view.items))]"
        default: break
        }
        view.mark = name("mark")
        return "[1,\(target("V-1")),\"mark\",\"\(view.mark)\"]"
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ key: String, _ value: String) {
        self.key(key)
        string(value)
    }
}

@Suite struct ModelPropertyTests {
    @Test(arguments: 1...20)
    func opsLeadToTheTreeOfTheModel(_ seed: Int) throws {
        var server = ModelServer(seed: UInt64(seed))
        var fixture = WireFixture()
        #expect(fixture.receive("{\"o\":[\(server.replacement())]}").diagnostics.isEmpty)
        for frame in 0..<100 {
            let ops = (0..<Int.random(in: 1...6, using: &server.random)).map { _ in server.change() }
            let diagnostics = fixture.receive("{\"o\":[\(ops.joined(separator: ","))]}").diagnostics
            try #require(diagnostics.isEmpty, "\(diagnostics.map(\.diagnostic.message)) in \(ops)")
            var writer = JSONWriter()
            server.root.write(to: &writer)
            try #require(fixture.tree == writer.text, "after frame \(frame): \(ops)")
            let views = Set(server.root.descendants().map(\.view.id))
            try #require(Set(fixture.wire.views.map(\.id)) == views)
            try #require(Set(fixture.registry.keys) == views)
        }
        guard server.root.isWhole else { return }
        var fresh = WireFixture()
        fresh.receive("{\"o\":[\(server.replacement(isFresh: true))]}")
        #expect(fresh.raw == fixture.raw)
    }
}
