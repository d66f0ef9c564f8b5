extension LintRule {
    /// Rules about how rules and directives are written.
    static let sheetSyntaxRules: [LintRule] = [
        LintRule(
            "expected-do", .error, .syntax, "a rule has no 'do' after its pattern",
            "A rule is a pattern, 'do', modifiers and 'end'.",
            .sheet(wrong: "\"card\"\n  padding(8)\nend", right: "\"card\" do\n  padding(8)\nend")),
        LintRule(
            "expected-end", .error, .syntax, "a rule has no 'end'",
            "Every rule is closed by 'end'. Without it, the next rule would be part of this one.",
            .sheet(
                wrong: "\"card\" do\n  padding(8)\n\n\"title\" do\n  bold()\nend",
                right: "\"card\" do\n  padding(8)\nend\n\n\"title\" do\n  bold()\nend")),
        LintRule(
            "expected-modifier", .error, .syntax, "something stands where a modifier should",
            """
            Between 'do' and 'end', and in an inline style, stand modifiers: a name and arguments in parentheses.
            """,
            .body(wrong: "padding(8) 12", right: "padding(8)")),
        LintRule(
            "expected-rule", .error, .syntax, "something stands outside of all rules",
            "A sheet holds rules, directives such as @import, and comments. A modifier stands inside a rule.",
            .sheet(wrong: "padding(8)", right: "\"card\" do\n  padding(8)\nend")),
        LintRule(
            "invalid-class-name", .error, .syntax, "a class name is empty or has white space",
            """
            A node's class attribute is split at white space, so that a name with some could never match. A node with two \
            classes takes the modifiers of both, one after the other: write two rules.
            """,
            .sheet(wrong: "\"large title\" do\n  bold()\nend", right: "\"large-title\" do\n  bold()\nend")),
        LintRule(
            "invalid-directive", .error, .syntax, "a directive is unknown or incomplete",
            """
            The directives are @import "path", @safe_list "name" "name" and @token name = value.
            """,
            .sheet(wrong: "@imports \"base.sheet\"", right: "@safe_list \"card\"")),
        LintRule(
            "invalid-option", .error, .syntax, "an option of a rule is not written as one",
            "Options follow the pattern, each after a comma: a name, a colon and a value.",
            .sheet(
                wrong: "\"card\", :watchos do\n  padding(8)\nend",
                right: "\"card\", target: :watchos do\n  padding(8)\nend")),
        LintRule(
            "invalid-pattern", .error, .syntax, "a pattern is not written as one",
            """
            A pattern is made of strings, which match themselves, and variables, each of which captures at least one \
            character, joined by '<>'. A variable stands once in it.
            """,
            .sheet(wrong: "\"p-\" <> do\n  padding(8)\nend", right: "\"p-\" <> size do\n  padding(size)\nend")),
        LintRule(
            "unexpected-end", .error, .syntax, "an 'end' closes no rule",
            "There is one 'end' too many, or the rule that it should close has lost its first line.",
            .sheet(wrong: "\"card\" do\n  padding(8)\nend\nend", right: "\"card\" do\n  padding(8)\nend")),
        LintRule(
            "unexpected-text", .error, .syntax, "there is more text than can be read here",
            """
            After an argument stands a comma or the closing bracket; after the value of a token, the end of the line. The \
            rest is passed over.
            """,
            .sheet(wrong: "@token gap = 8 12", right: "@token gap = 8")),
    ]
}
