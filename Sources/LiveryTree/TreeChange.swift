/// Something that an edit changed in a tree, for who keeps something in step with it.
public enum TreeChange: Hashable, Sendable {
    /// A node, fragment or text has come in, with all that is below it.
    case inserted(NodeID)
    /// What the first names is gone, with all that was below it; it stood in the list of the second.
    case removed(NodeID, from: NodeID)
    /// It stands elsewhere in the same list.
    case moved(NodeID)
    /// A prop was set or removed.
    case prop(NodeID, name: String)
    /// A text has another value.
    case text(NodeID)
}
