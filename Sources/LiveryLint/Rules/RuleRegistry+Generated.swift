// swift-format-ignore-file
// Generated from the declarations beside it; see CONTRIBUTING.md. Changes made here are lost.

/// All rules, by name.
let ruleDeclarations: [any RuleDeclaration.Type] = [
    AmbiguousOverload.self,
    ArgumentOrder.self,
    BackgroundBeforePadding.self,
    CatalogueLimit.self,
    CatalogueSyntax.self,
    CatalogueUnknownDeclaration.self,
    ChainLimit.self,
    ClipBeforeFrame.self,
    ComponentRange.self,
    CurlyQuote.self,
    DanglingMarker.self,
    DefaultedValue.self,
    DeprecatedDeclaration.self,
    DeprecatedHelper.self,
    DuplicateArgument.self,
    DuplicateClass.self,
    DuplicateImport.self,
    DuplicateToken.self,
    DynamicStylesheet.self,
    EffectNotSent.self,
    EmptyRule.self,
    ExpectedDo.self,
    ExpectedEnd.self,
    ExpectedModifier.self,
    ExpectedRule.self,
    ExtraArgument.self,
    HostDecoding.self,
    ImportCycle.self,
    InertModifier.self,
    InvalidAtom.self,
    InvalidAttr.self,
    InvalidCharacter.self,
    InvalidClassName.self,
    InvalidConfiguration.self,
    InvalidDirective.self,
    InvalidEscape.self,
    InvalidEvent.self,
    InvalidGestureState.self,
    InvalidInterpolation.self,
    InvalidLabel.self,
    InvalidModifierEntry.self,
    InvalidNumber.self,
    InvalidOption.self,
    InvalidPattern.self,
    InvalidRange.self,
    InvalidString.self,
    InvalidSuppression.self,
    InvalidUTF8.self,
    JSONControlCharacter.self,
    JSONDuplicateKey.self,
    JSONEscape.self,
    JSONLimit.self,
    JSONNumberRange.self,
    JSONSyntax.self,
    LengthRange.self,
    MalformedAttribute.self,
    MemberOfLiteral.self,
    MismatchedBracket.self,
    MissingArgument.self,
    MissingArguments.self,
    MissingAttribute.self,
    MissingComma.self,
    MissingImport.self,
    MissingLabel.self,
    MissingValue.self,
    MixedCollection.self,
    NeedlessSuppression.self,
    NestingLimit.self,
    NoInitializer.self,
    NoOverload.self,
    NoStylesheetForm.self,
    NumberRange.self,
    OffsetBeforeBackground.self,
    OpacityBeforeBackground.self,
    PayloadChild.self,
    PayloadChildren.self,
    PayloadClass.self,
    PayloadDuplicateID.self,
    PayloadID.self,
    PayloadLimit.self,
    PayloadModifiers.self,
    PayloadRoot.self,
    PayloadStyle.self,
    PayloadType.self,
    RecordingEntry.self,
    RedundantModifier.self,
    RepeatedClass.self,
    ReplayDifference.self,
    ReservedName.self,
    ShadowBeforeClip.self,
    ShadowedToken.self,
    SingleQuote.self,
    SizeLimit.self,
    SpaceAfterDot.self,
    StaticsStoreFailure.self,
    SuppressionWithoutReason.self,
    TapBeforePadding.self,
    TooComplex.self,
    TrailingClosure.self,
    TypeAsValue.self,
    TypeMismatch.self,
    UnavailableDeclaration.self,
    UnclosedBracket.self,
    UnexpectedArguments.self,
    UnexpectedComma.self,
    UnexpectedEnd.self,
    UnexpectedText.self,
    UnknownClass.self,
    UnknownContent.self,
    UnknownEvent.self,
    UnknownFunction.self,
    UnknownLabel.self,
    UnknownMember.self,
    UnknownModifier.self,
    UnknownModifierKey.self,
    UnknownOption.self,
    UnknownPlatform.self,
    UnknownType.self,
    UnknownVariable.self,
    UnreachableRule.self,
    UnsetAttribute.self,
    UnsupportedParameter.self,
    UnsupportedSyntax.self,
    UnterminatedComment.self,
    UnterminatedLiteral.self,
    UnterminatedString.self,
    UnusedCapture.self,
    UnusedClass.self,
    UnusedToken.self,
    WireAST.self,
    WireEffect.self,
    WireFingerprint.self,
    WireFrame.self,
    WireLimit.self,
    WireOp.self,
    WirePayload.self,
    WireStatics.self,
    WireTarget.self,
    WireUnknownOp.self,
]

