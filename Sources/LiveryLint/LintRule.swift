import LiverySource

/// A rule: a kind of mistake that Livery finds, under the name that its diagnostics have.
///
/// ``all`` is the one list of them: what `livery explain` tells, and what configuration and documentation are made from.
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
        /// Spellings that work and should be others.
        case style
        /// Trees and compiled sheets as servers send them.
        case payload
        /// The host's own declarations.
        case catalogue
        /// The linter's own configuration and comments.
        case configuration
    }

    /// The stable kebab-case name.
    public let name: String
    /// The severity unless a diagnostic says otherwise.
    public let severity: Severity
    public let category: Category
    /// What is wrong, in one line: lower case, no full stop.
    public let summary: String
    /// Why it is wrong and how to mend it: paragraphs parted by empty lines.
    public let explanation: String
    /// A text that breaks the rule and the same one mended; nil for a rule that no short text can break.
    public let example: LintExample?

    init(
        _ name: String, _ severity: Severity = .error, _ category: Category, _ summary: String, _ explanation: String,
        _ example: LintExample? = nil
    ) {
        self.name = name
        self.severity = severity
        self.category = category
        self.summary = summary
        self.explanation = explanation
        self.example = example
    }
}

/// A text that breaks a rule, and one that doesn't.
public struct LintExample: Hashable, Sendable {
    /// What the texts are.
    public enum Kind: Hashable, Sendable {
        case sheet
        /// Modifiers as they stand in a rule.
        case body
        /// A compiled sheet in wire JSON.
        case styles
        /// A native JSON tree, styled by a sheet when one is given.
        case tree(sheet: String?)
        /// A file of declarations.
        case catalogue
    }

    public var kind: Kind
    public var wrong: String
    public var right: String
    /// The deployment target that the example is checked for: `iOS 15`.
    public var target: String?

    static func sheet(wrong: String, right: String) -> LintExample {
        LintExample(kind: .sheet, wrong: wrong, right: right)
    }

    static func body(wrong: String, right: String, target: String? = nil) -> LintExample {
        LintExample(kind: .body, wrong: wrong, right: right, target: target)
    }

    static func styles(wrong: String, right: String) -> LintExample {
        LintExample(kind: .styles, wrong: wrong, right: right)
    }

    static func tree(wrong: String, right: String, sheet: String? = nil) -> LintExample {
        LintExample(kind: .tree(sheet: sheet), wrong: wrong, right: right)
    }

    static func catalogue(wrong: String, right: String) -> LintExample {
        LintExample(kind: .catalogue, wrong: wrong, right: right)
    }
}
