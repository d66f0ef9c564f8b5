import LiverySource
import LiverySyntax

/// A rule has no modifiers.
///
/// Its class is known and does nothing. Either the modifiers are still to be written, or the rule and its class can go. A
/// class that only marks nodes, for tests or scripts, needs no rule.
///
/// Wrong:
///
/// ```sheet
/// "card" do
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "card" do
///   padding(8)
/// end
/// ```
enum EmptyRule: SheetCheck {
    static let rule = LintRule("empty-rule", .warning, .structure)

    static func check(_ sheet: LoweredSheet, _ findings: inout [Diagnostic]) {
        for rule in sheet.rules
        where rule.modifiers.isEmpty && rule.rule.modifiers.isEmpty && !rule.rule.node.isErroneous {
            findings.append(
                finding(
                    "this rule has no modifiers, so that its class does nothing; write some, or remove it",
                    in: sheet.file, at: rule.range))
        }
    }
}
