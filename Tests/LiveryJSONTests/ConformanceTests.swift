import Livery
import Testing

/// The kinds of cases of the public JSON corpora (RFC 8259), in our own words.
@Suite struct ConformanceTests {
    /// Valid texts, with what they read as when that isn't the text itself.
    static let valid: [(text: String, reads: String?)] = [
        // Scalars as roots.
        ("null", nil), ("true", nil), ("false", nil), ("0", nil), ("-0", nil), ("42", nil), ("\"\"", nil),
        ("\"text\"", nil), ("[]", nil), ("{}", nil), ("-1.5e-3", nil),
        // Whitespace.
        (" null ", "null"), ("\n\r\t null\t\r\n", "null"), ("[ ]", "[]"), ("{\n}", "{}"), ("[1 , 2]", "[1,2]"),
        ("{ \"a\" : 1 }", "{\"a\":1}"), ("[\r\n1\r\n]", "[1]"), ("                 [1]                  ", "[1]"),
        // Numbers.
        ("[0.0]", nil), ("[-0.0]", nil), ("[0e0]", nil), ("[0E+1]", nil), ("[1E22]", nil), ("[1e+2]", nil),
        ("[1e-2]", nil), ("[123.456e78]", nil), ("[0.5e0]", nil), ("[20e1]", nil),
        ("[-237462374673276894279832749832]", nil),
        ("[0.1000000000000000055511151231257827]", nil), ("[1e0001]", nil), ("[9007199254740993]", nil),
        ("[4.9e-324]", nil), ("[1.7976931348623157e308]", nil), ("[-9223372036854775808]", nil),
        ("[1e-99999]", nil), ("[0e99999]", nil), ("[10]", nil), ("[1.0]", nil), ("[100]", nil),
        // Strings.
        ("[\"\\\"\"]", "[\"\"\"]"), ("[\"\\\\\"]", "[\"\\\"]"), ("[\"\\/\"]", "[\"/\"]"),
        ("[\"\\b\\f\\n\\r\\t\"]", "[\"\\u{08}\\u{0C}\\n\\r\\t\"]"), ("[\"\\u0041\"]", "[\"A\"]"),
        ("[\"\\u00e9\\u00E9\"]", "[\"éé\"]"), ("[\"\\u0000\"]", "[\"\\0\"]"), ("[\"\\u001f\"]", "[\"\\u{1F}\"]"),
        ("[\"\\uD834\\uDD1E\"]", "[\"\u{1D11E}\"]"), ("[\"\\ud83d\\ude39\\ud83d\\udc8d\"]", "[\"😹💍\"]"),
        ("[\"\\uDBFF\\uDFFF\"]", "[\"\u{10FFFF}\"]"), ("[\"\\uFFFF\"]", "[\"\u{FFFF}\"]"),
        ("[\"\\u2028\\u2029\"]", "[\"\u{2028}\u{2029}\"]"), ("[\"\u{2028}\u{2029}\"]", nil), ("[\"\u{7F}\"]", nil),
        ("[\"é\"]", nil), ("[\"€\"]", nil), ("[\"𝄞\"]", nil), ("[\"\u{FEFF}\"]", nil), ("[\"\u{10FFFF}\"]", nil),
        ("[\"a/*b*/c//d#e\"]", nil), ("[\"',{}[]:\"]", nil), ("[\"12345678\"]", nil), ("[\"1234567\"]", nil),
        ("[\"123456789\"]", nil), ("[\"éééééééééé\"]", nil), ("[\"\\\\n\"]", "[\"\\n\"]"),
        ("[\"\\\\u0041\"]", "[\"\\u0041\"]"),
        ("[\"\\uD83D\\uDE00x\"]", "[\"😀x\"]"), ("[\"new\\u000Aline\"]", "[\"new\\nline\"]"),
        // Objects.
        ("{\"\":0}", nil), ("{\"a\":{\"a\":{\"a\":{}}}}", nil), ("{\"a\":[]}", nil), ("{\"a\":1,\"b\":2}", nil),
        ("{\"\\u0061\":1}", "{\"a\":1}"), ("{\"a\\u0000b\":1}", "{\"a\\0b\":1}"), ("{\"é\":1}", nil),
        ("{\"a long key that needs more than one word\":1,\"a long key that needs more than one wore\":2}", nil),
        ("{\"a\":null,\"b\":true,\"c\":false}", nil), ("{\"null\":0,\"true\":1}", nil),
        // Arrays.
        ("[[[[]]]]", nil), ("[null,1,\"1\",{}]", nil), ("[[],[],[[]]]", nil), ("[1,null,null,null,2]", nil),
        ("[{}]", nil),
        ("[[1],2]", nil), ("[\"a\",[],{\"b\":[1]},3]", nil),
    ]

