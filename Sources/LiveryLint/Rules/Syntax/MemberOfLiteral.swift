/// A literal is asked for a member.
///
/// Numbers, strings, lists and references have no members. A chain begins with a member or a type: .red.opacity(0.5),
/// Color("brand").opacity(0.5).
///
/// Wrong:
///
/// ```body
/// foregroundStyle("brand".opacity(0.5))
/// ```
///
/// Right:
///
/// ```body
/// foregroundStyle(Color("brand").opacity(0.5))
/// ```
enum MemberOfLiteral: RuleDeclaration {
    static let rule = LintRule("member-of-literal", .error, .syntax)
}
