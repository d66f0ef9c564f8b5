import Livery
import LiveryJSON
import Testing

/// Arrays that nobody would write: wrong kinds everywhere, deep nesting, and very many of everything.
struct ModifiersArrayRobustnessTests {
    private static let configuration = StyleConfiguration()

    /// Reads and converts an array; all places have to lie within it, and what is written has to read back.
    private static func convert(_ json: String, on element: String = "Circle") throws {
        let file = SourceFile(path: "array.json", text: json)
        guard let root = JSONDocument(reading: file).root else { return }
        let converted = ModifiersArrayConverter(configuration: configuration).convert(root, elementType: element)
        #expect(converted.calls.allSatisfy { file.range.contains($0.range) })
        #expect(converted.diagnostics.allSatisfy { file.range.contains($0.range) })
        #expect(converted.texts == converted.calls.compactMap(\.stylesheetText))
    }

    @Test("generated values of wrong kinds in every key never trap")
    func wrongKinds() throws {
        var random = RandomJSON(state: 0xC0FFEE)
        for schema in ModifiersArraySchemaTests.schemas {
            let entries = (0..<6).map { _ in random.entry(schema) }
            try Self.convert("[" + entries.joined(separator: ",") + "]", on: schema.element)
        }
    }

    @Test("generated members of the values of 0.1 never trap")
    func wrongMembers() throws {
        var random = RandomJSON(state: 0xBADF00D)
        for row in try ModifiersArrayTableTests.rows() {
            try Self.convert("[" + random.damaged(row.entry) + "]", on: row.element)
        }
    }

    @Test(
        "what nests as deep as JSON can never traps",
        arguments: [
            ("[", "]"), (#"{"type":"foo","a":"#, "}"), (#"[{"type":"foo","arguments":["#, "]}]"),
            (#"{"type":"ignores_safe_area","regions":"all","edges":["#, "]}"),
            (#"{"type":"transition","transition":{"type":"combined","properties":{"transitions":["#, "]}}}"),
            (#"{"type":"asymmetric","properties":{"insertion":"#, "}}"), (#"["padding",{},["#, "]]"),
            (#"[".",{},["#, #","red"]]"#), (#"{"attr":"a","default":"#, "}"),
            (#"{"type":"sequential","properties":{"gestures":["#, "]}}"),
            (#"{"type":"tint","color":{"attr":"a","default":"#, "}}"),
        ])
    func deepNesting(opening: String, closing: String) throws {
        for depth in [3, 60, 190, 3_000] {
            let nested =
                String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
            try Self.convert("[\(nested)]")
            try Self.convert(
                #"[{"type":"gesture","gesture":\#(nested),"action":null,"priority":"low","mask":"all"}]"#)
            try Self.convert(#"[{"type":"transition","transition":\#(nested)}]"#)
            try Self.convert(String(repeating: opening, count: depth))
        }
    }

    @Test("very many entries, keys and elements are read in one pass")
    func hugeArrays() throws {
        func many(_ text: String, _ count: Int = 20_000) -> String {
            Array(repeating: text, count: count).joined(separator: ",")
        }
        try Self.convert("[" + many(#"{"type":"opacity","opacity":0.5}"#, 3_000) + "]")
        try Self.convert("[" + many("{}") + "]")
        try Self.convert(#"[{"type":"bold",\#(many(#""x":1"#)),"is_active":true}]"#)
        try Self.convert(#"[{"type":"ignores_safe_area","regions":"all","edges":[\#(many(#""top""#))]}]"#)
        try Self.convert(
            #"[{"type":"presentation_detents","detents":[\#(many(#"{"type":"large"}"#, 5_000))],"selection":4999}]"#)
        try Self.convert(
            #"[{"type":"symbol_variant","variant":[\#(many(#""circle""#))]},{"type":"hidden"}]"#)
        let combined = many(#"{"type":"slide"}"#)
        try Self.convert(
            #"[{"type":"transition","transition":{"type":"combined","properties":{"transitions":[\#(combined)]}}}]"#)
        try Self.convert(#"[{"type":"foo","arguments":[\#(many("1"))]}]"#)
    }
}

/// JSON that is made up, the same for the same seed.
private struct RandomJSON {
    private var random: SeededGenerator

    init(state: UInt64) { random = SeededGenerator(state: state) }

    private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

    private mutating func one(_ choices: [String]) -> String { choices[number(choices.count)] }

    private static let words = [
        #""""#, #""all""#, #""system-""#, ##""#1""##, ##""#gggggg""##, #""0.5,1e999""#, #""{a}""#, #""<%= x %>""#,
        #""\u0000\n""#,
        #""[{\"type\":\"hidden\"}]""#, #""{\"a b\":1}""#, #""-""#, #""_""#, #""é̀""#, #""top_leading""#, #""tap""#,
        #""drop""#,
    ]
    private static let scalars = [
        "null", "true", "false", "0", "-1", "1.5", "12.0", "1e308", "-0.0", "9223372036854775807",
        "9223372036854775808",
        "1e999", "[]", "{}",
    ]
    private static let names = [
        "type", "properties", "modifiers", "style", "attr", "default", "event", "params", "color", "string", "red",
        "green",
        "blue", "rgb_color_space", "white", "static", "key", "radius", "gradient", "colors", "stops", "named", "x", "y",
        "all",
        "insertion", "transitions", "gestures", "effect", "options", "concrete_style", "arguments", "a b",
    ]

    mutating func value(_ depth: Int = 3) -> String {
        switch number(depth > 0 ? 6 : 3) {
        case 0: return one(Self.scalars)
        case 1, 2: return one(Self.words)
        case 3: return "[" + (0..<number(4)).map { _ in value(depth - 1) }.joined(separator: ",") + "]"
        case 4: return #"["\#(one([".", ":", "__attr__", "__event__", "...", "Color"]))",{},\#(value(depth - 1))]"#
        default:
            return "{"
                + (0..<number(5)).map { _ in "\"\(one(Self.names))\":\(value(depth - 1))" }.joined(separator: ",")
                + "}"
        }
    }

    mutating func entry(_ schema: ModifiersArraySchemaTests.Schema) -> String {
        var changes: [String: String?] = [:]
        for key in schema.keys where number(3) > 0 { changes[key.name] = value() }
        if number(4) == 0 { changes[one(Self.names.filter { $0 != "type" })] = value() }
        return schema.entry(changes)
    }

    /// The text of a value in which some values within are others.
    mutating func damaged(_ json: JSONValue) -> String {
        if number(12) == 0 { return value() }
        switch json.kind {
        case .array: return "[" + json.elements.map { damaged($0) }.joined(separator: ",") + "]"
        case .object:
            return "{"
                + json.members.map { member in
                    "\"\(member.key)\":"
                        + (member.key == "type" && number(4) > 0 ? member.value.text : damaged(member.value))
                }.joined(separator: ",") + "}"
        default: return json.text
        }
    }
}
