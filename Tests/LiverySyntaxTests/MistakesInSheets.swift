extension Mistake {
    static let inSheets: [Mistake] = [
        .sheet(
            .expectedDo, "\"a\"⟦⟧\n  bold()\nend", "expected 'do' after the rule's pattern",
            safe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .expectedDo, "\"a\"⟦⟧ bold()\nend", "expected 'do' after the rule's pattern",
            unsafe: "\"a\" do bold()\nend", rest: ["bold()"]),
        .sheet(.expectedDo, "\"a\" ⟦b c⟧\n  bold()\nend", "expected 'do' after the rule's pattern", rest: ["bold()"]),
        .sheet(
            .expectedDo, "\"a\" ⟦{⟧\n  bold()\n}", "a rule's modifiers stand between 'do' and 'end', not in braces",
            unsafe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
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
            .expectedRule, "⟦card⟧ do\n  bold()\nend", "the class name of a rule is written in quotes",
            unsafe: "\"card\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .expectedRule, "⟦card else⟧\n  bold()\nend",
            "expected a rule, \"class\" do … end, or a directive such as @import"),
        .sheet(.expectedRule, "⟦bold()⟧", "this modifier is in no rule: put it between \"class\" do and end"),
        .sheet(
            .expectedRule, "⟦.card { color: red; }⟧",
            "expected a rule, \"class\" do … end, or a directive such as @import"),
        .sheet(
            .invalidClassName, "\"a⟦ ⟧b\" do\n  bold()\nend",
            "a class name can't have white space: a 'class' attribute is split there", rest: ["bold()"]),
        .sheet(.invalidClassName, "⟦\"\"⟧ do\n  bold()\nend", "a class name can't be empty", rest: ["bold()"]),
        .sheet(
            .invalidPattern, "\"a\" <> ⟦1⟧ do\n  bold()\nend", "expected a string or a variable after '<>'",
            rest: ["bold()"]),
        .sheet(
            .invalidPattern, "\"a\" <> ⟦{x}⟧ do\n  bold()\nend",
            "expected a string or a variable after '<>', which stands without braces here",
            unsafe: "\"a\" <> x do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .invalidPattern, "\"a\" <> x <> \"b\" <> ⟦x⟧ do\n  bold()\nend", "'x' is captured twice", rest: ["bold()"]),
        .sheet(
            .invalidOption, "\"a\", target⟦⟧ do\n  bold()\nend", "expected ':' and a value after the option's name",
            rest: ["bold()"]),
        .sheet(
            .invalidOption, "\"a\", target⟦⟧ :ios do\n  bold()\nend", "expected ':' after the option's name",
            safe: "\"a\", target: :ios do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .invalidOption, "\"a\", target: [:tvos, ⟦.ios⟧] do\n  bold()\nend",
            "'target' takes a platform, such as :ios, or a list of them, such as [:ios, :macos]",
            unsafe: "\"a\", target: [:tvos, :ios] do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .invalidOption, "\"a\", target: ⟦[]⟧ do\n  bold()\nend",
            "a rule for no platform applies nowhere: name one, or leave 'target:' out", rest: ["bold()"]),
        .sheet(
            .invalidOption, "\"a\", ⟦1⟧ do\n  bold()\nend",
            "expected an option such as 'target: :watchos' after the comma", rest: ["bold()"]),
        .sheet(
            .missingValue, "\"a\", target:⟦⟧ do\n  bold()\nend", "expected a value after 'target:'", rest: ["bold()"]),
        .sheet(
            .unterminatedString, "⟦\"a⟧ do\n  bold()\nend", "this string has no closing \"",
            unsafe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .curlyQuote, "⟦\u{201C}⟧a\u{201D} do\n  bold()\nend",
            "a string is written in straight quotes, not in curly ones",
            safe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .singleQuote, "⟦'⟧a' do\n  bold()\nend", "a string is written in double quotes, not in single ones",
            safe: "\"a\" do\n  bold()\nend", rest: ["bold()"]),
        .sheet(
            .invalidInterpolation, "\"a⟦{x}⟧\" do\n  bold()\nend",
            "a class name can't have interpolation; a pattern joins strings and variables with '<>'",
            rest: ["bold()"]),
        .sheet(
            .invalidDirective, "⟦@improt⟧ \"a.sheet\"", "there is no directive '@improt'; did you mean '@import'?",
            unsafe: "@import \"a.sheet\""),
        .sheet(.invalidDirective, "⟦@⟧", "expected a directive after '@': import, safe_list or token"),
        .sheet(
            .invalidDirective, "@import ⟦base⟧ # b", "'@import' takes a path in quotes",
            unsafe: "@import \"base\" # b"),
        .sheet(.invalidInterpolation, "@import \"⟦{x}⟧\"", "the path of an import can't have interpolation"),
        .sheet(.invalidDirective, "⟦@import⟧", "'@import' takes a path in quotes"),
        .sheet(.invalidDirective, "⟦@safe_list⟧", "'@safe_list' takes class names in quotes"),
        .sheet(.invalidDirective, "⟦@token⟧ = 1", "'@token' takes a name and a value: @token brand = .red"),
        .sheet(
            .invalidDirective, "@token brand⟦⟧ .red", "expected '=' after the token's name",
            safe: "@token brand = .red"),
        .sheet(.invalidDirective, "@token brand⟦⟧", "expected '=' and a value after the token's name"),
        .sheet(
            .invalidDirective, "@token brand⟦:⟧ .red", "expected '=' after the token's name, found ':'",
            safe: "@token brand = .red"),
        .sheet(.missingValue, "@token brand =⟦⟧\n\n\"behind2\" do\nend", "expected a value after '='"),
        .sheet(.unexpectedText, "@token brand = .red ⟦bold()⟧", "expected the end of the line after the token's value"),
        .sheet(
            .invalidCharacter, "⟦\u{FEFF}⟧", "the character U+FEFF (zero width no-break space) can't stand here",
            safe: ""),
    ]
}
