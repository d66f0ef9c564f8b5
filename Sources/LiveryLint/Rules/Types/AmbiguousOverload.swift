/// Which overload is meant can't be told.
///
/// A value whose type its place decides, such as 'attr', fits several overloads of a modifier equally well, with
/// different types. Swift calls that an error; here the overload that is declared first is taken, which may not be the
/// one that was meant. A default of the right type tells, as does an argument that only one of them takes.
///
/// Wrong:
///
/// ```body
/// badge(attr("count"))
/// ```
///
/// Right:
///
/// ```body
/// badge(attr("count", default: 0))
/// ```
enum AmbiguousOverload: RuleDeclaration {
    static let rule = LintRule("ambiguous-overload", .warning, .types)
}
