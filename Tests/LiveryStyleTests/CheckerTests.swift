import Foundation
import Livery
import Testing

/// What the checker makes of modifiers, one a line in Fixtures/checks.txt, each followed by what is expected: `→` the
/// overload with its arguments (defaults in parentheses), `✗` a diagnostic with its rule, message and the text it marks.
///
/// `LIVERY_UPDATE_SNAPSHOTS=1` writes the file anew from its inputs.
struct CheckerTests {
    @Test func modifiersMeanWhatTheTableSays() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/checks.txt")
        let expected = try String(contentsOf: url, encoding: .utf8)
        var actual = ""
        for line in expected.split(separator: "\n") where !line.hasPrefix(" ") {
            actual += line + "\n" + outcome(of: String(line))
        }
        if ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] == "1" {
            try actual.write(to: url, atomically: true, encoding: .utf8)
        }
        for (actualLine, expectedLine) in zip(actual.split(separator: "\n"), expected.split(separator: "\n")) {
            #expect(actualLine == expectedLine)
        }
        #expect(actual.count == expected.count)
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
