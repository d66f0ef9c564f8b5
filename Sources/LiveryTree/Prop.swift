import LiverySource

/// A prop of a node: any member of its object but `type` and `children`.
public struct Prop: Hashable, Sendable {
    /// The name, escapes replaced.
    public let name: String
    /// The value with the kind that the payload gives it.
    public let value: PropValue
    /// Where the name stands in the node's file, quotes included; nil for a prop that an edit set.
    public let nameRange: SourceRange?
    /// Where the value stands in the node's file, quotes included; nil for a prop that an edit set.
    public let valueRange: SourceRange?
}
