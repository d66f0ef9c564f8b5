import Livery

/// A tree of JSON text styled by a sheet's text.
func styled(_ json: String, _ sheet: String = "", path: String = "card.sheet") -> StyledTree {
    StyledTree(
        WidgetTree.reading(SourceFile(path: "tree.json", text: json)),
        stylesheet: Stylesheet(SourceFile(path: path, text: sheet)))
}

extension StyledTree {
    /// The tree with a prop of a node set.
    func setting(_ prop: String, of path: String, to value: PropValue) throws -> StyledTree {
        var copy = self
        try copy.setProp(prop, of: copy.tree.find(NodePath(parsing: path)), to: value)
        return copy
    }
}
