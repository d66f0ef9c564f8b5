import Livery
import Testing

/// What a value says about itself, and where it stands.
@Suite struct ValueTests {
    @Test func everyValueAndKeyKnowsItsRange() throws {
        let document = document(" {\"a\" : [1, \"é\", true],\n \"b\":{}} ")
        let root = try #require(document.root)
        #expect(root.range == SourceRange(1, 33))
        #expect(root.members.map(\.keyRange) == [SourceRange(2, 5), SourceRange(26, 29)])
        #expect(root["a"]?.range == SourceRange(8, 23))
        #expect(root["a"]?.elements.map(\.range) == [SourceRange(9, 10), SourceRange(12, 16), SourceRange(18, 22)])
        #expect(root["b"]?.location.text == "{}")
    }

    @Test func aPartOfAFileKeepsThePositionsOfTheFile() {
        let file = SourceFile(path: "page.html", text: "<a data='{\"x\": [1,]}'>")
        let document = JSONDocument(reading: file, in: SourceRange(9, 20))
        #expect(outline(document.root) == #"{"x":[1]}"#)
        #expect(document.root?["x"]?.range == SourceRange(15, 19))
        #expect(document.diagnostics.map(\.range) == [SourceRange(17, 18)])
    }

    @Test("A part of a file ends there", arguments: [3, 4, 5, 6, 7, 8, 9, 40])
    func partEnds(_ end: Int) {
        let file = SourceFile(path: "x", text: "--[\"ab\", 1]--")
        let document = JSONDocument(reading: file, in: SourceRange(2, end))
        #expect(document.root?.range.lowerBound == 2)
        #expect((document.root?.range.upperBound).map { Int($0) <= end } == true)
        #expect(misplacedRanges(document) == [])
    }

    @Test(
        "An integer is a number written as one that fits",
        arguments: [
            ("0", 0), ("-0", 0), ("42", 42), ("-7", -7), ("9223372036854775807", Int.max),
            ("-9223372036854775808", Int.min),
            ("9223372036854775808", nil), ("-9223372036854775809", nil), ("1.0", nil), ("1e2", nil), ("\"1\"", nil),
            ("true", nil),
            ("123456789012345678901234567890", nil),
        ] as [(String, Int?)])
    func integer(_ text: String, _ expected: Int?) {
        #expect(document(text).root?.integer == expected)
    }

    @Test(
        "A double is the nearest to the number",
        arguments: [
            "0", "-0", "1", "0.1", "-0.1", "1e22", "1e23", "123.456", "9007199254740993",
            "0.1000000000000000055511151231257827", "5e-324",
            "1.7976931348623157e308", "2.2250738585072011e-308", "1e-400", "3.141592653589793238462643383279", "1e-7",
            "100", "1E5", "1e+5",
            "0e99999", "123456789012345678901234567890", "8.5e-10", "4.35", "0.3e1", "1e0005", "7.0e-22", "9.5e22",
            "1e0000000000000000000001",
        ])
    func double(_ text: String) throws {
        let value = try #require(document(text).root?.double)
        let expected = try #require(Double(text))
        #expect(value.bitPattern == expected.bitPattern)
    }

    @Test(
        "A number past the range of a double keeps its text",
        arguments: [
            "1e999", "-1e309", "1.8e308", "1\(String(repeating: "0", count: 400))",
            "\(String(repeating: "9", count: 250))e99", "1e99999999999999999999",
        ])
    func numberRange(_ text: String) {
        let document = document(text)
        #expect(document.root?.kind == .number)
        #expect(document.root?.double == nil)
        #expect(document.root?.numberText == text)
        #expect(document.diagnostics.map(\.rule) == [JSONRule.numberRange])
        #expect(document.diagnostics.map(\.severity) == [.warning])
    }

    @Test func aValueOfAnotherKindGivesNothing() throws {
        let root = try #require(document(#"{"a": null}"#).root)
        #expect(root.string == nil && root.integer == nil && root.double == nil && root.boolean == nil)
        #expect(root.numberText == nil && !root.isNull && root.elements.isEmpty && root.count == 1)
        let null = try #require(root["a"])
        #expect(null.isNull && null.members.isEmpty && null["a"] == nil && null[0] == nil && null.count == 0)
    }

    @Test func aKeyIsFoundByItsUnescapedText() {
        let root = document(#"{"a\"b": 1, "\u00e9": 2, "": 3, "ab": 4}"#).root
        #expect(root?["a\"b"]?.integer == 1)
        #expect(root?["é"]?.integer == 2)
        #expect(root?[""]?.integer == 3)
        #expect(root?["ab"]?.integer == 4)
        #expect(root?["a"] == nil)
        #expect(root?["e\u{301}"] == nil, "keys are compared by bytes, not by canonical equivalence")
    }

    @Test func collectionsStepOverWholeSubtrees() throws {
        let root = try #require(document(#"[[1, [2, {"a": [3]}]], {"b": {}}, 4]"#).root)
        #expect(root.elements.map(\.kind) == [.array, .object, .number])
        #expect(root.elements.count == 3)
        #expect(root[2]?.integer == 4)
        #expect(root[3] == nil)
        #expect(root[-1] == nil)
        #expect(root.elements.dropFirst().first?.members.first?.key == "b")
    }

    @Test func anArrayOfMoreThanAMillionElementsIsCounted() {
        let count = 1_100_000
        let document = document("[" + String(repeating: "1,", count: count - 1) + "1]")
        #expect(document.root?.count == count)
        #expect(document.root?.elements.count == count)
    }

    @Test func aDocumentOutlivesNothingItNeeds() {
        func value() -> JSONValue? { document(#"{"a": ["text"]}"#).root?["a"]?[0] }
        #expect(value()?.string == "text")
    }
}
