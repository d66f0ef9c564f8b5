import Livery
import LiveryJSON
import Testing

/// Arrays as stylesheet text.
struct ModifiersArrayConverterTests {
    private static func convert(_ json: String, on element: String = "VStack") throws -> ConvertedModifiers {
        let root = try #require(JSONDocument(reading: SourceFile(path: "array.json", text: json)).root)
        return ModifiersArrayConverter().convert(root, elementType: element)
    }

    private static func calls(_ texts: [String]) throws -> [ModifierCall] {
        let tree = SyntaxTree.parse(body: SourceFile(path: "body", text: texts.joined(separator: "\n")))
        try #require(tree.diagnostics.isEmpty, "\(texts)")
        var lowering = Lowering(file: tree.file)
        return lowering.modifiers(in: tree.root)
    }

    private static func withoutRanges(_ calls: [ModifierCall]) -> [ModifierCall] {
        calls.map { $0.mappingRanges { _ in .empty(at: 0) } }
    }

    @Test("the text of every recorded array reads as the calls that the array reads as")
    func recordedCases() throws {
        for line in try fixtureLines("modifiers-array.jsonl") {
            let (json, element) = (try #require(line["modifiers"]).text, line["on"]?.string ?? "VStack")
            let converted = try Self.convert(json, on: element)
            let read = try ModifiersArrayReading(json, on: element).calls
            #expect(Self.withoutRanges(converted.calls) == Self.withoutRanges(read))
            #expect(Self.withoutRanges(try Self.calls(converted.texts)) == Self.withoutRanges(read))
            let id = try #require(line["id"]?.string)
            #expect(
                converted.isComplete == !["transition-bad", "keyframes", "bad-argument", "no-type"].contains(id),
                "\(id)")
        }
    }

    @Test("the text of every row of the table is the calls beside it")
    func table() throws {
        for row in try ModifiersArrayTableTests.rows() {
            let converted = try Self.convert("[\(row.entry.text)]", on: row.element)
            #expect(converted.texts.joined(separator: "; ") == row.calls)
            #expect(converted.isComplete && converted.diagnostics.isEmpty, "\(row.entry.text)")
            let read = try ModifiersArrayReading("[\(row.entry.text)]", on: row.element).calls
            #expect(Self.withoutRanges(try Self.calls(converted.texts)) == Self.withoutRanges(read))
        }
    }

    @Test(
        "strings of the generic form become what their places make of them",
        arguments: [
            (#"{"type":"overlay","arguments":["dot"],"alignment":"top"}"#, "overlay(:dot, alignment: .top)"),
            (#"{"type":"cornerRadius","arguments":["8"]}"#, "cornerRadius(8)"),
            (#"{"type":"padding","arguments":["top leading",4.5]}"#, "padding([.top, .leading], 4.5)"),
            (#"{"type":"navigationTitle","arguments":["A \"b\""]}"#, #"navigationTitle("A \"b\"")"#),
            (##"{"type":"tint","arguments":["#ff0000"]}"##, "tint(Color(red: 1, green: 0, blue: 0))"),
            (#"{"type":"tint","arguments":["system-red"]}"#, "tint(.red)"),
            (#"{"type":"gridCellAnchor","arguments":["0.5, 1"]}"#, "gridCellAnchor(UnitPoint(x: 0.5, y: 1))"),
            (#"{"type":"opacity","arguments":[{"attr":"o","default":"0.5"}]}"#, #"opacity(attr("o", default: 0.5))"#),
            (
                #"{"type":"rotationEffect","arguments":["45"],"anchor":"top"}"#,
                "rotationEffect(.degrees(45), anchor: .top)"
            ),
            (#"["padding",{},[[".",{},[null,"top"]],8]]"#, "padding(.top, 8)"),
        ])
    func genericForm(entry: String, text: String) throws {
        let converted = try Self.convert("[\(entry)]")
        #expect(converted.texts == [text])
        #expect(converted.isComplete, "\(converted.diagnostics.map(\.message))")
        #expect(Self.withoutRanges(try Self.calls(converted.texts)) == Self.withoutRanges(converted.calls))
    }

    @Test(
        "what can't be said is left out with a diagnostic, and the rest stays",
        arguments: [
            (#"{"type":"refreshable","action":{"event":"e","params":"{\"user-id\":1}"}}"#, "no-stylesheet-form"),
            (#"{"type":"foo bar"}"#, "unknown-modifier"),
            (#"{"type":"opacity","arguments":["much"]}"#, "type-mismatch"),
            (#"{"type":"opacity","opacity":"much"}"#, "invalid-modifier-entry"),
            (#"{"type":"opacity","arguments":[1],"of":2}"#, "unknown-label"),
        ])
    func leftOut(entry: String, rule: String) throws {
        let converted = try Self.convert(#"[{"type":"hidden"},\#(entry),{"type":"unredacted"}]"#)
        #expect(converted.texts == ["hidden()", "unredacted()"])
        #expect(converted.diagnostics.map(\.rule) == [rule])
        #expect(converted.diagnostics.allSatisfy { $0.fixIts.isEmpty })
        #expect(!converted.isComplete)
    }

    @Test("modifiers of the host's own are written when it declares them")
    func hostModifiers() throws {
        var registry = StyleRegistry()
        registry.register(
            declarations: "extension View { func cardLook(_ depth: Int, isFlat: Bool = false) -> some View }")
        let json = #"[{"type":"card_look","arguments":[2],"is_flat":true}]"#
        let root = try #require(JSONDocument(reading: SourceFile(path: "array.json", text: json)).root)
        let converter = ModifiersArrayConverter(configuration: StyleConfiguration(registry: registry))
        #expect(converter.convert(root, elementType: "VStack").texts == ["cardLook(2, isFlat: true)"])
        #expect(try Self.convert(json).texts.isEmpty)
    }
}
