import LiveryLint
import LiverySource
import LiveryStyle
import Testing

/// Rules whose input is too large for a page of a suite, is no text, or needs an app.
@Suite struct GeneratedInputTests {
    /// An input that breaks a rule, and one that comes as near to it as may be.
    struct Limit: CustomTestStringConvertible, Sendable {
        let rule: String
        /// What is too large.
        let subject: String
        var path = "app.sheet"
        let accepted: [UInt8]
        let rejected: [UInt8]
        /// What is said of the rejected one, with its place: `1:5-1:6 error: …`.
        let finding: String

        var testDescription: String { "\(rule): \(subject)" }

        static func text(
            _ rule: String, _ subject: String, path: String = "app.sheet", accepted: String, rejected: String,
            _ finding: String
        ) -> Limit {
            Limit(
                rule: rule, subject: subject, path: path, accepted: Array(accepted.utf8),
                rejected: Array(rejected.utf8), finding: finding)
        }
    }

    @Test(arguments: Limit.all)
    func `A limit is reported when it is passed, and not before`(limit: Limit) async {
        let rejected = await findings(of: limit.rule, in: limit.rejected, path: limit.path)
        #expect(rejected == [limit.finding])
        let accepted = await findings(of: limit.rule, in: limit.accepted, path: limit.path)
        #expect(accepted == [])
    }

    /// A modifier of an app that takes whole numbers alone.
    private struct Stars: StylesheetModifier {
        static let declarations = "func stars(_ count: Int) -> some View"

        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            let count: Int? = arguments.arguments.first.flatMap {
                if case .constant(.integer(let count)) = $0.value { count } else { nil }
            }
            guard let count, count <= 5 else { throw StylesheetDecodingError("there are at most 5 stars") }
        }
    }

    @Test func `What an app's own modifier refuses is reported in its words`() async {
        var registry = StyleRegistry()
        registry.register(Stars.self)
        let sheet = "\"größe\" do\n  bold(); stars(6)\n  stars(5)\nend\n"
        let run = LintRun(configuration: StyleConfiguration(registry: registry))
        let report = await run.report(on: [LintInput(SourceFile(path: "app.sheet", text: sheet))])
        #expect(
            report.diagnostics.map(summary) == ["2:11-2:19 error: 'stars': there are at most 5 stars [host-decoding]"])
    }

    // MARK: Running

    private func findings(of rule: String, in bytes: [UInt8], path: String) async -> [String] {
        let file = SourceFile(path: path, bytes: bytes)
        var registry = StyleRegistry()
        var inputs: [LintInput] = []
        if path.hasSuffix(".swiftinterface") {
            registry.register(declarations: file)
        } else {
            inputs.append(LintInput(file))
        }
        let run = LintRun(configuration: StyleConfiguration(registry: registry))
        return await run.report(on: inputs).diagnostics.filter { $0.rule == rule }.map(summary)
    }

    private func summary(_ diagnostic: Diagnostic) -> String {
        let lines = LineIndex(diagnostic.file)
        let start = lines.position(of: diagnostic.range.lowerBound)
        let end = lines.position(of: diagnostic.range.upperBound)
        return "\(start.line):\(start.column)-\(end.line):\(end.column) "
            + "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.rule)]"
    }
}

extension GeneratedInputTests.Limit {
    static let all = catalogue + payload + syntax + types + encodings

    private static func nested(_ opening: String, _ inner: String, _ closing: String, depth: Int) -> String {
        String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
    }

