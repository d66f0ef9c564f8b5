/// Values of this type can't be made in a stylesheet.
///
/// The type has no initializer that a stylesheet can use, or none at all, as most enumerations. 'livery explain' shows
/// its members, which are the ways to get a value of it.
///
/// Wrong:
///
/// ```body
/// preferredColorScheme(ColorScheme("dark"))
/// ```
///
/// Right:
///
/// ```body
/// preferredColorScheme(.dark)
/// ```
enum NoInitializer: RuleDeclaration {
    static let rule = LintRule("no-initializer", .error, .types)
}
