/// No stylesheet can give this parameter a value.
///
/// The parameter takes a function that computes something, and a stylesheet has no code. Declare a parameter of
/// another type in the app, such as an enumeration, and choose the function there.
///
/// Wrong:
///
/// ```body
/// sorted(by: event("sort"))
/// ```
///
/// ```catalogue
/// extension View {
///     func sorted(by areInOrder: (Int, Int) -> Bool) -> some View
/// }
/// ```
///
/// Right:
///
/// ```body
/// sorted(by: .price)
/// ```
///
/// ```catalogue
/// enum SortKey {
///     case name, price
/// }
///
/// extension View {
///     func sorted(by key: SortKey) -> some View
/// }
/// ```
enum UnsupportedParameter: RuleDeclaration {
    static let rule = LintRule("unsupported-parameter", .error, .types)
}
