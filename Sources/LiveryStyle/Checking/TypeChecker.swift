import LiveryCatalogue
import LiverySource
import LiverySyntax

/// Checks what a stylesheet says against a catalogue: a small type checker for Swift's expressions.
///
/// The type that a place asks for drives everything: implicit members are looked up in it, literals become it, and a
/// chain has to end in it. Overloads are tried in declaration order and ranked as Swift ranks them (see ``Score``).
struct TypeChecker {
    /// The most expressions and candidates looked at for one modifier; a modifier that needs more is reported. Overloads
    /// within overloads multiply, so the work has to have an end.
    static let maximumSteps = 20_000

    /// The most values within values that are looked into; a modifier that goes deeper is reported. It keeps an optimised
    /// build within a stack of 512 KiB, which secondary threads have on Apple platforms.
    static let maximumDepth = 32

    let catalogue: Catalogue
    let targets: [DeploymentTarget]
    let file: SourceFile
    /// Names that could have been meant by an unknown variable.
    var variables: [String] = []
    /// Whether mistakes are put into words. Most overloads that don't fit are never spoken of, so that a modifier is first
    /// checked without, and again with words when nothing fits.
    var isExplaining = false
    let lookups: CatalogueLookups
    private(set) var steps = 0
    private var depth = 0

    init(
        lookups: CatalogueLookups, targets: [DeploymentTarget], file: SourceFile, variables: [String] = []
    ) {
        self.lookups = lookups
        catalogue = lookups.catalogue
        self.targets = targets
        self.file = file
        self.variables = variables
    }

    func staticMembers(named name: String, on type: String) -> [Member] { lookups.staticMembers(named: name, on: type) }
    func members(named name: String, of type: String) -> [Member] { lookups.members(named: name, of: type) }
    func modifiers(named name: String) -> [FunctionDeclaration] { lookups.modifiers(named: name) }

    mutating func countStep(_ range: SourceRange) throws(Mistake) {
        steps += 1
        if steps > TypeChecker.maximumSteps {
            throw Mistake(
                rule: "too-complex", message: "this modifier has too many possible meanings; split it up", range: range,
                progress: .max)
        }
    }

    mutating func resetSteps() {
        steps = 0
        depth = 0
    }

    // MARK: Expressions

    /// The expression as a value of a type.
    mutating func check(_ expression: Expression, as expected: TypeReference) throws(Mistake) -> Checked {
        try countStep(expression.range)
        depth += 1
        defer { depth -= 1 }
        if depth > TypeChecker.maximumDepth {
            throw Mistake(
                rule: "too-complex", message: "values are nested more than \(TypeChecker.maximumDepth) deep",
                range: expression.range, progress: .max)
        }
        if case .invalid = expression.kind { throw .reported(expression.range) }
        let expected = catalogue.resolved(expected)
        switch expected {
        case .optional(let wrapped):
            if case .null = expression.kind { return Checked(expression: .constant(.null), type: expected) }
            if case .attribute = expression.kind, wrapped.name != "Binding" {
                return try checkAttribute(expression, as: expected)
            }
            var checked = try check(expression, as: wrapped)
            checked.score.conversions += 1
            return checked
        case .function: return try checkClosure(expression, as: expected)
        case .named("Binding", let arguments) where arguments.count == 1:
            return try checkBinding(expression, as: arguments[0])
        default: break
        }
        switch expression.kind {
        case .placeholder: return Checked(expression: .constant(.null), type: expected)
        case .invalid: throw .reported(expression.range)
        case .null, .boolean, .integer, .number, .string: return try checkLiteral(expression, as: expected)
        case .text(let text): return try checkCaptured(text, expression.range, as: expected)
        case .atom(let name): return try checkAtom([name], expression, as: expected)
        case .array(let elements): return try checkArray(elements, expression, as: expected)
        case .dictionary(let entries): return try checkDictionary(entries, expression, as: expected)
        case .range(let lower, let upper, let isClosed):
            return try checkRange(lower, upper, isClosed, expression, as: expected)
        case .attribute: return try checkAttribute(expression, as: expected)
        case .event:
            throw mismatch(expression, expected, "an event, which fits only an action")
        case .gestureState(let arguments): return try checkGestureState(arguments, expression, as: expected)
        case .implicitMember, .member, .call, .identifier:
            if let element = expected.element, isExplaining { try explainSingleElement(expression, element, expected) }
            return try best(of: try candidates(for: expression, expected: expected), for: expression, as: expected)
        }
    }

    /// Throws the mistake of one element that is written where a list of such is expected.
    private mutating func explainSingleElement(
        _ expression: Expression, _ element: TypeReference, _ expected: TypeReference
    ) throws(Mistake) {
        guard (try? check(expression, as: element)) != nil else { return }
        var mistake = mismatch(expression, expected, "one \(element)")
        let text = file.text(in: expression.range)
        mistake.fixIts = [.replacing(expression.range, with: "[\(text)]", isSafe: false)]
        mistake.progress = 3
        throw mistake
    }

    /// The best of the meanings that converts to the type of the place.
    private func best(of candidates: [Checked], for expression: Expression, as expected: TypeReference) throws(Mistake)
        -> Checked
    {
        var best: Checked?
        for candidate in candidates {
            guard let conversions = conversion(of: candidate.type, to: expected) else { continue }
            var candidate = candidate
            candidate.score.conversions += conversions
            if best.map({ candidate.score < $0.score }) ?? true { best = candidate }
        }
        if let best { return best }
        throw mismatch(expression, expected, candidates.first.map { "\($0.type)" } ?? "something else")
    }

    /// The mistake of a value that is of another type than its place.
    func mismatch(_ expression: Expression, _ expected: TypeReference, _ found: @autoclosure () -> String) -> Mistake {
        guard isExplaining else { return .unexplained }
        return Mistake(
            rule: "type-mismatch", message: "expected \(phrase(expected)), found \(found())", range: expression.range,
            progress: 2)
    }

    /// A type as a message names it.
    func phrase(_ type: TypeReference) -> String {
        switch type {
        case .function where type.isContent: "content (:name)"
        case .function where type.isAction: "an action (event(\"name\"))"
        case .named("Binding", let arguments) where arguments.count == 1: "\(arguments[0])"
        case .some(let name, let arguments): "\(TypeReference.named(name, arguments: arguments))"
        default: "\(type)"
        }
    }

    /// How far a type is from another that it converts to without a word: 0 for itself; nil when it doesn't convert.
    func conversion(of type: TypeReference, to expected: TypeReference) -> Int? {
        if type == expected { return 0 }
        switch expected {
        case .optional(let wrapped):
            if case .optional(let own) = type { return conversion(of: own, to: wrapped) }
            return conversion(of: type, to: wrapped).map { $0 + 1 }
        case .some(let name, _):
            if case .optional = type { return nil }
            return catalogue.conforms(type, to: name) ? 0 : nil
        case .named(let name, _):
            if case .named(let own, let arguments) = type {
                // Generic arguments that the catalogue leaves open don't tell types apart.
                if own == name { return arguments.isEmpty || expected == type ? 0 : 1 }
                if name == "Self" || own == "Self" { return 0 }
                let floating: Set = ["CGFloat", "Double"]
                if floating.contains(own), floating.contains(name) { return 1 }
            }
            return nil
        case .array(let element):
            if case .array(let own) = type { return conversion(of: own, to: element) }
            return nil
        default: return nil
        }
    }
}

extension TypeReference {
    /// What an array or set holds.
    fileprivate var element: TypeReference? {
        switch self {
        case .array(let element): element
        case .named("Set", let arguments): arguments.first
        default: nil
        }
    }
}
