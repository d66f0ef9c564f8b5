import Foundation
import Livery
import Testing

/// What the checker makes of modifiers, one a line in Fixtures/checks.txt, each followed by what is expected: `→` the
/// overload with its arguments (defaults in parentheses), `✗` a diagnostic with its rule, message and the text it marks.
///
/// `LIVERY_UPDATE_SNAPSHOTS=1` writes the file anew from its inputs.
struct CheckerTests {
    @Test func modifiersMeanWhatTheTableSays() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Fixtures/checks.txt")
        let expected = try String(contentsOf: url, encoding: .utf8)
        var actual = ""
        for entry in entries(of: expected) {
            let text = outcome(of: entry.body)
            #expect(text == entry.outcome, "\(entry.body)")
            actual += entry.body + "\n" + text
        }
        if ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] == "1" {
            try actual.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    /// Each input of the table with the lines that follow it.
    private func entries(of table: String) -> [(body: String, outcome: String)] {
        var entries: [(body: String, outcome: String)] = []
        for line in table.split(separator: "\n") {
            if line.hasPrefix(" "), !entries.isEmpty {
                entries[entries.count - 1].outcome += line + "\n"
            } else {
                entries.append((String(line), ""))
            }
        }
        return entries
    }

    private func outcome(of body: String) -> String {
        let (modifiers, diagnostics) = check(body)
        var text = ""
        for modifier in modifiers {
            let arguments = modifier.arguments.map { argument in
                let value = (argument.label.map { "\($0): " } ?? "") + argument.value.description
                return argument.isDefault ? "(\(value))" : value
            }
            text += "    → \(modifier.function.compoundName) \(arguments.joined(separator: ", "))\n"
        }
        for diagnostic in diagnostics {
            text += "    ✗ \(diagnostic.rule): \(diagnostic.message) «\(diagnostic.location.text)»\n"
            for note in diagnostic.notes { text += "        note: \(note.message)\n" }
            for fixIt in diagnostic.fixIts { text += "        fix: \(fixIt.message)\n" }
        }
        return text
    }
}
