import LiveryCatalogue
import LiverySource
import LiverySyntax

/// A token with the place of its name.
typealias DeclaredToken = (name: String, range: SourceRange)

/// Checks what a stylesheet says against a catalogue: a small type checker for Swift's expressions.
///
/// The type that a place asks for drives everything: implicit members are looked up in it, literals become it, and a
/// chain has to end in it. Overloads are tried in declaration order and ranked as Swift ranks them (see ``Score``).
struct TypeChecker {
    /// The most expressions and candidates looked at for one modifier; a modifier that needs more is reported. Overloads
    /// within overloads multiply, so the work has to have an end.
    static let maximumSteps = 20_000

    /// The most expressions and candidates looked at to find corrections for one modifier; past them none are suggested.
    private static let maximumTrialSteps = 4_000

    /// The most values within values that are looked into; a modifier that goes deeper is reported. It keeps an optimised
    /// build within a stack of 512 KiB, which secondary threads have on Apple platforms.
    static let maximumDepth = 32

    let targets: [DeploymentTarget]
    let file: SourceFile
    /// Names that could have been meant by an unknown variable.
    let variables: [String]
    /// The tokens that the sheet declares anywhere.
    let tokens: [DeclaredToken]
    let lookups: CatalogueLookups
    var catalogue: Catalogue { lookups.catalogue }
    /// Whether mistakes are put into words. Most overloads that don't fit are never spoken of, so that a modifier is first
    /// checked without, and again with words when nothing fits.
    var isExplaining = false
    /// Whether values are wanted, not only whether they fit. Without, expressions are ``blank``.
    var makesValues = true
    /// Whether the outcome has depended on what a literal says, not only on which kind it is.
    var hasReadContent = false
    /// What stands for values that aren't wanted.
    let blank: CheckedExpression
    /// The indices of the parameters of the arguments of all calls that are being matched, innermost last. The array keeps
    /// its room; what is in use is up to ``placeCount``.
    var places: [Int] = []
    var placeCount = 0
    /// The number of ``targets`` in the lookups.
    let targetsNumber: Int
    private(set) var steps = 0
    private var depth = 0
    /// The steps left for trying out corrections of the modifier; they don't count among ``steps``.
    private var trialSteps = TypeChecker.maximumTrialSteps

    init(
        lookups: CatalogueLookups, targets: [DeploymentTarget], file: SourceFile, variables: [String] = [],
        tokens: [DeclaredToken] = []
    ) {
        self.lookups = lookups
        self.targets = targets
        self.file = file
        self.variables = variables
        self.tokens = tokens
        targetsNumber = lookups.number(of: targets)
        blank = lookups.blank
    }

    mutating func countStep(_ range: SourceRange) throws(Mistake) { try countSteps(1, range) }

    private mutating func countSteps(_ count: Int, _ range: SourceRange) throws(Mistake) {
        steps += count
        if steps > TypeChecker.maximumSteps {
            throw Mistake(
                rule: "too-complex", message: "this modifier has too many possible meanings; split it up", range: range,
                progress: Mistake.final)
        }
    }

    /// Makes ready for the next modifier, or the next pass over one.
    mutating func reset() {
        steps = 0
        trialSteps = TypeChecker.maximumTrialSteps
        depth = 0
        placeCount = 0
    }

    /// Whether a check succeeds, when what is wrong with it isn't wanted and its values neither.
    mutating func tries(_ check: (inout TypeChecker) throws(Mistake) -> Void) -> Bool {
        let saved = (isExplaining, makesValues, steps)
        let first = TypeChecker.maximumSteps - trialSteps
        isExplaining = false
        makesValues = false
        steps = first
        defer {
            trialSteps = max(0, trialSteps - (steps - first))
            (isExplaining, makesValues, steps) = saved
        }
        do throws(Mistake) {
            try check(&self)
            return true
        } catch {
            return false
        }
    }

    // MARK: Expressions

