import LiveryJSON
import LiveryStyle
import LiveryTree

extension PreviewMarks {
    /// Writes the members `nodes` and `removed` of an object: the nodes that are new or have changed, as in a preview with
    /// `isNew` and all `props` too, and those that are gone, with their earlier `path` and what a preview shows of them as `text`.
    ///
    /// - Parameter styled: The later state.
    public func writeMembers(of styled: StyledTree, to writer: inout JSONWriter) {
        var json = NodeJSON(styled)
        writer.key("nodes")
        writer.beginArray()
        for entry in PreviewWalk(styled.tree) {
            guard case .node(let id) = entry.child, let mark = mark(of: id) else { continue }
            writer.beginObject()
            writer.key("isNew")
            writer.boolean(mark == .added)
            writer.key("props")
            writer.beginObject()
            for prop in styled.tree[id].props {
                writer.key(prop.name)
                prop.value.write(to: &writer)
            }
            writer.endObject()
            json.writeMembers(of: styled.tree[id], path: entry.path, modifiers: styled.modifiers(of: id), to: &writer)
            writer.endObject()
        }
        writer.endArray()
        writer.key("removed")
        writer.beginArray()
        for node in removed {
            writer.beginObject()
            writer.member("path", node.path)
            writer.member("text", node.heading.plain)
            writer.endObject()
        }
        writer.endArray()
    }
}

extension StyledText {
    fileprivate var plain: String { pieces.map(\.text).joined() }
}
