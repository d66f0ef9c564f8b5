import LiveryJSON
import LiverySource
import LiveryStyle
import LiverySyntax
import Testing

/// The recorded arrays of LiveView Native 0.1, and what reads beside them.
struct ModifiersArrayTests {
    /// Cases that record what the client of 0.1 gets wrong: here the author's intent is asserted instead.
    static let decisions: [String: [String]] = [
        // The client ignores `all`, which its server's own tests still write for insets.
        "padding-legacy-all": ["padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))"],
        // The client never sees `damping_fraction` and takes 0.825.
        "animation-spring-quirk": [
            "animation(.spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0), value: \"1\")"
        ],
        // The case's call leaves out what a stylesheet of the peer can't say; the event would go to another component
        // with other parameters.
        "event-params": [
            "refreshable(action: event(\"reload\", type: \"refresh\", target: 3, params: [page: 2]))"
        ],
        // In the client an entry without a type empties the whole array; here it costs itself.
        "no-type": ["bold(true)"],
        // The cases' calls have forms or labels that are not SwiftUI's.
        "mask": ["mask(alignment: .center, :m)"],
        "projection": [
            "projectionEffect(ProjectionTransform(CATransform3D(m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, "
                + "m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 5, m42: 6, m43: 0, m44: 1)))"
        ],
        "events": [
            "onAppear(perform: event(\"shown\"))", "onHover(perform: event(\"hover\", throttle: 200))",
            "onSubmit(of: .search, event(\"go\", debounce: 300))",
        ],
    ]

    /// What the cases report.
    static let reports: [String: [String]] = [
        "overlay-shape-only": ["note inert-modifier"],
        "image-stack": ["note inert-modifier"],
        "inert-elsewhere": ["note inert-modifier", "note inert-modifier"],
        "transition-bad": ["warning invalid-modifier-entry"],
        "config": ["warning defaulted-value"],
        "keyframes": ["warning no-stylesheet-form"],
        "bad-argument": ["error invalid-modifier-entry"],
        "no-type": ["error invalid-modifier-entry"],
    ]

    @Test("every recorded array gives the calls it means")
    func recordedCases() throws {
        let cases = try fixtureLines("modifiers-array.jsonl")
        #expect(cases.count == 80)
        for line in cases {
            let id = try #require(line["id"]?.string)
            let expected = Self.decisions[id] ?? line["calls"]?.elements.compactMap(\.string) ?? []
            let reading = try ModifiersArrayReading(
                #require(line["modifiers"]).text, on: line["on"]?.string ?? "VStack")
            #expect(try reading.structures == expected.flatMap { try structures(ofSheet: $0) }, "\(id)")
            #expect(
                reading.diagnostics.map { "\($0.severity.rawValue) \($0.rule)" } == Self.reports[id] ?? [], "\(id)")
        }
    }

    @Test(
        "the examples of the reference page read as it says",
        arguments: [
            (
                #"[{"type":"background","style":{"concrete_style":"material","style":"thin","modifiers":[]},"#
                    + #""shape":{"static":"capsule","properties":{}}}]"#,
                "background(.thinMaterial, in: .capsule(style: .circular), fillStyle: FillStyle())"
            ),
            (
                #"[{"type":"font","font":{"type":"system","properties":{"size":20,"weight":"bold"},"#
                    + #""modifiers":[{"type":"italic","properties":{}}]}}]"#,
                "font(.system(size: 20, weight: .bold, design: nil).italic())"
            ),
            (
                #"[{"type":"animation","animation":{"type":"linear","properties":{"duration":1},"#
                    + #""modifiers":[{"type":"delay","properties":0.5}]},"value":"7"}]"#,
                #"animation(.linear(duration: 1).delay(0.5), value: "7")"#
            ),
            (
                #"[{"type":"gesture","gesture":{"type":"tap","properties":{}},"action":{"event":"tap"},"#
                    + #""priority":"simultaneous","mask":"all"}]"#,
                #"simultaneousGesture(TapGesture(count: 1).onEnded(event("tap")), including: .all)"#
            ),
            (
                #"[{"type":"on_submit","triggers":["text"],"action":{"event":"save","debounce":250}}]"#,
                #"onSubmit(of: .text, event("save", debounce: 250))"#
            ),
            (
                #"[{"type":"padding","edges":"horizontal","length":12}]"#,
                "padding(.horizontal, 12)"
            ),
        ])
    func referenceExamples(json: String, call: String) throws {
        let reading = try ModifiersArrayReading(json)
        #expect(try reading.structures == structures(ofSheet: call))
        #expect(reading.diagnostics.isEmpty)
    }

