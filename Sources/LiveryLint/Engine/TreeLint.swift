import LiverySource
import LiveryStyle
import LiveryTree

/// What is wrong with trees.
enum TreeLint {
    /// What is wrong with a tree and with the modifiers of its nodes. Without sheets, class names aren't looked for.
    static func findings(in payload: TreePayload, _ stylesheet: Stylesheet) -> [Diagnostic] {
        let styling = StyledTree(payload.tree, stylesheet: stylesheet).diagnostics
        return payload.diagnostics
            + (stylesheet.graph.sheets.isEmpty ? styling.filter { $0.rule != "unknown-class" } : styling)
    }
}