    /// Texts that are not JSON.
    static let invalid: [String] = [
        // Nothing.
        "", " ", "\n\t",
        // Separators.
        "[1,]", "[,1]", "[1,,2]", "[,]", "[1 2]", "[1:2]", "[\"\":1]", "[;]", "[1;2]", "{,}", "{\"a\":1,}",
        "{\"a\":1,,\"b\":2}",
        "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{\"a\"::1}", "{\"a\"=1}", "{:1}", "{\"a\":1 \"b\":2}", "{\"a\",1}",
        "{\"a\":1:2}",
        "{\"a\" \"b\"}", "{1:1}", "{null:1}", "{[]:1}", "{{}:1}", "{\"a\":1;}", ",", ":", "[\n1\n2\n]",
        // Brackets.
        "[", "]", "{", "}", "[1", "[1,", "[\"a\"", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "[}", "{]", "[1}",
        "{\"a\":1]",
        "[[]", "[]]", "{}}", "[{]}", "[{}", "{\"a\":[}", "[\"a\",\n4\n,1,",
        // After the root.
        "1 2", "[] []", "{} x", "\"a\" \"b\"", "[1],", "null null", "1,", "{}#", "[]/", "\"\"\"", "true false",
        // Numbers.
        "[01]", "[-01]", "[00]", "[+1]", "[++1]", "[.5]", "[-.5]", "[1.]", "[-1.]", "[1.e1]", "[.e1]", "[1e]", "[1e+]",
        "[1E-]",
        "[1e1.5]", "[-]", "[--1]", "[- 1]", "[1-2]", "[1+2]", "[1.2.3]", "[0x1F]", "[0b1]", "[0o7]", "[1_000]", "[1a]",
        "[-a]",
        "[1ea]", "[NaN]", "[-NaN]", "[Infinity]", "[-Infinity]", "[+Infinity]", "[Inf]", "[１]", "[0e]", "[2.e3]",
        "[1 000]", "[.]",
        "[1e1e1]", "[-e1]",
        // Words.
        "[tru]", "[True]", "[TRUE]", "[truE]", "[fals]", "[nul]", "[nil]", "[None]", "[undefined]", "[truefalse]",
        "[nullx]",
        "[true1]", "nu", "t", "[hello]", "[*]", "[\\u0041]", "[@]", "[é]", "[\u{FEFF}]", "[\u{A0}1]", "[\u{2060}]",
        "\\", "[<null>]",
        "[\u{0C}]", "[\u{0B}1]", "[\u{0}]", "[1\u{0}]",
        // Strings.
        "\"", "\"a", "[\"a]", "['a']", "[a\"b\"]", "{'a':1}", "{a:1}", "[\"a\\\"]", "[\"\\x\"]", "[\"\\a\"]",
        "[\"\\'\"]", "[\"\\ \"]",
        "[\"\\\n\"]", "[\"\\u\"]", "[\"\\u1\"]", "[\"\\u12\"]", "[\"\\u123\"]", "[\"\\u123g\"]", "[\"\\U0041\"]",
        "[\"\\u+041\"]", "[\"\\u{41}\"]",
        "[\"\\0\"]", "[\"\\é\"]", "[\"a\nb\"]", "[\"a\rb\"]", "[\"\t\"]", "[\"\u{1F}\"]", "[\"\u{0}\"]", "[\"\\",
        "[\"\\u00", "[\"\"\"]",
        "[\"\\uD83D\\u\"]", "[\"a\n", "[`a`]", "[\u{201C}a\u{201D}]",
        // Comments.
        "// a\n1", "1 // a", "/* a */1", "[1 /* a */, 2]", "# a\n1", "{\"a\":/**/1}", "[/]", "[/* ]", "/", "/*",
        "{\"a\" // b\n:1}", "[1/]",
    ]

    /// Texts where readers may differ, and what this one does.
    static let decided: [(text: String, reads: String, diagnostics: [String])] = [
        ("[1e999]", "[1e999]", ["1-6 warning json-number-range"]),
        ("[-1e309]", "[-1e309]", ["1-7 warning json-number-range"]),
        ("[1e-999]", "[1e-999]", []),
        ("[123456789012345678901234567890]", "[123456789012345678901234567890]", []),
        ("[\"\\uD800\"]", "[\"\u{FFFD}\"]", ["2-8 error json-escape"]),
        ("[\"\\uDC00\"]", "[\"\u{FFFD}\"]", ["2-8 error json-escape"]),
        ("[\"\\uD800\\uD800\"]", "[\"\u{FFFD}\u{FFFD}\"]", ["2-8 error json-escape", "8-14 error json-escape"]),
        ("[\"\\uDC00\\uD800\"]", "[\"\u{FFFD}\u{FFFD}\"]", ["2-8 error json-escape", "8-14 error json-escape"]),
        ("[\"\\uD800\\n\"]", "[\"\u{FFFD}\\n\"]", ["2-8 error json-escape"]),
        ("[\"\\uD800x\"]", "[\"\u{FFFD}x\"]", ["2-8 error json-escape"]),
        ("{\"\\uD800\":1}", "{\"\u{FFFD}\":1}", ["2-8 error json-escape"]),
        ("{\"a\":1,\"a\":2}", "{\"a\":1,\"a\":2}", ["7-10 warning json-duplicate-key"]),
        ("{\"a\":1,\"\\u0061\":1}", "{\"a\":1,\"a\":1}", ["7-15 warning json-duplicate-key"]),
        ("\u{FEFF}{}", "{}", []),
        ("\u{FEFF}", "nothing", ["3-3 error json-syntax"]),
    ]

