/// No overload takes these arguments.
///
/// A modifier or type may have several overloads, and the arguments fit none of them, each for another reason. The
/// notes say of each why not; the arguments of two overloads can't be mixed. 'livery explain' shows all of them.
///
/// Wrong:
///
/// ```body
/// frame(100, 200)
/// ```
///
/// Right:
///
/// ```body
/// frame(width: 100, height: 200)
/// ```
enum NoOverload: RuleDeclaration {
    static let rule = LintRule("no-overload", .error, .types)
}
