extension Mistake {
    static let inBodies: [Mistake] = [
        // Modifiers
        .body(.missingArguments, "bold⟦⟧", "expected '()' after the modifier 'bold'", safe: "bold()"),
        .body(
            .missingArguments, "bold⟦⟧ italic()", "expected '()' after the modifier 'bold'", safe: "bold() italic()",
            rest: ["italic()"]),
        .body(
            .missingArguments, "foo⟦⟧.bar()", "expected '()' after the modifier 'foo'", safe: "foo().bar()",
            rest: ["bar()"]),
        .body(
            .missingArguments, "foo⟦:⟧ 1", "arguments stand in parentheses, not after a colon", unsafe: "foo(1)"),
        .body(
            .trailingClosure, "foo⟦{ 1 }⟧",
            "a stylesheet has no closures: name the content in the template and write ':name'"),
        .body(
            .missingArguments, "foo⟦⟧.red, in: .rect(1))", "expected '(' after the modifier 'foo'",
            unsafe: "foo(.red, in: .rect(1))"),
        .body(
            .missingArguments, "foo1⟦⟧...3); bold()", "expected '(' after the modifier 'foo1'",
            unsafe: "foo1(...3); bold()", rest: ["bold()"]),
        .body(.missingArguments, "foo⟦⟧)1(", "expected '(' after the modifier 'foo'"),
        .body(.expectedModifier, "⟦12⟧", "expected a modifier, such as padding(8)"),
        .body(.expectedModifier, "⟦(1)⟧", "expected a modifier, such as padding(8)"),
        .body(.expectedModifier, "⟦\"text\"⟧", "expected a modifier, such as padding(8)"),
        .body(
            .expectedModifier, "bold() ⟦<> ⟧italic()", "expected a modifier, such as padding(8)",
            rest: ["bold()", "italic()"]),
        .body(.expectedModifier, "⟦12⟧; bold()", "expected a modifier, such as padding(8)", rest: ["bold()"]),
        .body(
            .mismatchedBracket, "bold()⟦)⟧", "there is no bracket for this ')' to close", unsafe: "bold()",
            rest: ["bold()"]),
        .body(
            .reservedName, "⟦attr⟧(\"x\")",
            "'attr' can only be an argument of a modifier, such as disabled(attr(\"name\"))"),
        .body(
            .reservedName, "⟦event⟧(\"x\")",
            "'event' can only be an argument of a modifier, such as onTapGesture(perform: event(\"name\"))"),
        .body(
            .reservedName, "⟦gesture_state⟧",
            "'gesture_state' can only be an argument of a modifier, such as "
                + "offset(x: gesture_state(:drag, .translation.width))"),
        .body(
            .expectedModifier, "bold()⟦,⟧ italic()",
            "modifiers are separated by line breaks or semicolons, not by commas", unsafe: "bold(); italic()",
            rest: ["bold()", "italic()"]),
        .body(
            .trailingClosure, "foo(1) ⟦{ bar() }⟧",
            "a stylesheet has no closures: name the content in the template and write ':name'"),
        .body(
            .trailingClosure, "foo(.a ⟦{ 1 }⟧)",
            "a stylesheet has no closures: name the content in the template and write ':name'"),
        .body(
            .trailingClosure, "foo(Bar(1) ⟦{ 1 }⟧)",
            "a stylesheet has no closures: name the content in the template and write ':name'"),
        .body(.invalidInterpolation, "⟦{size}⟧", "interpolation stands for a value or a member, not for a modifier"),

        // Lists
        .body(.missingComma, "foo(1 ⟦2⟧)", "expected ',' between arguments", safe: "foo(1, 2)"),
        .body(.missingComma, "foo(\"a\" ⟦\"⟧b\")", "expected ',' between arguments", safe: "foo(\"a\", \"b\")"),
        .body(.missingComma, "foo([.a ⟦:⟧b])", "expected ',' between arguments", safe: "foo([.a, :b])"),
        .body(.unexpectedComma, "foo(1,⟦,⟧ 2)", "expected an argument before ','", safe: "foo(1, 2)"),
        .body(.unexpectedComma, "foo(⟦,⟧true)", "expected an argument before ','", unsafe: "foo(true)"),
        .body(
            .unexpectedText, "foo(.springduration⟦: 0.4⟧, a: 1), b: g(\"x\"))", "expected ',' or ')' after the argument"
        ),
        .body(.unclosedBracket, "foo(1, 2⟦⟧; bold()", "expected ')'", unsafe: "foo(1, 2); bold()", rest: ["bold()"]),
        .body(.unclosedBracket, "foo(1, 2⟦⟧", "expected ')'", unsafe: "foo(1, 2)"),
        .body(.unclosedBracket, "foo([1, 2⟦⟧", "expected '])'", unsafe: "foo([1, 2])"),
        .body(.unclosedBracket, "foo(⟦⟧", "expected ')'", unsafe: "foo()"),
        .body(.unclosedBracket, "foo(bar(⟦⟧", "expected '))'", unsafe: "foo(bar())"),
        .body(.mismatchedBracket, "foo(1⟦]⟧", "expected ')', found ']'", unsafe: "foo(1)"),
        .body(.mismatchedBracket, "foo([1, 2⟦)⟧)", "expected ']', found ')'", unsafe: "foo([1, 2])"),
        .body(.mismatchedBracket, "foo([1, 2⟦)⟧", "expected ']', found ')'", unsafe: "foo([1, 2])"),
        .body(.mismatchedBracket, "foo([1⟦)⟧, 2)", "expected ']', found ')'", unsafe: "foo([1], 2)"),
        .body(.mismatchedBracket, "foo(1⟦}⟧", "expected ')', found '}'", unsafe: "foo(1)"),
        .body(.missingValue, "foo(a:⟦⟧)", "expected a value after 'a:'"),
        .body(.missingValue, "foo(a:⟦⟧, b: 1)", "expected a value after 'a:'"),
        .body(.invalidLabel, "foo(⟦\"a\"⟧: 2)", "a label is written without quotes", safe: "foo(a: 2)"),
        .body(
            .invalidLabel, "foo(⟦\"a b\"⟧: 2)", "a label is a name of letters, digits and underscores, without quotes"),
        .body(.invalidLabel, "foo(⟦1⟧: 2)", "a label is a name, not a number"),
        .body(.unexpectedText, "foo(a: b⟦: 1⟧)", "expected ',' or ')' after the argument"),
        .body(.unexpectedText, "foo([1 ⟦$⟧])", "expected ',' or ']' after the argument"),
        .body(.mixedCollection, "foo([⟦1⟧, a: 2])", "expected a label: the other entries of this list have one"),
        .body(
            .unsupportedSyntax, "foo(⟦(1, 2)⟧)",
            "parentheses hold one value, or the labelled parts of a tuple, such as (x: 0, y: 1, z: 0)"),
        .body(
            .unsupportedSyntax, "foo(a ⟦? b : c⟧)",
            "a stylesheet has no conditions: write the value itself, or bind it with attr(\"name\")"),
        .body(
            .unsupportedSyntax, "foo((a ⟦+ b⟧) * c)",
            "a stylesheet has no operators: write the value itself, or bind it with attr(\"name\")"),
        .body(
            .unsupportedSyntax, "foo(\"a\" ⟦+ \"b\"⟧)",
            "a stylesheet has no operators: write the value itself, or bind it with attr(\"name\")"),
        .body(.unsupportedSyntax, "foo(a⟦?⟧.b)", "a stylesheet has no optional chaining", unsafe: "foo(a.b)"),
        .body(.unsupportedSyntax, "foo(⟦-⟧x)", "only a number can have a sign"),
        .body(.unsupportedSyntax, "foo(⟦\\⟧.x)", "a stylesheet has no key paths"),

        // Numbers and ranges
        .body(.invalidNumber, "foo(⟦1.⟧)", "expected digits after the decimal point", safe: "foo(1)"),
        .body(.invalidNumber, "foo(⟦12px⟧)", "a number has no unit: lengths are in points", unsafe: "foo(12)"),
        .body(.invalidNumber, "foo(⟦1.5em⟧)", "a number has no unit: lengths are in points"),
        .body(
            .invalidNumber, "foo(⟦45deg⟧)", "a number has no unit: an angle is written .degrees(90)",
            unsafe: "foo(.degrees(45))"),
        .body(.invalidNumber, "foo(⟦50%⟧, 1)", "a percentage is no number: write a fraction, such as 0.5 for 50%"),
        .body(.invalidNumber, "foo(⟦12x⟧)", "'x' can't follow a number"),
        .body(.invalidNumber, "foo(⟦0x⟧)", "expected digits after the prefix"),
        .body(.numberRange, "foo(⟦9223372036854775808⟧)", "this integer doesn't fit 64 bits"),
        .body(.numberRange, "foo(⟦1e999⟧)", "this number is too large for a 64-bit floating-point value"),
        .body(.invalidRange, "foo(1⟦..<⟧)", "expected an upper bound after '..<'", unsafe: "foo(1...)"),
        .body(.invalidRange, "foo(1⟦..⟧2)", "a range is written with '...' or '..<'", unsafe: "foo(1...2)"),
        .body(.invalidRange, "foo(⟦...⟧)", "a range has at least one bound"),

        // Strings and atoms
        .body(.unterminatedString, "foo(⟦\"abc)⟧", "this string has no closing \"", unsafe: "foo(\"abc\")"),
        .body(.unterminatedString, "foo([⟦\"abc, d])⟧", "this string has no closing \"", unsafe: "foo([\"abc, d\"])"),
        .body(.unterminatedString, "foo(⟦\"abc⟧", "this string has no closing \"", unsafe: "foo(\"abc\""),
        .body(
            .unterminatedString, "foo([⟦\"a⟧, \"b\"])", "this string has no closing \"", unsafe: "foo([\"a\", \"b\"])"),
        .body(.unterminatedString, "foo(abc⟦\"⟧)", "there is no string for this quote to close"),
        .body(.unterminatedString, "foo(:⟦\"abc)⟧", "this string has no closing \"", unsafe: "foo(:\"abc\")"),
        .body(.invalidString, "foo(⟦\"\"\"⟧a\"\"\")", "the text of a multi-line string begins on a new line"),
        .body(
            .invalidString, "foo(\"\"\"\n    a⟦\"\"\"⟧)",
            "the closing \"\"\" of a multi-line string stands on a line of its own"),
        .body(.invalidEscape, "foo(\"⟦\\u{}⟧\")", "expected a Unicode scalar in hexadecimal, such as \\u{2022}"),
        .body(.invalidEscape, "foo(\"⟦\\u{D800}⟧\")", "there is no Unicode scalar 'D800'"),
        .body(
            .invalidEscape, "foo(\"⟦\\u2022⟧\")", "expected a Unicode scalar in hexadecimal, such as \\u{2022}",
            safe: "foo(\"\\u{2022}\")"),
        .body(
            .invalidEscape, "foo(\"⟦\\q⟧\")",
            "'\\q' is no escape and is kept as it is; a backslash itself is written '\\\\'", safe: "foo(\"\\\\q\")",
            rest: ["foo(\"\\q\")"]
        ).isWarning,
        .body(
            .curlyQuote, "foo(⟦\u{201C}⟧abc\u{201D})", "a string is written in straight quotes, not in curly ones",
            safe: "foo(\"abc\")"),
        .body(.curlyQuote, "foo(⟦\u{201C}⟧abc)", "a string is written in straight quotes, not in curly ones"),
        .body(
            .singleQuote, "foo(⟦'⟧abc')", "a string is written in double quotes, not in single ones",
            safe: "foo(\"abc\")"),
        .body(
            .singleQuote, "foo(⟦'⟧a \"b\"')", "a string is written in double quotes, not in single ones",
            unsafe: "foo(\"a \\\"b\\\"\")"),
        .body(
            .singleQuote, "foo(⟦'⟧it\\'s')", "a string is written in double quotes, not in single ones",
            unsafe: "foo(\"it's\")"),
        .body(.invalidAtom, "foo(⟦:⟧)", "expected a name after ':', such as :header"),
        .body(
            .invalidAtom, "foo(⟦:1st⟧)", "a content name that begins with a digit stands in quotes",
            safe: "foo(:\"1st\")"),
        .body(.invalidAtom, "foo(⟦:⟧ a)", "expected a name after ':', such as :header", unsafe: "foo(:a)"),
        .body(.invalidAtom, "foo(⟦:⟧ 0.5, b: 1)", "expected a name after ':', such as :header"),
        .body(.invalidAtom, "foo(⟦:⟧{x})", "expected a name after ':', such as :header"),
        .body(
            .invalidInterpolation, "foo(⟦{1, 2}⟧)",
            "only the name of a captured variable or a token can be interpolated"),
        .body(
            .invalidInterpolation, "foo(.⟦{size⟧)", "expected '}' after the name", unsafe: "foo(.{size})"),
        .body(
            .invalidInterpolation, "foo(\"a⟦{x + 1}⟧\")",
            "only the name of a captured variable or a token can be interpolated; a brace as text is written '\\{'"),
        .body(
            .deprecatedHelper, "foo(⟦<%= x %>⟧)", "'<%= %>' is the older spelling of interpolation", safe: "foo({x})",
            rest: ["foo(<%= x %>)"]
        ).isWarning,

        // Members, calls and references
        .body(.memberOfLiteral, "foo(true⟦.x⟧)", "a boolean has no members"),
        .body(.memberOfLiteral, "foo(1⟦.x⟧)", "a number has no members"),
        .body(.memberOfLiteral, "foo(attr(\"x\")⟦.y⟧)", "'attr(…)' has no members"),
        .body(.memberOfLiteral, "foo(:a⟦.b⟧)", "a content name has no members"),
        .body(.spaceAfterDot, "foo(.⟦ ⟧red)", "white space after '.' is not allowed", safe: "foo(.red)"),
        .body(.spaceAfterDot, "foo(.red.⟦ ⟧blue)", "white space after '.' is not allowed", safe: "foo(.red.blue)"),
        .body(.invalidAttribute, "foo(⟦attr()⟧)", "'attr' takes a name in quotes first: attr(\"name\")"),
        .body(
            .invalidAttribute, "foo(attr(⟦x⟧))", "'attr' takes a name in quotes first: attr(\"name\")",
            unsafe: "foo(attr(\"x\"))"),
        .body(
            .invalidAttribute, "foo(attr(\"x\", ⟦1⟧))", "'attr' takes nothing after the name but 'default:'",
            unsafe: "foo(attr(\"x\", default: 1))"),
        .body(.invalidAttribute, "foo(attr(\"x\", ⟦size: 1⟧))", "'attr' takes nothing after the name but 'default:'"),
        .body(
            .invalidEvent, "foo(event(⟦:x⟧))", "'event' takes a name in quotes first: event(\"name\")",
            unsafe: "foo(event(\"x\"))"),
        .body(.invalidEvent, "foo(⟦event()⟧)", "'event' takes a name in quotes first: event(\"name\")"),
        .body(
            .invalidEvent, "foo(event(\"x\", ⟦1⟧))",
            "an option of 'event' needs a label: debounce, throttle, target, type or params"),
        .body(.invalidCharacter, "foo(⟦$⟧x)", "'$' can't begin a value"),
        .body(.invalidCharacter, "foo(⟦<⟧)", "expected a value"),
        .body(.invalidCharacter, "foo(.⟦%⟧)", "expected a member's name after '.'"),
        .body(.invalidCharacter, "foo(.⟦)⟧", "expected a member's name after '.'"),
        .body(.invalidCharacter, "foo(.⟦`a⟧)", "expected a name and a closing backtick"),
        .body(
            .invalidCharacter, "foo(1,⟦\u{A0}⟧2)", "the character U+00A0 (no-break space) can't stand here",
            safe: "foo(1, 2)"),
        .body(
            .invalidCharacter, "bold()⟦\u{A0}⟧", "the character U+00A0 (no-break space) can't stand here",
            safe: "bold() ", rest: ["bold()"]),
        .body(
            .invalidCharacter, "bold⟦\u{200B}⟧()", "a name can't have the character U+200B (zero width space)",
            safe: "bold()"),
        .body(.invalidCharacter, "foo(a⟦→⟧b: 1)", "a name can't have the character U+2192 (rightwards arrow)"),
    ]
}
