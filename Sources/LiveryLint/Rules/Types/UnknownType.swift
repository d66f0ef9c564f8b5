/// There is no type of this name.
///
/// Neither SwiftUI nor the app's own catalogue has it, or no stylesheet can use it. A name with a capital letter is a
/// type; one with a small letter is a captured variable or a token.
///
/// Wrong:
///
/// ```body
/// foregroundStyle(Colour.red)
/// ```
///
/// Right:
///
/// ```body
/// foregroundStyle(Color.red)
/// ```
enum UnknownType: RuleDeclaration {
    static let rule = LintRule("unknown-type", .error, .types, fixes: .unsafe)
}
