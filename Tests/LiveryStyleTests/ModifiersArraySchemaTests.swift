import LiveryJSON
import LiverySource
import LiverySyntax
import Testing

@testable import LiveryStyle

/// Every type, key and enumeration of LiveView Native 0.1, as its reference tables list them in
/// `Fixtures/modifier-schemas.jsonl`: {type, role, keys: [{key, presence, kind, values}]}. `presence` is `required`,
/// `optional` or `present` (the key must be there, null allowed).
struct ModifiersArraySchemaTests {
    struct Key {
        let name: String
        let presence: String
        let kind: String
        let values: [String]
    }

    struct Schema {
        let type: String
        let role: String
        let keys: [Key]

        /// An element on which the modifier acts.
        var element: String { role == "image" ? "Image" : role == "view" ? "VStack" : "Circle" }

        /// What must be there, with a value of its kind, and `changes` applied.
        func entry(_ changes: [String: String?] = [:]) -> String {
            var members = ["type": "\"\(type)\""]
            for key in keys where key.presence != "optional" || needsMore[type] == key.name {
                members[key.name] = sample(key)
            }
            for (key, value) in changes { members[key] = value }
            return "{" + members.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
        }
    }

    static let schemas: [Schema] = {
        let lines = (try? fixtureLines("modifier-schemas.jsonl")) ?? []
        return lines.map { line in
            Schema(
                type: line["type"]?.string ?? "", role: line["role"]?.string ?? "",
                keys: line["keys"]?.elements.map { key in
                    Key(
                        name: key["key"]?.string ?? "", presence: key["presence"]?.string ?? "",
                        kind: key["kind"]?.string ?? "", values: key["values"]?.elements.compactMap(\.string) ?? [])
                } ?? [])
        }
    }()

    /// Keys that are optional each, while one of them must be there for the modifier to do anything.
    static let needsMore = [
        "overlay": "style", "badge": "count", "search_completion": "token", "presentation_background": "content",
        "toolbar_background": "style",
    ]

    static let color = #"{"string":"system-red"}"#
    static let style = #"{"concrete_style":"tint","style":null,"modifiers":[]}"#

    /// A value of each kind that isn't an enumeration.
    static let samples = [
        "num": "1.5", "int": "2", "bool": "true", "str": #""text""#, "key": #""child""#, "event": #"{"event":"e"}"#,
        "color": color, "shape_style": style, "shape": #"{"static":"circle","properties":{}}"#, "angle": "0.5",
        "unit_point": #"{"named":"top"}"#, "size": "[1, 2]", "axis3d": #"{"x":0,"y":1,"z":0}"#,
        "affine": "[1, 0, 0, 1, 0, 0]", "matrix4": "[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]",
        "edge_insets": "4", "fill_style": #"{"eo_fill":true,"antialiased":true}"#, "str_list": "[]",
        "stroke_style": "{}", "font": #"{"type":"system","properties":{"size":1},"modifiers":[]}"#,
        "font_width": #"{"value":1}"#, "animation": #"{"type":"default"}"#, "transition": #"{"type":"slide"}"#,
        "content_transition": #"{"type":"opacity"}"#, "keyframes": #"[{"type":"move","value":1}]"#,
        "json_array_string": #""[]""#, "map_str_list": #"{"opacity":["opacity"]}"#,
        "list_item_tint": #"{"type":"monochrome"}"#,
        "popover_anchor": #"{"type":"rect","properties":{"type":"bounds"}}"#,
        "detent": #"{"type":"large"}"#, "detents": #"[{"type":"large"},{"type":"medium"},{"type":"height","value":1}]"#,
        "gesture": #"{"type":"tap"}"#,
    ]

