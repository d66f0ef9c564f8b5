import Foundation
import Testing

/// Whole expansions, and everything that the macro reports, against the cases under `Fixtures`.
struct MacroSuiteTests {
    private static let isUpdating = ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] == "1"

    private static func check(
        _ name: String, _ blocks: (MacroExpander) -> [(info: String, text: String)]
    ) throws {
        let suite = try MacroSuite(name)
        try #require(!suite.cases.isEmpty)
        let results = suite.cases.map { blocks(MacroExpander($0.source)) }
        if isUpdating { return try suite.write(results) }
        for (test, result) in zip(suite.cases, results) {
            #expect(test.blocks.map(\.info) == result.map(\.info), "\(name): \(test.title)")
            #expect(test.blocks.map(\.text) == result.map(\.text), "\(name): \(test.title)")
        }
    }

    @Test(arguments: ["Modifiers", "Values"])
    func `A type expands to its signatures and the initializer that decodes`(name: String) throws {
        try MacroSuiteTests.check(name) { expander in
            let findings = expander.findings
            return [("expanded", expander.expansion)] + (findings.isEmpty ? [] : [("findings", findings)])
        }
    }

    @Test(arguments: ["Attributes", "ParameterTypes", "Declarations", "Overloads"])
    func `What a stylesheet can't use is reported where it stands`(name: String) throws {
        try MacroSuiteTests.check(name) { expander in
            [("findings", expander.findings)] + (expander.fixed.map { [("fixed", $0)] } ?? [])
        }
    }

    @Test(arguments: ["Attributes", "ParameterTypes", "Declarations", "Overloads"])
    func `Fix-its leave nothing of what they mend`(name: String) throws {
        for test in try MacroSuite(name).cases {
            let before = MacroExpander(test.source)
            guard let fixed = before.fixed else { continue }
            let mended = before.findings.split(separator: "\n").filter { $0.hasPrefix("    fix-it") }.count
            let after = MacroExpander(fixed)
            let left = after.findings.split(separator: "\n").filter { $0.hasPrefix("    fix-it") }.count
            #expect(left < mended, "\(name): \(test.title)\n\(fixed)\n\(after.findings)")
        }
    }
}
