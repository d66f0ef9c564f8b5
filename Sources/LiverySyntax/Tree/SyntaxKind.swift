/// What a node of a ``SyntaxTree`` is.
public enum SyntaxKind: UInt8, Hashable, Sendable, CaseIterable {
    // Sheets

    /// A whole stylesheet: directives and rules.
    case sheet
    /// Modifiers without a rule around them: an inline style, or what `--body` reads.
    case body
    /// `@import "base.sheet"`; its child is the path.
    case importDirective
    /// `@safe_list "card" "title"`; its children are the names.
    case safeListDirective
    /// `@token brand = Color("brand")`; its name is the token's, its child the expression.
    case tokenDirective
    /// A rule: pattern segments, options, then modifiers.
    case rule
    /// A literal segment of a pattern; its child is a string.
    case patternLiteral
    /// A capture segment of a pattern; its name is the variable's.
    case patternCapture
    /// `target: :watchos` of a rule; its name is the option's, its child the value.
    case ruleOption
    /// `padding(8)`; its children are arguments.
    case modifier
    /// A labelled argument or dictionary entry; its name is the label, its child the value. An argument without a label
    /// is the value itself.
    case argument

    // Expressions

    case null, boolean, integer, float, string
    /// `:name`; the name leaves out the colon and quotes.
    case atom
    case array, dictionary
    /// `(8)`: an expression in parentheses, which mean nothing; its child is the expression.
    case parenthesized
    /// `.red` or `.system(size: 12)`; its children are arguments, after an interpolation when the name is one.
    case implicitMember
    /// One step of a chain after the first, like ``implicitMember``.
    case member
    /// A base followed by one or more ``member``s.
    case memberChain
    /// `Color(red: 1)`; its children are arguments.
    case call
    /// A name that stands alone.
    case identifier
    /// `a...b` and its one-sided forms; its children are the bounds that are there.
    case range
    /// `attr("name", default: …)`; its children are the name's string and an argument for the default.
    case attribute
    /// `event("name", …)`; its children are the name's string and arguments.
    case event
    /// `gesture_state(…)`; its children are arguments.
    case gestureState
    /// `{name}` or `<%= name %>`.
    case interpolation
    /// A place where an expression was expected; reported by a diagnostic.
    case invalid
}

/// What is particular about one node.
struct SyntaxFlags: OptionSet, Sendable {
    var rawValue: UInt8

    /// A call or member with parentheses.
    static let hasArguments = SyntaxFlags(rawValue: 1 << 0)
    /// A string with escapes, an identifier in backticks, or an atom in quotes.
    static let isEscaped = SyntaxFlags(rawValue: 1 << 1)
    /// A string in `"""`.
    static let isMultiline = SyntaxFlags(rawValue: 1 << 2)
    /// A string with `{name}` parts, or a member named by one; the first children are interpolations.
    static let isInterpolated = SyntaxFlags(rawValue: 1 << 3)
    /// A range with `..<`.
    static let isHalfOpen = SyntaxFlags(rawValue: 1 << 4)
    /// A range that has a lower bound.
    static let hasLowerBound = SyntaxFlags(rawValue: 1 << 5)
    /// The node, or something inside it, is a mistake that a diagnostic reports.
    static let isErroneous = SyntaxFlags(rawValue: 1 << 6)
    /// An interpolation in the older `<%= %>` spelling.
    static let isOlderSpelling = SyntaxFlags(rawValue: 1 << 7)
}
