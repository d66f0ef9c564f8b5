import LiveryJSON
import LiverySession
import LiverySource
import LiveryStyle
import LiveryTree

/// A wire to feed with frames, and what it makes of them.
struct WireFixture {
    var wire: ArizonaWire

    init(_ sheet: String = "", limits: ArizonaLimits = ArizonaLimits()) {
        let stylesheet = Stylesheet(SourceFile(path: "test.sheet", text: sheet))
        wire = ArizonaWire(base: "http://localhost", stylesheet: stylesheet, limits: limits)
    }

    @discardableResult
    mutating func receive(_ frame: String) -> WireUpdate { wire.receive(.text(frame)) }

    /// Receives a frame of ops, and gives the messages of what is wrong with it.
    mutating func apply(_ ops: String...) -> [String] {
        receive("{\"o\":[\(ops.joined(separator: ","))]}").diagnostics.map(\.diagnostic.message)
    }

    /// The tree as a reader sees it.
    var tree: String { json(keepsSlots: false) }

    /// The tree with its slots.
    var raw: String { json(keepsSlots: true) }

    private func json(keepsSlots: Bool) -> String {
        var writer = JSONWriter()
        wire.page.tree.write(to: &writer, keepsSlots: keepsSlots)
        return writer.text
    }

    /// The addresses of each view.
    var registry: [String: [String]] { wire.registry.mapValues { $0.keys.sorted() } }

    /// The first node of a type.
    func node(_ type: String) -> NodeID? { wire.page.tree.preorder().first { wire.page.tree[$0].type == type } }
}

/// Frames of a page with a text, a prop and a keyed list.
enum Page {
    /// Statics of a page with an id, a title and a list, and those of its items with a key, a hue and a text.
    static let statics =
        ##"["{\"type\":\"Column\",\"az\":\"P-0\",\"az_view\":true,\"id\":",",\"children\":[{\"type\":\"Text\",\"az\":\"P-1\",\"children\":[{\"type\":\"#slot\",\"az\":\"P-1t0\",\"children\":[","]}]},{\"type\":\"#slot\",\"az\":\"P-0t1\",\"children\":[","]}]}"]"##
    static let itemStatics =
        ##"["{\"type\":\"Row\",\"az\":\"I-0\",\"az_key\":",",\"hue\":",",\"children\":[{\"type\":\"#slot\",\"az\":\"I-0t0\",\"children\":[","]}]}"]"##

    /// The page with items named by their keys.
    static func replace(_ keys: [String] = [], id: String = "page", title: String = "T") -> String {
        let items = keys.map { "[\"\($0)\",\"h\",\"\($0.uppercased())\"]" }.joined(separator: ",")
        return
            #"[8,"old",{"f":"P","s":\#(statics),"d":["\#(id)","\#(title)",{"t":0,"f":"I","s":\#(itemStatics),"d":[\#(items)]}]}]"#
    }

    static func insert(_ key: String, at position: String = "-1") -> String {
        #"[5,"page:P-0t1","\#(key)",\#(position),{"f":"I","d":["\#(key)","h","\#(key.uppercased())"]}]"#
    }
}
