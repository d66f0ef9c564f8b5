import LiverySource
import LiverySyntax

/// A variable of a pattern hides a token of the same name.
///
/// Within the rule the name stands for the captured text, and the token can't be reached. Give one of them another name.
///
/// Wrong:
///
/// ```sheet
/// @token gap = 8
///
/// "pad-" <> gap do
///   padding(gap)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// @token gap = 8
///
/// "pad-" <> size do
///   padding(size)
/// end
///
/// "padded" do
///   padding(gap)
/// end
/// ```
enum ShadowedToken: SheetCheck {
    static let rule = LintRule("shadowed-token", .warning, .structure)

    static func check(_ sheet: LoweredSheet, _ findings: inout [Diagnostic]) {
        guard !sheet.tokenNames.isEmpty else { return }
        let tokens = Set(sheet.tokenNames)
        for rule in sheet.rules where rule.captures.contains(where: tokens.contains) {
            for capture in rule.rule.node.children
            where capture.kind == .patternCapture && tokens.contains(capture.name) {
                let token = sheet.outline.tokens.first { $0.name == capture.name }
                findings.append(
                    finding(
                        "the variable '\(capture.name)' hides the token of that name; give one of them another name",
                        in: sheet.file, at: capture.nameRange,
                        notes: token.map {
                            [
                                .init(
                                    "the token is declared here",
                                    at: SourceLocation(file: sheet.file, range: $0.nameRange))
                            ]
                        } ?? []))
            }
        }
    }
}
