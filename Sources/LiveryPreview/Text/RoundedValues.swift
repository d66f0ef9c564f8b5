import LiveryStyle

extension ResolvedModifier {
    /// The modifier with its numbers rounded to four decimals: a colour's `#0B6E4F` has numbers with sixteen.
    var rounded: ResolvedModifier { mappingValues(\.rounded) }
}

extension StyleValue {
    fileprivate var rounded: StyleValue {
        switch self {
        case .number(let value):
            let rounded = (value * 10_000).rounded() / 10_000
            // Small and huge numbers keep what they are.
            return .number(abs(value) < 1e9 && abs(value) >= 0.01 ? rounded : value)
        case .array(let elements): return .array(elements.map(\.rounded))
        case .tuple(let entries): return .tuple(entries.map(\.rounded))
        case .range(let lower, let upper, let isClosed):
            return .range(lower: lower?.rounded, upper: upper?.rounded, isClosed: isClosed)
        case .member(var member):
            member.base = member.base?.rounded
            member.arguments = member.arguments?.map(\.rounded)
            return .member(member)
        case .initialized(let type, let arguments):
            return .initialized(type: type, arguments: arguments.map(\.rounded))
        case .binding(let attribute, let value): return .binding(attribute: attribute, value: value.rounded)
        case .null, .boolean, .integer, .string, .content, .event, .gestureState: return self
        }
    }
}

extension StyleArgument {
    fileprivate var rounded: StyleArgument { StyleArgument(label: label, value.rounded) }
}
