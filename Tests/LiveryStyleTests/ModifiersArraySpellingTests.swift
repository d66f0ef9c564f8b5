import LiverySource
import LiveryStyle
import LiverySyntax
import Testing

/// The three spellings of an entry, element-level stacks, and positions.
struct ModifiersArraySpellingTests {
    @Test("a node of the wire AST reads as in a stylesheet, within an array or alone")
    func wireNodes() throws {
        let entry = #"["padding", {}, [[".", {}, [null, "top"]], 8]]"#
        for json in ["[\(entry)]", entry] {
            let reading = try ModifiersArrayReading(json)
            #expect(try reading.structures == structures(ofSheet: "padding(.top, 8)"))
            #expect(reading.diagnostics.isEmpty)
        }
    }

    @Test("a mistake in a node of the wire AST is reported")
    func wireMistakes() throws {
        let reading = try ModifiersArrayReading(#"[["padding", {}, [["__attr__", {}, []]]], {"type": "hidden"}]"#)
        #expect(reading.structures == ["padding(invalid)", "hidden()"])
        #expect(reading.diagnostics.map(\.rule) == ["wire-ast"])
    }

    @Test(
        "any other object is a call of its members",
        arguments: [
            (#"{"type":"fooBar"}"#, "fooBar()"),
            (
                #"{"type":"foo_bar","min_length":3,"arguments":[1,"x"],"in":null}"#,
                "fooBar(1.0, text(x), minLength: 3.0, in: nil)"
            ),
            (#"{"type":"cornerRadius","arguments":[8]}"#, "cornerRadius(8.0)"),
            (
                #"{"type":"overlay","arguments":[":dot"],"alignment":"top"}"#,
                "overlay(text(:dot), alignment: text(top))"
            ),
            (#"{"type":"trim","from":0,"to":0.5}"#, "trim(from: 0.0, to: 0.5)"),
            (
                #"{"type":"fooBar","a":[1,["x"]],"b":{"k_v":"y"}}"#,
                "fooBar(a: [1.0, [text(x)]], b: dictionary(k_v: text(y)))"
            ),
            (#"{"type":"fooBar","a":{"attr":"w","default":"z"}}"#, #"fooBar(a: attr("w", default: text(z)))"#),
            (#"{"type":"fooBar","a":{"attr":"w","x":1}}"#, #"fooBar(a: dictionary(attr: text(w), x: 1.0))"#),
            (
                #"{"type":"fooBar","a":{"event":"go","throttle":5,"type":"t","params":{"k":"v"},"target":null}}"#,
                #"fooBar(a: event("go", throttle: 5.0, type: "t", params: dictionary(k: "v")))"#
            ),
            (
                #"{"type":"fooBar","a":[".",{},[null,"red"]],"arguments":[["Color",{},["x"]]]}"#,
                #"fooBar(Color("x"), a: .red)"#
            ),
            (#"{"type":"fooBar","arguments":null}"#, "fooBar()"),
            (#"{"type":"_foo_bar_","__a_b":1}"#, "_fooBar_(__aB: 1.0)"),
        ])
    func genericForm(entry: String, expected: String) throws {
        let reading = try ModifiersArrayReading("[\(entry)]")
        #expect(reading.structures == [expected])
        #expect(reading.diagnostics.isEmpty)
    }

    @Test("positional arguments that are no array are a mistake")
    func positionalArguments() throws {
        let reading = try ModifiersArrayReading(#"[{"type":"fooBar","arguments":8},{"type":"hidden"}]"#)
        #expect(reading.structures == ["hidden()"])
        #expect(reading.reports == ["error invalid-modifier-entry 8"])
    }

    @Test("a key that 0.1 doesn't know is passed over with a warning that names the closest")
    func unknownKeys() throws {
        let reading = try ModifiersArrayReading(#"[{"type":"bold","is_active":true,"is_activ":1,"zzz":null}]"#)
        #expect(reading.structures == ["bold(true)"])
        #expect(reading.reports == [#"warning unknown-modifier-key "is_activ""#])
        #expect(reading.diagnostics.first?.message.contains("'is_active'") == true)
        #expect(reading.diagnostics.first?.fixIts.first?.replacements == [#""is_active""#])
    }

    @Test(
        "an entry that is no modifier costs itself",
        arguments: ["3", "null", "[]", #""x""#, "{}", #"{"type":3}"#, #"{"type":""}"#])
    func badEntries(entry: String) throws {
        let reading = try ModifiersArrayReading(#"[{"type":"hidden"},\#(entry),{"type":"unredacted"}]"#)
        #expect(reading.structures == ["hidden()", "unredacted()"])
        #expect(reading.diagnostics.map(\.rule) == ["invalid-modifier-entry"])
    }

    // MARK: Element-level stacks

    @Test(
        "shape and image modifiers act only where they lead",
        arguments: [
            ("Circle", "inset stroke hidden", "inset stroke hidden"),
            ("Circle", "inset stroke fill", "inset stroke"),
            ("Circle", "hidden inset", "hidden"),
            ("Circle", "resizable inset", ""),
            ("Ellipse", "inset hidden", "hidden"),
            ("Image", "resizable symbol antialiased hidden", "resizable symbol antialiased hidden"),
            ("Image", "hidden resizable", "hidden"),
            ("Image", "bad resizable", "resizable"),
            ("Image", "wire resizable", "wire resizable"),
            ("Image", "other resizable", "other"),
            ("Text", "bold hidden bold", "bold hidden bold"),
            ("VStack", "inset resizable stroke symbol", "symbol"),
        ])
    func stacks(element: String, entries: String, kept: String) throws {
        let tint = #"{"concrete_style":"tint"}"#
        let entry = [
            "inset": #"{"type":"inset","amount":1}"#, "stroke": #"{"type":"stroke","content":\#(tint)}"#,
            "fill": #"{"type":"fill","content":\#(tint)}"#, "hidden": #"{"type":"hidden"}"#,
            "resizable": #"{"type":"resizable","resizing_mode":"tile"}"#,
            "antialiased": #"{"type":"antialiased","is_active":true}"#, "bad": #"{"type":"antialiased"}"#,
            "symbol": #"{"type":"symbol_rendering_mode","mode":"palette"}"#,
            "bold": #"{"type":"bold","is_active":true}"#,
            "wire": #"["resizable",{},[]]"#, "other": #"{"type":"fooBar"}"#,
        ]
        let call = ["symbol": "symbolRenderingMode", "wire": "resizable", "other": "fooBar"]
        let names = entries.split(separator: " ").map(String.init)
        let reading = try ModifiersArrayReading(
            "[" + names.compactMap { entry[$0] }.joined(separator: ",") + "]", on: element)
        let expected = kept.split(separator: " ").map { call[String($0)] ?? String($0) }
        #expect(reading.calls.map(\.name) == expected)
        let inert = reading.diagnostics.filter { $0.rule == "inert-modifier" }
        #expect(inert.allSatisfy { $0.severity == .note })
        #expect(inert.count == names.count - expected.count - (names.contains("bad") ? 1 : 0))
    }

    // MARK: Positions

    @Test("ranges point at the JSON that was read")
    func ranges() throws {
        let frame = #"{"type": "frame", "min_width": 7, "alignment": "top"}"#
        let reading = try ModifiersArrayReading("[\(frame)]")
        let call = try #require(reading.calls.first)
        #expect(reading.text(call.range) == frame)
        #expect(reading.text(call.nameRange) == #""frame""#)
        let width = call.arguments[0]
        #expect(reading.text(width.labelRange) == #""min_width""#)
        #expect(reading.text(width.value.range) == "7")
        let synthesised = call.arguments[1]
        #expect(synthesised.label == "idealWidth")
        #expect(reading.text(synthesised.labelRange) == frame)
        #expect(reading.text(synthesised.value.range) == frame)
        #expect(reading.text(call.arguments[6].value.range) == #""top""#)
    }

    @Test("ranges within a value point at its parts")
    func nestedRanges() throws {
        let font = #"{"type":"system","properties":{"size":20},"modifiers":[{"type":"weight","properties":"bold"}]}"#
        let reading = try ModifiersArrayReading(#"[{"type":"font","font":\#(font)}]"#)
        let value = try #require(reading.calls.first?.arguments.first?.value)
        #expect(reading.text(value.range) == font)
        guard case .member(let base, let member) = value.kind, case .implicitMember(let system) = base.kind else {
            Issue.record("unexpected structure")
            return
        }
        #expect(reading.text(member.nameRange) == #"{"type":"weight","properties":"bold"}"#)
        #expect(reading.text(member.arguments?.first?.value.range) == #""bold""#)
        #expect(reading.text(system.arguments?.first?.labelRange) == #""size""#)
        #expect(reading.text(system.arguments?.first?.value.range) == "20")
    }

    @Test("ranges of the generic form point at type, key and value")
    func genericRanges() throws {
        let entry = #"{"type":"foo_bar","max_width":{"attr":"w"}}"#
        let reading = try ModifiersArrayReading("[\(entry)]")
        let call = try #require(reading.calls.first)
        #expect(reading.text(call.range) == entry)
        #expect(reading.text(call.nameRange) == #""foo_bar""#)
        #expect(reading.text(call.arguments[0].labelRange) == #""max_width""#)
        guard case .attribute(_, let nameRange, _) = call.arguments[0].value.kind else {
            Issue.record("unexpected structure")
            return
        }
        #expect(reading.text(nameRange) == #""w""#)
    }

    @Test("every range of a call lies within the entry")
    func containment() throws {
        for line in try fixtureLines("modifiers-array.jsonl") {
            guard let modifiers = line["modifiers"] else { continue }
            let reading = try ModifiersArrayReading(modifiers.text, on: line["on"]?.string ?? "VStack")
            for call in reading.calls {
                _ = call.mappingRanges { range in
                    #expect(call.range.contains(range))
                    return range
                }
            }
        }
    }
}

extension FixIt {
    /// The replacements of the edits.
    fileprivate var replacements: [String] { edits.map(\.replacement) }
}
