/// There is no modifier of this name.
///
/// Neither SwiftUI nor the app's own catalogue has it, so that it would be left out. An app's own modifiers are made
/// known with --catalogue, or registered where sheets are checked in the app. Names are written as in Swift:
/// foregroundStyle, not foreground_style.
///
/// Wrong:
///
/// ```body
/// paddng(8)
/// ```
///
/// Right:
///
/// ```body
/// padding(8)
/// ```
enum UnknownModifier: RuleDeclaration {
    static let rule = LintRule("unknown-modifier", .error, .types, fixes: .unsafe)
}
