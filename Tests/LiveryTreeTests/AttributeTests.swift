import Livery
import Testing

@Suite struct AttributeTests {
    @Test(
        arguments: [
            (#""a b""#, "a b", ["a", "b"], ["a", "b"]),
            (#""  a\t\u0062  ""#, "  a\tb  ", ["a", "b"], ["a", #"\u0062"#]),
            (#"["a","b c",""]"#, "a b c ", ["a", "b", "c"], ["a", "b", "c"]),
            (#""frame:w10 größe""#, "frame:w10 größe", ["frame:w10", "größe"], ["frame:w10", "größe"]),
            (#""""#, "", [], []), ("null", "", [], []), ("[]", "", [], []), ("7", "", [], []),
        ] as [(String, String, [String], [String])])
    func classNamesHaveTheirPlaces(value: String, text: String, names: [String], places: [String]) {
        let tree = tree(#"{"type":"A","class":\#(value)}"#)
        let node = tree[tree.roots[0]]
        #expect(node.classText == text)
        #expect(node.classNames.map(\.name) == names)
        #expect(node.classNames.map { $0.location?.text } == places)
    }

    @Test func nodesWithTheSameClassesShareASymbol() {
        let tree = tree(
            #"[{"type":"A","class":"a b"},{"type":"B","class":["a","b"]},{"type":"C"},{"type":"D","class":"b"}]"#)
        let symbols = tree.roots.map { tree[$0].classSymbol }
        #expect(symbols[0] == symbols[1])
        #expect(symbols[2] == .empty)
        #expect(symbols[3] == tree.symbol(of: "b"))
        #expect(tree.text(of: symbols[0]) == "a b")
    }

    @Test func aStyleMapsToThePayload() throws {
        let tree = tree(#"{"type":"A","style":"font(\"x\"); bold()"}"#)
        let style = try #require(tree[tree.roots[0]].style)
        #expect(style.text == #"font("x"); bold()"#)
        #expect(style.location(of: SourceRange(5, 8)).text == #"\"x\""#)
        #expect(style.location(of: SourceRange(11, 15)).text == "bold")
        #expect(style.location(of: SourceRange(0, 99)).text == #"font(\"x\"); bold()"#)
        #expect(style.escapes?.bytes == Array(style.text.utf8))
        let plain = try #require(self.plainStyle.style)
        #expect(plain.escapes == nil)
        #expect(plain.location(of: SourceRange(2, 6)).text == "bold")
        #expect(plain.file.text(in: plain.range) == "  bold()")
    }

    private var plainStyle: Node {
        let tree = tree(#"{"type":"A","style":"  bold()"}"#)
        return tree[tree.roots[0]]
    }

    @Test(arguments: [
        (#"[{"type":"padding","length":12}]"#, "12"),
        (#""[{\"type\":\"padding\",\"length\":12}]""#, "12"),
        (#""[{\u0022type\u0022:\u0022padding\u0022, \u0022length\u0022: 1\u0032}]""#, #"1\u0032"#),
    ])
    func modifiersAreAnArrayOrItsText(value: String, place: String) throws {
        let tree = tree(#"{"type":"A","modifiers":\#(value)}"#)
        #expect(tree.diagnostics.isEmpty)
        let modifiers = try #require(tree[tree.roots[0]].modifiers)
        let length = try #require(modifiers.value[0]?["length"])
        #expect(length.integer == 12)
        #expect(modifiers.location(of: length.range).text == place)
        #expect(modifiers.location(of: length.range).file.path == "page.json")
    }

    @Test func textWithoutEscapesIsReadInPlace() throws {
        let tree = tree(#"{"type":"A","modifiers":"[1, 2]"}"#)
        let modifiers = try #require(tree[tree.roots[0]].modifiers)
        #expect(modifiers.value.range == SourceRange(25, 31))
        #expect(modifiers.location(of: try #require(modifiers.value[1]).range).text == "2")
    }

    @Test func aMistakeInModifiersTextIsReportedInThePayload() {
        let tree = tree(#"{"type":"A","modifiers":"[{\"type\":\"a\",}]"}"#)
        #expect(tree.diagnostics.map(\.rule) == ["json-syntax"])
        #expect(tree.diagnostics[0].file.path == "page.json")
        #expect(tree.diagnostics[0].range == SourceRange(41, 42))
        #expect(tree.diagnostics[0].fixIts.isEmpty)
    }

    @Test(arguments: ["\"\"", "\"  \"", "null", "7", "{}", "\"{}\"", "\"null\""])
    func withoutAnArrayThereAreNoModifiers(value: String) {
        let tree = tree(#"{"type":"A","modifiers":\#(value)}"#)
        #expect(tree[tree.roots[0]].modifiers == nil)
    }

    @Test(arguments: [
        (#""x""#, "x"), ("7", "7"), (#""""#, nil), ("null", nil), ("true", nil), ("[]", nil), ("1.5", "1.5"),
    ])
    func aServerIDIsAStringOrANumber(value: String, id: String?) {
        let tree = tree(#"{"type":"A","id":\#(value)}"#)
        #expect(tree[tree.roots[0]].serverID == id)
    }
}

@Suite struct EscapedTextTests {
    @Test(arguments: [
        "abc", #"a\nb"#, #"\""#, #"\"\"\""#, #"\u0041\u00e9\ud83d\ude00z"#, #"a\q\\"#, #"\ud800x"#, #"\u12"#, #"é\té"#,
        "",
        #"x\"#,
    ])
    func everyRangeCoversWhatItWasReadFrom(raw: String) throws {
        let file = SourceFile(path: "page.json", text: "[\"\(raw)\"]")
        let range = SourceRange(2, 2 + raw.utf8.count)
        let escaped = EscapedText(file: file, range: range)
        let length = escaped.bytes.count
        for lower in 0...length {
            for upper in lower...length {
                let mapped = escaped.payloadRange(of: SourceRange(lower, upper))
                #expect(range.contains(mapped))
                let part = EscapedText(file: file, range: mapped).bytes
                // Where the ends cut no escape, reading the part alone gives the same text.
                let isWhole =
                    (lower == 0
                        || escaped.payloadOffset(of: UInt32(lower)) != escaped.payloadOffset(of: UInt32(lower - 1)))
                    && (upper == length
                        || escaped.payloadOffset(of: UInt32(upper))
                            != escaped.payloadOffset(of: UInt32(upper) - (upper > 0 ? 1 : 0)))
                if isWhole, lower < upper { #expect(part == Array(escaped.bytes[lower..<upper])) }
                #expect(part.count >= upper - lower || upper == lower || part.isEmpty == false)
            }
        }
        #expect(escaped.payloadOffset(of: UInt32(length)) == range.upperBound)
    }

    @Test func anEscapeMapsAsAWhole() {
        let raw = #"a\ud83d\ude00b"#
        let file = SourceFile(path: "page.json", text: raw)
        let escaped = EscapedText(file: file, range: file.range)
        #expect(escaped.bytes == Array("a😀b".utf8))
        #expect(file.text(in: escaped.payloadRange(of: SourceRange(2, 3))) == #"\ud83d\ude00"#)
        #expect(file.text(in: escaped.payloadRange(of: SourceRange(0, 2))) == #"a\ud83d\ude00"#)
        #expect(file.text(in: escaped.payloadRange(of: SourceRange(5, 6))) == "b")
    }
}
