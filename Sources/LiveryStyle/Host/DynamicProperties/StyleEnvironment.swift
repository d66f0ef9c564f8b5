/// A value that comes from around a node, such as whether it is dark there.
///
///     struct ContrastKey: StyleEnvironmentKey { static let defaultValue = 1.0 }
///
///     extension StyleEnvironment {
///         var contrast: Double {
///             get { self[ContrastKey.self] }
///             set { self[ContrastKey.self] = newValue }
///         }
///     }
public protocol StyleEnvironmentKey {
    associatedtype Value: Sendable

    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// The values that come from around a node. The host sets them; `@EnvironmentValue` properties of modifiers read them.
///
/// Values are properties of extensions: see ``StyleEnvironmentKey``.
public struct StyleEnvironment: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// Makes an environment where every value is its key's default.
    public init() {}

    /// The value of a key.
    public subscript<Key: StyleEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
