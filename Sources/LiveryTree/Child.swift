import LiverySource

/// What stands among a node's children.
public enum Child: Hashable, Sendable {
    /// A widget.
    case node(NodeID)
    /// A string, number or boolean.
    case text(TextChild)
}

/// A string, number or boolean among children.
public struct TextChild: Hashable, Sendable {
    /// The name by which ``WidgetTree/replaceText(_:with:)`` and ``WidgetTree/remove(_:)`` find it.
    public let id: NodeID
    /// A string, number or boolean.
    public let value: PropValue
    /// Where it stands in the file it was read from, quotes included; nil for a text that an edit set.
    public let range: SourceRange?

    /// What a reader sees.
    public var text: String { value.text ?? "" }
}
