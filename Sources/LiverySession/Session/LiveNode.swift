import LiveryStyle
import LiveryTree

/// A widget as it was at one moment, styled: what a host shows. It doesn't keep the tree.
public struct LiveNode: Sendable, Identifiable {
    public let id: NodeID
    public let type: String
    /// In text order.
    public internal(set) var props: [Prop]
    /// The modifiers, innermost first.
    public internal(set) var modifiers: [ResolvedModifier]
    /// The children as a reader sees them: those of a fragment stand in its place.
    public internal(set) var children: [Child]
    /// The nearest widget above; nil for a root.
    public let parent: NodeID?
    /// The nearest view around the node, itself included; nil for the page's own.
    public let view: String?

    /// A prop's value, or nil when the node doesn't have it. Linear in the number of props.
    public func value(of name: String) -> PropValue? { props.first { $0.name == name }?.value }
}
