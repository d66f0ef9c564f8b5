/// A value is of another type than its place asks for.
///
/// The place of a value says what it has to be. A name in quotes is a text: the value of that name is written with a
/// dot. The message says what was expected and what was found.
///
/// Wrong:
///
/// ```body
/// opacity("half")
/// ```
///
/// Right:
///
/// ```body
/// opacity(0.5)
/// ```
enum TypeMismatch: RuleDeclaration {
    static let rule = LintRule("type-mismatch", .error, .types, fixes: .unsafe)
}
