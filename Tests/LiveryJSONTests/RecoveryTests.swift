import Livery
import Testing

/// What is reported for each kind of mistake, and what is still read.
///
/// A diagnostic is written as by ``summary(_:)``: `=>` shows the text after a safe fix-it, `~>` after another.
@Suite struct RecoveryTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let text: String
        let reads: String
        let diagnostics: [String]

        init(_ text: String, _ reads: String, _ diagnostics: String...) {
            self.text = text
            self.reads = reads
            self.diagnostics = diagnostics
        }

        var testDescription: String { text.debugDescription }
    }

    static let separators = [
        Mistake("[1,]", "[1]", "2-3 JSON has no comma after the last value => [1]"),
        Mistake("[1 , ]", "[1]", "3-4 JSON has no comma after the last value => [1  ]"),
        Mistake(#"{"a":1,}"#, #"{"a":1}"#, #"6-7 JSON has no comma after the last value => {"a":1}"#),
        Mistake("[1 2]", "[1,2]", "2-2 expected ',' between elements => [1, 2]"),
        Mistake(
            "[1 true x]", "[1,true]", "2-2 expected ',' between elements => [1, true x]",
            "8-9 expected ',' or ']' but found 'x'"),
        Mistake("[{} {}]", "[{},{}]", "3-3 expected ',' between elements => [{}, {}]"),
        Mistake(#"["a""b"]"#, #"["a","b"]"#, #"4-4 expected ',' between elements => ["a","b"]"#),
        Mistake(#"{"a":1 "b":2}"#, #"{"a":1,"b":2}"#, #"6-6 expected ',' between members => {"a":1, "b":2}"#),
        Mistake(#"{"a" 1}"#, #"{"a":1}"#, #"4-4 expected ':' after the key => {"a": 1}"#),
        Mistake(#"{"a" {}}"#, #"{"a":{}}"#, #"4-4 expected ':' after the key => {"a": {}}"#),
        Mistake(#"{"a"}"#, #"{"a":?}"#, "4-4 expected ':' and a value after the key"),
        Mistake(#"{"a" "b": 1}"#, #"{"a":?,"b":1}"#, "4-4 expected ':' and a value after the key"),
        Mistake(#"{"a", "b": 1}"#, #"{"a":?,"b":1}"#, "4-4 expected ':' and a value after the key"),
        Mistake(#"{"a":}"#, #"{"a":?}"#, "5-6 expected a value after ':' but found '}'"),
        Mistake(#"{"a":,"b":2}"#, #"{"a":?,"b":2}"#, "5-6 expected a value after ':' but found ','"),
        Mistake("[,1]", "[1]", "1-2 expected a value before ',' ~> [1]"),
        Mistake("[1,,2]", "[1,2]", "3-4 expected a value before ',' ~> [1,2]"),
        Mistake("{,}", "{}", "1-2 expected a key before ',' ~> {}"),
        Mistake(#"{,"a":1}"#, #"{"a":1}"#, #"1-2 expected a key before ',' ~> {"a":1}"#),
        Mistake("{:1}", #"{"":1}"#, "1-2 expected a key before ':'"),
        Mistake("[:1]", "[1]", "1-2 expected a value but found ':' ~> [1]"),
        Mistake(#"{"a"::1}"#, #"{"a":1}"#, #"5-6 expected a value but found ':' ~> {"a":1}"#),
        Mistake(#"{"a":1:2}"#, #"{"a":1,"":2}"#, "6-7 expected ',' or '}' but found ':'"),
        Mistake(#"["a": 1]"#, #"["a",1]"#, "4-5 expected ',' or ']' but found ':'"),
        Mistake(#"{"a"=1}"#, #"{"a":1}"#, #"4-5 expected ':' but found '=' => {"a":1}"#),
        Mistake(#"{"a"=>1}"#, #"{"a":1}"#, #"4-6 expected ':' but found '=>' => {"a":1}"#),
        Mistake(#"{"a"; 1}"#, #"{"a":1}"#, "4-5 expected ':' but found ';'"),
        Mistake(#"{"a": 1; "b": 2}"#, #"{"a":1,"b":2}"#, "7-8 expected ',' or '}' but found ';'"),
        Mistake("[1; 2]", "[1,2]", "2-3 expected ',' or ']' but found ';'"),
    ]

    static let brackets = [
        Mistake("[1", "[1]", "2-2 the text ends without ']' ~> [1]"),
        Mistake("[1, 2\n", "[1,2]", "5-5 the text ends without ']' ~> [1, 2]\n"),
        Mistake("{", "{}", "1-1 the text ends without '}' ~> {}"),
        Mistake("[1,", "[1]", "3-3 the text ends without ']'"),
        Mistake(#"{"a":"#, #"{"a":?}"#, "5-5 the text ends without '}'"),
        Mistake(#"{"a""#, #"{"a":?}"#, "4-4 the text ends without '}'"),
        Mistake(
            #"{"a": [1, {"b": 2"#, #"{"a":[1,{"b":2}]}"#, #"17-17 the text ends without '}]}' ~> {"a": [1, {"b": 2}]}"#),
        Mistake(
            "[[[[[[[[[1", "[[[[[[[[[1]]]]]]]]]", "10-10 the text ends without 9 closing brackets ~> [[[[[[[[[1]]]]]]]]]"
        ),
        Mistake(#"{"a": [1, 2}"#, #"{"a":[1,2]}"#, #"11-12 expected ']' before '}' ~> {"a": [1, 2]}"#),
        Mistake(#"{"a": [[1}"#, #"{"a":[[1]]}"#, #"9-10 expected ']]' before '}' ~> {"a": [[1]]}"#),
        Mistake(
            #"{"a": [1, 2}, "b": 3}"#, #"{"a":[1,2],"b":3}"#,
            #"11-12 expected ']' but found '}' ~> {"a": [1, 2], "b": 3}"#),
        Mistake(#"[{"a": 1]"#, #"[{"a":1}]"#, #"8-9 expected '}' before ']' ~> [{"a": 1}]"#),
        Mistake("[[1,2},3]", "[[1,2],3]", "5-6 expected ']' but found '}' ~> [[1,2],3]"),
        Mistake("[1}", "[1]", "2-3 expected ']' but found '}' ~> [1]"),
        Mistake("{]", "{}", "1-2 expected '}' but found ']' ~> {}"),
        Mistake("}", "nothing", "0-1 expected a value but found '}' ~> "),
        Mistake(#"{{"a":1}}"#, #"{"":{"a":1}}"#, "1-2 expected a key but found '{'"),
        Mistake(#"{"a":1 {"b":2}}"#, #"{"a":1,"":{"b":2}}"#, "7-8 expected ',' or '}' but found '{'"),
        Mistake("[1]]", "[1]", "3-4 unexpected text after the document's value ~> [1]"),
        Mistake("[1] [2]\n", "[1]", "4-7 unexpected text after the document's value ~> [1] \n"),
        Mistake("1 2", "1", "2-3 unexpected text after the document's value ~> 1 "),
    ]

    static let words = [
        Mistake("", "nothing", "0-0 expected a value, but the text is empty"),
        Mistake("[True]", "[true]", "1-5 expected a value but found 'True' => [true]"),
        Mistake("[FALSE]", "[false]", "1-6 expected a value but found 'FALSE' => [false]"),
        Mistake(
            "[None, nil]", "[null,null]", "1-5 expected a value but found 'None' => [null, nil]",
            "7-10 expected a value but found 'nil' => [None, null]"),
        Mistake("[undefined]", "[?]", "1-10 expected a value but found 'undefined' ~> [null]"),
        Mistake(
            "[NaN]", "[?]", "1-4 expected a value but found 'NaN'; JSON has no numbers that are not finite ~> [null]"),
        Mistake("[-Infinity]", "[?]", "1-10 '-Infinity' is not a number"),
        Mistake("[tru]", "[?]", "1-4 expected a value but found 'tru'"),
        Mistake("[truefalse]", "[?]", "1-10 expected a value but found 'truefalse'"),
        Mistake(#"{"a": hello world, "b": 1}"#, #"{"a":?,"b":1}"#, "6-17 expected a value but found 'hello world'"),
        Mistake("[@, 1]", "[?,1]", "1-2 expected a value but found '@'"),
        Mistake("[1, @]", "[1,?]", "4-5 expected a value but found '@'"),
        Mistake("[é]", "[?]", "1-3 expected a value but found 'é'"),
        Mistake("[\u{01}]", "[?]", "1-2 expected a value but found '\\u{01}'"),
        Mistake(
            "[\(String(repeating: "x", count: 40))]", "[?]",
            "1-41 expected a value but found '\(String(repeating: "x", count: 32))…'"),
        Mistake(#"{"a":1 2}"#, #"{"a":1}"#, "7-8 expected ',' or '}' but found '2'"),
        Mistake(#"{"a": 1, @}"#, #"{"a":1}"#, "9-10 expected a key but found '@'"),
        Mistake("{a: 1}", #"{"a":1}"#, #"1-2 a key is written in double quotes => {"a": 1}"#),
        Mistake("{b-c.d: 1}", #"{"b-c.d":1}"#, #"1-6 a key is written in double quotes => {"b-c.d": 1}"#),
        Mistake("{3: 1}", #"{"3":1}"#, #"1-2 a key is written in double quotes => {"3": 1}"#),
        Mistake(
            #"{"a": 1 b: 2}"#, #"{"a":1,"b":2}"#, #"7-7 expected ',' between members => {"a": 1, b: 2}"#,
            #"8-9 a key is written in double quotes => {"a": 1 "b": 2}"#),
    ]

    static let comments = [
        Mistake("[1, // one\n2]", "[1,2]", "4-10 JSON has no comments ~> [1, \n2]"),
        Mistake("[1 /* one */, 2]", "[1,2]", "3-12 JSON has no comments ~> [1 , 2]"),
        Mistake("[1, # one\r2]", "[1,2]", "4-9 JSON has no comments ~> [1, \r2]"),
        Mistake("[/*/*/]", "[]", "1-6 JSON has no comments ~> []"),
        Mistake("{/**/}", "{}", "1-5 JSON has no comments ~> {}"),
        Mistake("// a\n[1]", "[1]", "0-4 JSON has no comments ~> \n[1]"),
        Mistake("[1] // a", "[1]", "4-8 JSON has no comments ~> [1] "),
        Mistake(
            "[1,/**/]", "[1]", "2-3 JSON has no comma after the last value => [1/**/]",
            "3-7 JSON has no comments ~> [1,]"),
        Mistake(
            #"{"a"/**/:/**/1}"#, #"{"a":1}"#, #"4-8 JSON has no comments ~> {"a":/**/1}"#,
            #"9-13 JSON has no comments ~> {"a"/**/:1}"#),
        Mistake("[1 /*", "[1]", "3-5 JSON has no comments ~> [1 ", "5-5 the text ends without ']' ~> [1 /*]"),
    ]

    static let numbers = [
        Mistake("[01]", "[1]", "1-3 a number has no leading zeros ~> [1]"),
        Mistake("[-007.5]", "[-7.5]", "1-7 a number has no leading zeros ~> [-7.5]"),
        Mistake("[+1]", "[1]", "1-3 a number has no plus sign before it => [1]"),
        Mistake("[.5]", "[0.5]", "1-3 expected a digit before the decimal point => [0.5]"),
        Mistake("[-.5e2]", "[-0.5e2]", "1-6 expected a digit before the decimal point => [-0.5e2]"),
        Mistake("[1.]", "[1]", "1-3 expected a digit after the decimal point => [1]"),
        Mistake("[1.e5]", "[1e5]", "1-5 expected a digit after the decimal point => [1e5]"),
        Mistake("[+.]", "[?]", "1-3 '+.' is not a number"),
        Mistake("[1e]", "[?]", "1-3 '1e' is not a number"),
        Mistake("[-]", "[?]", "1-2 '-' is not a number"),
        Mistake("[1.2.3]", "[?]", "1-6 '1.2.3' is not a number"),
        Mistake("[12px, 1]", "[?,1]", "1-5 '12px' is not a number"),
        Mistake("[0xff]", "[?]", "1-5 '0xff' is not a number ~> [255]"),
        Mistake("[1_000]", "[?]", "1-6 '1_000' is not a number => [1000]"),
        Mistake(
            "[+1e999]", "[1e999]", "1-7 a number has no plus sign before it => [1e999]",
            "1-7 warning json-number-range the number is too large for a 64-bit floating-point value; only its text can be used"
        ),
    ]

    static let strings = [
        Mistake("['a']", #"["a"]"#, #"1-4 a string is written in double quotes => ["a"]"#),
        Mistake(#"['say "hi"']"#, #"["say "hi""]"#, #"1-11 a string is written in double quotes => ["say \"hi\""]"#),
        Mistake(
            #"['it\'s']"#, #"["it's"]"#,
            #"1-8 a string is written in double quotes => ["it's"]"#),
        Mistake("{'a': 1}", #"{"a":1}"#, #"1-4 a key is written in double quotes => {"a": 1}"#),
        Mistake("\"abc", "\"abc\"", "0-4 the string has no closing quote ~> \"abc\""),
        Mistake(
            "[\"abc", "[\"abc\"]", "1-5 the string has no closing quote ~> [\"abc\"",
            "5-5 the text ends without ']' ~> [\"abc]"),
        Mistake(
            "[\"abc,\n \"def\"]", "[\"abc\",\"def\"]", "1-5 the string has no closing quote ~> [\"abc\",\n \"def\"]"),
        Mistake("[\"abc  \n]", "[\"abc\"]", "1-5 the string has no closing quote ~> [\"abc\"  \n]"),
        Mistake(
            "{\"a\": \"x,\r\n \"b\": 1}", "{\"a\":\"x\",\"b\":1}",
            "6-8 the string has no closing quote ~> {\"a\": \"x\",\r\n \"b\": 1}"),
        Mistake(
            "[\"a\nb\"]", "[\"a\\nb\"]",
            "3-4 json-control-character a line break in a string is written '\\n' => [\"a\\nb\"]"),
        Mistake(
            "[\"a\tb\"]", "[\"a\\tb\"]",
            "3-4 json-control-character a control character in a string is written '\\t' => [\"a\\tb\"]"),
        Mistake(
            "[\"\u{01}\"]", "[\"\\u{01}\"]",
            "2-3 json-control-character a control character in a string is written '\\u0001' => [\"\\u0001\"]"),
        Mistake(
            #"["\x"]"#, #"["x"]"#,
            #"2-4 json-escape unknown escape '\x'; a backslash itself is written '\\' ~> ["\\x"]"#),
        Mistake(
            #"["\é"]"#, #"["é"]"#,
            #"2-3 json-escape a backslash that begins no escape; a backslash itself is written '\\' ~> ["\\é"]"#),
        Mistake(#"["\u12G4"]"#, "[\"\u{FFFD}G4\"]", #"2-6 json-escape expected four hexadecimal digits after '\u'"#),
        Mistake(
            #"["\uD800\u0041"]"#, "[\"\u{FFFD}A\"]",
            #"2-8 json-escape '\uD800' is half of a surrogate pair; it reads as U+FFFD"#),
        Mistake(#""\"#, "\"\"", #"0-2 the string has no closing quote ~> "\""#),
    ]

    @Test(
        "A mistake costs one diagnostic and nothing beside it",
        arguments: separators + brackets + words + comments + numbers + strings)
    func recovers(_ mistake: Mistake) {
        let document = document(mistake.text)
        #expect(outline(document.root) == mistake.reads)
        #expect(document.diagnostics.map(summary) == mistake.diagnostics)
        #expect(misplacedRanges(document) == [])
    }

    @Test(
        "A safe fix-it removes its diagnostic and changes nothing that was read",
        arguments: separators + words + numbers + strings)
    func appliesFixIts(_ mistake: Mistake) {
        let before = document(mistake.text)
        for diagnostic in before.diagnostics {
            for fixIt in diagnostic.fixIts where fixIt.isSafe && outline(before.root).contains("?") == false {
                let after = JSONDocument(
                    reading: SourceFile(path: "fixed.json", bytes: before.file.applying([fixIt])))
                #expect(after.diagnostics.count < before.diagnostics.count)
                #expect(outline(after.root) == outline(before.root))
            }
        }
    }

    @Test func notesPointAtTheOpeningBracket() {
        let diagnostic = document(#"{"a": [1, 2"#).diagnostics.first
        #expect(diagnostic?.notes.map(\.message) == ["opened here"])
        #expect(diagnostic?.notes.first?.location?.range == SourceRange(6, 7))
    }

    @Test func rangesOfOtherValuesStayAfterAMistake() {
        let document = document(#"{"a": tru, "b": [1 2], "c": "x"}"#)
        #expect(document.root?["c"]?.range == SourceRange(28, 31))
        #expect(document.root?["b"]?[1]?.range == SourceRange(19, 20))
        #expect(document.root?["a"]?.range == SourceRange(6, 9))
    }
}
