/// A literal is asked for a member.
///
/// Numbers, strings, lists, attr(…) and event(…) have no members. A chain begins with a member or a type:
/// .red.opacity(0.5), Color("brand").opacity(0.5). What a prop stands for can't be changed in a sheet: pass it as an
/// argument, as in .red.opacity(attr("opacity")).
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
