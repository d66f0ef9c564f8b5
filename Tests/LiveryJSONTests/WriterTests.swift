import Livery
import Testing

@Suite struct WriterTests {
    private func written(_ layout: JSONWriter.Layout = .compact, _ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(layout)
        body(&writer)
        return writer.text
    }

    @Test func writesEveryKindOfValue() {
        let text = written { writer in
            writer.beginObject()
            writer.key("a")
            writer.beginArray()
            writer.null()
            writer.boolean(true)
            writer.boolean(false)
            writer.integer(.min)
            writer.number(0.5)
            writer.numberText("1e400")
            writer.string("x")
            writer.endArray()
            writer.key("b")
            writer.beginObject()
            writer.endObject()
            writer.endObject()
        }
        #expect(text == #"{"a":[null,true,false,-9223372036854775808,0.5,1e400,"x"],"b":{}}"#)
    }

    @Test func prettyLayoutPutsOneValueOnALine() {
        let document = document(#"{"a":[1,{"b":[]}],"c":{},"d":"x"}"#)
        let text = written(.pretty) { writer in
            if let root = document.root { writer.value(root) }
        }
        #expect(
            text == """
                {
                  "a": [
                    1,
                    {
                      "b": []
                    }
                  ],
                  "c": {},
                  "d": "x"
                }
                """)
    }

