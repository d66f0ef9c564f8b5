import LiverySource
import LiveryStyle
import LiverySyntax

/// What is wrong with sheets, each for itself.
enum SheetLint {
    /// What is wrong with a sheet, syntax included.
    static func findings(
        in sheet: LoweredSheet, _ graph: SheetGraph, _ targets: [DeploymentTarget],
        _ linter: ModifierLinter
    ) -> [Diagnostic] {
        let file = sheet.file
        var findings = sheet.outline.tree.diagnostics + sheet.diagnostics
        findings += linter.diagnostics(
            ofTokens: graph.tokens(ofSheet: sheet.index),
            rules: sheet.rules.lazy.map { ($0.rule, $0.captures, $0.modifiers) }, in: file, targets: targets,
            variables: sheet.tokenNames)
        for rule in sheet.rules {
            for check in RuleChecks.modifiers { check.check(rule.modifiers, in: file, &findings) }
        }
        for check in RuleChecks.sheets { check.check(sheet, &findings) }
        return findings
    }

    /// What is wrong with a compiled sheet. A fix-it replaces text of a sheet, and would be wrong within the quotes of JSON.
    static func findings(
        in sheet: CompiledSheet, _ targets: [DeploymentTarget], _ linter: ModifierLinter
    ) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for modifiers in sheet.modifiers {
            findings += linter.diagnostics(of: modifiers, in: sheet.file, targets: targets)
            for check in RuleChecks.modifiers { check.check(modifiers, in: sheet.file, &findings) }
        }
        return sheet.diagnostics
            + findings.map { finding in
                var finding = finding
                finding.fixIts = []
                return finding
            }
    }
}
