import LiverySource
import LiveryTree
import Synchronization

/// A struct of dynamic properties that modifiers have in common: its `@Attribute`, `@EnvironmentValue` and `@NodeState`
/// properties are brought up to date with those of the modifier that it is stored in.
///
/// It has to be stored in a property of its own type; one within an optional or an array isn't found.
public protocol DynamicPropertyGroup: Sendable {}

/// A property wrapper whose value comes from the node that its modifier is used on.
///
/// A wrapper is one reference to a ``DynamicCell`` that belongs to it alone. So it takes one word, by whose bits it can be
/// found in the modifier, and it can be set also where only a copy of the wrapper is at hand, as `Mirror` gives one.
protocol DynamicProperty: Sendable {
    /// The address of the wrapper's cell, which are the wrapper's bits.
    var address: UInt { get }

    /// The name of the prop that is read; nil for a wrapper that reads none.
    var attributeName: String? { get }

    /// A wrapper with a new cell, which has the value for a place.
    func updated(for place: DynamicPlace) throws(AttributeError) -> Self

    /// Sets the value for a place in the wrapper's own cell.
    func update(for place: DynamicPlace) throws(AttributeError)
}

extension DynamicProperty {
    var attributeName: String? { nil }

    /// Replaces the wrapper in a modifier's memory by one with the value for a place.
    ///
    /// - Parameter pointer: Memory that holds a wrapper of this type, in a modifier that no one else refers to.
    static func replace(at pointer: UnsafeMutableRawPointer, for place: DynamicPlace) throws(AttributeError) {
        let wrapper = pointer.assumingMemoryBound(to: Self.self)
        wrapper.pointee = try wrapper.pointee.updated(for: place)
    }
}

/// What a wrapper says of its property, and what it has for its place.
///
/// A cell is written only until its modifier is handed out; the lock makes that hold whatever a host does.
final class DynamicCell<Definition: Sendable, State: Sendable>: Sendable {
    let definition: Definition
    private let stored: Mutex<State>

    init(_ definition: Definition, _ state: State) {
        self.definition = definition
        stored = Mutex(state)
    }

    var state: State {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }

    var address: UInt { UInt(bitPattern: ObjectIdentifier(self)) }
}

/// Where a dynamic property is used.
struct DynamicPlace {
    let node: Node
    let context: StyleContext
    let modifier: ModifierPlace
    /// The name of the property, with those of the structs that it is stored in: `options.isOpen`.
    var property = ""
}

/// A modifier of a node by where it is written, which doesn't change when others come or go.
struct ModifierPlace: Hashable, Sendable {
    let path: String
    let range: SourceRange
    /// How many of the node's modifiers before it are written at the same place, as when a class is named twice.
    let occurrence: Int
}