    /// The names of each kind that is an enumeration.
    static let enumerations = [
        "alignment": """
        top_leading top top_trailing leading center trailing bottom_leading bottom bottom_trailing \
        leading_last_text_baseline trailing_last_text_baseline top-leading bottom-trailing
        """,
        "edge": "top leading bottom trailing", "edge_set": "top leading bottom trailing all horizontal vertical",
        "axis_set": "horizontal vertical all", "visibility": "visible hidden automatic",
        "toolbar_placement": "automatic bottom_bar navigation_bar tab_bar window_toolbar",
        "blend_mode": """
        normal darken multiply color_burn plus_darker lighten screen color_dodge plus_lighter overlay soft_light \
        hard_light difference exclusion hue saturation color luminosity source_atop destination_over \
        destination_out
        """,
        "line_pattern": "solid dot dash dash_dot dash_dot_dot",
        "font_weight": "ultra_light thin light regular medium semibold bold heavy black",
        "font_design": "default serif rounded monospaced",
        "symbol_variants": "none circle square rectangle fill slash",
        "content_shape_kinds": "interaction drag_preview context_menu_preview hover_effect focus_effect",
        "event_modifiers": "all caps_lock command control numeric_pad option shift",
        "key_equivalent": """
        k up_arrow down_arrow left_arrow right_arrow clear delete end escape home page_up page_down return space tab
        """,
        "text_content_type": """
        url name_prefix name name_suffix given_name middle_name family_name nickname organization_name job_title \
        location full_street_address street_address_line_1 street_address_line_2 address_city \
        address_city_and_state address_state postal_code sublocality country_name username password new_password \
        one_time_code email_address telephone_number credit_card_number date_time flight_number \
        shipment_tracking_number
        """,
        "adaptation": "automatic none popover sheet full_screen_cover", "gesture_mask": "none gesture subviews all",
    ]

    static func names(_ key: Key) -> [String] {
        key.values.isEmpty ? (enumerations[key.kind] ?? "").split(separator: " ").map(String.init) : key.values
    }

