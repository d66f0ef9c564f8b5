import LiveryStyle
import LiveryTree
import Observation

/// A widget of a ``LiveModel``: the same object for as long as the node is on the page. Who observes one of its properties is
/// told when that one changes.
@Observable @MainActor
public final class LiveElement: Identifiable {
    /// What stands among the children.
    public enum Child: Equatable {
        case element(LiveElement)
        case text(TextChild)

        nonisolated public static func == (lhs: Child, rhs: Child) -> Bool {
            switch (lhs, rhs) {
            case (.element(let left), .element(let right)): left === right
            case (.text(let left), .text(let right)): left == right
            default: false
            }
        }
    }

    public nonisolated let id: NodeID
    public nonisolated let type: String
    /// The nearest view around the node; nil for the page's own.
    public nonisolated let view: String?
    /// In text order.
    public private(set) var props: [Prop]
    /// The modifiers, innermost first.
    public private(set) var modifiers: [ResolvedModifier]
    public private(set) var children: [Child] = []

    /// The children as the node has them; while this array is the same, so is ``children``.
    @ObservationIgnored private var childNodes: [LiveryTree.Child] = []

    /// Makes an element without children.
    init(_ node: LiveNode) {
        id = node.id
        type = node.type
        view = node.view
        props = node.props
        modifiers = node.modifiers
    }

    /// A prop's value, or nil when the node doesn't have it. Linear in the number of props.
    public func value(of name: String) -> PropValue? { props.first { $0.name == name }?.value }

    /// Takes what is another now.
    func update(from node: LiveNode, element: (NodeID) -> LiveElement?) {
        if props != node.props { props = node.props }
        if modifiers != node.modifiers { modifiers = node.modifiers }
        guard childNodes != node.children else { return }
        childNodes = node.children
        children = node.children.compactMap { child in
            switch child {
            case .node(let id): element(id).map(Child.element)
            case .text(let text): .text(text)
            }
        }
    }
}
