import Foundation
import Livery

/// The diagnostics of one modifier or several, as `rule: message`.
func check(
    _ body: String, targets: [DeploymentTarget] = [], registry: StyleRegistry = StyleRegistry()
) -> (modifiers: [CheckedModifier], diagnostics: [Diagnostic]) {
    let sheet = Stylesheet(
        SourceFile(path: "test.sheet", text: "\"t\" do\n\(body)\nend\n"),
        configuration: StyleConfiguration(registry: registry, targets: targets))
    return (sheet.modifiers(forClass: "t")?.modifiers ?? [], sheet.diagnostics)
}

/// The diagnostics in short form.
func messages(_ body: String, targets: [DeploymentTarget] = []) -> [String] {
    check(body, targets: targets).diagnostics.map { "\($0.rule): \($0.message)" }
}