    @Test("an array in a string is read, with the range of the string")
    func arrayAsText() throws {
        let reading = try ModifiersArrayReading(#""[{\"type\":\"opacity\",\"opacity\":0.5},{\"type\":\"blur\"}]""#)
        #expect(try reading.structures == structures(ofSheet: "opacity(0.5)"))
        #expect(reading.calls.first?.range == reading.file.range)
        #expect(reading.diagnostics.map(\.range) == [reading.file.range, reading.file.range])
        #expect(reading.diagnostics.allSatisfy { $0.file == reading.file })
    }

    @Test("what is no array of modifiers is reported", arguments: ["12", "{}", "true", #""[""#, #""\"[]\"""#])
    func noArray(json: String) throws {
        let reading = try ModifiersArrayReading(json)
        #expect(reading.calls.isEmpty)
        #expect(!reading.diagnostics.isEmpty)
    }

    @Test("null and an empty array have no modifiers", arguments: ["null", "[]"])
    func nothing(json: String) throws {
        let reading = try ModifiersArrayReading(json)
        #expect(reading.calls.isEmpty)
        #expect(reading.diagnostics.isEmpty)
    }

    // MARK: Intent

    @Test(
        "what the client of 0.1 misreads means what its author wrote",
        arguments: [
            (
                #"{"type":"frame","width":1,"alignment":"bottom_leading"}"#,
                "frame(width: 1, height: nil, alignment: .bottomLeading)"
            ),
            (
                #"{"type":"color_multiply","color":{"rgb_color_space":"srgb","red":1,"green":0,"blue":0,"opacity":0.5}}"#,
                "colorMultiply(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5))"
            ),
            (
                #"{"type":"color_multiply","color":{"hue":0.1,"saturation":1,"brightness":0.5}}"#,
                "colorMultiply(Color(hue: 0.1, saturation: 1, brightness: 0.5))"
            ),
            (#"{"type":"shadow","color":null,"radius":4,"x":0,"y":2}"#, "shadow(radius: 4, x: 0, y: 2)"),
            (
                #"{"type":"padding","top":4,"leading":2}"#,
                "padding(EdgeInsets(top: 4, leading: 2, bottom: 0, trailing: 0))"
            ),
            (#"{"type":"on_move_command","action":{"event":"move"}}"#, #"onMoveCommand(perform: event("move"))"#),
            (
                #"{"type":"animation","animation":{"type":"default","properties":null,"modifiers":[{"type":"repeat_count","#
                    + #""properties":{"repeat_count":3}}]}}"#,
                #"animation(.default.repeatCount(3, autoreverses: true), value: "")"#
            ),
            (
                #"{"type":"content_transition","transition":{"type":"numeric_text","properties":null}}"#,
                "contentTransition(.numericText(countsDown: false))"
            ),
            (#"{"type":"presentation_detents","detents":[{"type":"large"}]}"#, "presentationDetents([.large])"),
            (
                #"{"type":"toolbar_visibility","visibility":"hidden","bars":null}"#,
                "toolbar(.hidden, for: .automatic)"
            ),
            (
                #"{"type":"index_view_style","style":"page_automatic"}"#,
                "indexViewStyle(.page(backgroundDisplayMode: .automatic))"
            ),
        ])
    func intent(entry: String, call: String) throws {
        let reading = try ModifiersArrayReading("[\(entry)]")
        #expect(try reading.structures == structures(ofSheet: call))
        #expect(reading.diagnostics.isEmpty)
    }

    @Test(
        "each encoding of a value is read",
        arguments: [
            (#"{"type":"grid_cell_anchor","anchor":{"named":"top-leading"}}"#, "gridCellAnchor(.topLeading)"),
            (#"{"type":"grid_cell_anchor","anchor":{"named":"0.25, 1"}}"#, "gridCellAnchor(UnitPoint(x: 0.25, y: 1))"),
            (#"{"type":"padding","edges":["top",["leading"]]}"#, "padding([.top, .leading], nil)"),
            (#"{"type":"padding","edges":[]}"#, "padding([], nil)"),
            (
                #"{"type":"gesture","gesture":{"type":"tap"},"action":null,"priority":"low","mask":["gesture","subviews"]}"#,
                "gesture(TapGesture(count: 1), including: [.gesture, .subviews])"
            ),
            (#"{"type":"draggable","payload":"a","preview":"p"}"#, #"draggable("a", preview: :p)"#),
            (
                #"{"type":"drop_destination","action":{"event":"d"},"is_targeted":{"event":"t"}}"#,
                #"dropDestination(action: event("d"), isTargeted: event("t"))"#
            ),
            (#"{"type":"grid_cell_unsized_axes","axes":"all"}"#, "gridCellUnsizedAxes([.horizontal, .vertical])"),
            (#"{"type":"tint","color":{"string":"brand"}}"#, #"tint(Color("brand"))"#),
            (#"{"type":"tint","color":{"string":"system-accent"}}"#, "tint(.accentColor)"),
            (
                #"{"type":"container_shape","shape":{"static":"rounded_rectangle","properties":{"radius":8}}}"#,
                "containerShape(.rect(cornerRadius: 8, style: .circular))"
            ),
            (
                #"{"type":"transition","transition":{"type":"asymmetric","properties":{"insertion":{"type":"slide"},"#
                    + #""removal":{"type":"animation","properties":{"transition":{"type":"push","properties":{"edge":"top"}},"#
                    + #""animation":{"type":"ease_in"}}}}}}"#,
                "transition(.asymmetric(insertion: .slide, removal: .push(from: .top).animation(.easeIn)))"
            ),
            (
                #"{"type":"transition","transition":{"type":"symbol_effect","properties":{"effect":["appear","up"],"#
                    + #""options":["repeating",{"type":"speed","properties":2},{"type":"repeat","properties":null}]}}}"#,
                "transition(.symbolEffect(.appear.up, options: .repeating.speed(2).repeat(nil)))"
            ),
            (
                #"{"type":"gesture","gesture":{"type":"sequential","properties":{"gestures":[{"type":"long_press"},"#
                    + #"{"type":"spatial_tap","properties":{"coordinate_space":"map"}}]}},"#
                    + #""action":null,"priority":"high","mask":"gesture"}"#,
                "highPriorityGesture(LongPressGesture(minimumDuration: 0.5, maximumDistance: 10)"
                    + ".sequenced(before: SpatialTapGesture(count: 1, coordinateSpace: .named(\"map\"))), including: .gesture)"
            ),
            (#"{"type":"keyboard_shortcut","key":"up_arrow"}"#, "keyboardShortcut(.upArrow, modifiers: [])"),
            (
                #"{"type":"refreshable","action":{"event":"e","debounce":5,"throttle":9}}"#,
                #"refreshable(action: event("e", debounce: 5))"#
            ),
            (
                #"{"type":"safe_area_inset","edge":"leading","alignment":"top_trailing","content":"c"}"#,
                "safeAreaInset(edge: .leading, alignment: .top, spacing: nil, content: :c)"
            ),
            (
                #"{"type":"searchable","text":"a","tokens":[],"placement":"navigation_bar_drawer_always","change":null}"#,
                #"searchable(text: "a", placement: .navigationBarDrawer(displayMode: .always), prompt: nil)"#
            ),
        ])
    func encodings(entry: String, call: String) throws {
        let reading = try ModifiersArrayReading("[\(entry)]")
        #expect(try reading.structures == structures(ofSheet: call))
        #expect(reading.diagnostics.isEmpty)
    }

    @Test("search tokens are left out with a warning, and the search stays")
    func searchTokens() throws {
        let reading = try ModifiersArrayReading(#"[{"type":"searchable","text":"a","tokens":["t"],"change":null}]"#)
        #expect(
            try reading.structures
                == structures(ofSheet: #"searchable(text: "a", placement: .automatic, prompt: nil)"#))
        #expect(reading.reports == [#"warning no-stylesheet-form ["t"]"#])
    }

    @Test("a selected detent is one of the detents")
    func selectedDetent() throws {
        let reading = try ModifiersArrayReading(
            #"[{"type":"presentation_detents","detents":[{"type":"large"}],"selection":7}]"#)
        #expect(reading.calls.isEmpty)
        #expect(reading.reports == ["error invalid-modifier-entry 7"])
    }

    @Test("an attribute reference or a node of the wire AST stands for any value of 0.1")
    func references() throws {
        let reading = try ModifiersArrayReading(
            #"""
            [{"type": "frame", "width": {"attr": "w", "default": 3}, "alignment": "center"},
             {"type": "tint", "color": [".", {}, [null, "red"]]}]
            """#)
        #expect(
            try reading.structures
                == structures(
                    ofSheet: #"frame(width: attr("w", default: 3), height: nil, alignment: .center) tint(.red)"#))
        #expect(reading.diagnostics.isEmpty)
    }

    // MARK: Limits

    @Test("a chain past the limit costs its entry")
    func chainLimit() throws {
        let links = Array(repeating: #"{"type":"bold"}"#, count: ModifiersArrayLimits.chainLinks + 1)
        let reading = try ModifiersArrayReading(
            #"[{"type":"font","font":{"type":"system","properties":{"size":1},"modifiers":["#
                + links.joined(separator: ",") + #"]}},{"type":"hidden"}]"#)
        #expect(reading.structures == ["hidden()"])
        #expect(reading.diagnostics.map(\.rule) == ["chain-limit"])
    }

    @Test("a broken JSON text never traps and keeps the entries that can be read")
    func brokenText() throws {
        let text = #"[{"type":"hidden"},{"type":"opacity","opacity":},{"type":"font","font":{"type"#
        for length in 1...text.utf8.count {
            let reading = try ModifiersArrayReading(String(text.prefix(length)))
            #expect(length < 20 || reading.structures.first == "hidden()")
        }
    }

    @Test("damaged arrays never trap, and every diagnostic lies within the text")
    func damagedArrays() throws {
        var random = SeededGenerator(state: 0x5EED)
        let replacements = Array(#"{}[]":,0-ax "#.utf8)
        for line in try fixtureLines("modifiers-array.jsonl") {
            let text = Array(try #require(line["modifiers"]).text.utf8)
            for _ in 0..<20 {
                var damaged = text
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let place = Int.random(in: 0..<damaged.count, using: &random)
                    damaged[place] = replacements.randomElement(using: &random) ?? 0
                }
                let file = SourceFile(path: "damaged", bytes: damaged)
                guard let root = JSONDocument(reading: file).root else { continue }
                var reader = ModifiersArrayReader(elementType: line["on"]?.string ?? "VStack")
                let calls = reader.modifiers(from: root)
                #expect(calls.allSatisfy { file.range.contains($0.range) })
                #expect(reader.diagnostics.allSatisfy { file.range.contains($0.range) })
            }
        }
    }
}
