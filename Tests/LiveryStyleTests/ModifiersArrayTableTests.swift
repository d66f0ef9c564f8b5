import Livery
import LiveryJSON
import Testing

/// Arrays beside the calls that they stand for, in `Fixtures/modifier-calls.jsonl`: {on, entry, calls}. Every type of
/// LiveView Native 0.1 with every key set, every form of a type, and every encoding of every kind of value.
struct ModifiersArrayTableTests {
    struct Row {
        let element: String
        let entry: JSONValue
        let calls: String
    }

    static func rows() throws -> [Row] {
        try fixtureLines("modifier-calls.jsonl").map { line in
            Row(
                element: try #require(line["on"]?.string), entry: try #require(line["entry"]),
                calls: try #require(line["calls"]?.string))
        }
    }

    @Test("the table has every type but the one that no stylesheet can say")
    func completeness() throws {
        let types = Set(try Self.rows().compactMap { $0.entry["type"]?.string })
        #expect(types == Set(ModifiersArraySchemaTests.schemas.map(\.type)).subtracting(["keyframe_animator"]))
    }

    @Test("every row of the table sets every key of some entry")
    func keys() throws {
        let rows = try Self.rows()
        for schema in ModifiersArraySchemaTests.schemas where schema.type != "keyframe_animator" {
            let entry = try #require(rows.first { $0.entry["type"]?.string == schema.type }).entry
            let set = Set(entry.members.filter { !$0.value.isNull }.map(\.key))
            let isSent = { (key: ModifiersArraySchemaTests.Key) in key.name != "change" && key.name != "dismiss" }
            #expect(set.isSuperset(of: schema.keys.filter(isSent).map(\.name)), "\(schema.type)")
        }
    }

    @Test("an entry has the same modifiers as the calls beside it")
    func sameModifiers() throws {
        let rows = try Self.rows()
        var writer = JSONWriter()
        writer.beginArray()
        for row in rows {
            writer.beginObject()
            writer.key("type")
            writer.string(row.element)
            writer.key("modifiers")
            writer.beginArray()
            writer.value(row.entry)
            writer.endArray()
            writer.endObject()
            writer.beginObject()
            writer.key("type")
            writer.string(row.element)
            writer.key("style")
            writer.string(row.calls)
            writer.endObject()
        }
        writer.endArray()
        let file = SourceFile(path: "table.json", bytes: writer.bytes)
        let styled = StyledTree(
            WidgetTree.reading(file), stylesheet: Stylesheet(SourceFile(path: "none.sheet", text: "")))
        let roots = styled.tree.roots
        try #require(roots.count == rows.count * 2)
        for (index, row) in rows.enumerated() {
            let (own, written) = (styled.modifiers(of: roots[index * 2]), styled.modifiers(of: roots[index * 2 + 1]))
            #expect(!own.isEmpty, "\(row.entry.text)")
            #expect(own == written, "\(row.entry.text): \(own) is not \(written)")
            #expect(!styled.diagnostics(of: roots[index * 2]).containsError, "\(row.entry.text)")
        }
    }

    @Test("one bad entry among others costs itself only, with a diagnostic at its place")
    func oneBadEntry() throws {
        let rows = try Self.rows().filter { $0.element == "VStack" }
        let bad = ["7", "[]", #"{"type":"opacity"}"#, #"{"type":"opacity","opacity":"x"}"#, #"{"type":[]}"#, "null"]
        for (index, row) in rows.enumerated() {
            let entry = bad[index % bad.count]
            let reading = try ModifiersArrayReading(
                #"[{"type":"hidden"},\#(row.entry.text),\#(entry),{"type":"unredacted"}]"#)
            let alone = try ModifiersArrayReading("[\(row.entry.text)]")
            #expect(reading.structures == ["hidden()"] + alone.structures + ["unredacted()"])
            let mistake = try #require(reading.diagnostics.first { $0.severity == .error })
            let text = reading.file.text(in: mistake.range)
            #expect(entry.contains(text), "\(text) is not in \(entry)")
            #expect(reading.diagnostics.count == 1 + alone.diagnostics.count)
        }
    }

    @Test(
        "a misspelled type says which one is meant, in the spelling that it is in",
        arguments: [
            ("offset_shap", "there is no modifier 'offsetShap'", "LiveView Native 0.1 writes 'offset_shape'"),
            (
                "toolbar_visibilty", "there is no modifier 'toolbarVisibilty'; did you mean 'toolbarVisibility'?",
                "LiveView Native 0.1 writes 'toolbar_visibility'"
            ),
            ("paddng", "there is no modifier 'paddng'; did you mean 'padding'?", nil),
            ("no_such_thing_here", "there is no modifier 'noSuchThingHere'", nil),
        ])
    func misspelledTypes(type: String, message: String, note: String?) throws {
        for array in [#"[{"type":"\#(type)"}]"#, #""[{\"type\":\"\#(type)\"}]""#] {
            let file = SourceFile(path: "tree.json", text: #"{"type":"Circle","modifiers":\#(array)}"#)
            let styled = StyledTree(
                WidgetTree.reading(file), stylesheet: Stylesheet(SourceFile(path: "none.sheet", text: "")))
            let diagnostic = try #require(styled.diagnostics.first)
            #expect(diagnostic.message == message)
            #expect(diagnostic.notes.map(\.message) == (note.map { [$0] } ?? []))
            #expect(file.text(in: diagnostic.range).contains(type))
        }
    }
}
