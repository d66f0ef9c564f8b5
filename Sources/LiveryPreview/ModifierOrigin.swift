import LiverySource
import LiveryStyle
import LiveryTree

/// What a modifier of a node comes from.
public enum ModifierOrigin: String, Hashable, Sendable, CaseIterable {
    /// A rule of a sheet, by a class name of the node.
    case sheet
    /// The node's `style`.
    case style
    /// The node's `modifiers`.
    case modifiers
}

/// Tells the origins of a styled tree's modifiers.
struct ModifierOrigins {
    private let sheets: Set<SourceFile>

    init(_ styled: StyledTree) {
        sheets = Set(styled.stylesheet.graph.sheets.map { $0.outline.tree.file })
    }

    func origin(of modifier: ResolvedModifier, on node: Node) -> ModifierOrigin {
        let location = modifier.location
        if sheets.contains(location.file) { return .sheet }
        guard node.style != nil, let prop = node.prop(named: "modifiers") else {
            return node.style != nil ? .style : .modifiers
        }
        if let range = prop.valueRange, node.file == location.file {
            return range.contains(location.range) ? .modifiers : .style
        }
        // A value that an edit set has no place in the payload, but its own text.
        guard case .json(let fragment) = prop.value else { return .style }
        return fragment.value.file == location.file ? .modifiers : .style
    }
}
