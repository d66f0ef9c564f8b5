import LiverySource

/// A rule: a kind of mistake that Livery finds, under the name that its diagnostics have.
///
/// ``all`` is the list of those that the linter finds, which are what can be configured, and ``ofSessions`` that of the
/// others. `livery explain` tells of both.
public struct LintRule: Hashable, Sendable {
    /// What a rule is about.
    public enum Category: String, CaseIterable, Sendable {
        /// How sheets are written.
        case syntax
        /// Names, arguments and types.
        case types
        /// What platforms have, and since when.
        case availability
        /// How rules and sheets fit together.
        case structure
        /// What works and would better be written otherwise.
        case style
        /// Trees and compiled sheets as servers send them.
        case payload
        /// The host's own declarations.
        case catalogue
        /// The linter's own configuration and comments.
        case configuration
        /// What servers send to live sessions, and recordings of it.
        case session

        /// The categories of ``LintRule/all``, in its order: each but ``session``, of which the linter finds nothing.
        public static let allCases: [Category] = [
            .syntax, .types, .availability, .structure, .style, .payload, .catalogue, .configuration,
        ]
    }

    /// Whether findings come with a change that mends them.
    public enum Fixability: String, CaseIterable, Sendable {
        case none
        /// Some or all findings have a fix-it that asks for a look before it is applied.
        case unsafe
        /// Some or all findings have a fix-it that may be applied without asking.
        case safe
    }

    /// The stable kebab-case name.
    public let name: String
    /// The severity unless a diagnostic says otherwise.
    public let severity: Severity
    public let category: Category
    public let fixability: Fixability
    /// What is wrong, why, and how to mend it, with examples.
    public let documentation: RuleDocumentation

    /// What is wrong, in one sentence.
    public var summary: String { documentation.summary }
    /// Why it is wrong and how to mend it: paragraphs parted by empty lines.
    public var explanation: String { documentation.explanation }

    init(_ name: String, _ severity: Severity = .error, _ category: Category, fixes fixability: Fixability = .none) {
        self.name = name
        self.severity = severity
        self.category = category
        self.fixability = fixability
        documentation = RuleDocumentation(comment: documentationOfRules[name] ?? "")
    }

    /// All rules that the linter reports, by category, then name: those that can be configured. Each rule is declared in a
    /// file of its own under `Rules`.
    public static let all: [LintRule] = Category.allCases.flatMap(rules)

    /// The rules that live sessions and replays report, by name. The linter sees no frames, so that a configuration of
    /// them would have no effect.
    public static let ofSessions: [LintRule] = rules(of: .session)

    private static func rules(of category: Category) -> [LintRule] {
        ruleDeclarations.map { $0.rule }.filter { $0.category == category }.sorted { $0.name < $1.name }
    }

    /// The rule of a name, among all that any part of Livery reports.
    public static func named(_ name: String) -> LintRule? { byName[name] }

    /// The rule of a name that can be configured, because the linter finds it.
    public static func configurable(_ name: String) -> LintRule? {
        named(name).flatMap { $0.category == .session ? nil : $0 }
    }

    private static let byName = Dictionary((all + ofSessions).map { ($0.name, $0) }) { first, _ in first }
}

/// Where a rule is declared: its doc comment is the rule's documentation.
///
/// The comment begins with one sentence that says what is wrong; paragraphs that say why and how to mend it follow, then
/// examples in fences after a line `Wrong:` and a line `Right:` (see ``LintSnippet``). The pages under
/// `Documentation/Rules` and the list of rules are generated from it.
protocol RuleDeclaration: SendableMetatype {
    static var rule: LintRule { get }
}

extension RuleDeclaration {
    /// A finding of this rule, of its severity.
    static func finding(
        _ message: String, in file: SourceFile, at range: SourceRange, highlights: [SourceRange] = [],
        notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: rule.name, severity: rule.severity, message: message, file: file, range: range,
            highlights: highlights, notes: notes, fixIts: fixIts)
    }
}
