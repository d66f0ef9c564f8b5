/// There is no parameter of this label.
///
/// The label is misspelt, or belongs to another overload or modifier; in Swift a parameter declared as '_' has none.
/// 'livery explain' shows what a modifier takes.
///
/// Wrong:
///
/// ```body
/// shadow(radus: 4)
/// ```
///
/// Right:
///
/// ```body
/// shadow(radius: 4)
/// ```
enum UnknownLabel: RuleDeclaration {
    static let rule = LintRule("unknown-label", .error, .types, fixes: .unsafe)
}