    /// The expression as a value of a type.
    mutating func check(_ expression: Expression, as expected: KnownType) throws(Mistake) -> Checked {
        try countStep(expression.range)
        depth += 1
        defer { depth -= 1 }
        if depth > TypeChecker.maximumDepth {
            throw Mistake(
                rule: "too-complex", message: "values are nested more than \(TypeChecker.maximumDepth) deep",
                range: expression.range, progress: Mistake.final)
        }
        if case .invalid = expression.kind { throw .reported(expression.range) }
        switch expected.form {
        case .optional(let wrapped):
            if case .null = expression.kind { return Checked(expression: blank) }
            if case .attribute = expression.kind, wrapped.reference.name != "Binding" {
                return try checkAttribute(expression, as: expected)
            }
            var checked = try check(expression, as: wrapped)
            checked.score.conversions += 1
            return checked
        case .function: return try checkClosure(expression, as: expected)
        case .binding(let wrapped): return try checkBinding(expression, as: wrapped)
        case .value: break
        }
        switch expression.kind {
        case .placeholder: return Checked(expression: blank)
        case .invalid: throw .reported(expression.range)
        case .null: throw mismatch(expression, expected, "nil")
        case .boolean, .integer, .number, .string: return try checkLiteral(expression, as: expected)
        case .text(let text): return try checkCaptured(text, expression.range, as: expected)
        case .atom(let name): return try checkAtom(name, expression, as: expected)
        case .array(let elements): return try checkArray(elements, expression, as: expected)
        case .dictionary(let entries): return try checkDictionary(entries, expression, as: expected)
        case .range(let lower, let upper, let isClosed):
            return try checkRange(lower, upper, isClosed, expression, as: expected)
        case .attribute: return try checkAttribute(expression, as: expected)
        case .event:
            throw mismatch(expression, expected, "an event, which fits only an action")
        case .gestureState(let arguments): return try checkGestureState(arguments, expression, as: expected)
        case .implicitMember(let member) where member.arguments == nil && !isExplaining:
            let plain = try plainMember(member, expression, as: expected)
            guard let best = plain.best else { throw .unexplained }
            return best
        case .implicitMember, .member, .call, .identifier:
            if isExplaining, let element = elementType(of: expected) {
                try explainSingleElement(expression, element, expected)
            }
            return try best(
                of: try candidates(for: expression, expected: expected, isWhole: true), for: expression, as: expected)
        }
    }

    /// What an implicit member without arguments means, which is the same wherever its type is expected.
    mutating func plainMember(_ member: Expression.Member, _ expression: Expression, as expected: KnownType)
        throws(Mistake)
        -> PlainMember
    {
        let key = PlainMember.Key(name: member.name, targets: targetsNumber)
        if let known = expected.plainMembers[key] {
            try countSteps(known.steps, expression.range)
            return known
        }
        let before = steps
        var meanings = Meanings()
        var best: Checked?
        do throws(Mistake) {
            try countStep(expression.range)
            meanings = try staticMeanings(of: member, on: expected, expression)
            best = try self.best(of: meanings, for: expression, as: expected)
        } catch {
            if error.isFinal { throw error }
        }
        let plain = PlainMember(meanings: meanings, best: best, steps: steps - before)
        // A remark says where it was found, so that it is found anew each time; and what ended for want of steps may fit.
        var isKept = steps <= TypeChecker.maximumSteps
        for index in 0..<meanings.count where !(meanings[index]?.checked.remarks.isEmpty ?? true) { isKept = false }
        if isKept, lookups.mayKeep(best == nil) { expected.plainMembers[key] = plain }
        return plain
    }

    /// What an array or set holds.
    private func elementType(of type: KnownType) -> KnownType? {
        switch type.reference {
        case .array(let element): lookups.type(resolving: element)
        case .named("Set", let arguments): arguments.first.map { lookups.type(resolving: $0) }
        default: nil
        }
    }

    /// Throws the mistake of one element that is written where a list of such is expected.
    private mutating func explainSingleElement(
        _ expression: Expression, _ element: KnownType, _ expected: KnownType
    ) throws(Mistake) {
        guard (try? check(expression, as: element)) != nil else { return }
        var mistake = mismatch(expression, expected, "one \(element.reference)")
        let text = file.text(in: expression.range)
        mistake.fixIts = [.replacing(expression.range, with: "[\(text)]", isSafe: false)]
        mistake.progress = 3
        throw mistake
    }

    /// The best of the meanings that converts to the type of the place.
    private func best(of meanings: Meanings, for expression: Expression, as expected: KnownType) throws(Mistake)
        -> Checked
    {
        var best: Checked?
        for index in 0..<meanings.count {
            guard var meaning = meanings[index],
                let conversions = lookups.conversion(of: meaning.type, to: expected)
            else { continue }
            meaning.checked.score.conversions += conversions
            if best.map({ meaning.checked.score < $0.score }) ?? true { best = meaning.checked }
        }
        if let best { return best }
        throw mismatch(expression, expected, meanings.first.map { "\($0.type.reference)" } ?? "something else")
    }

    // MARK: Mistakes

    /// The mistake of a value that is of another type than its place.
    func mismatch(_ expression: Expression, _ expected: KnownType, _ found: @autoclosure () -> String) -> Mistake {
        guard isExplaining else { return .unexplained }
        return Mistake(
            rule: "type-mismatch", .type([wanted(expected)], found: found()), range: expression.range, progress: 2)
    }

    /// The fix-it that replaces what a mistake marks; none where the text says it in another way, as a token or a captured
    /// text does.
    func replacement(of range: SourceRange, reading text: String, with new: String) -> [FixIt] {
        file.text(in: range) == text ? [.replacing(range, with: new, isSafe: false)] : []
    }

    /// A mistake that is worded only when words are wanted.
    func mistake(_ progress: Int, _ worded: @autoclosure () -> Mistake) -> Mistake {
        guard isExplaining else { return .unexplained(progress: progress) }
        var mistake = worded()
        mistake.progress = progress
        return mistake
    }
}
