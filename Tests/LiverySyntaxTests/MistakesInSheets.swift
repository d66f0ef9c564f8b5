extension Mistake {
    static let inSheets: [Mistake] = [
        .sheet(
            .expectedDo, "\"a\"⟦⟧\n  bold()\nend", "expected 'do' after the rule's pattern",
            safe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .expectedDo, "\"a\" ⟦b⟧old()\nend", "expected 'do' after the rule's pattern",
            unsafe: "\"a\" do bold()\nend", rest: ["bold()"]),
        .sheet(
            .expectedDo, "\"a\"⟦⟧", "expected 'do', modifiers and 'end' after the rule's pattern",
            unsafe: "\"a\" do\nend"),
        .sheet(
            .expectedEnd, "\"a\" do\n  bold()⟦⟧", "expected 'end' before the next rule or directive",
            safe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .expectedEnd, "\"a\" do\n  bold()\n⟦edn⟧", "expected 'end', found 'edn'", unsafe: "\"a\" do\n  bold()\nend",
            rest: ["bold()"]),
        .sheet(
            .unterminatedString, "@safe_list \"a\" ⟦\"b⟧ \"c\"", "this string has no closing \"",
            unsafe: "@safe_list \"a\" \"b\" \"c\""),
        .sheet(.invalidDirective, "⟦@safe_list⟧ a\" \"b\"", "'@safe_list' takes class names in quotes"),
        .sheet(.unexpectedEnd, "⟦end⟧", "there is no rule for this 'end' to close", unsafe: ""),
        .sheet(
            .expectedRule, "⟦card do⟧\n  bold()\nend",
            "expected a rule, \"class\" do … end, or a directive such as @import"),
        .sheet(.expectedRule, "⟦bold()⟧", "a modifier stands inside a rule: \"class\" do … end"),
        .sheet(
            .expectedRule, "⟦.card { color: red; }⟧",
            "expected a rule, \"class\" do … end, or a directive such as @import"),
        .sheet(
            .invalidClassName, "\"a⟦ ⟧b\" do\n  bold()\nend",
            "a class name has no white space: 'class' attributes are split at it", rest: ["bold()"]),
        .sheet(.invalidClassName, "⟦\"\"⟧ do\n  bold()\nend", "a class name can't be empty", rest: ["bold()"]),
        .sheet(
            .invalidPattern, "\"a\" <> ⟦1⟧ do\n  bold()\nend", "expected a string or a variable after '<>'",
            rest: ["bold()"]),
        .sheet(
            .invalidPattern, "\"a\" <> x <> \"b\" <> ⟦x⟧ do\n  bold()\nend", "'x' is captured twice", rest: ["bold()"]),
        .sheet(
            .invalidOption, "\"a\", ⟦target⟧ do\n  bold()\nend", "an option is written 'name: value'", rest: ["bold()"]),
        .sheet(
            .invalidOption, "\"a\", ⟦1⟧ do\n  bold()\nend",
            "expected an option such as 'target: :watchos' after the comma", rest: ["bold()"]),
        .sheet(
            .missingValue, "\"a\", ⟦target⟧: do\n  bold()\nend", "expected a value for the option", rest: ["bold()"]),
        .sheet(
            .unterminatedString, "⟦\"a⟧ do\n  bold()\nend", "this string has no closing \"",
            unsafe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .curlyQuote, "⟦\u{201C}⟧a\u{201D} do\n  bold()\nend", "a string stands in straight quotes",
            safe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .singleQuote, "⟦'⟧a' do\n  bold()\nend", "a string stands in double quotes",
            safe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .invalidInterpolation, "\"a⟦{x}⟧\" do\n  bold()\nend", "this string can't have interpolation",
            rest: ["bold()"]),
        .sheet(
            .invalidDirective, "⟦@improt⟧ \"a.sheet\"", "there is no directive '@improt'; did you mean '@import'?",
            unsafe: "@import \"a.sheet\""),
        .sheet(.invalidDirective, "⟦@⟧", "expected a directive after '@': import, safe_list or token"),
        .sheet(.invalidDirective, "⟦@import⟧ base", "'@import' takes a path in quotes"),
        .sheet(.invalidDirective, "⟦@import⟧", "'@import' takes a path in quotes"),
        .sheet(.invalidDirective, "⟦@safe_list⟧", "'@safe_list' takes class names in quotes"),
        .sheet(.invalidDirective, "⟦@token⟧ = 1", "'@token' takes a name and a value: @token brand = .red"),
        .sheet(
            .invalidDirective, "@token brand⟦⟧ .red", "expected '=' and a value after the token's name",
            safe: "@token brand = .red"),
        .sheet(.missingValue, "@token brand =\n\n⟦\"⟧behind2\" do\nend", "expected a value after '='"),
        .sheet(.unexpectedText, "@token brand = .red ⟦bold()⟧", "expected the end of the line after the token's value"),
        .sheet(
            .invalidCharacter, "⟦\u{FEFF}⟧", "a name can't have the character U+FEFF (zero width no-break space)",
            safe: " "),
    ]
}
