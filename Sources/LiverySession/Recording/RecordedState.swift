import LiveryJSON
import LiveryTree

/// A part of the state that is recorded after a message of the server; the raw value is its member in the entry
/// (Documentation/ArizonaWire.md, section 11).
enum RecordedState: String, CaseIterable {
    /// The page as a reader sees it: fragments have their children spliced in.
    case tree
    /// The page with its fragments.
    case raw
    /// The id of the page's own view.
    case viewID = "viewId"
    /// The nodes that can be tapped.
    case taps
    /// The addresses of each view.
    case registry
    /// The fingerprints of the statics that are known, the least recently used first.
    case fingerprints = "fps"

    /// Writes the part of a wire's state; the tree and the view of a page that hasn't come are null. Linear in what is
    /// written.
    func write(_ wire: ArizonaWire, to writer: inout JSONWriter) {
        let tree = wire.page.tree
        switch self {
        case .tree, .raw:
            if tree.roots.isEmpty { writer.null() } else { tree.write(to: &writer, keepsSlots: self == .raw) }
        case .viewID: if let view = wire.views.first { writer.string(view.id) } else { writer.null() }
        case .taps: writeTaps(wire, to: &writer)
        case .registry: writeRegistry(wire, to: &writer)
        case .fingerprints:
            writer.beginArray()
            for fingerprint in wire.statics.fingerprints { writer.string(fingerprint) }
            writer.endArray()
        }
    }

    private func writeTaps(_ wire: ArizonaWire, to writer: inout JSONWriter) {
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

    private func writeRegistry(_ wire: ArizonaWire, to writer: inout JSONWriter) {
        writer.beginObject()
        for (view, nodes) in wire.registry.sorted(by: { $0.key < $1.key }) {
            writer.member(view, nodes.keys.sorted())
        }
        writer.endObject()
    }
}
