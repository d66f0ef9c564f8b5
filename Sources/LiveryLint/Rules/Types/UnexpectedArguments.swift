/// A property is called like a function.
///
/// A property is written without parentheses.
///
/// Wrong:
///
/// ```body
/// foregroundStyle(.red(1))
/// ```
///
/// Right:
///
/// ```body
/// foregroundStyle(.red)
/// ```
enum UnexpectedArguments: RuleDeclaration {
    static let rule = LintRule("unexpected-arguments", .error, .types)
}
