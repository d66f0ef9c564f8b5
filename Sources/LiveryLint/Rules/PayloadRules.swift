extension LintRule {
    /// Rules about trees and compiled sheets, as servers send them.
    static let payloadRules: [LintRule] = jsonRules + treeRules + modifiersArrayRules

    private static let jsonRules: [LintRule] = [
        LintRule(
            "json-control-character", .error, .payload, "a control character stands in a JSON string",
            "Characters below U+0020 are written as escapes in JSON, a line break as \\n.",
            .tree(wrong: "{\"type\": \"Text\", \"text\": \"a\u{1}b\"}", right: #"{"type": "Text", "text": "a\u0001b"}"#)
        ),
        LintRule(
            "json-duplicate-key", .warning, .payload, "an object has a key twice",
            "The last value counts, as in most readers; some take the first. One of the two is a mistake of the sender.",
            .tree(wrong: #"{"type": "Text", "size": 1, "size": 2}"#, right: #"{"type": "Text", "size": 2}"#)),
        LintRule(
            "json-escape", .error, .payload, "a backslash in a JSON string begins no escape",
            #"""
            JSON's escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits; a character past U+FFFF is \#
            written as two of these, a surrogate pair.
            """#,
            .tree(wrong: #"{"type": "Text", "text": "\x41"}"#, right: #"{"type": "Text", "text": "A"}"#)),
        LintRule(
            "json-limit", .error, .payload, "JSON is larger or deeper than what is read",
            """
            A payload has at most 256 MiB and 512 levels, and 100 mistakes are listed. What is past a limit is left out.
            """),
        LintRule(
            "json-number-range", .warning, .payload, "a JSON number is too large for a floating-point value",
            "The text of the number is kept, but no modifier can use it.",
            .tree(wrong: #"{"type": "Text", "size": 1e999}"#, right: #"{"type": "Text", "size": 1e9}"#)),
        LintRule(
            "json-syntax", .error, .payload, "a text is not JSON",
            "A comma, quote, bracket or value is missing, or something stands where it may not. The rest is read all the same.",
            .tree(wrong: #"{"type": "Text",}"#, right: #"{"type": "Text"}"#)),
        LintRule(
            "wire-ast", .error, .payload, "a compiled sheet is not the wire AST",
            """
            A compiled sheet is an object of class names; the value of each is an array of modifiers, and a modifier is \
            ["name", {annotations}, [arguments]].
            """,
            .styles(wrong: #"{"card": [["padding", [8]]]}"#, right: #"{"card": [["padding", {}, [8]]]}"#)),
    ]

    private static let treeRules: [LintRule] = [
        LintRule(
            "malformed-attribute", .error, .payload, "a prop can't be converted to what its attr(…) asks for",
            """
            The prop has a value of another type than the modifier takes. The modifier's default is used when it has one, \
            else the modifier is left out on this node.
            """,
            .tree(
                wrong: #"{"type": "Text", "class": "fade", "level": "much"}"#,
                right: #"{"type": "Text", "class": "fade", "level": 0.5}"#,
                sheet: "\"fade\" do\n  opacity(attr(\"level\"))\nend")),
        LintRule(
            "missing-attribute", .error, .payload, "a node lacks the prop that an attr(…) reads",
            """
            Without the prop the modifier is left out on this node, or its default is used. Send the prop, or write \
            attr("name", default: value) when it may be missing.
            """,
            .tree(
                wrong: #"{"type": "Text", "class": "fade"}"#,
                right: #"{"type": "Text", "class": "fade", "level": 0.5}"#,
                sheet: "\"fade\" do\n  opacity(attr(\"level\"))\nend")),
        LintRule(
            "payload-child", .warning, .payload, "null stands among children",
            "It shows nothing. A server that leaves out a child leaves out its element too.",
            .tree(wrong: #"{"type": "Column", "children": [null]}"#, right: #"{"type": "Column", "children": []}"#)),
        LintRule(
            "payload-children", .error, .payload, "'children' is no array",
            "Children are an array of elements and texts, also when there is only one.",
            .tree(
                wrong: #"{"type": "Text", "children": "Hello"}"#, right: #"{"type": "Text", "children": ["Hello"]}"#)),
        LintRule(
            "payload-class", .error, .payload, "'class' is neither a text nor a list of texts",
            "Class names are one text, separated by spaces, or an array of texts.",
            .tree(wrong: #"{"type": "Text", "class": 3}"#, right: #"{"type": "Text", "class": ""}"#)),
        LintRule(
            "payload-duplicate-id", .warning, .payload, "two nodes have the same id",
            """
            An id names one node, so that changes reach it. The later ones are told apart by a number, as in title#2, \
            which is another node after the order changes.
            """,
            .tree(
                wrong: #"[{"type": "Text", "id": "title"}, {"type": "Text", "id": "title"}]"#,
                right: #"[{"type": "Text", "id": "title"}, {"type": "Text", "id": "price"}]"#)),
        LintRule(
            "payload-id", .warning, .payload, "an id is neither a text nor a number",
            "The id has no effect, and the node is known by its place.",
            .tree(wrong: #"{"type": "Text", "id": true}"#, right: #"{"type": "Text", "id": "title"}"#)),
        LintRule(
            "payload-limit", .error, .payload, "a tree is larger than what is read",
            "A tree has at most two million nodes, and 100 mistakes of it are listed. What is past a limit is left out."
        ),
        LintRule(
            "payload-modifiers", .error, .payload, "'modifiers' is no array",
            "A node's own modifiers are an array of objects or wire nodes, or the JSON text of such an array.",
            .tree(
                wrong: #"{"type": "Text", "modifiers": {"type": "bold"}}"#,
                right: #"{"type": "Text", "modifiers": [{"type": "bold", "is_active": true}]}"#)),
        LintRule(
            "payload-root", .error, .payload, "a payload holds no widgets",
            "A payload is an element, or an array of elements.",
            .tree(wrong: #""Hello""#, right: #"{"type": "Text", "children": ["Hello"]}"#)),
        LintRule(
            "payload-style", .error, .payload, "'style' is no text",
            "A style holds modifiers as a stylesheet writes them: \"padding(8); bold()\".",
            .tree(wrong: #"{"type": "Text", "style": ["bold()"]}"#, right: #"{"type": "Text", "style": "bold()"}"#)),
        LintRule(
            "payload-type", .error, .payload, "an element has no type",
            "The type says which widget to show. Without it the element is left out, and its children stand in its place.",
            .tree(wrong: #"{"children": ["Hello"]}"#, right: #"{"type": "Text", "children": ["Hello"]}"#)),
    ]

    private static let modifiersArrayRules: [LintRule] = [
        LintRule(
            "chain-limit", .error, .payload, "an entry of a modifiers array has too many links",
            "The chains of one entry, such as the modifiers of a font, have at most 200 links. The entry is left out."),
        LintRule(
            "defaulted-value", .warning, .payload, "a value is unknown, and a default takes its place",
            "LiveView Native 0.1 takes the default without a word; the value is misspelt, or newer than the client.",
            .tree(
                wrong: #"{"type": "Text", "modifiers": [{"type": "tint", "color": {"string": "system-rde"}}]}"#,
                right: #"{"type": "Text", "modifiers": [{"type": "tint", "color": {"string": "system-red"}}]}"#)),
        LintRule(
            "inert-modifier", .note, .payload, "an entry of a modifiers array changes nothing here",
            "It has none of its values, or has no effect on an element of this type, and is left out.",
            .tree(
                wrong: #"{"type": "Text", "modifiers": [{"type": "resizable", "resizing_mode": "tile"}]}"#,
                right: #"{"type": "Image", "modifiers": [{"type": "resizable", "resizing_mode": "tile"}]}"#)),
        LintRule(
            "invalid-modifier-entry", .error, .payload, "an entry of a modifiers array can't be read",
            """
            An entry is an object whose 'type' names the modifier, with its arguments by label, or a wire node. The entry \
            is left out; all others count.
            """,
            .tree(
                wrong: #"{"type": "Text", "modifiers": [8]}"#,
                right: #"{"type": "Text", "modifiers": [{"type": "padding", "length": 8}]}"#)),
        LintRule(
            "no-stylesheet-form", .warning, .payload, "a modifiers array says something that no stylesheet can",
            "LiveView Native 0.1 had modifiers without a counterpart in stylesheets. They are left out.",
            .tree(
                wrong: #"""
                    {
                      "type": "Text",
                      "modifiers": [
                        {
                          "type": "keyframe_animator", "initial_value": 0, "trigger": "count", "keyframes": [],
                          "modifiers": "[]", "properties": {}
                        }
                      ]
                    }
                    """#,
                right: #"{"type": "Text", "modifiers": []}"#)),
        LintRule(
            "unknown-modifier-key", .warning, .payload, "an entry of a modifiers array has a key that means nothing",
            "The modifier takes no such value, and the key is passed over. It is misspelt, or belongs to another modifier.",
            .tree(
                wrong: #"{"type": "Text", "modifiers": [{"type": "opacity", "opacity": 0.5, "opacty": 1}]}"#,
                right: #"{"type": "Text", "modifiers": [{"type": "opacity", "opacity": 0.5}]}"#)),
    ]
}