    /// Bytes that aren't UTF-8, where they stand, and what is read.
    static let encodings: [(bytes: [UInt8], reads: String, diagnostics: [String])] = [
        (Array("[\"".utf8) + [0xFF] + Array("\"]".utf8), "[\"\u{FFFD}\"]", ["2-3"]),
        (Array("[\"".utf8) + [0xC0, 0xAF] + Array("\"]".utf8), "[\"\u{FFFD}\u{FFFD}\"]", ["2-4"]),
        (Array("[\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"]".utf8), "[\"\u{FFFD}\u{FFFD}\u{FFFD}\"]", ["2-5"]),
        (
            Array("[\"".utf8) + [0xF4, 0x90, 0x80, 0x80] + Array("\"]".utf8), "[\"\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\"]",
            ["2-6"]
        ),
        (Array("[\"".utf8) + [0xE2, 0x82] + Array("\"]".utf8), "[\"\u{FFFD}\"]", ["2-4"]),
        (
            Array("[\"".utf8) + [0x80] + Array("é".utf8) + [0x80] + Array("\"]".utf8), "[\"\u{FFFD}é\u{FFFD}\"]",
            ["2-3", "5-6"]
        ),
        (
            Array("[\"".utf8) + [0xF8, 0x88, 0x80, 0x80, 0x80] + Array("\"]".utf8),
            "[\"\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\"]", ["2-7"]
        ),
        (Array("{\"".utf8) + [0xE9] + Array("\":1}".utf8), "{\"\u{FFFD}\":1}", ["2-3"]),
        (Array("[".utf8) + [0xFF] + Array("]".utf8), "[?]", ["1-2"]),
        (Array("{".utf8) + [0xFF] + Array(":1}".utf8), "{\"\":1}", ["1-2", "2-3 error json-syntax"]),
        (Array("[1".utf8) + [0xFE] + Array("]".utf8), "[?]", ["2-3"]),
        ([0xFF], "?", ["0-1"]),
        ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], "nothing", ["0-2"]),
        ([0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], "nothing", ["0-2"]),
        ([0x5B, 0x00, 0x5D, 0x00], "nothing", ["0-2"]),
        ([0x00, 0x5B, 0x00, 0x5D], "nothing", ["0-2"]),
    ]

    @Test("Valid text reads as it is, without a diagnostic", arguments: valid.map(\.text))
    func readsValidText(_ text: String) {
        let document = document(text)
        let expected = Self.valid.first { $0.text == text }?.reads ?? text
        #expect(outline(document.root) == expected)
        #expect(document.diagnostics.map(summary) == [])
        #expect(misplacedRanges(document) == [])
    }

    @Test("Text that is not JSON has an error, and ranges still nest", arguments: invalid)
    func reportsInvalidText(_ text: String) {
        let document = document(text)
        #expect(document.diagnostics.containsError)
        #expect(misplacedRanges(document) == [])
    }

    @Test("Text that readers may treat differently reads as documented", arguments: decided.map(\.text))
    func readsDecidedText(_ text: String) throws {
        let document = document(text)
        let expected = try #require(Self.decided.first { $0.text == text })
        #expect(outline(document.root) == expected.reads)
        #expect(document.diagnostics.map(place) == expected.diagnostics)
        #expect(misplacedRanges(document) == [])
    }

    @Test("Bytes that are not UTF-8 are reported where they stand", arguments: encodings.map(\.bytes))
    func reportsInvalidUTF8(_ bytes: [UInt8]) throws {
        let document = JSONDocument(reading: SourceFile(path: "test.json", bytes: bytes))
        let expected = try #require(Self.encodings.first { $0.bytes == bytes })
        #expect(outline(document.root) == expected.reads)
        #expect(
            document.diagnostics.map(place)
                == expected.diagnostics.map { $0.contains(" ") ? $0 : "\($0) error invalid-utf8" })
        #expect(misplacedRanges(document) == [])
    }

    private func place(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.range.lowerBound)-\(diagnostic.range.upperBound) \(diagnostic.severity) \(diagnostic.rule)"
    }
}
