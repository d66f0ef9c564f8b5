public import LiveryStyle

extension BuiltinModifier {
    /// The modifier as the type of its name; ``other(_:)`` also when it can't be typed, of which
    /// ``init(decoding:)`` says why.
    public init(_ modifier: ResolvedModifier) {
        self = (try? BuiltinModifier(decoding: modifier)) ?? .other(modifier)
    }
}

extension BuiltinModifier: CustomStringConvertible {
    /// The modifier as a stylesheet writes it.
    public var description: String {
        if case .other(let modifier) = self { return modifier.description }
        return typed?.description ?? ""
    }
}

extension BuiltinModifier.Name {
    private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The name of a modifier with a type of its own; nil for another. One look-up in a table.
    public init?(_ name: String) {
        guard let name = BuiltinModifier.Name.table[name] else { return nil }
        self = name
    }
}
