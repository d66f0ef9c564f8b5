extension LintRule {
    /// Rules about how modifiers, arguments and values are written.
    static let expressionSyntaxRules: [LintRule] = [
        LintRule(
            "invalid-attr", .error, .syntax, "attr(…) has not the form that it takes",
            """
            attr("name") stands for the prop of that name on the node, attr("name", default: value) for the value when the \
            node has none. The name is a string in quotes.
            """,
            .body(wrong: "opacity(attr(opacity))", right: "opacity(attr(\"opacity\"))")),
        LintRule(
            "invalid-event", .error, .syntax, "event(…) has not the form that it takes",
            """
            event("name") tells the server of what happened. Its options are labelled: debounce and throttle in milliseconds, \
            target with the number of a component, type and params.
            """,
            .body(
                wrong: "onAppear(perform: event(\"seen\", 100))",
                right: "onAppear(perform: event(\"seen\", throttle: 100))")),
        LintRule(
            "invalid-interpolation", .error, .syntax, "braces hold something else than a name",
            """
            {name} stands for the text that a pattern captured, read as a value or the name of a member, or for a token. It \
            can't hold an expression, and can't stand for a modifier.
            """,
            .sheet(
                wrong: "\"p-\" <> size do\n  padding({size * 2})\nend",
                right: "\"p-\" <> size do\n  padding({size})\nend")),
        LintRule(
            "invalid-label", .error, .syntax, "a label is no name",
            "The label of an argument is a name before a colon, without quotes.",
            .body(wrong: "frame(\"width\": 100)", right: "frame(width: 100)")),
        LintRule(
            "invalid-range", .error, .syntax, "a range is not written as one, or its bounds are turned round",
            """
            A range is written a...b with b, a..<b without it, or with one bound: a..., ...b, ..<b. The lower bound comes \
            first.
            """,
            .body(wrong: "lineLimit(1..3)", right: "lineLimit(1...3)")),
        LintRule(
            "member-of-literal", .error, .syntax, "a literal is asked for a member",
            """
            Numbers, strings, lists and references have no members. A chain begins with a member or a type: \
            .red.opacity(0.5), Color("brand").opacity(0.5).
            """,
            .body(
                wrong: "foregroundStyle(\"brand\".opacity(0.5))",
                right: "foregroundStyle(Color(\"brand\").opacity(0.5))")),
        LintRule(
            "mismatched-bracket", .error, .syntax, "a closing bracket doesn't match the opening one",
            "A parenthesis closes a parenthesis, a square bracket a list.",
            .body(wrong: "padding([.top, .bottom), 8)", right: "padding([.top, .bottom], 8)")),
        LintRule(
            "missing-arguments", .error, .syntax, "a modifier has no parentheses",
            "A modifier is written with parentheses also when it takes no arguments.",
            .body(wrong: "bold", right: "bold()")),
        LintRule(
            "missing-comma", .error, .syntax, "two arguments have no comma between them",
            "Arguments and elements of lists are separated by commas, also when each stands on a line of its own.",
            .body(wrong: "padding(.top 8)", right: "padding(.top, 8)")),
        LintRule(
            "missing-value", .error, .syntax, "a label or option has no value",
            "After a colon, and in place of an argument, stands a value.",
            .body(wrong: "frame(width: )", right: "frame(width: 100)")),
        LintRule(
            "mixed-collection", .error, .syntax, "labelled and plain values stand in one list",
            "Square brackets hold a list of values, or values that all have a label.",
            .body(
                wrong: "onAppear(perform: event(\"seen\", params: [id: 1, 2]))",
                right: "onAppear(perform: event(\"seen\", params: [id: 1, count: 2]))")),
        LintRule(
            "nesting-limit", .error, .syntax, "brackets or member chains are too deep",
            """
            Brackets are read up to 200 within each other, and chains up to 200 members. What is deeper is passed over; a \
            generator that makes such text is probably in a loop.
            """),
        LintRule(
            "space-after-dot", .error, .syntax, "white space stands between a dot and its member",
            "The name of a member follows its dot directly; before the dot there may be white space and line breaks.",
            .body(wrong: "foregroundStyle(.red. opacity(0.5))", right: "foregroundStyle(.red.opacity(0.5))")),
        LintRule(
            "trailing-closure", .error, .syntax, "a modifier is followed by a closure",
            """
            A stylesheet has no code. Content is written in the template, as a child with template="name", and referred to \
            by its name: overlay(content: :name).
            """,
            .body(wrong: "overlay() { Text(\"New\") }", right: "overlay(content: :badge)")),
        LintRule(
            "unclosed-bracket", .error, .syntax, "a bracket is never closed",
            "Every opening bracket has a closing one. The modifier ends where the next modifier or 'end' begins.",
            .body(wrong: "padding(8", right: "padding(8)")),
        LintRule(
            "unexpected-comma", .error, .syntax, "a comma has no argument before it",
            "One comma stands between two arguments; one more may follow the last.",
            .body(wrong: "padding(.top,, 8)", right: "padding(.top, 8)")),
        LintRule(
            "unsupported-syntax", .error, .syntax, "Swift has this, and a stylesheet hasn't",
            """
            A stylesheet says what things look like and computes nothing: it has no operators, conditions, optional chaining, \
            key paths or closures. Write the result, or let the server compute a prop and read it with attr("name").
            """,
            .body(wrong: "padding(8 + 4)", right: "padding(12)")),
    ]
}
