extension LintRule {
    /// Rules about characters, names and literals.
    static let literalSyntaxRules: [LintRule] = [
        LintRule(
            "curly-quote", .error, .syntax, "a string stands in curly quotes",
            """
            Word processors and chat programs turn straight quotes into curly ones, which begin no string. Write straight \
            quotes.
            """,
            .body(wrong: "navigationTitle(“Home”)", right: "navigationTitle(\"Home\")")),
        LintRule(
            "invalid-atom", .error, .syntax, "a colon is followed by no name",
            """
            ':name' refers to content of the template. The name follows the colon directly, in quotes when it has other \
            characters than letters, digits and underscores: :"my content".
            """,
            .body(wrong: "overlay(content: :)", right: "overlay(content: :badge)")),
        LintRule(
            "invalid-character", .error, .syntax, "a character can't stand here",
            """
            A name has letters, digits and underscores. Some characters look like spaces or letters and are none, which \
            happens with text that was copied from a web page; the message names them.
            """,
            .body(wrong: "padding(.%)", right: "padding(.all)")),
        LintRule(
            "invalid-escape", .warning, .syntax, "a backslash in a string begins no escape",
            #"""
            The escapes are \" \\ \n \t \r \0, \{ and \} for braces that are no interpolation, and \u{…} with a Unicode \#
            scalar in hexadecimal. Any other backslash is kept as it is, and should be doubled to say so.
            """#,
            .body(wrong: #"navigationTitle("C:\Users")"#, right: #"navigationTitle("C:\\Users")"#)),
        LintRule(
            "invalid-number", .error, .syntax, "a number is not written as numbers are",
            """
            Numbers are written as in Swift: 12, -0.5, 1_000, 1e3, 0xFF. A number has digits on both sides of its point, and \
            no unit after it: lengths are points, angles are .degrees(90).
            """,
            .body(wrong: "padding(8px)", right: "padding(8)")),
        LintRule(
            "invalid-string", .error, .syntax, "the text of a multi-line string stands beside its quotes",
            """
            The text between three quotes begins on a line of its own, and the closing quotes stand alone on the last line; \
            their indentation is taken away from every line.
            """,
            .body(
                wrong: "accessibilityHint(\"\"\"Opens\nthe cart\"\"\")",
                right: "accessibilityHint(\"\"\"\n  Opens\n  the cart\n  \"\"\")")),
        LintRule(
            "invalid-utf8", .error, .syntax, "some bytes are not UTF-8",
            """
            Stylesheets and payloads are UTF-8. A file in another encoding has to be converted, for instance with \
            'iconv -f latin1 -t utf8'; one that holds no text at all was probably given by mistake.
            """),
        LintRule(
            "number-range", .error, .syntax, "a number is too large to be held",
            """
            Integers have 64 bits, other numbers are 64-bit floating-point values up to about 1.8e308. For a size without a \
            limit, write .infinity.
            """,
            .body(wrong: "frame(maxWidth: 1e999)", right: "frame(maxWidth: .infinity)")),
        LintRule(
            "reserved-name", .error, .syntax, "a name with a meaning of its own stands for a modifier",
            """
            'attr', 'event' and 'gesture_state' stand for values: a prop of the node, something that the server is told, the \
            state of a gesture. They are arguments of a modifier and none themselves.
            """,
            .body(wrong: "attr(\"disabled\")", right: "disabled(attr(\"disabled\"))")),
        LintRule(
            "size-limit", .error, .syntax, "something is larger than what is read",
            """
            So that no input can exhaust a machine, a sheet has at most 256 MiB, a name 1,024 bytes, a token as many as 10,000 \
            expressions, a sheet's imports 10,000 sheets, and 500 mistakes are listed of one text. What is past a limit is \
            left out; no sheet that is written by hand comes near one.
            """),
        LintRule(
            "unterminated-comment", .error, .syntax, "a comment has no end",
            "A comment that begins with /* goes on to the next */. Everything after this one counts as a comment.",
            .body(wrong: "padding(8) /* more later", right: "padding(8) /* more later */")),
        LintRule(
            "single-quote", .error, .syntax, "a string stands in single quotes",
            """
            A string stands in double quotes, as in Swift. Single quotes, which CSS and JavaScript allow, begin nothing.
            """,
            .body(wrong: "navigationTitle('Home')", right: "navigationTitle(\"Home\")")),
        LintRule(
            "unterminated-string", .error, .syntax, "a string has no closing quote",
            """
            A string in one pair of quotes ends on the line that it begins on. A text with line breaks stands in three \
            quotes, and a quote within a string has a backslash before it.
            """,
            .body(wrong: "navigationTitle(\"Home)", right: "navigationTitle(\"Home\")")),
    ]
}
