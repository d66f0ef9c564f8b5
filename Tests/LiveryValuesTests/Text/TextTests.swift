import Foundation
import Livery
import LiveryValues
import Testing

struct TextTests {
    @Test func textsAreStringsOrChildren() throws {
        try expectRoundTrips([
            #""Hi""#: Text("Hi"), #"Text("Hi")"#: "Hi", #"Text(verbatim: "Hi")"#: Text(verbatim: "Hi"),
            #"Text(LocalizedStringKey("Hi"))"#: "Hi", ":title": Text(.children(["title"])),
            "[:a, :b]": Text(.children(["a", "b"])),
        ])
        try expect([#"attr("a")"#: Text("3"), #"Text(attr("a"))"#: Text("3")], props: #""a":3"#)
    }

    private static let modifiers: KeyValuePairs<String, Text.Modifier> = [
        ".accessibilityHeading(.h2)": .accessibilityHeading(.h2),
        #".accessibilityLabel("a")"#: .accessibilityLabel("a"),
        #".accessibilityLabel(Text("a").bold())"#: .accessibilityLabel(Text(.string("a"), modifiers: [.bold(true)])),
        ".accessibilityTextContentType(.console)": .accessibilityTextContentType(.console),
        ".baselineOffset(2)": .baselineOffset(2), ".bold()": .bold(true), ".bold(false)": .bold(false),
        ".font(.title.bold())": .font(Font.system(.title).changed(.bold(true))), ".font(nil)": .font(nil),
        ".fontDesign(.serif)": .fontDesign(.serif), ".fontDesign(nil)": .fontDesign(nil),
        ".fontWeight(.bold)": .fontWeight(.bold), ".fontWidth(.condensed)": .fontWidth(.condensed),
        ".foregroundStyle(.red)": .foregroundStyle(AnyShapeStyle(.color(.red))), ".italic()": .italic(true),
        ".italic(false)": .italic(false), ".kerning(1)": .kerning(1),
        ".lineHeight(.exact(points: 3))": .lineHeight(.exact(points: 3)), ".lineHeight(nil)": .lineHeight(nil),
        ".monospaced()": .monospaced(true), ".monospaced(false)": .monospaced(false),
        ".monospacedDigit()": .monospacedDigit,
        ".multilineTextAlignment(strategy: .layoutBased)": .multilineTextAlignment(.layoutBased),
        ".speechAdjustedPitch(0.5)": .speechAdjustedPitch(0.5),
        ".speechAlwaysIncludesPunctuation()": .speechAlwaysIncludesPunctuation(true),
        ".speechAnnouncementsQueued(false)": .speechAnnouncementsQueued(false),
        ".speechSpellsOutCharacters()": .speechSpellsOutCharacters(true), ".strikethrough()": .strikethrough(.single),
        ".strikethrough(false)": .strikethrough(nil),
        ".strikethrough(true, pattern: .dash, color: .red)":
            .strikethrough(Text.LineStyle(pattern: .dash, color: .red)),
        ".textScale(.secondary)": .textScale(.secondary, isEnabled: true),
        ".textScale(.secondary, isEnabled: false)": .textScale(.secondary, isEnabled: false),
        ".tracking(2)": .tracking(2),
        #".typesettingLanguage(Locale.Language(identifier: "th"))"#:
            .typesettingLanguage(.explicit(Language(identifier: "th")), isEnabled: true),
        ".typesettingLanguage(.automatic, isEnabled: false)": .typesettingLanguage(.automatic, isEnabled: false),
        ".underline(color: .blue)": .underline(Text.LineStyle(color: .blue)), ".underline(false)": .underline(nil),
        ".underline(pattern: .dot)": .underline(Text.LineStyle(pattern: .dot)),
        ".writingDirection(strategy: .contentBased)": .writingDirection(.contentBased),
    ]

    @Test func textsAreModified() throws {
        for (text, modifier) in Self.modifiers {
            try expectRoundTrips([#"Text("Hi")"# + text: Text(.string("Hi"), modifiers: [modifier])])
        }
        let all = Self.modifiers.prefix(20).reduce(#"Text(verbatim: "Hi")"#) { $0 + $1.key }
        try expectRoundTrips([all: Text(.verbatim("Hi"), modifiers: Self.modifiers.prefix(20).map(\.value))])
        try expect(
            [
                #"Text("Hi").bold(attr("a")).tracking(attr("b"))"#:
                    Text(.string("Hi"), modifiers: [.bold(false), .tracking(2)])
            ], props: #""a":false,"b":2"#)
    }

    @Test func coloursOfOldAreRead() throws {
        let color = StyleValue.member(StyleMember(type: "Color", name: "red"))
        let value = StyleValue.member(
            StyleMember(
                base: .string("Hi"), type: "Text", name: "foregroundColor", arguments: [StyleArgument(color)]))
        #expect(try Text(from: value) == Text(.string("Hi"), modifiers: [.foregroundColor(.red)]))
    }

    @Test func kindsHaveTheNamesOfTheCatalogue() throws {
        try expectNames(of: Text.Case.self)
        try expectNames(of: Text.Scale.self)
        try expectNames(of: Text.TruncationMode.self)
        try expectNames(of: Text.AlignmentStrategy.self)
        try expectNames(of: Text.WritingDirectionStrategy.self)
        try expectNames(of: Text.LineStyle.Pattern.self)
        try expectNames(of: AccessibilityHeadingLevel.self)
        try expectNames(of: AccessibilityTextContentType.self)
    }

    @Test func lineStylesHavePatternsAndColours() throws {
        try expectRoundTrips([
            ".single": Text.LineStyle.single, "Text.LineStyle()": .single,
            "Text.LineStyle(pattern: .dashDotDot, color: .red)": Text.LineStyle(pattern: .dashDotDot, color: .red),
            ".init(color: .red)": Text.LineStyle(color: .red),
        ])
        try expect([#"Text.LineStyle(color: attr("a"))"#: Text.LineStyle(color: .red)], props: #""a":"red""#)
    }
}
