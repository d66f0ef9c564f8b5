/// A type stands where a value should.
///
/// A type alone is no value: make one with arguments in parentheses, as in Color("brand"), or take a member, as in
/// Color.red.
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