    @Test(
        "Strings are escaped where JSON asks for it and nowhere else",
        arguments: [
            ("", #""""#), ("a\"b", #""a\"b""#), ("\\", #""\\""#), ("/", #""/""#),
            ("\u{08}\u{0C}\n\r\t", #""\b\f\n\r\t""#),
            ("\u{00}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""), ("é😀\u{2028}", "\"é😀\u{2028}\""),
        ])
    func escapes(_ value: String, _ expected: String) {
        #expect(written { $0.string(value) } == expected)
        #expect(document(expected).root?.string == value)
        #expect(
            written {
                $0.beginObject()
                $0.key(value)
            } == "{\(expected):null}")
    }

    @Test("Numbers that JSON can't hold become null", arguments: [Double.nan, .infinity, -.infinity])
    func nonFinite(_ value: Double) {
        #expect(written { $0.number(value) } == "null")
    }

    @Test(
        "A double reads back as the same",
        arguments: [
            0, -0.0, 1, -1, 0.1, 1e22, 1e-7, 1e16, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
            .leastNormalMagnitude, .pi,
            123456789.125,
        ])
    func doubles(_ value: Double) {
        let text = written { $0.number(value) }
        #expect(document(text).diagnostics == [])
        #expect(document(text).root?.double?.bitPattern == value.bitPattern)
    }

    @Test(
        "Only a JSON number is taken as one by its text",
        arguments: ["", " 1", "1 ", "+1", "01", "1.", ".5", "NaN", "1,2", "]", "0x1", "１"])
    func badNumberText(_ text: String) {
        #expect(written { $0.numberText(text) } == "null")
    }

    static let misuses: [(name: String, expected: String, body: @Sendable (inout JSONWriter) -> Void)] = [
        ("nothing", "null", { _ in }),
        (
            "unclosed", #"{"a":[1]}"#,
            {
                $0.beginObject()
                $0.key("a")
                $0.beginArray()
                $0.integer(1)
            }
        ),
        (
            "key without value", #"{"a":null}"#,
            {
                $0.beginObject()
                $0.key("a")
                $0.endObject()
            }
        ),
        (
            "two keys", #"{"a":null,"b":1}"#,
            {
                $0.beginObject()
                $0.key("a")
                $0.key("b")
                $0.integer(1)
                $0.endObject()
            }
        ),
        (
            "value without key", #"{"":1}"#,
            {
                $0.beginObject()
                $0.integer(1)
                $0.endObject()
            }
        ),
        (
            "container without key", #"{"":[]}"#,
            {
                $0.beginObject()
                $0.beginArray()
                $0.endArray()
                $0.endObject()
            }
        ),
        (
            "key in array", "[1]",
            {
                $0.beginArray()
                $0.key("a")
                $0.integer(1)
                $0.endArray()
            }
        ),
        (
            "key at the root", "1",
            {
                $0.key("a")
                $0.integer(1)
            }
        ),
        (
            "end without begin", "1",
            {
                $0.endArray()
                $0.endObject()
                $0.integer(1)
                $0.endArray()
            }
        ),
        (
            "wrong end", "[1,2]",
            {
                $0.beginArray()
                $0.integer(1)
                $0.endObject()
                $0.integer(2)
                $0.endArray()
            }
        ),
        (
            "two roots", "1",
            {
                $0.integer(1)
                $0.integer(2)
            }
        ),
        (
            "a container after the root", "[]",
            {
                $0.beginArray()
                $0.endArray()
                $0.beginObject()
                $0.key("a")
                $0.beginArray()
                $0.string("x")
                $0.endArray()
                $0.endObject()
                $0.null()
            }
        ),
    ]

    @Test("Calls out of place still give valid JSON", arguments: misuses.map(\.name))
    func misuse(_ name: String) throws {
        let misuse = try #require(Self.misuses.first { $0.name == name })
        let text = written(.compact, misuse.body)
        #expect(text == misuse.expected)
        #expect(document(text).diagnostics == [])
    }

    @Test func theBytesSoFarLeaveTheWriterAsItWas() {
        let text = written { writer in
            writer.beginArray()
            writer.integer(1)
            #expect(writer.text == "[1]")
            writer.integer(2)
        }
        #expect(text == "[1,2]")
    }

    @Test(
        "A value that was read is written as it was, mistakes mended",
        arguments: [
            (#"{"a": [1.50, -0, 1e999], "a": "\u00e9\/"}"#, #"{"a":[1.50,-0,1e999],"a":"\u00e9\/"}"#),
            ("[+1, 01, .5, 2.]", "[1,1,0.5,2]"),
            ("{a: 'it\"s', 'b': nil, c: what}", #"{"a":"it\"s","b":null,"c":null}"#),
            ("[\"a\tb\", \"\\x\", \"\\uD800\"]", "[\"a\\tb\",\"x\",\"\u{FFFD}\"]"),
            ("[\"a", "[\"a\"]"),
            ("{:1}", #"{"":1}"#),
            (#"{"a\"b": 1, "\x": 2}"#, #"{"a\"b":1,"x":2}"#),
        ])
    func copies(_ text: String, _ expected: String) throws {
        let root = try #require(document(text).root)
        let copy = written { $0.value(root) }
        #expect(copy == expected)
        #expect(document(copy).diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func aPartOfADocumentCanBeCopied() throws {
        let root = try #require(document(#"{"a": [1, {"b": 2}], "c": 3}"#).root)
        let text = written { writer in
            writer.beginArray()
            if let part = root["a"] { writer.value(part) }
            if let part = root["c"] { writer.value(part) }
            writer.endArray()
        }
        #expect(text == #"[[1,{"b":2}],3]"#)
    }

    @Test func whatIsDrainedInPiecesIsTheSameText() {
        func write(_ writer: inout JSONWriter, between: (inout JSONWriter) -> Void) {
            writer.beginObject()
            between(&writer)
            writer.key("a")
            between(&writer)
            writer.beginArray()
            for number in 0..<3 {
                writer.integer(number)
                between(&writer)
            }
            writer.endArray()
            writer.endObject()
            between(&writer)
            // The value is complete, so that nothing more is written.
            writer.null()
        }
        for layout in [JSONWriter.Layout.compact, .pretty] {
            var whole = JSONWriter(layout)
            write(&whole) { _ in }
            var pieces = JSONWriter(layout)
            var bytes: [UInt8] = []
            write(&pieces) { writer in
                bytes += writer.drain()
                #expect(writer.count == 0)
            }
            #expect(bytes + pieces.drain() == whole.bytes)
        }
    }
}
