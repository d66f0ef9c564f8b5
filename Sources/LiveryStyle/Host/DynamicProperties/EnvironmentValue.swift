/// A property of a modifier whose value comes from around the node that the modifier is used on.
///
///     @EnvironmentValue(\.contrast) var contrast
///
/// In a modifier that isn't for a node it has the value of an empty environment.
@propertyWrapper
public struct EnvironmentValue<Value: Sendable>: DynamicProperty {
    private let cell: DynamicCell<any KeyPath<StyleEnvironment, Value> & Sendable, Value?>

    private init(_ keyPath: any KeyPath<StyleEnvironment, Value> & Sendable, state: Value?) {
        cell = DynamicCell(keyPath, state)
    }

    /// - Parameter keyPath: The property of the environment.
    public init(_ keyPath: any KeyPath<StyleEnvironment, Value> & Sendable) {
        self.init(keyPath, state: nil)
    }

    public var wrappedValue: Value { cell.state ?? StyleEnvironment()[keyPath: cell.definition] }

    var address: UInt { cell.address }

    func updated(for place: DynamicPlace) throws(AttributeError) -> Self {
        EnvironmentValue(cell.definition, state: place.context.environment[keyPath: cell.definition])
    }

    func update(for place: DynamicPlace) throws(AttributeError) {
        cell.state = place.context.environment[keyPath: cell.definition]
    }
}
