import Foundation
import Livery
import Testing

/// A linter passes over modifiers that look like ones it has found right. What it says is what a stylesheet says.
struct ModifierLinterTests {
    private static let targets: [[DeploymentTarget]] = [
        [], [DeploymentTarget(.iOS, Version(15))],
        [DeploymentTarget(.macOS, Version(12)), DeploymentTarget(.tvOS, Version(17))],
    ]

    @Test(arguments: 0..<24)
    func lintingGeneratedModifiersFindsWhatCheckingThemFinds(seed: Int) {
        var calls = RandomCalls(seed: UInt64(seed) &+ 11)
        let configuration = StyleConfiguration(targets: Self.targets[seed % 3])
        let linter = ModifierLinter(configuration: configuration)
        for _ in 0..<60 {
            let call = calls.call()
            let others = (0..<4).map { _ in calls.variant(of: call) }
            expectSame(linter, "@token brand = Color(\"brand\")\n\"t-\" <> size do\n\(call)\nend")
            for other in others { expectSame(linter, "\"t\" do\n\(other)\n\(call)\nend") }
        }
    }

    @Test func lintingTheTableOfChecksFindsWhatCheckingThemFinds() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Fixtures/checks.txt")
        let bodies = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix(" ") }
        let linter = ModifierLinter(configuration: StyleConfiguration())
        var random = RandomCalls(seed: 5)
        for round in 0..<3 {
            for body in bodies {
                expectSame(linter, "\"t\" do\n\(round == 0 ? String(body) : random.variant(of: String(body)))\nend")
            }
        }
    }

    /// What a literal says counts in few places; each is told apart after one of its kind was found right.
    @Test(arguments: [
        ("lineLimit(1...3)", "lineLimit(3...1)"),
        ("lineLimit(1...3)", "lineLimit(1..<3)"),
        ("keyboardShortcut(\"k\")", "keyboardShortcut(\"kk\")"),
        ("onTapGesture(perform: event(\"e\", throttle: 5))", "onTapGesture(perform: event(\"e\", throttle: -5))"),
        ("onTapGesture(perform: event(\"e\"))", "onTapGesture(perform: event(\"\"))"),
        ("opacity(attr(\"a\"))", "opacity(attr(\"\"))"),
        ("lineLimit(1)", "lineLimit(1.5)"),
        ("padding(.top, 8)", "padding(.topp, 8)"),
        ("tint(.red.opacity(0.5))", "tint(.red.opacity(\"0.5\"))"),
        ("frame(width: 1)", "frame(widht: 1)"),
        ("padding([.top, .leading])", "padding([.top, 1])"),
        ("Text(\"a\")", "Text(1)"),
    ])
    func whatIsWrongIsFoundAfterItsLikeWasRight(right: String, wrong: String) {
        let linter = ModifierLinter(configuration: StyleConfiguration())
        for _ in 0..<2 {
            expectSame(linter, "\"t\" do\n\(right)\nend")
            expectSame(linter, "\"t\" do\n\(wrong)\n\(right)\n\(wrong)\nend")
        }
    }

    @Test func theSameModifierIsJudgedForEachPlatformOfARule() {
        let configuration = StyleConfiguration(targets: [
            DeploymentTarget(.iOS, Version(14)), DeploymentTarget(.macOS, Version(26)),
        ])
        let linter = ModifierLinter(configuration: configuration)
        let body = "scrollTargetLayout()\npadding(8)\n"
        let sheet = ["macos", "ios", "macos", "ios"].enumerated().map {
            "\"t\($0)\", target: :\($1) do\n\(body)end\n"
        }.joined()
        expectSame(linter, sheet)
        #expect(linter.diagnostics(of: graph(sheet)).map(\.rule) == ["unavailable", "unavailable"])
    }

    /// A host's modifier that takes no more than ten.
    struct Few: StylesheetModifier {
        static let declarations = "func few(_ count: Int) -> some View"

        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            guard case .constant(.integer(let count)) = arguments.arguments[0].value, count <= 10 else {
                throw StylesheetDecodingError("at most ten")
            }
        }
    }

    @Test func aHostsModifierSeesEachOfItsUses() {
        var registry = StyleRegistry()
        registry.register(Few.self)
        let linter = ModifierLinter(configuration: StyleConfiguration(registry: registry))
        let sheet = "\"t\" do\nfew(1)\nfew(2)\nfew(20)\nend"
        #expect(linter.diagnostics(of: graph(sheet)).map(\.rule) == ["host-decoding"])
    }

    @Test func compiledModifiersAreLintedLikeThoseOfSheets() {
        let configuration = StyleConfiguration()
        let linter = ModifierLinter(configuration: configuration)
        let file = SourceFile(path: "b", text: "padding(8) padding(9) paddng(1) lineLimit(3...1) padding(10)")
        var lowering = Lowering(file: file)
        let calls = lowering.modifiers(in: SyntaxTree.parse(body: file).root)
        #expect(linter.diagnostics(of: calls, in: file) == configuration.check(calls, in: file).diagnostics)
        #expect(linter.diagnostics(of: calls, in: file).count == 2)
    }

    // MARK: Comparing

    private func graph(_ sheet: String) -> SheetGraph {
        SheetGraph(roots: [SourceFile(path: "test.sheet", text: sheet)])
    }

    private func expectSame(_ linter: ModifierLinter, _ sheet: String) {
        let graph = graph(sheet)
        let checked = Stylesheet(graph: graph, configuration: linter.configuration).diagnostics
        #expect(linter.diagnostics(of: graph) == checked, "\(sheet)")
    }
}
