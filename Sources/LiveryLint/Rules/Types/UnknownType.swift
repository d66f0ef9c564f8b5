/// There is no type of this name.
///
/// Neither SwiftUI nor the app's own catalogue has it, or no stylesheet can use it.
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
