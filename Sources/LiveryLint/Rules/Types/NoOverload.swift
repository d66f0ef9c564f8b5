/// No overload takes these arguments.
///
/// A modifier or type may have several overloads, and the arguments fit none of them, each for another reason: often
/// they are those of two overloads, which can't be mixed. The notes say more; 'livery explain' shows all overloads.
///
/// Wrong:
///
/// ```body
/// frame(width: 100, maxHeight: 200)
/// ```
///
/// Right:
///
/// ```body
/// frame(maxWidth: 100, maxHeight: 200)
/// ```
enum NoOverload: RuleDeclaration {
    static let rule = LintRule("no-overload", .error, .types)
}
