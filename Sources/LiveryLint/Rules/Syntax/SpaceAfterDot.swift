/// White space stands between a dot and its member.
///
/// The name of a member follows its dot directly; before the dot there may be white space and line breaks.
///
/// Wrong:
///
/// ```body
/// foregroundStyle(.red. opacity(0.5))
/// ```
///
/// Right:
///
/// ```body
/// foregroundStyle(.red.opacity(0.5))
/// ```
enum SpaceAfterDot: RuleDeclaration {
    static let rule = LintRule("space-after-dot", .error, .syntax, fixes: .safe)
}
