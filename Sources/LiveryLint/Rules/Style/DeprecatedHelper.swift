/// A captured text is used in an older spelling.
///
/// Older stylesheets write to_ime(x), to_integer(x), to_float(x), to_atom(x), to_boolean(x) or <%= x %>. {x} does the
/// same, and a plain x converts the text to the type that its place asks for.
///
/// Wrong:
///
/// ```sheet
/// "font-" <> size do
///   font(.<%= size %>)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "font-" <> size do
///   font(.{size})
/// end
/// ```
enum DeprecatedHelper: RuleDeclaration {
    static let rule = LintRule("deprecated-helper", .warning, .style, fixes: .safe)
}
