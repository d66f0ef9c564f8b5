import LiveryCatalogue
import LiverySource
import Testing

/// Mistakes, where they are reported, and what is read in spite of them.
@Suite struct MistakeTests {
    struct Mistake: CustomTestStringConvertible {
        var text: String
        var reports: [String]
        var modifiers: [String] = []

        var testDescription: String { text }
    }

    @Test(arguments: [
        Mistake(text: "extension View {", reports: ["1:16-1:17 '{' of 'extension View' is never closed"]),
        Mistake(
            text: "extension View { func a() \n struct B { func c() }",
            reports: ["1:16-1:17 '{' of 'extension View' is never closed"],
            modifiers: ["a"]),
        Mistake(text: "}\nextension View { func a() }", reports: ["1:1-1:2 '}' without '{'"], modifiers: ["a"]),
        Mistake(
            text: "extension View { func (x: Int)\n func a() }",
            reports: ["1:23-1:24 expected the name of a function after 'func', found '('"], modifiers: ["a"]),
        Mistake(
            text: "extension View { func b -> Int\n func a() }",
            reports: ["1:25-1:26 expected '(' after 'b', found '-'"],
            modifiers: ["a"]),
        Mistake(
            text: "extension View { func b(_ x: Int\n func a() }",
            reports: ["1:33-1:33 expected ',' or ')'"], modifiers: ["a"]),
        Mistake(
            text: "extension View { func b(_ x)\n func a() }",
            reports: ["1:28-1:29 expected ':' and a type after 'x', found ')'"], modifiers: ["a"]),
        Mistake(
            text: "extension View { func b(x: )\n func a() }", reports: ["1:28-1:29 expected a type, found ')'"],
            modifiers: ["a"]),
        Mistake(
            text: "extension View { func b(x: [Int)\n func a() }", reports: ["1:32-1:33 expected ']', found ')'"],
            modifiers: ["a"]),
        Mistake(
            text: "extension View { func b(x: Set<Int)\n func a() }",
            reports: ["1:35-1:36 expected ',' or '>', found ')'"], modifiers: ["a"]),
        Mistake(
            text: "extension View { func b() ->\n }", reports: ["1:29-1:29 expected a type"]),
        Mistake(
            text: "extension View { func b<T(x: T)\n func a() }",
            reports: ["1:26-1:27 expected ',' or '>', found '('"], modifiers: ["a"]),
        Mistake(
            text: "extension View { func b<T>(x: T) where T Shape\n func a() }",
            reports: ["1:42-1:47 expected ':' or '==' after 'T', found 'Shape'"], modifiers: ["a"]),
        Mistake(
            text: "extension View { var x\n func a() }",
            reports: ["1:23-1:23 expected ':' and a type after 'x'"], modifiers: ["a"]),
        Mistake(
            text: "struct { }\nextension View { func a() }",
            reports: ["1:8-1:9 expected the name of a type, found '{'"],
            modifiers: ["a"]),
        Mistake(
            text: "struct A\nextension View { func a() }",
            reports: ["1:9-1:9 expected '{' after 'A'"],
            modifiers: ["a"]),
        Mistake(text: "extension () {}", reports: ["1:11-1:13 'Void' can't be extended"]),
        Mistake(
            text: "typealias A Int\nextension View { func a() }",
            reports: ["1:13-1:16 expected '=' after 'A', found 'Int'"],
            modifiers: ["a"]),
        Mistake(text: "case a", reports: ["1:6-1:7 a case outside an enumeration"]),
        Mistake(
            text: "extension View { fucn b()\n func a() }",
            reports: ["1:18-1:22 unknown declaration 'fucn' is passed over; did you mean 'func'?"], modifiers: ["a"]),
        Mistake(
            text: "extension View { @available(iOS fifteen, *) func a() }",
            reports: ["1:33-1:40 expected a version after 'iOS', found 'fifteen'"], modifiers: ["a"]),
        Mistake(
            text: "extension View { @available(iOS 1.2.3.4, *) func a() }",
            reports: ["1:33-1:40 '1.2.3.4' is no version"], modifiers: ["a"]),
        Mistake(
            text: "extension View { @available(iOS, introduced: x) func a() }",
            reports: ["1:46-1:47 expected a version after 'introduced', found 'x'"], modifiers: ["a"]),
        Mistake(
            text: "extension View { @available(*, deprecated, message: x) func a() }",
            reports: ["1:53-1:54 expected a string after 'message:', found 'x'"], modifiers: ["a"]),
        Mistake(
            text: "#if os(iOS)\nextension View { func a() }", reports: ["1:1-1:4 '#if' without '#endif'"],
            modifiers: ["a"]),
        Mistake(text: "#endif", reports: ["1:1-1:7 '#endif' without '#if'"]),
        Mistake(
            text: "extension View { func a() } /* open", reports: ["1:29-1:31 comment without an end"], modifiers: ["a"]
        ),
        Mistake(
            text: "extension View { func b(x: String = \"open)\n func a() }",
            reports: [
                "1:37-1:38 string without an end"
            ], modifiers: ["a"]),
    ])
    func reportsMistakesWhereTheyAre(mistake: Mistake) {
        let catalogue = catalogue(mistake.text)
        #expect(catalogue.reports == mistake.reports)
        #expect(catalogue.modifierNames == mistake.modifiers)
    }

