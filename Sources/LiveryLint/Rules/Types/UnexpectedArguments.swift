/// A property is called like a function.
///
/// A property or a case without values is written without parentheses; nothing could be done with the arguments.
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
    static let rule = LintRule("unexpected-arguments", .error, .types, fixes: .unsafe)
}
