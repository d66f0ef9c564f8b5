/// No rule matches a class name.
///
/// The node goes without the modifiers of that class. The class is misspelt, its sheet is missing, or all its rules
/// are limited to other platforms. Rules are searched in the order of the sheets, then of their imports; a pattern
/// such as "p-" <> size matches when each variable has at least one character.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "class": "tilte"}
/// ```
///
/// ```sheet
/// "title" do
///   bold()
/// end
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "class": "title"}
/// ```
///
/// ```sheet
/// "title" do
///   bold()
/// end
/// ```
enum UnknownClass: RuleDeclaration {
    static let rule = LintRule("unknown-class", .error, .structure)
}
