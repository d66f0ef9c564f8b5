/// A property of a modifier that keeps its value for each node and place of the modifier, from one resolving to the next.
///
///     @NodeState var isOpen = false
///
/// The values are in the ``NodeStateStore`` of the context. In a modifier that isn't for a node, or without a store, the
/// property has its first value, and setting it does nothing.
///
/// Reading and setting are safe from any task, each by itself: `count += 1` in two tasks at once may count once.
@propertyWrapper
public struct NodeState<Value: Sendable>: DynamicProperty {
    private struct Slot: Sendable {
        let store: NodeStateStore
        let key: NodeStateStore.Key
    }

    private let cell: DynamicCell<Value, Slot?>

    private init(_ initial: Value, _ slot: Slot?) { cell = DynamicCell(initial, slot) }

    /// - Parameter wrappedValue: The value until another is set.
    public init(wrappedValue: Value) { self.init(wrappedValue, nil) }

    public var wrappedValue: Value {
        get { cell.state.flatMap { $0.store[$0.key] as? Value } ?? cell.definition }
        nonmutating set { cell.state.map { $0.store.set(newValue, for: $0.key) } }
    }

    /// The property itself, to be handed on.
    public var projectedValue: NodeState<Value> { self }

    var address: UInt { cell.address }

    func updated(for place: DynamicPlace) throws(AttributeError) -> Self {
        NodeState(cell.definition, slot(for: place))
    }

    func update(for place: DynamicPlace) throws(AttributeError) { cell.state = slot(for: place) }

    private func slot(for place: DynamicPlace) -> Slot? {
        place.context.nodeStates.map {
            Slot(
                store: $0,
                key: NodeStateStore.Key(node: place.node.id, modifier: place.modifier, property: place.property))
        }
    }
}
