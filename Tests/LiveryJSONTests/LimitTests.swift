import Livery
import Testing

@Suite struct LimitTests {
    @Test func tooDeepContainersArePassedOver() {
        var options = JSONReadingOptions()
        options.maximumDepth = 2
        let document = document(#"{"a": [1, [2, "]"], 3], "b": {"c": {"d": 1}}, "e": 4}"#, options)
        #expect(outline(document.root) == #"{"a":[1,?,3],"b":{"c":?},"e":4}"#)
        #expect(document.diagnostics.map(\.rule) == [JSONRule.limit, JSONRule.limit])
        #expect(document.diagnostics.map(\.range) == [SourceRange(10, 11), SourceRange(35, 36)])
        #expect(misplacedRanges(document) == [])
    }

    @Test("The depth is the number of open containers", arguments: [0, 1, 2, 511, 512, 513, 10_000])
    func depth(_ depth: Int) {
        let text = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
        let document = document(text)
        #expect(document.diagnostics.isEmpty == (depth <= 512))
        #expect(misplacedRanges(document) == [])
    }

    @Test("Ten thousand levels can be read and written", arguments: ["[", "{\"a\":"])
    func tenThousandLevels(_ opening: String) throws {
        var options = JSONReadingOptions()
        options.maximumDepth = 10_000
        let closing = opening == "[" ? "]" : "}"
        let text = String(repeating: opening, count: 10_000) + "1" + String(repeating: closing, count: 10_000)
        let document = document(text, options)
        #expect(document.diagnostics.isEmpty)
        var writer = JSONWriter()
        writer.value(try #require(document.root))
        #expect(writer.text == text)
    }

    @Test(
        "Nesting that never ends neither traps nor takes long",
        arguments: ["[", "{\"a\":", "[{", "[[{\"a\":[", "{[", "[1,{"])
    func endlessNesting(_ opening: String) {
        let document = document(String(repeating: opening, count: 100_000))
        #expect(document.diagnostics.containsError)
        #expect(misplacedRanges(document) == [])
    }

    @Test("Many brackets that don't match are read to their end", arguments: ["}", "]", "]}", "[}", "{]"])
    func mismatchedBrackets(_ bracket: String) {
        var options = JSONReadingOptions()
        options.maximumDepth = 1_000_000
        let text = "{\"a\":" + String(repeating: "[", count: 50_000) + String(repeating: bracket, count: 50_000)
        #expect(document(text, options).diagnostics.containsError)
    }

    @Test func aTextThatIsTooLongIsNotRead() {
        var options = JSONReadingOptions()
        options.maximumSize = 8
        #expect(document("[1,2,3]", options).diagnostics == [])
        let long = document("[1,2,3,4]", options)
        #expect(long.root == nil)
        #expect(long.diagnostics.map(summary) == ["0-0 json-limit the text has 9 bytes, more than the limit of 8"])
        let part = JSONDocument(
            reading: SourceFile(path: "x", text: "[1,2,3,4]"), in: SourceRange(3, 4), options: options)
        #expect(part.root?.integer == 2)
    }

    @Test func diagnosticsAreCappedAndCounted() {
        let document = document("[" + String(repeating: "@,", count: 150) + "1]")
        #expect(document.diagnostics.count == 101)
        #expect(document.diagnostics.last?.rule == JSONRule.limit)
        #expect(document.diagnostics.last?.message == "50 more problems are not shown")
        #expect(document.diagnostics.last?.severity == .error)
        #expect(document.root?.count == 151)
    }

    @Test func warningsLeftOutStayWarnings() {
        var options = JSONReadingOptions()
        options.maximumDiagnostics = 0
        let document = document("[1e999]", options)
        #expect(document.diagnostics.map(\.message) == ["1 more problem is not shown"])
        #expect(document.diagnostics.map(\.severity) == [.warning])
    }

    @Test("Limits may be nonsense", arguments: [Int.min, -1, 0, Int.max])
    func nonsense(_ limit: Int) {
        var options = JSONReadingOptions()
        options.maximumDepth = limit
        options.maximumDiagnostics = limit
        #expect(misplacedRanges(document(#"[[1, {"a": }, @"#, options)) == [])
        options.maximumSize = limit
        #expect(misplacedRanges(document(#"[[1, {"a": }, @"#, options)) == [])
    }

    @Test func aHugeKeyAndAHugeStringAreRead() {
        let long = String(repeating: "k\\n", count: 500_000)
        let document = document("{\"\(long)\": \"\(long)\"}")
        #expect(document.diagnostics == [])
        let expected = String(repeating: "k\n", count: 500_000)
        #expect(document.root?.members.first?.key == expected)
        #expect(document.root?[expected]?.string == expected)
    }

    @Test(
        "Mistakes all over a long text are read to its end",
        arguments: [
            "\"a\n", "'a\n", "\"a\n'b\n", "// a\n", "/*", "[1 ", "{\"a\" ", "[\"\\u", "1.2.3 ", "[@ ", "{\"a\"\"b\"",
            "[\"a\\\n", "]", ",", ":", "\u{FEFF}",
            "\"\n\\", "'\n\\", "{\"a\" \"\n\\", "{'", "[1 /", "   }", "[   \n", "{\"a\"   ", "[\"a   \n\n\n",
        ])
    func mistakesEverywhere(_ text: String) {
        // Long enough that quadratic work would never end.
        let file = SourceFile(path: "x", text: "[" + String(repeating: text, count: 50_000))
        #expect(JSONDocument(reading: file).diagnostics.containsError)
        #expect(misplacedRanges(document("[" + String(repeating: text, count: 1000))) == [])
    }
}
