/// The names of the types that take the place of what a stylesheet can't give. Fix-its suggest them.
public struct ReferenceNames: Sendable {
    /// A value of the portable model, by name of the value's type.
    public var attribute: String
    /// What a host does when something happens.
    public var event: String
    /// Child views.
    public var content: String
    /// Items of a toolbar.
    public var toolbarContent: String
    /// A value that the host and the server both change.
    public var changeTracked: String
    /// The protocol of types that a stylesheet's values become.
    public var resolvable: String

    public init(
        attribute: String = "AttributeReference", event: String = "Event", content: String = "ContentReference",
        toolbarContent: String = "ToolbarContentReference", changeTracked: String = "ChangeTracked",
        resolvable: String = "StylesheetResolvable"
    ) {
        self.attribute = attribute
        self.event = event
        self.content = content
        self.toolbarContent = toolbarContent
        self.changeTracked = changeTracked
        self.resolvable = resolvable
    }
}