    @Test func namesItsRules() {
        #expect(catalogue("}").diagnostics.map(\.rule) == ["catalogue-syntax"])
        #expect(catalogue("fucn a()").diagnostics.map(\.rule) == ["catalogue-unknown-declaration"])
        #expect(catalogue("fucn a()").diagnostics.map(\.severity) == [.warning])
    }

    @Test func equalAttributesAreReportedOnce() {
        let text = "@available(iOS x, *) struct A {}\n@available(iOS x, *) struct B {}"
        #expect(catalogue(text).reports.count == 1)
    }

    @Test func stopsListingMistakesAtTheLimit() {
        let reports = catalogue(String(repeating: "}\n", count: 1000)).reports
        #expect(reports.count == Catalogue.maximumDiagnostics + 1)
        #expect(reports.last == "201:1-201:2 more than 200 mistakes; the rest are not listed")
    }

    @Test(arguments: [
        String(repeating: "(", count: 10_000), String(repeating: "[", count: 10_000),
        String(repeating: "Set<", count: 10_000), "Int" + String(repeating: "?", count: 10_000),
        String(repeating: "some ", count: 10_000) + "View", "Int" + String(repeating: ".Type", count: 10_000),
        String(repeating: "(Int) -> ", count: 10_000) + "Int",
    ])
    func limitsTheDepthOfTypes(type: String) {
        let catalogue = catalogue("extension View { func deep(_ x: \(type))\n func after() }")
        #expect(catalogue.diagnostics.contains { $0.rule == "catalogue-limit" })
        #expect(catalogue.modifiers(named: "deep").isEmpty)
    }

    @Test func limitsTheDepthOfDeclarations() {
        let text = String(repeating: "struct A { ", count: 10_000) + String(repeating: "}", count: 10_000)
        let catalogue = catalogue(text + "\nextension View { func after() }")
        #expect(catalogue.diagnostics.map(\.rule) == ["catalogue-limit"])
        #expect(catalogue.typeNames.count == Catalogue.maximumDeclarationDepth + 2)
        #expect(catalogue.modifierNames == ["after"])
    }

    @Test(arguments: [
        "struct S: NAMES {}", "typealias S = any PARTS", "struct S<NAMES> {}", "func s<T>(_ x: T) where REQUIREMENTS",
        "struct S {} EXTENSIONS", "CHAIN",
    ])
    func limitsTheNumberOfProtocols(pattern: String) {
        let names = (0..<5_000).map { "P\($0)" }
        let text =
            pattern
            .replacing("NAMES", with: names.joined(separator: ", "))
            .replacing("PARTS", with: names.joined(separator: " & "))
            .replacing("REQUIREMENTS", with: names.map { "T: \($0)" }.joined(separator: ", "))
            .replacing("EXTENSIONS", with: names.map { "extension S: \($0) {}" }.joined(separator: "\n"))
            .replacing(
                "CHAIN", with: zip(names, names.dropFirst()).map { "protocol \($0): \($1) {}" }.joined(separator: "\n"))
        let catalogue = catalogue(text + "\nextension View { func after() }")
        #expect(catalogue.diagnostics.contains { $0.rule == "catalogue-limit" })
        #expect(catalogue.modifierNames == ["after"])
        #expect(catalogue.protocols(of: "S").count <= Catalogue.maximumProtocols)
    }

    @Test func deepNestingElsewhereCostsNoStack() {
        let groups = ["(", "[", "{", "/*", "\"\\(", "<"]
        for group in groups {
            let deep = String(repeating: group, count: 10_000)
            _ = catalogue("extension View { func a(x: Int = \(deep)")
            _ = catalogue("extension View { func a() { \(deep)")
            _ = catalogue("@available(\(deep)")
            _ = catalogue("#if \(deep)\n#else\n" + String(repeating: "#if a\n", count: 10_000))
        }
    }
}
