/// A declaration is not written as Swift writes it.
///
/// Catalogues are written as Swift's interface files are: declarations without bodies, with the type of everything. A
/// mistake costs the declaration that it is in, and sheets that use it are told that there is none.
///
/// Wrong:
///
/// ```catalogue
/// extension View {
///     func glow(radius) -> some View
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
enum CatalogueSyntax: RuleDeclaration {
    static let rule = LintRule("catalogue-syntax", .error, .catalogue)
}