    static func sample(_ key: Key) -> String {
        // Anything but null is an event that no call has a place for.
        if key.name == "change" { return "null" }
        if key.kind == "submit_triggers" { return #"["search"]"# }
        if let name = names(key).first { return "\"\(name)\"" }
        return samples[key.kind] ?? "null"
    }

    /// Strings for which 0.1 has a default, beside its enumerations.
    static let defaultedStrings = ["list_row_separator.edges", "swipe_actions.edge", "search_scopes.activation"]
    /// Enumerations whose unknown strings 0.1 takes for a default.
    static let defaultedEnumerations = ["preferred_color_scheme.color_scheme"]
    /// What a call has no place for: `change` events, and what the client of 0.1 doesn't read either.
    static func isUnread(_ key: Key) -> Bool { key.name == "change" || key.name == "dismiss" }
    /// Required keys that the server of 0.1 leaves null, or whose absence means nothing; no value is as good as null.
    static let tolerated: Set<String> = [
        "frame.alignment", "shadow.color", "presentation_detents.selection", "searchable.text",
        "toolbar_background.bars",
        "toolbar_color_scheme.bars", "toolbar_visibility.bars", "search_scopes.active", "sheet.on_dismiss",
        "full_screen_cover.on_dismiss", "drop_destination.is_targeted",
    ]

    // MARK: Tests

    @Test("there are 189 view modifiers, 8 of shapes and 5 of images")
    func counts() {
        let roles = Dictionary(grouping: Self.schemas, by: \.role).mapValues(\.count)
        #expect(roles == ["view": 189, "shape": 5, "finalShape": 3, "image": 5])
    }

    @Test("every type reads from what it must have")
    func minimalObjects() throws {
        for schema in Self.schemas {
            let entry = schema.entry()
            let reading = try ModifiersArrayReading("[\(entry)]", on: schema.element)
            if schema.type == "keyframe_animator" {
                #expect(reading.calls.isEmpty)
                #expect(reading.reports == ["warning no-stylesheet-form \(entry)"])
                continue
            }
            #expect(reading.diagnostics.isEmpty, "\(entry): \(reading.diagnostics.map(\.message))")
            #expect(reading.calls.count == 1, "\(entry)")
            for call in reading.calls { expectFilled(call) }
        }
    }

    @Test("every type reads with everything it may have, in snake_case and in camelCase")
    func fullObjects() throws {
        for schema in Self.schemas where schema.type != "keyframe_animator" {
            let changes = Dictionary(schema.keys.map { ($0.name, Self.sample($0)) }) { first, _ in first }
            let entry = schema.entry(changes.filter { !Self.defaultedStrings.contains("\(schema.type).\($0.key)") })
            let reading = try ModifiersArrayReading("[\(entry)]", on: schema.element)
            #expect(reading.diagnostics.isEmpty, "\(entry): \(reading.diagnostics.map(\.message))")
            #expect(reading.calls.count == (schema.type == "toolbar_background" ? 2 : 1), "\(entry)")
            for call in reading.calls { expectFilled(call) }

            var camelCased = entry
            for key in schema.keys where key.name.contains("_") {
                camelCased = camelCased.replacing("\"\(key.name)\":", with: "\"\(Self.camelCased(key.name))\":")
            }
            let other = try ModifiersArrayReading("[\(camelCased)]", on: schema.element)
            #expect(other.structures == reading.structures, "\(camelCased)")
            #expect(other.diagnostics.isEmpty, "\(camelCased)")
        }
    }

    @Test("every name of every enumeration is known")
    func enumerationValues() throws {
        for schema in Self.schemas where schema.type != "keyframe_animator" {
            for key in schema.keys where !Self.isUnread(key) {
                for name in Self.names(key) {
                    let entry = schema.entry([key.name: "\"\(name)\""])
                    let reading = try ModifiersArrayReading("[\(entry)]", on: schema.element)
                    #expect(reading.diagnostics.isEmpty, "\(entry): \(reading.diagnostics.map(\.message))")
                    #expect(!reading.calls.isEmpty, "\(entry)")
                    for call in reading.calls { expectFilled(call) }
                }
            }
        }
    }

    @Test("an unknown name is one diagnostic at the name, and costs its entry unless 0.1 has a default")
    func unknownNames() throws {
        for schema in Self.schemas where schema.type != "keyframe_animator" {
            for key in schema.keys {
                let path = "\(schema.type).\(key.name)"
                let isDefaulted = (Self.defaultedStrings + Self.defaultedEnumerations).contains(path)
                guard !Self.names(key).isEmpty || isDefaulted else { continue }
                let entry = schema.entry([key.name: "\"zz-zz\""])
                let reading = try ModifiersArrayReading("[\(entry),{\"type\":\"hidden\"}]", on: schema.element)
                let report = isDefaulted ? "warning defaulted-value" : "error invalid-modifier-entry"
                #expect(reading.reports == ["\(report) \"zz-zz\""], "\(entry)")
                #expect(reading.calls.count == (isDefaulted ? 2 : 1), "\(entry)")
            }
        }
    }

    @Test("a value of a wrong type is one diagnostic at the value")
    func wrongTypes() throws {
        for schema in Self.schemas {
            for key in schema.keys where !Self.isUnread(key) {
                let wrong = key.kind == "bool" ? "77" : "false"
                let entry = schema.entry([key.name: wrong])
                let reading = try ModifiersArrayReading("[\(entry)]", on: schema.element)
                // 0.1 takes `identity` for whatever is no transition.
                let isDefaulted = key.kind == "transition"
                let severity = isDefaulted ? "warning" : "error"
                #expect(reading.reports == ["\(severity) invalid-modifier-entry \(wrong)"], "\(entry)")
                #expect(reading.calls.isEmpty != isDefaulted, "\(entry)")
            }
        }
    }

    @Test("a missing or null key that is required is one diagnostic at the entry")
    func missingKeys() throws {
        for schema in Self.schemas {
            for key in schema.keys where key.presence != "optional" && !Self.isUnread(key) {
                let isTolerated = Self.tolerated.contains("\(schema.type).\(key.name)")
                for value in [nil, "null"] {
                    if key.presence == "present", value == "null" { continue }
                    let entry = schema.entry([key.name: value])
                    let reading = try ModifiersArrayReading("[\(entry)]", on: schema.element)
                    let expected = isTolerated ? [] : ["error invalid-modifier-entry \(entry)"]
                    #expect(reading.reports == expected, "\(entry)")
                    #expect(reading.calls.isEmpty != isTolerated, "\(entry)")
                }
            }
        }
    }

    @Test("null is no value for a key that may be missing")
    func nulls() throws {
        for schema in Self.schemas where schema.type != "keyframe_animator" {
            let optional = schema.keys.filter { $0.presence == "optional" && Self.needsMore[schema.type] != $0.name }
            let entry = schema.entry(Dictionary(optional.map { ($0.name, "null") }) { first, _ in first })
            let reading = try ModifiersArrayReading("[\(entry)]", on: schema.element)
            let absent = try ModifiersArrayReading("[\(schema.entry())]", on: schema.element)
            #expect(reading.structures == absent.structures, "\(entry)")
            #expect(reading.diagnostics.isEmpty, "\(entry)")
        }
    }

    @Test("the event of a change is left out with a warning, since a call has no place for it")
    func changeEvents() throws {
        let tracking = Self.schemas.filter { $0.keys.contains { $0.name == "change" } }
        #expect(tracking.count == 9)
        for schema in tracking {
            for event in [#"{"event":null}"#, "null"] {
                #expect(try ModifiersArrayReading("[\(schema.entry(["change": event]))]").diagnostics.isEmpty)
            }
            let reading = try ModifiersArrayReading("[\(schema.entry(["change": #"{"event":"e"}"#]))]")
            #expect(reading.reports == [#"warning no-stylesheet-form {"event":"e"}"#])
            #expect(reading.calls.count == 1)
        }
    }

    @Test("what is read checks against the shipped catalogue")
    func checking() throws {
        let configuration = StyleConfiguration()
        for schema in Self.schemas {
            var entries = [schema.entry()]
            for key in schema.keys where !Self.isUnread(key) {
                entries.append(schema.entry([key.name: Self.sample(key)]))
                entries += Self.names(key).map { schema.entry([key.name: "\"\($0)\""]) }
            }
            let reading = try ModifiersArrayReading("[" + entries.joined(separator: ",") + "]", on: schema.element)
            var checker = ModifierChecker(configuration: configuration)
            _ = checker.check(reading.calls, in: reading.file, targets: [])
            #expect(!checker.diagnostics.containsError, "\(schema.type): \(checker.diagnostics.map(\.message))")
        }
    }

    // MARK: Support

    private static func camelCased(_ name: String) -> String {
        let words = name.split(separator: "_")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// A call in which every key has got its value: names that are left are those of types.
    private func expectFilled(_ call: ModifierCall) {
        let text = structure(call)
        #expect(!text.contains("invalid"), "\(text)")
        for argument in call.arguments { expectFilled(argument.value, text) }
    }

    private func expectFilled(_ expression: Expression, _ text: String) {
        switch expression.kind {
        case .identifier(let name): #expect(name.first?.isUppercase == true, "\(text)")
        case .array(let elements): for element in elements { expectFilled(element, text) }
        case .dictionary(let entries), .call(_, _, let entries):
            for entry in entries { expectFilled(entry.value, text) }
        case .implicitMember(let member): for entry in member.arguments ?? [] { expectFilled(entry.value, text) }
        case .member(let base, let member):
            expectFilled(base, text)
            for entry in member.arguments ?? [] { expectFilled(entry.value, text) }
        default: break
        }
    }
}
