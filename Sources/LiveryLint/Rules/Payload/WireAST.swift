/// A compiled sheet is not the wire AST.
///
/// A compiled sheet is an object of class names; the value of each is an array of modifiers, and a modifier is
/// ["name", {annotations}, [arguments]]. What has another form is left out. 'livery compile' writes such sheets.
///
/// Wrong:
///
/// ```styles
/// {"card": [["padding", [8]]]}
/// ```
///
/// Right:
///
/// ```styles
/// {"card": [["padding", {}, [8]]]}
/// ```
enum WireAST: RuleDeclaration {
    static let rule = LintRule("wire-ast", .error, .payload)
}
