import LiveryTree
import Synchronization

/// The values of `@NodeState` properties, by node, place of the modifier and property.
///
/// The host keeps one for each tree and passes it in the ``StyleContext``. It holds the values that were set, and safe from
/// any task. What belongs to nodes that are gone stays until ``removeStates(notIn:)``.
public final class NodeStateStore: Sendable {
    struct Key: Hashable, Sendable {
        let node: NodeID
        let modifier: ModifierPlace
        let property: String
    }

    private let states = Mutex<[Key: any Sendable]>([:])
    private let onChange: (@Sendable (NodeID) -> Void)?

    /// - Parameter onChange: Called after a value was set, with its node, for the host to resolve it again; on the task that
    ///   set it.
    public init(onChange: (@Sendable (NodeID) -> Void)? = nil) { self.onChange = onChange }

    /// The number of values that are set.
    public var count: Int { states.withLock { $0.count } }

    subscript(key: Key) -> (any Sendable)? { states.withLock { $0[key] } }

    func set(_ value: any Sendable, for key: Key) {
        // What goes is let go of outside the lock: its end may come back here.
        let old = states.withLock { $0.updateValue(value, forKey: key) }
        _ = consume old
        onChange?(key.node)
    }

    /// Forgets the values of nodes that a tree doesn't have. Linear in the values.
    public func removeStates(notIn tree: WidgetTree) {
        replaceStates { $0.filter { tree.contains($0.key.node) } }
    }

    /// Moves the values to a new payload's tree: to the nodes of the same identity (``NodeIdentities``). Those of nodes that
    /// it doesn't have are forgotten. Linear in both trees and the values.
    public func move(from old: WidgetTree, to new: WidgetTree) {
        let before = old.identities()
        let after = new.identities()
        replaceStates { states in
            var moved: [Key: any Sendable] = [:]
            for (key, value) in states {
                guard let node = before[key.node].flatMap(after.node(named:)) else { continue }
                moved[Key(node: node, modifier: key.modifier, property: key.property)] = value
            }
            return moved
        }
    }

    private func replaceStates(_ change: ([Key: any Sendable]) -> [Key: any Sendable]) {
        let old = states.withLock { states in
            let old = states
            states = change(old)
            return old
        }
        _ = consume old
    }
}