    private static func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ", ")
    }

    // MARK: Catalogues

    private static let catalogue: [Self] = [
        .text(
            "catalogue-limit", "types within types", path: "App.swiftinterface",
            accepted: "extension View {\n    func glow(_ a: \(nested("[", "Int", "]", depth: 31))) -> some View\n}\n",
            rejected: "extension View {\n    func glow(_ a: \(nested("[", "Int", "]", depth: 33))) -> some View\n}\n",
            "2:52-2:52 error: a type nests deeper than 32 [catalogue-limit]"),
        .text(
            "catalogue-limit", "declarations within declarations", path: "App.swiftinterface",
            accepted: nested("struct A { ", "", "}", depth: 32), rejected: nested("struct A { ", "", "}", depth: 33),
            "1:362-1:363 error: declarations nest deeper than 32 [catalogue-limit]"),
        .text(
            "catalogue-limit", "protocols of a type", path: "App.swiftinterface",
            accepted: "struct A: \(list(128) { "P\($0)" }) {}", rejected: "struct A: \(list(129) { "P\($0)" }) {}",
            "1:8-1:9 error: 'A' has more than 128 protocols [catalogue-limit]"),
        .text(
            "catalogue-limit", "mistakes of a file", path: "App.swiftinterface",
            accepted: String(repeating: "}\n", count: 200), rejected: String(repeating: "}\n", count: 202),
            "201:1-201:2 error: more than 200 mistakes; the rest are not listed [catalogue-limit]"),
    ]

    // MARK: Payloads

    private static func font(_ links: Int) -> String {
        let bold = list(links) { _ in #"{"type": "bold"}"# }
        return """
            {"type": "Text", "modifiers": [
            {"type": "font", "font": {"type": "system", "properties": {"size": 9}, "modifiers": [\(bold)]}}
            ]}
            """
    }

    private static func children(_ element: String, _ count: Int) -> String {
        #"{"type": "C", "children": ["# + list(count) { _ in element } + "]}"
    }

    private static let payload: [Self] = [
        .text(
            "chain-limit", "modifiers of a font", path: "screen.json", accepted: font(200), rejected: font(201),
            "2:3686-2:3702 error: the chains of one entry have at most 200 links [chain-limit]"),
        .text(
            "json-limit", "arrays within arrays", path: "screen.json",
            accepted: #"{"type": "C", "prop": "# + nested("[", "", "]", depth: 511) + "}",
            rejected: #"{"type": "C", "prop": "# + nested("[", "", "]", depth: 512) + "}",
            "1:534-1:535 error: nested more than 512 deep; what is inside is not read [json-limit]"),
        .text(
            "json-limit", "mistakes of a text", path: "screen.json", accepted: children("0x1", 100),
            rejected: children("0x1", 102), "1:538-1:538 error: 2 more problems are not shown [json-limit]"),
        .text(
            "payload-limit", "mistakes of a tree", path: "screen.json", accepted: children("null", 100),
            rejected: children("null", 101), "1:628-1:632 note: 1 more mistake in the tree is not shown [payload-limit]"
        ),
    ]

    // MARK: Sheets

    private static func sheet(_ body: String) -> String { "\"a\" do\n  \(body)\nend\n" }

    private static func tokens(_ levels: Int) -> String {
        // A token of ten times the one before.
        "@token t0 = 1\n"
            + (1...levels).map { level in
                "@token t\(level) = [" + list(10) { _ in "t\(level - 1)" } + "]\n"
            }.joined()
    }

    private static let syntax: [Self] = [
        .text(
            "nesting-limit", "brackets within brackets", accepted: sheet("f" + nested("(", "1", ")", depth: 200)),
            rejected: sheet("f" + nested("(", "1", ")", depth: 201)),
            "2:204-2:205 error: brackets are nested at most 200 deep [nesting-limit]"),
        .text(
            "nesting-limit", "members of a chain",
            accepted: sheet("f(.a" + String(repeating: ".b", count: 199) + ")"),
            rejected: sheet("f(.a" + String(repeating: ".b", count: 201) + ")"),
            "2:405-2:407 error: a chain has at most 200 members [nesting-limit]"),
        .text(
            "size-limit", "bytes of a name", accepted: sheet(String(repeating: "ö", count: 512) + "()"),
            rejected: sheet("bold(); " + String(repeating: "ö", count: 513) + "()"),
            "2:11-2:1037 error: a name has at most 1024 bytes, this one has 1026 [size-limit]"),
        .text(
            "size-limit", "expressions of a token", accepted: tokens(3), rejected: tokens(4),
            "5:50-5:52 error: the tokens used here stand for more than 10000 expressions [size-limit]"),
        .text(
            "size-limit", "bytes of a string after interpolation",
            accepted: "@token t = \"\(String(repeating: "a", count: 32_768))\"\n"
                + sheet("navigationTitle(\"{t}{t}\")"),
            rejected: "@token t = \"\(String(repeating: "a", count: 32_768))\"\n"
                + sheet("navigationTitle(\"{t}{t}.\")"),
            "3:19-3:28 error: a string has at most 65536 bytes after interpolation [size-limit]"),
        .text(
            "size-limit", "mistakes of a sheet", accepted: String(repeating: "end\n", count: 500),
            rejected: String(repeating: "end\n", count: 501),
            "502:1-502:1 note: 1 more mistake is not shown [size-limit]"),
    ]

    // MARK: Types

    private static let types: [Self] = [
        .text(
            "too-complex", "values within values",
            accepted: sheet("padding(\(nested("[", ".top", "]", depth: 20)), 8)"),
            rejected: sheet("padding(\(nested("[", ".top", "]", depth: 40)), 8)"),
            "2:43-2:63 error: values are nested more than 32 deep [too-complex]")
    ]

    // MARK: Encodings

    private static func bytes(_ before: String, _ middle: [UInt8], _ after: String) -> [UInt8] {
        Array(before.utf8) + middle + Array(after.utf8)
    }

    private static let encodings: [Self] = [
        Self(
            rule: "invalid-utf8", subject: "a sheet in Latin 1", accepted: Array("\"größe\" do end".utf8),
            rejected: bytes("\"gr", [0xF6, 0xDF], "e\" do\n  bold()\nend\n"),
            finding: "1:4-1:6 error: these bytes are not UTF-8 [invalid-utf8]"),
        Self(
            rule: "invalid-utf8", subject: "a sheet with a comment that is cut off",
            accepted: Array("# ö\n\"a\" do end".utf8), rejected: bytes("# ", [0xC3], "\n\"a\" do end"),
            finding: "1:3-1:4 error: these bytes are not UTF-8 [invalid-utf8]"),
        Self(
            rule: "invalid-utf8", subject: "a payload in Latin 1", path: "screen.json",
            accepted: Array(#"{"type": "Text", "text": "ö"}"#.utf8),
            rejected: bytes(#"{"type": "Text", "text": "Gr"#, [0xF6, 0xDF], "e\"}"),
            finding: "1:29-1:31 error: 2 bytes that are not UTF-8 [invalid-utf8]"),
        Self(
            rule: "invalid-utf8", subject: "a compiled sheet with a lone byte", path: "app.styles",
            accepted: Array(#"{"größe": []}"#.utf8), rejected: bytes(#"{"gr"#, [0xF6], #"": []}"#),
            finding: "1:5-1:6 error: a byte that is not UTF-8 [invalid-utf8]"),
        Self(
            rule: "invalid-utf8", subject: "a payload in UTF-16", path: "screen.json",
            accepted: Array(#"{"type": "Text"}"#.utf8), rejected: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
            finding: "1:1-1:3 error: the text is UTF-16 or UTF-32; JSON is UTF-8 [invalid-utf8]"),
    ]
}
