/// A type stands where a value should.
///
/// A type alone is no value: make one with arguments in parentheses, or take a member.
///
/// Wrong:
///
/// ```body
/// foregroundStyle(Color)
/// ```
///
/// Right:
///
/// ```body
/// foregroundStyle(Color.red)
/// ```
enum TypeAsValue: RuleDeclaration {
    static let rule = LintRule("type-as-value", .error, .types)
}
