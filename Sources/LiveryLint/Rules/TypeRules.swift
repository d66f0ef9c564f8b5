extension LintRule {
    /// Rules about names, arguments and types.
    static let typeRules: [LintRule] = [
        LintRule(
            "argument-order", .error, .types, "arguments stand in another order than the parameters",
            "As in Swift, arguments stand in the order of the parameters, also when they have labels.",
            .body(wrong: "frame(height: 40, width: 100)", right: "frame(width: 100, height: 40)")),
        LintRule(
            "duplicate-argument", .error, .types, "an argument is given twice",
            "Each parameter takes one argument.",
            .body(wrong: "frame(width: 100, width: 200)", right: "frame(width: 200)")),
        LintRule(
            "extra-argument", .error, .types, "there are more arguments than the call takes",
            "No parameter is left for this argument. It may belong to another modifier, or need a label.",
            .body(wrong: "opacity(0.5, 1)", right: "opacity(0.5)")),
        LintRule(
            "host-decoding", .error, .types, "the app's own modifier can't be made of these arguments",
            """
            The arguments fit what the modifier declares, but the app, which makes a value of them, refuses. The message \
            is the app's own; it is found where the modifier's type reads its arguments.
            """),
        LintRule(
            "invalid-gesture-state", .error, .types, "gesture_state(…) has not the form that it takes",
            """
            gesture_state takes the name of a gesture and a property of its value, then options: defaultValue, min, max, \
            scale and offset.
            """,
            .body(
                wrong: "offset(x: gesture_state(\"drag\"))",
                right: "offset(x: gesture_state(:drag, .translation.width))")),
        LintRule(
            "missing-argument", .error, .types, "an argument that has no default is missing",
            "Parameters without a default need an argument. 'livery explain' shows what a modifier takes.",
            .body(wrong: "opacity()", right: "opacity(0.5)")),
        LintRule(
            "missing-label", .error, .types, "an argument has no label, and its parameter has one",
            "As in Swift, an argument has the label of its parameter, unless that is '_'.",
            .body(wrong: "blur(4)", right: "blur(radius: 4)")),
        LintRule(
            "no-initializer", .error, .types, "values of this type can't be made in a stylesheet",
            """
            The type has no initializer that a stylesheet can use. 'livery explain' shows its members, which are the ways \
            to get a value of it.
            """,
            .body(
                wrong: "preferredColorScheme(ColorScheme(\"dark\"))", right: "preferredColorScheme(.dark)")),
        LintRule(
            "no-overload", .error, .types, "no overload takes these arguments",
            """
            A modifier may have several overloads, and the arguments fit none of them. The notes say of each why not. \
            'livery explain' shows all of them.
            """,
            .body(wrong: "frame(100, 200)", right: "frame(width: 100, height: 200)")),
        LintRule(
            "too-complex", .error, .types, "a modifier has too many meanings to try",
            """
            Overloads within overloads multiply. Name the type where a value begins, as in Color.red for .red, or give a \
            part of it a name with @token.
            """),
        LintRule(
            "type-as-value", .error, .types, "a type stands where a value should",
            "A type alone is no value: make one with arguments in parentheses, or take a member.",
            .body(wrong: "foregroundStyle(Color)", right: "foregroundStyle(Color.red)")),
        LintRule(
            "type-mismatch", .error, .types, "a value is of another type than its place asks for",
            """
            The place of a value says what it has to be. A name in quotes is a text: the value of that name is written \
            with a dot. The message says what was expected and what was found.
            """,
            .body(wrong: "opacity(\"half\")", right: "opacity(0.5)")),
        LintRule(
            "unexpected-arguments", .error, .types, "a property is called like a function",
            "A property is written without parentheses.",
            .body(wrong: "foregroundStyle(.red(1))", right: "foregroundStyle(.red)")),
        LintRule(
            "unknown-label", .error, .types, "there is no parameter of this label",
            "The label is misspelt, or belongs to another modifier. 'livery explain' shows what a modifier takes.",
            .body(wrong: "shadow(radus: 4)", right: "shadow(radius: 4)")),
        LintRule(
            "unknown-member", .error, .types, "a type has no member of this name",
            """
            '.name' is looked up in the type that the place asks for, or in that of the value before the dot. 'livery \
            explain' lists the members of a type.
            """,
            .body(wrong: "foregroundStyle(.rde)", right: "foregroundStyle(.red)")),
        LintRule(
            "unknown-modifier", .error, .types, "there is no modifier of this name",
            """
            Neither SwiftUI nor the app's own catalogue has it. An app's own modifiers are made known with --catalogue, \
            or registered where sheets are checked in the app.
            """,
            .body(wrong: "paddng(8)", right: "padding(8)")),
        LintRule(
            "unknown-type", .error, .types, "there is no type of this name",
            "Neither SwiftUI nor the app's own catalogue has it, or no stylesheet can use it.",
            .body(wrong: "foregroundStyle(Colour.red)", right: "foregroundStyle(Color.red)")),
        LintRule(
            "unknown-variable", .error, .types, "a name is neither captured nor a token",
            """
            A name that stands alone is a variable of the rule's pattern, or a token that this sheet declares before, or \
            an imported one. A member of a type begins with a dot, a text stands in quotes.
            """,
            .sheet(wrong: "\"p-\" <> size do\n  padding(sise)\nend", right: "\"p-\" <> size do\n  padding(size)\nend")),
        LintRule(
            "unsupported-parameter", .error, .types, "no stylesheet can give this parameter a value",
            "The parameter takes a function that computes something, and a stylesheet has no code."),
    ]
}
