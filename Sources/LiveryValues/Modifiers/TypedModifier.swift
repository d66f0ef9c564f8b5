public import LiveryStyle

/// A built-in modifier as a type of its own: the parameters of all its overloads as properties.
///
/// A property is nil when the overload that the stylesheet calls has no such parameter, or has nil for it; which overload it
/// is, is told by those that aren't. One that every overload has isn't optional, and has the parameter's default when the
/// call leaves it out. Lengths are points and angles say their unit. Content, events and two-way values are references: they
/// are resolved on the node.
///
/// Values are those of one node. What a gesture in progress says is bound with ``ResolvedModifier/bindingGestures(_:)``
/// before; without, gestures count as not in progress.
public protocol TypedModifier: Hashable, Sendable, CustomStringConvertible {
    /// The name that stylesheets call it by.
    static var name: String { get }

    /// - Throws: When the modifier has another name, when its overload isn't one that the type is made of, and when a value
    ///   isn't of its parameter's type.
    init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError)
}
