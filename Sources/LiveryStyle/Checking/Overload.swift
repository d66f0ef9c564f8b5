import LiveryCatalogue
import LiverySyntax

/// A function-like declaration with what matching arguments asks of it.
final class Overload {
    let shared: SharedFunction
    var function: FunctionDeclaration { shared.function }
    let parameters: [ParameterShape]
    /// How many parameters need an argument.
    let requiredCount: Int
    /// The most arguments that it takes; nil when a parameter is variadic.
    let maximumCount: Int?
    /// The labels that its parameters go by.
    let labels: LabelSet
    let isDeprecated: Bool
    /// The place among the overloads of its name.
    let order: Int
    /// What each parameter is when a call leaves it out, once that is known; nil for what can't be expressed.
    var defaults: [CheckedArgument?]?

    /// A parameter with what is asked of it.
    struct ParameterShape {
        let label: String?
        let name: String
        let type: KnownType
        let isRequired: Bool
        let isVariadic: Bool
        let hasDefault: Bool
        /// Whether the parameter is a closure, or an optional of one.
        let isClosure: Bool
        /// Whether it is one that takes content.
        let isContent: Bool
    }

    init(_ function: FunctionDeclaration, _ lookups: CatalogueLookups, order: Int = 0) {
        self.order = order
        shared = SharedFunction(function)
        parameters = function.parameters.map { parameter in
            ParameterShape(
                label: parameter.label, name: parameter.name, type: lookups.type(resolving: parameter.type),
                isRequired: parameter.isRequired, isVariadic: parameter.isVariadic,
                hasDefault: parameter.defaultText != nil,
                isClosure: parameter.type.isAction || parameter.type.isContent, isContent: parameter.type.isContent)
        }
        requiredCount = parameters.count(where: \.isRequired)
        maximumCount = parameters.contains(where: \.isVariadic) ? nil : parameters.count
        var labels = LabelSet()
        for parameter in parameters {
            if let label = parameter.label { labels.insert(label) }
            if parameter.isClosure { labels.insert(parameter.name) }
        }
        self.labels = labels
        isDeprecated = function.availability.deprecation != nil
    }

    /// Whether the number and the labels of the arguments leave it open that they fit. Most overloads of a name are
    /// ruled out by this alone.
    func mayTake(_ written: WrittenArguments) -> Bool {
        let count = written.list.count
        if count < requiredCount { return false }
        if let maximumCount, count > maximumCount { return false }
        return written.labels.isSubset(of: labels)
    }

    /// Whether the overload is the one to take if it fits with a score, rather than another: the first declared of equals.
    func goes(before other: (overload: Overload, match: Match), with score: Score) -> Bool {
        score == other.match.score ? order < other.overload.order : score < other.match.score
    }

    /// A score that no call with so many arguments can be better than.
    func bestScore(forCount count: Int) -> Score {
        Score(deprecated: isDeprecated ? 1 : 0, defaults: maximumCount == nil ? 0 : parameters.count - count)
    }
}

/// The overloads of a modifier.
final class ModifierOverloads {
    /// In the order of their declaration, in which messages name them.
    let declared: [Overload]
    /// In the order in which they are tried: a deprecated one is taken only when no other fits.
    let preferred: [Overload]

    init(_ overloads: [Overload]) {
        declared = overloads
        preferred = overloads.filter { !$0.isDeprecated } + overloads.filter(\.isDeprecated)
    }
}

/// The arguments of one call with what quick comparison with overloads needs.
struct WrittenArguments {
    let list: [Argument]
    let labels: LabelSet
    /// Whether one of them is a value whose type its place alone decides.
    let hasOpenType: Bool

    init(_ list: [Argument]) {
        self.list = list
        hasOpenType = list.contains {
            switch $0.value.kind {
            case .attribute, .gestureState: true
            default: false
            }
        }
        var labels = LabelSet()
        for argument in list {
            if let label = argument.label { labels.insert(label) }
        }
        self.labels = labels
    }
}

/// A set of labels that may hold more than were put in, in one word: good for ruling out.
struct LabelSet {
    private var bits: UInt64 = 0

    mutating func insert(_ label: String) {
        let bytes = label.utf8
        let first = UInt64(bytes.first ?? 0)
        let last = UInt64(bytes.last ?? 0)
        bits |= 1 << ((first &* 7 &+ last &* 3 &+ UInt64(bytes.count)) & 63)
    }

    func isSubset(of other: LabelSet) -> Bool { bits & ~other.bits == 0 }
}
