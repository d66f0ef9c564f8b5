import LiveryJSON
import LiverySource
import LiveryStyle
import LiveryTree

/// A styled tree as JSON for programs; `Documentation/preview-json.md` describes every member.
public enum JSONPreview {
    /// The version of the shape. Members may be added without a new one; that of a member never changes its meaning.
    public static let version = 1

    /// Writes a tree with all modifiers and what is wrong. Linear in the nodes and their modifiers.
    ///
    /// - Parameter diagnostics: What else is wrong, such as with an edit of the tree; it comes last.
    public static func write(_ styled: StyledTree, diagnostics: [Diagnostic] = [], to writer: inout JSONWriter) {
        var json = NodeJSON(styled)
        writer.beginObject()
        writer.member("version", version)
        writer.member("kind", "preview")
        writer.member("sheets", styled.stylesheet.graph.sheets.map { $0.outline.tree.file.path })
        writer.key("nodes")
        writer.beginArray()
        for entry in PreviewWalk(styled.tree) {
            guard case .node(let id) = entry.child else { continue }
            writer.beginObject()
            json.writeMembers(of: styled.tree[id], path: entry.path, modifiers: styled.modifiers(of: id), to: &writer)
            writer.endObject()
        }
        writer.endArray()
        json.write(styled.allDiagnostics + diagnostics, as: "diagnostics", to: &writer)
        writer.endObject()
    }

    /// The JSON of a tree, on many lines or on one, with a line break at its end.
    public static func text(of styled: StyledTree, diagnostics: [Diagnostic] = [], isIndented: Bool = true) -> String {
        var writer = JSONWriter(isIndented ? .pretty : .compact)
        write(styled, diagnostics: diagnostics, to: &writer)
        return writer.text + "\n"
    }
}
