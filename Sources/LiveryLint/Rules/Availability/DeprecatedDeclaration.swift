/// Something is deprecated.
///
/// It still works, and a later system may do without it. The message says what to use instead, when that is known.
/// With deployment targets, only what is deprecated on one of them is told.
///
/// Wrong:
///
/// ```body
/// accessibility(label: :label)
/// ```
///
/// Right:
///
/// ```body
/// accessibilityLabel(:label)
/// ```
enum DeprecatedDeclaration: RuleDeclaration {
    static let rule = LintRule("deprecated", .warning, .availability, fixes: .safe)
}
