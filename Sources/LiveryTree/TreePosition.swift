/// A place for a node among the children of another. Roots stand in ``WidgetTree/top``.
public enum TreePosition: Hashable, Sendable {
    /// Before a node, fragment or text, in the list that holds it. O(1).
    case before(NodeID)
    /// After a node, fragment or text, in the list that holds it. O(1).
    case after(NodeID)
    /// Before everything in a node or fragment. O(1).
    case start(of: NodeID)
    /// After everything in a node or fragment. O(1).
    case end(of: NodeID)
    /// Before the child at a position as readers see the children; at their count, the end. Outside of a fragment that
    /// begins there. Linear in the position.
    case at(Int, in: NodeID)
}

/// Why an edit can't be made. The tree is then as it was.
public enum TreeEditError: Error, Hashable, Sendable {
    /// What the identifier names isn't in the tree.
    case noSuchNode
    /// Texts have neither props nor children; fragments have no place for a text at the top of the tree.
    case notANode
    /// Only texts among children can be replaced.
    case notAText
    /// There are fewer children; `count` is how many.
    case noSuchPosition(count: Int)
    /// A node can't be moved into itself, and the top of the tree can't be moved or removed.
    case cycle
    /// `type` and `children` aren't props.
    case reservedName
    /// A text can't be null, an array or an object.
    case notTextValue
}