/// The doc comments of the rules, by the rules' names.
let documentationOfRules: [String: String] = [
    "ambiguous-overload": #"""
        Which overload is meant can't be told.

        A value whose type its place decides, such as 'attr', fits several overloads of a modifier equally well, with
        different types. Swift calls that an error; here the overload that is declared first is taken, which may not be the
        one that was meant. A default of the right type tells, as does an argument that only one of them takes.

        Wrong:

        ```body
        badge(attr("count"))
        ```

        Right:

        ```body
        badge(attr("count", default: 0))
        ```
        """#,
    "argument-order": #"""
        Arguments stand in another order than the parameters.

        As in Swift, arguments stand in the order of the parameters, also when they have labels; those with a default may
        be left out. Move the argument that the message names.

        Wrong:

        ```body
        frame(height: 40, width: 100)
        ```

        Right:

        ```body
        frame(width: 100, height: 40)
        ```
        """#,
    "background-before-padding": #"""
        A background comes before the padding.

        Modifiers wrap what is before them: a background covers what is inside of it, and padding that comes later lies
        outside, without the background. That is right for a margin; padding between the content and the edge of the
        background comes first. With padding on both sides of the background, the rule says nothing.

        Wrong:

        ```body
        background(.yellow)
        padding(12)
        ```

        Right:

        ```body
        padding(12)
        background(.yellow)
        ```
        """#,
    "catalogue-limit": #"""
        A declaration is larger or deeper than what is read.

        Types nest up to 32 deep, and so do declarations; a type has at most 128 protocols, and a file 4 GB. 200 mistakes
        of a file are listed.
        """#,
    "catalogue-syntax": #"""
        A declaration is not written as Swift writes it.

        Catalogues are written as Swift's interface files are: declarations without bodies, with the type of everything. A
        mistake costs the declaration that it is in, and sheets that use it are told that there is none.

        Wrong:

        ```catalogue
        extension View {
            func glow(radius) -> some View
        }
        ```

        Right:

        ```catalogue
        extension View {
            func glow(radius: Double) -> some View
        }
        ```
        """#,
    "catalogue-unknown-declaration": #"""
        A word begins no declaration.

        The declaration is passed over. The word is misspelt, or a newer Swift's; the words are those that begin a
        declaration in Swift, such as func, var, struct, enum and extension.

        Wrong:

        ```catalogue
        extension View {
            fnuc glow(radius: Double) -> some View
        }
        ```

        Right:

        ```catalogue
        extension View {
            func glow(radius: Double) -> some View
        }
        ```
        """#,
    "chain-limit": #"""
        An entry of a modifiers array has too many links.

        The chains of one entry, such as the modifiers of a font, have at most 200 links. The entry is left out.
        """#,
    "clip-before-frame": #"""
        A shape is cut out before the frame is set.

        What is clipped is the content at its own size; a frame that comes later adds empty space around the cut shape,
        or overlaps it. Set the frame first, so that the shape has the size of the frame.

        Wrong:

        ```body
        clipShape(.circle)
        frame(width: 40, height: 40)
        ```

        Right:

        ```body
        frame(width: 40, height: 40)
        clipShape(.circle)
        ```
        """#,
    "component-range": #"""
        A component of a colour, or an opacity, is not between 0 and 1.

        SwiftUI's colours have components from 0 to 1, and so have opacities. Numbers up to 255, which other tools use, are
        divided by 255, a percentage by 100, degrees of a hue by 360. Colours of a wider space may go past 1, which is said with `Color(.displayP3,
        …)` and its sisters; those are not looked at.

        Wrong:

        ```body
        foregroundStyle(Color(red: 255, green: 128, blue: 0))
        ```

        Right:

        ```body
        foregroundStyle(Color(red: 1, green: 0.502, blue: 0))
        ```
        """#,
    "curly-quote": #"""
        A string stands in curly quotes.

        Word processors and chat programs turn straight quotes into curly ones, which begin no string. Replace both by
        straight ones. Within a string, curly quotes are text as any other.

        Wrong:

        ```body
        navigationTitle(“Home”)
        ```

        Right:

        ```body
        navigationTitle("Home")
        ```
        """#,
    "dangling-marker": #"""
        A marker for a stylesheet has no literal after it.

        `/* livery */` marks the string literal that follows it directly, as a sheet; `/* livery body */` marks modifiers, and
        `/* livery class */` class names. Move the marker to the literal, or remove it.

        Wrong:

        ```swift
        /* livery */
        let sheet = """
            "card" do
              padding(8)
            end
            """
        ```

        Right:

        ```swift
        let sheet = /* livery */ """
            "card" do
              padding(8)
            end
            """
        ```
        """#,
    "defaulted-value": #"""
        A value is unknown, and a default takes its place.

        LiveView Native 0.1 takes the default without a word; the value is misspelt, or newer than the client. Correct it,
        or leave it out when the default is meant.

        Wrong:

        ```tree
        {"type": "Text", "modifiers": [{"type": "tint", "color": {"string": "system-rde"}}]}
        ```

        Right:

        ```tree
        {"type": "Text", "modifiers": [{"type": "tint", "color": {"string": "system-red"}}]}
        ```
        """#,
    "deprecated": #"""
        Something is deprecated.

        It still works, and a later system may do without it. The message says what to use instead, when that is known.
        With deployment targets, only what is deprecated on one of them is told.

        Wrong:

        ```body
        accessibility(label: :label)
        ```

        Right:

        ```body
        accessibilityLabel(:label)
        ```
        """#,
    "deprecated-helper": #"""
        A captured text is used in an older spelling.

        Older stylesheets write to_ime(x), to_integer(x), to_float(x), to_atom(x), to_boolean(x) or <%= x %>. {x} does the
        same, and a plain x converts the text to the type that its place asks for.

        Wrong:

        ```sheet
        "font-" <> size do
          font(.<%= size %>)
        end
        ```

        Right:

        ```sheet
        "font-" <> size do
          font(.{size})
        end
        ```
        """#,
    "duplicate-argument": #"""
        An argument is given twice.

        Each parameter takes one argument, and two of them may contradict each other. Remove one, or give it the label that
        was meant.

        Wrong:

        ```body
        frame(width: 100, width: 200)
        ```

        Right:

        ```body
        frame(width: 200)
        ```
        """#,
    "duplicate-class": #"""
        Two rules of a sheet are for the same class names.

        The first rule that matches counts, so that the second one never applies. Bring their modifiers together in one rule,
        or give one of them another name. Rules that are limited to different platforms may share a name, and a rule of a
        sheet may stand in for one of an imported sheet.

        Wrong:

        ```sheet
        "card" do
          padding(8)
        end

        "card" do
          border(.red)
        end
        ```

        Right:

        ```sheet
        "card" do
          padding(8)
          border(.red)
        end
        ```
        """#,
    "duplicate-import": #"""
        A sheet imports another one twice.

        The second import does nothing, since a sheet counts once, where it is imported first.

        Wrong:

        ```sheet
        @import "base.sheet"
        @import "base.sheet"
        ```

        ```import base.sheet
        "card" do
          padding(8)
        end
        ```

        Right:

        ```sheet
        @import "base.sheet"
        ```

        ```import base.sheet
        "card" do
          padding(8)
        end
        ```
        """#,
    "duplicate-token": #"""
        A token is declared twice in one sheet.

        The first declaration counts everywhere in the sheet, so that the later one has no effect. Give one of them another
        name. A sheet may declare a token that an import has too: then its own counts.

        Wrong:

        ```sheet
        @token gap = 8
        @token gap = 12
        ```

        Right:

        ```sheet
        @token gap = 8
        @token wide_gap = 12

        "card" do
          padding(.vertical, gap)
          padding(.horizontal, wide_gap)
        end
        ```
        """#,
    "dynamic-stylesheet": #"""
        A marked literal has parts that only the program knows.

        A sheet is checked and compiled before the program runs, so that a literal with interpolation can't be read. Write it
        without: what differs from node to node is a prop, read with `attr`, or another class.

        Wrong:

        ```swift
        let size = 8
        let sheet = /* livery */ """
            "card" do
              padding(\(size))
            end
            """
        ```

        Right:

        ```swift
        let sheet = /* livery */ """
            "card" do
              padding(attr("padding"))
            end
            """
        ```
        """#,
    "effect-not-sent": #"""
        Commands of the server were dropped, because too many wait for the network.

        Effects such as events and navigation are sent back to the server. When the network takes less than the server asks
        for, they wait, up to the maximumPendingCommands of SessionConfiguration; then those of a whole frame are dropped, and
        the server doesn't get the answers that it counts on. Let the server ask less often.
        """#,
    "empty-rule": #"""
        A rule has no modifiers.

        Its class is known and does nothing. Either the modifiers are still to be written, or the rule and its class can go. A
        class that only marks nodes, for tests or scripts, needs no rule.

        Wrong:

        ```sheet
        "card" do
        end
        ```

        Right:

        ```sheet
        "card" do
          padding(8)
        end
        ```
        """#,
    "expected-do": #"""
        A rule has no 'do' after its pattern.

        A rule is a pattern, 'do', modifiers and 'end'. Braces, which CSS has around declarations, mean something else
        here: {name} stands for a captured text.

        Wrong:

        ```sheet
        "card"
          padding(8)
        end
        ```

        Right:

        ```sheet
        "card" do
          padding(8)
        end
        ```
        """#,
    "expected-end": #"""
        A rule has no 'end'.

        Every rule is closed by 'end', on a line of its own or after its last modifier. Without it, the next rule would be
        part of this one.

        Wrong:

        ```sheet
        "card" do
          padding(8)

        "title" do
          bold()
        end
        ```

        Right:

        ```sheet
        "card" do
          padding(8)
        end

        "title" do
          bold()
        end
        ```
        """#,
    "expected-modifier": #"""
        Something stands where a modifier should.

        Between 'do' and 'end', and in an inline style, stand modifiers: a name and arguments in parentheses. They are
        separated by line breaks, spaces, semicolons or a leading dot; commas separate arguments.

        Wrong:

        ```body
        padding(8) 12
        ```

        Right:

        ```body
        padding(8)
        ```
        """#,
    "expected-rule": #"""
        Something stands outside of all rules.

        A sheet holds rules, directives such as @import, and comments. A rule begins with a class name in quotes, without
        the dot that CSS has, and a modifier stands inside a rule.

        Wrong:

        ```sheet
        padding(8)
        ```

        Right:

        ```sheet
        "card" do
          padding(8)
        end
        ```
        """#,
    "extra-argument": #"""
        There are more arguments than the call takes.

        No parameter is left for this argument. It may belong to another modifier, or need a label. 'livery explain' shows
        what a modifier takes.

        Wrong:

        ```body
        opacity(0.5, 1)
        ```

        Right:

        ```body
        opacity(0.5)
        ```
        """#,
    "host-decoding": #"""
        The app's own modifier can't be made of these arguments.

        The arguments fit what the modifier declares, but the app, which makes a value of them, refuses. The message is
        the app's own; it is found where the modifier's type reads its arguments.
        """#,
    "import-cycle": #"""
        Sheets import each other in a circle.

        The import that closes the circle is left out. Move what both sheets need to a third one, and let both import
        that.

        Wrong:

        ```sheet app.sheet
        @import "base.sheet"
        ```

        ```import base.sheet
        @import "app.sheet"
        ```

        Right:

        ```sheet app.sheet
        @import "base.sheet"
        ```

        ```import base.sheet
        "card" do
          padding(8)
        end
        ```
        """#,
    "inert-modifier": #"""
        An entry of a modifiers array changes nothing here.

        It has none of its values, or has no effect on an element of this type, and is left out. Modifiers of images act on
        an Image, and those of shapes on a shape, while they stand first in the array.

        Wrong:

        ```tree
        {"type": "Text", "modifiers": [{"type": "resizable", "resizing_mode": "tile"}]}
        ```

        Right:

        ```tree
        {"type": "Image", "modifiers": [{"type": "resizable", "resizing_mode": "tile"}]}
        ```
        """#,
    "invalid-atom": #"""
        A colon is followed by no name.

        ':name' refers to content of the template. The name follows the colon directly, in quotes when it has other
        characters than letters, digits and underscores: :"my content".

        Wrong:

        ```body
        overlay(content: :)
        ```

        Right:

        ```body
        overlay(content: :badge)
        ```
        """#,
    "invalid-attr": #"""
        An attr(…) is not written as it has to be.

        attr("name") stands for the prop of that name on the node, attr("name", default: value) for the value when the node
        has none. The name is a string in quotes, and nothing but the default may follow it.

        Wrong:

        ```body
        opacity(attr(opacity))
        ```

        Right:

        ```body
        opacity(attr("opacity"))
        ```
        """#,
    "invalid-character": #"""
        A character can't stand here.

        A name has letters, digits and underscores. Some characters look like spaces or letters and are none, which
        happens with text that was copied from a web page; the message names them.

        Wrong:

        ```body
        padding(.%)
        ```

        Right:

        ```body
        padding(.all)
        ```
        """#,
    "invalid-class-name": #"""
        A class name is empty or has white space.

        A node's class attribute is split at white space, so that a name with some could never match. A node with two
        classes takes the modifiers of both, one after the other: write two rules.

        Wrong:

        ```sheet
        "large title" do
          bold()
        end
        ```

        Right:

        ```sheet
        "large-title" do
          bold()
        end
        ```
        """#,
    "invalid-configuration": #"""
        A configuration or baseline is not written as one.

        A key of a `.livery.json` file is unknown, a value is not what its key asks for, or a file that it names can't be read.
        The rest of the file counts. Documentation/Configuration.md lists the keys. A baseline is written anew with
        `--write-baseline`.

        Wrong:

        ```configuration
        {"target": ["iOS 16"], "rules": {"unused-token": "warn"}}
        ```

        Right:

        ```configuration
        {"targets": ["iOS 16"], "rules": {"unused-token": "warning"}}
        ```
        """#,
    "invalid-directive": #"""
        A directive is unknown or incomplete.

        The directives are @import "path", @safe_list "name" "name" and @token name = value. What is incomplete is passed
        over, and what it would have declared is missing elsewhere.

        Wrong:

        ```sheet
        @imports "base.sheet"
        ```

        ```import base.sheet
        "card" do
          padding(8)
        end
        ```

        Right:

        ```sheet
        @import "base.sheet"
        ```

        ```import base.sheet
        "card" do
          padding(8)
        end
        ```
        """#,
    "invalid-escape": #"""
        A backslash in a string begins no escape.

        The escapes are \" \\ \n \t \r \0, \{ and \} for braces that are no interpolation, and \u{…} with a Unicode scalar
        in hexadecimal. Any other backslash is kept as it is, and should be doubled to say so.

        Wrong:

        ```body
        navigationTitle("C:\Users")
        ```

        Right:

        ```body
        navigationTitle("C:\\Users")
        ```
        """#,
    "invalid-event": #"""
        An event(…) is not written as it has to be.

        event("name") tells the server of what happened. Its options are labelled: debounce and throttle in milliseconds,
        target with the number of a component, type with a string, and params with literals, lists and labelled values.

        Wrong:

        ```body
        onAppear(perform: event("seen", 100))
        ```

        Right:

        ```body
        onAppear(perform: event("seen", throttle: 100))
        ```
        """#,
    "invalid-gesture-state": #"""
        A gesture_state(…) is not written as it has to be.

        gesture_state takes the name of a gesture and a property of its value, then options: defaultValue, min, max, scale
        and offset. The first three of these limit and stand in for the property, the others change it.

        Wrong:

        ```body
        offset(x: gesture_state("drag"))
        ```

        Right:

        ```body
        offset(x: gesture_state(:drag, .translation.width))
        ```
        """#,
    "invalid-interpolation": #"""
        Braces hold something else than a name.

        {name} stands for the text that a pattern captured, read as a value or the name of a member, or for a token. It
        can't hold an expression, and can't stand for a modifier or a part of a path. In a string, a brace that is text is
        written \{.

        Wrong:

        ```sheet
        "p-" <> size do
          padding({size * 2})
        end
        ```

        Right:

        ```sheet
        "p-" <> size do
          padding({size})
        end
        ```
        """#,
    "invalid-label": #"""
        A label is no name.

        The label of an argument is a name before a colon, without quotes, as in Swift. It has letters, digits and
        underscores; a name that Swift reserves, such as default, may stand in backticks.

        Wrong:

        ```body
        frame("width": 100)
        ```

        Right:

        ```body
        frame(width: 100)
        ```
        """#,
    "invalid-modifier-entry": #"""
        An entry of a modifiers array can't be read.

        An entry is an object whose 'type' names the modifier, with its arguments by label, or a wire node, ["padding", {},
        [8]]. The message says what was expected where. The entry is left out; all others count.

        Wrong:

        ```tree
        {"type": "Text", "modifiers": [8]}
        ```

        Right:

        ```tree
        {"type": "Text", "modifiers": [{"type": "padding", "length": 8}]}
        ```
        """#,
    "invalid-number": #"""
        A number is not written as numbers are.

        Numbers are written as in Swift: 12, -0.5, 1_000, 1e3, 0xFF. A number has digits on both sides of its point, and no
        unit after it: lengths are points, angles are .degrees(90), and a percentage is a fraction such as 0.5.

        Wrong:

        ```body
        padding(8px)
        ```

        Right:

        ```body
        padding(8)
        ```
        """#,
    "invalid-option": #"""
        An option of a rule is not written as one.

        Options follow the pattern, each after a comma: a name, a colon and a value. The value of 'target' is a platform,
        :ios, or a list of them, [:ios, :macos].

        Wrong:

        ```sheet
        "card", :watchos do
          padding(8)
        end
        ```

        Right:

        ```sheet
        "card", target: :watchos do
          padding(8)
        end
        ```
        """#,
    "invalid-pattern": #"""
        A pattern is not written as one.

        A pattern is made of strings, which match themselves, and variables, each of which captures at least one character,
        joined by '<>'. A variable stands once in it, and without braces.

        Wrong:

        ```sheet
        "p-" <> do
          padding(8)
        end
        ```

        Right:

        ```sheet
        "p-" <> size do
          padding(size)
        end
        ```
        """#,
    "invalid-range": #"""
        A range is not written as one, or its bounds are turned round.

        A range is written a...b with b, a..<b without it, or with one bound: a..., ...b, ..<b. The lower bound comes
        first.

        Wrong:

        ```body
        lineLimit(1..3)
        ```

        Right:

        ```body
        lineLimit(1...3)
        ```
        """#,
    "invalid-string": #"""
        The text of a multi-line string stands beside its quotes.

        The text between three quotes begins on a line of its own, and the closing quotes stand alone on the last line;
        their indentation is taken away from every line.

        Wrong:

        ```body
        accessibilityHint("""Opens
        the cart""")
        ```

        Right:

        ```body
        accessibilityHint("""
          Opens
          the cart
          """)
        ```
        """#,
    "invalid-suppression": #"""
        A comment that should leave findings out isn't understood.

        The forms are `livery:disable-next`, `livery:disable-line`, `livery:disable` up to `livery:enable`, and
        `livery:disable-file`, each with the names of rules, parted by commas, or `all`, and then a reason. The comment has no
        effect as it is.

        Wrong:

        ```sheet
        # livery:disable-nxt redundant-modifier the second one wins on older systems
        "title" do
          bold()
        end
        ```

        Right:

        ```sheet
        "title" do
          bold()
          # livery:disable-next redundant-modifier the second one wins on older systems
          bold()
        end
        ```
        """#,
    "invalid-utf8": #"""
        Some bytes are not UTF-8.

        Stylesheets and payloads are UTF-8. A file in another encoding has to be converted, for instance with 'iconv -f
        latin1 -t utf8'; one that holds no text at all was probably given by mistake.
        """#,
    "json-control-character": #"""
        A control character stands in a JSON string.

        Characters below U+0020 are written as escapes in JSON, a line break as \n and a tab as \t. Other readers refuse
        the whole payload.

        Wrong:

        ```tree
        {"type": "Text", "text": "a	b"}
        ```

        Right:

        ```tree
        {"type": "Text", "text": "a\tb"}
        ```
        """#,
    "json-duplicate-key": #"""
        An object has a key twice.

        The last value counts, as in most readers; some take the first. One of the two is a mistake of the sender: remove
        it.

        Wrong:

        ```tree
        {"type": "Text", "size": 1, "size": 2}
        ```

        Right:

        ```tree
        {"type": "Text", "size": 2}
        ```
        """#,
    "json-escape": #"""
        A backslash in a JSON string begins no escape.

        JSON's escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits; a character past U+FFFF is written
        as two of these, a surrogate pair.

        Wrong:

        ```tree
        {"type": "Text", "text": "\x41"}
        ```

        Right:

        ```tree
        {"type": "Text", "text": "A"}
        ```
        """#,
    "json-limit": #"""
        JSON is larger or deeper than what is read.

        A payload has at most 256 MiB and 512 levels, and 100 mistakes are listed. What is past a limit is left out.
        """#,
    "json-number-range": #"""
        A JSON number is too large for a floating-point value.

        The text of the number is kept, but no modifier can use it. Send a smaller number, or a string when it is an
        identifier.

        Wrong:

        ```tree
        {"type": "Text", "size": 1e999}
        ```

        Right:

        ```tree
        {"type": "Text", "size": 1e9}
        ```
        """#,
    "json-syntax": #"""
        A text is not JSON.

        A comma, quote, bracket or value is missing, or something stands where it may not. The rest is read all the same,
        and other readers may refuse all of it. JSON has no comments, no comma after the last value, and only double
        quotes.

        Wrong:

        ```tree
        {"type": "Text",}
        ```

        Right:

        ```tree
        {"type": "Text"}
        ```
        """#,
    "length-range": #"""
        A length, count or scale is one that SwiftUI can't use.

        A frame, a radius, a line width or a font size can't be negative, at least one line is shown, and a minimum can't be
        larger than its maximum. SwiftUI ignores such a value or complains when the app runs.

        Wrong:

        ```body
        frame(width: -100)
        ```

        Right:

        ```body
        frame(width: 100)
        ```
        """#,
    "malformed-attribute": #"""
        A prop can't be converted to what its attr(…) asks for.

        The prop has a value of another type than the modifier takes. The default of the attr(…) or of the parameter is
        used when there is one, else the modifier is left out on this node. Send a value of the type that the message
        names, or its text.

        Wrong:

        ```tree
        {"type": "Text", "class": "fade", "level": "much"}
        ```

        ```sheet
        "fade" do
          opacity(attr("level"))
        end
        ```

        Right:

        ```tree
        {"type": "Text", "class": "fade", "level": 0.5}
        ```

        ```sheet
        "fade" do
          opacity(attr("level"))
        end
        ```
        """#,
    "member-of-literal": #"""
        A literal is asked for a member.

        Numbers, strings, lists, attr(…) and event(…) have no members. A chain begins with a member or a type:
        .red.opacity(0.5), Color("brand").opacity(0.5). What a prop stands for can't be changed in a sheet: pass it as an
        argument, as in .red.opacity(attr("opacity")).

        Wrong:

        ```body
        foregroundStyle("brand".opacity(0.5))
        ```

        Right:

        ```body
        foregroundStyle(Color("brand").opacity(0.5))
        ```
        """#,
    "mismatched-bracket": #"""
        A closing bracket doesn't match the opening one.

        A parenthesis closes a parenthesis, a square bracket a list.

        Wrong:

        ```body
        padding([.top, .bottom), 8)
        ```

        Right:

        ```body
        padding([.top, .bottom], 8)
        ```
        """#,
    "missing-argument": #"""
        An argument that has no default is missing.

        Parameters without a default need an argument, and without it no value can be made. 'livery explain' shows what a
        modifier or type takes, and which parameters have a default.

        Wrong:

        ```body
        opacity()
        ```

        Right:

        ```body
        opacity(0.5)
        ```
        """#,
    "missing-arguments": #"""
        A modifier has no parentheses.

        A modifier is written with parentheses also when it takes no arguments. Its arguments stand in them, not after a
        colon as in CSS.

        Wrong:

        ```body
        bold
        ```

        Right:

        ```body
        bold()
        ```
        """#,
    "missing-attribute": #"""
        A node lacks the prop that an attr(…) reads.

        Without the prop the modifier is left out on this node, or its default is used. Send the prop, or write
        attr("name", default: value) when it may be missing.

        Wrong:

        ```tree
        {"type": "Text", "class": "fade"}
        ```

        ```sheet
        "fade" do
          opacity(attr("level"))
        end
        ```

        Right:

        ```tree
        {"type": "Text", "class": "fade", "level": 0.5}
        ```

        ```sheet
        "fade" do
          opacity(attr("level"))
        end
        ```
        """#,
    "missing-comma": #"""
        Two arguments have no comma between them.

        Arguments and elements of lists are separated by commas, also when each stands on a line of its own.

        Wrong:

        ```body
        padding(.top 8)
        ```

        Right:

        ```body
        padding(.top, 8)
        ```
        """#,
    "missing-import": #"""
        An imported sheet can't be read.

        Rules and tokens of the sheet are missing where they are used. The path of an import is relative to the folder of
        the sheet that has it. The message says why the file can't be read.

        Wrong:

        ```sheet
        @import "no-such.sheet"
        ```

        Right:

        ```sheet
        @import "base.sheet"
        ```

        ```import base.sheet
        "card" do
          padding(8)
        end
        ```
        """#,
    "missing-label": #"""
        An argument has no label, and its parameter has one.

        As in Swift, an argument has the label of its parameter, unless that is declared as '_'. Only an event or the name
        of a content may stand without the label of the closure that it is for.

        Wrong:

        ```body
        blur(4)
        ```

        Right:

        ```body
        blur(radius: 4)
        ```
        """#,
    "missing-value": #"""
        A label or option has no value.

        After a colon, and in place of an argument, stands a value.

        Wrong:

        ```body
        frame(width: )
        ```

        Right:

        ```body
        frame(width: 100)
        ```
        """#,
    "mixed-collection": #"""
        Labelled and plain values stand in one list.

        Square brackets hold a list of values, or values that all have a label. Give each entry a label, or none.

        Wrong:

        ```body
        onAppear(perform: event("seen", params: [id: 1, 2]))
        ```

        Right:

        ```body
        onAppear(perform: event("seen", params: [id: 1, count: 2]))
        ```
        """#,
    "needless-suppression": #"""
        A comment leaves out findings that there are none of.

        What it was for has been mended, or has moved. Remove it, so that it doesn't hide a later mistake.

        Wrong:

        ```sheet
        # livery:disable-next unknown-modifier comes with the next release
        "title" do
          bold()
        end
        ```

        Right:

        ```sheet
        "title" do
          bold()
        end
        ```
        """#,
    "nesting-limit": #"""
        Brackets or member chains are too deep.

        Brackets are read up to 200 within each other, and chains up to 200 members. What is deeper is passed over; a
        generator that makes such text is probably in a loop.
        """#,
    "no-initializer": #"""
        Values of this type can't be made in a stylesheet.

        The type has no initializer that a stylesheet can use, or none at all, as most enumerations. 'livery explain' shows
        its members, which are the ways to get a value of it.

        Wrong:

        ```body
        preferredColorScheme(ColorScheme("dark"))
        ```

        Right:

        ```body
        preferredColorScheme(.dark)
        ```
        """#,
    "no-overload": #"""
        No overload takes these arguments.

        A modifier or type may have several overloads, and the arguments fit none of them, each for another reason: often
        they are those of two overloads, which can't be mixed. The notes say more; 'livery explain' shows all overloads.

        Wrong:

        ```body
        frame(width: 100, maxHeight: 200)
        ```

        Right:

        ```body
        frame(maxWidth: 100, maxHeight: 200)
        ```
        """#,
    "no-stylesheet-form": #"""
        A modifiers array says something that no stylesheet can.

        LiveView Native 0.1 had modifiers without a counterpart in stylesheets. They are left out, and the rest of the
        array counts. An app can have a modifier of its own for it. The event of a `change` is left out too: a binding takes
        an `attr`, and the host knows the prop to write back. `livery convert` also says so of values that can't be written as
        text, and of arrays that are known only when the program runs.

        Wrong:

        ```tree
        {
          "type": "Text",
          "modifiers": [
            {
              "type": "keyframe_animator", "initial_value": 0, "trigger": "count", "keyframes": [],
              "modifiers": "[]", "properties": {}
            }
          ]
        }
        ```

        Right:

        ```tree
        {"type": "Text", "modifiers": []}
        ```
        """#,
    "number-range": #"""
        A number is too large to be held.

        Integers have 64 bits, other numbers are 64-bit floating-point values up to about 1.8e308. For a size without a
        limit, write .infinity.

        Wrong:

        ```body
        frame(maxWidth: 1e999)
        ```

        Right:

        ```body
        frame(maxWidth: .infinity)
        ```
        """#,
    "offset-before-background": #"""
        Content is moved before its background is set.

        An offset moves what is drawn and not the place that it takes: a background, border or overlay that comes later
        stays where the content was. Set it before the offset, so that both move.

        Wrong:

        ```body
        offset(x: 8)
        background(.yellow)
        ```

        Right:

        ```body
        background(.yellow)
        offset(x: 8)
        ```
        """#,
    "opacity-before-background": #"""
        Content is faded before its background is set.

        An opacity fades what is before it; a background, border or overlay that comes later is drawn at full strength.
        Set it before the opacity, so that all fades; fade one colour alone with .opacity(0.5) on the colour.

        Wrong:

        ```body
        opacity(0.5)
        background(.yellow)
        ```

        Right:

        ```body
        background(.yellow)
        opacity(0.5)
        ```
        """#,
    "payload-child": #"""
        Null stands among children.

        It shows nothing, and most often stands for an element that the server left out. Leave out its place in the array
        too.

        Wrong:

        ```tree
        {"type": "Column", "children": [null]}
        ```

        Right:

        ```tree
        {"type": "Column", "children": []}
        ```
        """#,
    "payload-children": #"""
        'children' is no array.

        Children are an array of elements and texts, also when there is only one.

        Wrong:

        ```tree
        {"type": "Text", "children": "Hello"}
        ```

        Right:

        ```tree
        {"type": "Text", "children": ["Hello"]}
        ```
        """#,
    "payload-class": #"""
        'class' is neither a text nor a list of texts.

        Class names are one text, separated by spaces, or an array of texts. What is neither has no effect, and the node
        goes without the modifiers of its classes.

        Wrong:

        ```tree
        {"type": "Text", "class": 3}
        ```

        Right:

        ```tree
        {"type": "Text", "class": ""}
        ```
        """#,
    "payload-duplicate-id": #"""
        Two nodes have the same id.

        An id names one node, so that changes reach it. The later ones are told apart by a number, as in title#2, which is
        another node after the order changes.

        Wrong:

        ```tree
        [{"type": "Text", "id": "title"}, {"type": "Text", "id": "title"}]
        ```

        Right:

        ```tree
        [{"type": "Text", "id": "title"}, {"type": "Text", "id": "price"}]
        ```
        """#,
    "payload-id": #"""
        An id is neither a text nor a number.

        The id has no effect, and the node is known by its place, which changes when nodes before it come and go.

        Wrong:

        ```tree
        {"type": "Text", "id": true}
        ```

        Right:

        ```tree
        {"type": "Text", "id": "title"}
        ```
        """#,
    "payload-limit": #"""
        A tree is larger than what is read.

        A tree has at most two million nodes, and 100 mistakes of it are listed. What is past a limit is left out.
        """#,
    "payload-modifiers": #"""
        'modifiers' is no array.

        A node's own modifiers are an array of objects or wire nodes, or the JSON text of such an array, also when there is
        only one. Anything else has no effect.

        Wrong:

        ```tree
        {"type": "Text", "modifiers": {"type": "bold"}}
        ```

        Right:

        ```tree
        {"type": "Text", "modifiers": [{"type": "bold", "is_active": true}]}
        ```
        """#,
    "payload-root": #"""
        A payload holds no widgets.

        A payload is an element, or an array of elements. A text or another value has no type that says what to show: put
        it among the children of an element.

        Wrong:

        ```tree
        "Hello"
        ```

        Right:

        ```tree
        {"type": "Text", "children": ["Hello"]}
        ```
        """#,
    "payload-style": #"""
        'style' is no text.

        A style holds modifiers as a stylesheet writes them, in one text: "padding(8); bold()". Anything else has no
        effect.

        Wrong:

        ```tree
        {"type": "Text", "style": ["bold()"]}
        ```

        Right:

        ```tree
        {"type": "Text", "style": "bold()"}
        ```
        """#,
    "payload-type": #"""
        An element has no type.

        The type says which widget to show. Without it the element is left out, and its children stand in its place.

        Wrong:

        ```tree
        {"children": ["Hello"]}
        ```

        Right:

        ```tree
        {"type": "Text", "children": ["Hello"]}
        ```
        """#,
    "recording-entry": #"""
        A line of a recording is no entry.

        An entry is an object whose "dir" says what happened, with what belongs to that: "open" has a "url", "in", "out" and
        "note" have a "text", "close" and "close_sent" a "code". The line is passed over, so that what comes after may differ
        from what was recorded (Documentation/ArizonaWire.md, section 11).

        Wrong:

        ```recording
        {"dir": "opened", "conn": 1}
        {"dir": "in", "conn": 1}
        ```

        Right:

        ```recording
        {"dir": "opened", "conn": 1}
        {"dir": "in", "conn": 1, "text": "1"}
        ```
        """#,
    "redundant-modifier": #"""
        A modifier has no effect, because an earlier one has set the same.

        Modifiers wrap what is before them, and the innermost setting counts: of two fonts the first is used. Remove one of
        them. Modifiers that add up, such as padding, may of course stand twice.

        Wrong:

        ```body
        font(.title)
        font(.body)
        ```

        Right:

        ```body
        font(.title)
        ```
        """#,
    "repeated-class": #"""
        An element has the same class twice.

        Nothing is merged: the modifiers of the class apply twice, so that padding, for one, adds up. Remove one of the two, or
        give the doubled look a class of its own.

        Wrong:

        ```tree
        {"type": "Text", "class": "card title card"}
        ```

        Right:

        ```tree
        {"type": "Text", "class": "card title"}
        ```
        """#,
    "replay-difference": #"""
        A replay of a recording comes to something else than was recorded.

        After each message of the server, what the client has is compared with what the entry has of it: the tree, views,
        commands, addresses and fingerprints; what the client would send is compared with what was sent. Of a difference that
        comes with a new version, one of the two is wrong: mend the client, or record anew. A recording begins with an empty
        cache, or its first message already differs. The message says where in the state the first difference is, and notes
        have the ops that led to it.

        Wrong:

        ```recording
        {"dir": "opened", "conn": 1}
        {"dir": "out", "conn": 1, "text": "[\"cached_fps\",[\"F1\"]]"}
        ```

        Right:

        ```recording
        {"dir": "opened", "conn": 1}
        {"dir": "out", "conn": 1, "text": "[\"cached_fps\",[]]"}
        ```
        """#,
    "reserved-name": #"""
        A name with a meaning of its own stands for a modifier.

        'attr', 'event' and 'gesture_state' stand for values: a prop of the node, something that the server is told, the
        state of a gesture. They are arguments of a modifier and none themselves.

        Wrong:

        ```body
        attr("disabled")
        ```

        Right:

        ```body
        disabled(attr("disabled"))
        ```
        """#,
    "shadow-before-clip": #"""
        A shadow is drawn and then cut off.

        A shadow lies outside of the content, and clipping that comes later removes it. Clip first, then draw the shadow
        of the clipped shape.

        Wrong:

        ```body
        shadow(radius: 4)
        clipShape(.circle)
        ```

        Right:

        ```body
        clipShape(.circle)
        shadow(radius: 4)
        ```
        """#,
    "shadowed-token": #"""
        A variable of a pattern hides a token of the same name.

        Within the rule the name stands for the captured text, and the token can't be reached. Give one of them another name.

        Wrong:

        ```sheet
        @token gap = 8

        "pad-" <> gap do
          padding(gap)
        end
        ```

        Right:

        ```sheet
        @token gap = 8

        "pad-" <> size do
          padding(size)
        end

        "padded" do
          padding(gap)
        end
        ```
        """#,
    "single-quote": #"""
        A string stands in single quotes.

        A string stands in double quotes, as in Swift. Single quotes, which CSS and JavaScript allow, begin nothing. A
        double quote within a string has a backslash before it.

        Wrong:

        ```body
        navigationTitle('Home')
        ```

        Right:

        ```body
        navigationTitle("Home")
        ```
        """#,
    "size-limit": #"""
        Something is larger than what is read.

        So that no input can exhaust a machine, a sheet has at most 256 MiB, a name 1,024 bytes, a token as many as 10,000
        expressions, a sheet's imports 10,000 sheets, and 500 mistakes are listed of one text. What is past a limit is
        left out; no sheet that is written by hand comes near one.
        """#,
    "space-after-dot": #"""
        White space stands between a dot and its member.

        The name of a member follows its dot directly; before the dot there may be white space and line breaks.

        Wrong:

        ```body
        foregroundStyle(.red. opacity(0.5))
        ```

        Right:

        ```body
        foregroundStyle(.red.opacity(0.5))
        ```
        """#,
    "statics-store": #"""
        The file that keeps statics can't be read, trusted or written.

        The page is right all the same; the server only sends again what was kept. A file that is cut off, changed, of another
        server or of another version of the format is removed, and written anew. When the message says that a file can't be
        read, locked or written, see to the rights and the free space of its folder, or give the session a store in another
        folder.
        """#,
    "suppression-without-reason": #"""
        A comment leaves findings out and doesn't say why.

        Who reads the comment later has to know whether it is still needed. Write the reason after the rule's name.

        Wrong:

        ```sheet
        "title" do
          bold()
          # livery:disable-next redundant-modifier
          bold()
        end
        ```

        Right:

        ```sheet
        "title" do
          bold()
          # livery:disable-next redundant-modifier the second one wins on older systems
          bold()
        end
        ```
        """#,
    "tap-before-padding": #"""
        A tap is listened for before the padding is set.

        Only what is inside of a gesture reacts to it: padding and frames that come later lie outside, and touches there
        do nothing. Set them first; for a frame add contentShape(.rect), so that its empty parts react too.

        Wrong:

        ```body
        onTapGesture(perform: event("open"))
        padding(12)
        ```

        Right:

        ```body
        padding(12)
        onTapGesture(perform: event("open"))
        ```
        """#,
    "too-complex": #"""
        A modifier has too many meanings to try.

        Overloads within overloads multiply. Name the type where a value begins, as in Color.red for .red, or give a part
        of it a name with @token.
        """#,
    "trailing-closure": #"""
        A modifier is followed by a closure.

        A stylesheet has no code. Content is written in the template, as a child with template="name", and referred to by
        its name: overlay(content: :name). An action is an event: onTapGesture(perform: event("tap")).

        Wrong:

        ```body
        overlay() { Text("New") }
        ```

        Right:

        ```body
        overlay(content: :badge)
        ```
        """#,
    "type-as-value": #"""
        A type stands where a value should.

        A type alone is no value: make one with arguments in parentheses, as in Color("brand"), or take a member, as in
        Color.red.

        Wrong:

        ```body
        foregroundStyle(Color)
        ```

        Right:

        ```body
        foregroundStyle(Color.red)
        ```
        """#,
    "type-mismatch": #"""
        A value is of another type than its place asks for.

        The place of a value says what it has to be. A name in quotes is a text: the value of that name is written with a
        dot. The message says what was expected and what was found.

        Wrong:

        ```body
        opacity("half")
        ```

        Right:

        ```body
        opacity(0.5)
        ```
        """#,
    "unavailable": #"""
        A deployment target doesn't have this.

        The app runs on systems that don't have the modifier or the value, and there it would be left out. Use something
        older, limit the rule to the platforms that have it with 'target: :ios', or raise the deployment target that the
        sheet is checked for.

        Wrong:

        ```body target=iOS:15
        presentationDetents([.medium])
        ```

        Right:

        ```body target=iOS:15
        padding(8)
        ```
        """#,
    "unclosed-bracket": #"""
        A bracket is never closed.

        Every opening bracket has a closing one. Without it the modifier ends where the next modifier or 'end' begins, and
        is left out.

        Wrong:

        ```body
        padding(8
        ```

        Right:

        ```body
        padding(8)
        ```
        """#,
    "unexpected-arguments": #"""
        A property is called like a function.

        A property or a case without values is written without parentheses; nothing could be done with the arguments.

        Wrong:

        ```body
        foregroundStyle(.red(1))
        ```

        Right:

        ```body
        foregroundStyle(.red)
        ```
        """#,
    "unexpected-comma": #"""
        A comma has no argument before it.

        One comma stands between two arguments; one more may follow the last.

        Wrong:

        ```body
        padding(.top,, 8)
        ```

        Right:

        ```body
        padding(.top, 8)
        ```
        """#,
    "unexpected-end": #"""
        An 'end' closes no rule.

        There is one 'end' too many, or the rule that it should close has lost its first line.

        Wrong:

        ```sheet
        "card" do
          padding(8)
        end
        end
        ```

        Right:

        ```sheet
        "card" do
          padding(8)
        end
        ```
        """#,
    "unexpected-text": #"""
        There is more text than can be read here.

        After an argument stands a comma or the closing bracket; after the value of a token, the end of the line. The rest
        is passed over: put it in another argument, or remove it.

        Wrong:

        ```sheet
        @token gap = 8 12
        ```

        Right:

        ```sheet
        @token gap = 8

        "card" do
          padding(gap)
        end
        ```
        """#,
    "unknown-class": #"""
        No rule matches a class name.

        The node goes without the modifiers of that class. The class is misspelt, its sheet is missing, or all its rules
        are limited to other platforms. Rules are searched in the order of the sheets, then of their imports; a pattern
        such as "p-" <> size matches when each variable has at least one character.

        Wrong:

        ```tree
        {"type": "Text", "class": "tilte"}
        ```

        ```sheet
        "title" do
          bold()
        end
        ```

        Right:

        ```tree
        {"type": "Text", "class": "title"}
        ```

        ```sheet
        "title" do
          bold()
        end
        ```
        """#,
    "unknown-content": #"""
        Content is referred to that no tree or template has.

        `:name` stands for the children whose `template` attribute is that name. None of the trees and templates given has
        such a child, so that the modifier shows nothing.

        Wrong:

        ```sheet
        "card" do
          overlay(content: :bagde)
        end
        ```

        ```tree
        {"type": "Text", "class": "card", "children": [{"type": "Image", "template": "badge"}]}
        ```

        Right:

        ```sheet
        "card" do
          overlay(content: :badge)
        end
        ```

        ```tree
        {"type": "Text", "class": "card", "children": [{"type": "Image", "template": "badge"}]}
        ```
        """#,
    "unknown-event": #"""
        An event has a name that the app doesn't handle.

        The names that the app handles are listed in `events` of the configuration; without that list, names aren't looked at.
        The event is misspelt, or its handler is still to be written and named there.

        Wrong:

        ```body
        onTapGesture(perform: event("adn"))
        ```

        ```configuration
        {"events": ["add", "remove"]}
        ```

        Right:

        ```body
        onTapGesture(perform: event("add"))
        ```

        ```configuration
        {"events": ["add", "remove"]}
        ```
        """#,
    "unknown-function": #"""
        There is no function of this name.

        What a stylesheet can call are types, as in `Color("name")`, members, as in `.rect(cornerRadius: 8)`, and `attr`, `event`
        and `gesture_state`. It has no functions of an app or of a server: let the server compute a prop and read it with
        `attr`.

        Wrong:

        ```body
        clipShape(rect(cornerRadius: 8))
        ```

        Right:

        ```body
        clipShape(.rect(cornerRadius: 8))
        ```
        """#,
    "unknown-label": #"""
        There is no parameter of this label.

        The label is misspelt, or belongs to another overload or modifier; in Swift a parameter declared as '_' has none.
        'livery explain' shows what a modifier takes.

        Wrong:

        ```body
        shadow(radus: 4)
        ```

        Right:

        ```body
        shadow(radius: 4)
        ```
        """#,
    "unknown-member": #"""
        A type has no member of this name.

        '.name' is looked up in the type that the place asks for, or in that of the value before the dot. 'livery explain'
        lists the members of a type.

        Wrong:

        ```body
        foregroundStyle(.rde)
        ```

        Right:

        ```body
        foregroundStyle(.red)
        ```
        """#,
    "unknown-modifier": #"""
        There is no modifier of this name.

        Neither SwiftUI nor the app's own catalogue has it, so that it would be left out. An app's own modifiers are made
        known with --catalogue, or registered where sheets are checked in the app. Names are written as in Swift:
        foregroundStyle, not foreground_style.

        Wrong:

        ```body
        paddng(8)
        ```

        Right:

        ```body
        padding(8)
        ```
        """#,
    "unknown-modifier-key": #"""
        An entry of a modifiers array has a key that means nothing.

        The modifier takes no such value, and the key is passed over. It is misspelt, or belongs to another modifier. Keys
        are written in snake_case or camelCase.

        Wrong:

        ```tree
        {"type": "Text", "modifiers": [{"type": "opacity", "opacity": 0.5, "opacty": 1}]}
        ```

        Right:

        ```tree
        {"type": "Text", "modifiers": [{"type": "opacity", "opacity": 0.5}]}
        ```
        """#,
    "unknown-option": #"""
        A rule has an option that means nothing.

        The one option is 'target', which limits a rule to platforms. An option of another name is passed over, and the
        rule applies everywhere.

        Wrong:

        ```sheet
        "card", targets: :ios do
          padding(8)
        end
        ```

        Right:

        ```sheet
        "card", target: :ios do
          padding(8)
        end
        ```
        """#,
    "unknown-platform": #"""
        There is no platform of this name.

        A rule for a platform that doesn't exist applies nowhere. The platforms are ios, ipados, macos, tvos, watchos,
        visionos and maccatalyst; capital letters don't matter.

        Wrong:

        ```sheet
        "card", target: :watch do
          padding(2)
        end
        ```

        Right:

        ```sheet
        "card", target: :watchos do
          padding(2)
        end
        ```
        """#,
    "unknown-type": #"""
        There is no type of this name.

        Neither SwiftUI nor the app's own catalogue has it, or no stylesheet can use it. A name with a capital letter is a
        type; one with a small letter is a captured variable or a token.

        Wrong:

        ```body
        foregroundStyle(Colour.red)
        ```

        Right:

        ```body
        foregroundStyle(Color.red)
        ```
        """#,
    "unknown-variable": #"""
        A name is neither captured nor a token.

        A name that stands alone is a variable of the rule's pattern, or a token that this sheet declares before, or an
        imported one. A member of a type begins with a dot, .red, and a text stands in quotes. In a string, braces around
        another name stay as they are written, with a warning; \{ says that this is meant.

        Wrong:

        ```sheet
        "p-" <> size do
          padding(sise)
        end
        ```

        Right:

        ```sheet
        "p-" <> size do
          padding(size)
        end
        ```
        """#,
    "unreachable-rule": #"""
        A rule never applies, because an earlier pattern matches all its class names.

        Rules are searched in text order, and the first one that matches counts. Move the narrower rule before the wider one.

        Wrong:

        ```sheet
        "pad-" <> size do
          padding(size)
        end

        "pad-none" do
          padding(0)
        end
        ```

        Right:

        ```sheet
        "pad-none" do
          padding(0)
        end

        "pad-" <> size do
          padding(size)
        end
        ```
        """#,
    "unset-attribute": #"""
        An `attr` reads a prop that no tree or template has.

        No element of the trees and templates given has a prop of that name: it is misspelt, or the server sends it only from
        somewhere that isn't linted. The modifier is left out everywhere, or its default is used.

        Wrong:

        ```sheet
        "fade" do
          opacity(attr("lvel", default: 1))
        end
        ```

        ```tree
        {"type": "Text", "class": "fade", "level": 0.5}
        ```

        Right:

        ```sheet
        "fade" do
          opacity(attr("level", default: 1))
        end
        ```

        ```tree
        {"type": "Text", "class": "fade", "level": 0.5}
        ```
        """#,
    "unsupported-parameter": #"""
        No stylesheet can give this parameter a value.

        The parameter takes a function that computes something, and a stylesheet has no code. Declare a parameter of
        another type in the app, such as an enumeration, and choose the function there.

        Wrong:

        ```body
        sorted(by: event("sort"))
        ```

        ```catalogue
        extension View {
            func sorted(by areInOrder: (Int, Int) -> Bool) -> some View
        }
        ```

        Right:

        ```body
        sorted(by: .price)
        ```

        ```catalogue
        enum SortKey {
            case name, price
        }

        extension View {
            func sorted(by key: SortKey) -> some View
        }
        ```
        """#,
    "unsupported-syntax": #"""
        Swift has this, and a stylesheet hasn't.

        A stylesheet says what things look like and computes nothing: it has no operators, conditions, optional chaining,
        key paths or closures. Write the result, or let the server compute a prop and read it with attr("name").
        Parentheses hold one value, or the labelled parts of a tuple.

        Wrong:

        ```body
        padding(8 + 4)
        ```

        Right:

        ```body
        padding(12)
        ```
        """#,
    "unterminated-comment": #"""
        A comment has no end.

        A comment that begins with /* goes on to the next */. Everything after this one counts as a comment.

        Wrong:

        ```body
        padding(8) /* more later
        ```

        Right:

        ```body
        padding(8) /* more later */
        ```
        """#,
    "unterminated-literal": #"""
        A literal that holds styles is never closed.

        The quotes or delimiters of a sigil, string or attribute that Livery reads have no counterpart, so that it can't be told
        where it ends. Close it.

        Wrong:

        ```heex
        <Text class="title>Hello</Text>
        ```

        Right:

        ```heex
        <Text class="title">Hello</Text>
        ```
        """#,
    "unterminated-string": #"""
        A string has no closing quote.

        A string in one pair of quotes ends on the line that it begins on. A text with line breaks stands in three quotes,
        and a quote within a string has a backslash before it.

        Wrong:

        ```body
        navigationTitle("Home)
        ```

        Right:

        ```body
        navigationTitle("Home")
        ```
        """#,
    "unused-capture": #"""
        A variable of a pattern is not used in the rule.

        Whatever stands in its place in a class name makes no difference. The variable was forgotten in the body, or the
        pattern is wider than it should be. A name that begins with an underscore says that it isn't meant to be used.

        Wrong:

        ```sheet
        "pad-" <> size do
          padding(8)
        end
        ```

        Right:

        ```sheet
        "pad-" <> size do
          padding(size)
        end
        ```
        """#,
    "unused-class": #"""
        A rule is for a class that is used nowhere.

        None of the trees and templates given has a class that the rule matches. It was left behind, its name is misspelt, or
        the class comes from somewhere that isn't linted: then name it with `@safe_list`, or in `classes` of the
        configuration. Words of code and templates that could be a class name count as uses.

        Wrong:

        ```sheet
        "title" do
          bold()
        end

        "tilte-large" do
          font(.largeTitle)
        end
        ```

        ```tree
        {"type": "Text", "class": "title"}
        ```

        Right:

        ```sheet
        @safe_list "title-large"

        "title" do
          bold()
        end

        "title-large" do
          font(.largeTitle)
        end
        ```

        ```tree
        {"type": "Text", "class": "title"}
        ```
        """#,
    "unused-token": #"""
        A token is used nowhere.

        Neither its sheet nor one that imports it mentions the token. It was left behind, or its name is misspelt where it
        should be used.

        Wrong:

        ```sheet
        @token gap = 8

        "card" do
          padding(12)
        end
        ```

        Right:

        ```sheet
        @token gap = 8

        "card" do
          padding(gap)
        end
        ```
        """#,
    "wire-ast": #"""
        A compiled sheet is not the wire AST.

        A compiled sheet is an object of class names; the value of each is an array of modifiers, and a modifier is
        ["name", {annotations}, [arguments]]. What has another form is left out. 'livery compile' writes such sheets.

        Wrong:

        ```styles
        {"card": [["padding", [8]]]}
        ```

        Right:

        ```styles
        {"card": [["padding", {}, [8]]]}
        ```
        """#,
    "wire-effect": #"""
        An effect is not of the form that its code asks for.

        An effect is an array of a code, which is a number, and its arguments: 0 sends an event and needs its name, 10 and 24
        go to a location and need it as a text. An effect of another form is left out, and the others are carried out. A code
        that native clients don't have is no mistake: the host gets such effects as they are.

        Wrong:

        ```frame
        {"e": [["navigate", "/next"]]}
        ```

        Right:

        ```frame
        {"e": [[10, "/next"]]}
        ```
        """#,
    "wire-fingerprint": #"""
        A payload names statics that were never sent.

        The op is left out. A server sends the statics of a fingerprint once on a connection, and leaves them out afterwards
        and for fingerprints that the client has announced. They are missing when the frame that had them was lost, or when a
        recording begins with a client that knew some already: record with an empty cache.

        Wrong:

        ```frame
        {"o": [[0, "home:F1-1t0", {"f": "F3", "d": ["Welcome"]}]]}
        ```

        Right:

        ```frame
        {"o": [[0, "home:F1-1t0", {"f": "F3", "s": ["{\"type\": \"Text\", \"text\": ", "}"], "d": ["Welcome"]}]]}
        ```
        """#,
    "wire-frame": #"""
        A frame of the server has another form than an object of ops and effects.

        A frame is the text 1, which answers a heartbeat, or an object in which "o" is an array of ops and "e" an array of
        effects. What has another form is left out: the whole frame, or the member alone. Send ops and effects in these
        members (Documentation/ArizonaWire.md, section 3).

        Wrong:

        ```frame
        [[0, "home:F1-1t0", "Welcome"]]
        ```

        Right:

        ```frame
        {"o": [[0, "home:F1-1t0", "Welcome"]]}
        ```
        """#,
    "wire-limit": #"""
        A frame or the page would go past a limit of the client.

        A page has at most two million nodes and 1,048,576 names (types, props, addresses, classes), ops stand in ops up to
        32 deep, a frame may look at 20 million nodes within items, and 100 mistakes of a frame are listed. An op that would
        go past a limit is left out. Send less at once: a part of a long list, or a new page, with which names count anew. A
        host that needs more sets ArizonaLimits.
        """#,
    "wire-op": #"""
        An op is not of the form that its code asks for.

        An op is an array of a code, a target and what the code asks for: an insertion, op 5, needs a key, a position and a
        payload. An op that lacks something, or has something else in its place, is left out, and the other ops of the frame
        are applied. Documentation/ArizonaWire.md, section 4, has the form of each.

        Wrong:

        ```frame
        {"o": [[5, "home:F1-0t1", "b"]]}
        ```

        Right:

        ```frame
        {"o": [[5, "home:F1-0t1", "b", -1, {"f": "F2", "d": ["b", "Bread"]}]]}
        ```
        """#,
    "wire-payload": #"""
        A payload is no text, template or list, or doesn't fit its statics.

        A template is {"f", "s", "d"}, with one dynamic in "d" fewer than it has statics; a list is the same with "t": 0 and
        an array of dynamics for each item. A new page has to be a template. The op is left out, and what it should replace
        stays (Documentation/ArizonaWire.md, section 5).

        Wrong:

        ```frame
        {"o": [[5, "home:F1-0t1", "b", -1, {"f": "F2", "d": ["b"]}]]}
        ```

        Right:

        ```frame
        {"o": [[5, "home:F1-0t1", "b", -1, {"f": "F2", "d": ["b", "Bread"]}]]}
        ```
        """#,
    "wire-statics": #"""
        Statics make no JSON value with dynamics between them.

        Statics are an array of strings, and with a value between each two they are the JSON text of one node. What needs
        them is left out. A note has the place in the statics: mend the template that they were made of, which gives it
        another fingerprint.

        Wrong:

        ```frame
        {"o": [[0, "home:F1-1t0", {"f": "F3", "s": ["{\"type\": \"Text\", \"text\": ", ""], "d": ["Welcome"]}]]}
        ```

        Right:

        ```frame
        {"o": [[0, "home:F1-1t0", {"f": "F3", "s": ["{\"type\": \"Text\", \"text\": ", "}"], "d": ["Welcome"]}]]}
        ```
        """#,
    "wire-target": #"""
        An op addresses a view, a node or an item that isn't there.

        The op is left out. Either the server takes the page for another one than the client has, because an op before was
        left out too or a page was mounted without being sent (_az_reconnect=1 asks for it), or an address is mistaken: at the
        top level it is VIEW:AZ, in the patch of an item AZ alone. Look at the first mistake of the connection; those after
        it often follow from it. In the example the page has a slot F1-1t0, and none F1-7t0.

        Wrong:

        ```frame
        {"o": [[0, "home:F1-7t0", "Welcome"]]}
        ```

        Right:

        ```frame
        {"o": [[0, "home:F1-1t0", "Welcome"]]}
        ```
        """#,
    "wire-unknown-op": #"""
        An op has a code that native clients don't have.

        The op is left out, and the page lacks its change. Op 10, which patches a list by positions, is for browsers alone:
        the view was rendered for them. A code past those of Documentation/ArizonaWire.md, section 4, is of a server that is
        newer than the client.

        Wrong:

        ```frame
        {"o": [[10, "home:F1-0t1", [[6, 0]]]]}
        ```

        Right:

        ```frame
        {"o": [[6, "home:F1-0t1", "a"]]}
        ```
        """#,
]
