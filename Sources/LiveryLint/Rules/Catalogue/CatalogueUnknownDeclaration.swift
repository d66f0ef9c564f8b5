/// A word begins no declaration.
///
/// The declaration is passed over. The word is misspelt, or a newer Swift's; the words are those that begin a
/// declaration in Swift, such as func, var, struct, enum and extension.
///
/// Wrong:
///
/// ```catalogue
/// extension View {
///     fnuc glow(radius: Double) -> some View
/// }
/// ```
///
/// Right:
///
/// ```catalogue
/// extension View {
///     func glow(radius: Double) -> some View
/// }
/// ```
enum CatalogueUnknownDeclaration: RuleDeclaration {
    static let rule = LintRule("catalogue-unknown-declaration", .warning, .catalogue)
}
