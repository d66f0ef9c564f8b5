import Foundation
import Livery
import LiveryValues
import Testing

struct FontTests {
    @Test func fontsAreTextStyles() throws {
        let texts = Font.TextStyle.allCases.map(\.description)
        let fonts: [Font] = try readings(of: texts, #_sourceLocation)
        #expect(fonts == Font.TextStyle.allCases.map { Font.system($0) })
        #expect(fonts.map(\.description) == texts)
        try expectRoundTrips([".default": Font.default])
    }

    @Test func fontsAreOfTheSystemOrOfTheHost() throws {
        try expectRoundTrips(
            [
                ".system(size: 12)": .system(size: 12),
                ".system(size: 12.5, weight: .bold)": .system(size: 12.5, weight: .bold),
                ".system(size: 12, weight: .bold, design: .serif)": .system(size: 12, weight: .bold, design: .serif),
                ".system(size: 12, weight: nil, design: .rounded)": .system(size: 12, design: .rounded),
                ".system(.body)": .system(.body),
                ".system(.title, design: .monospaced)": .system(.title, design: .monospaced),
                ".system(.title, design: nil, weight: .black)": .system(.title, weight: .black),
                ".system(.title, design: .default, weight: .thin)": .system(.title, design: .default, weight: .thin),
                #".custom("Inter", size: 14)"#: .custom("Inter", size: 14),
                #".custom("Inter", size: 14, relativeTo: .caption)"#: .custom("Inter", size: 14, relativeTo: .caption),
                #".custom("A \"B\"", fixedSize: 14)"#: .custom(#"A "B""#, fixedSize: 14),
            ] as KeyValuePairs<String, Font>)
    }

    @Test func fontsAreChanged() throws {
        let changes: KeyValuePairs<String, Font.Change> = [
            ".italic()": .italic(true), ".italic(false)": .italic(false), ".bold()": .bold(true),
            ".bold(false)": .bold(false), ".smallCaps()": .smallCaps(true), ".smallCaps(false)": .smallCaps(false),
            ".lowercaseSmallCaps()": .lowercaseSmallCaps(true),
            ".lowercaseSmallCaps(false)": .lowercaseSmallCaps(false),
            ".uppercaseSmallCaps()": .uppercaseSmallCaps(true),
            ".uppercaseSmallCaps(false)": .uppercaseSmallCaps(false),
            ".monospacedDigit()": .monospacedDigit, ".monospaced()": .monospaced(true),
            ".monospaced(false)": .monospaced(false), ".weight(.heavy)": .weight(.heavy),
            ".width(.condensed)": .width(.condensed), ".width(Font.Width(0.3))": .width(.value(0.3)),
            ".leading(.tight)": .leading(.tight), ".pointSize(9)": .pointSize(9), ".scaled(by: 1.5)": .scaled(1.5),
        ]
        for (text, change) in changes { try expectRoundTrips([".body" + text: Font.system(.body).changed(change)]) }
        let all = changes.reduce(".custom(\"A\", size: 1)") { $0 + $1.key }
        try expectRoundTrips([all: Font(Font.custom("A", size: 1).base, changes: changes.map(\.value))])
    }

    @Test func partsOfFontsAreReadFromProps() throws {
        try expect(
            [
                #"attr("font")"#: .system(.largeTitle),
                #".system(size: attr("size"), weight: attr("weight"))"#: .system(size: 11, weight: .semibold),
                #".system(size: 10, weight: attr("none"))"#: .system(size: 10),
                #".body.weight(attr("weight")).bold(attr("bold"))"#:
                    Font(Font.system(.body).base, changes: [.weight(.semibold), .bold(false)]),
                #".custom(attr("name"), fixedSize: attr("none", default: 3))"#: .custom("Inter", fixedSize: 3),
            ] as KeyValuePairs<String, Font>,
            props: #""font":"large-title","size":"11","weight":"semibold","bold":false,"name":"Inter""#)
    }

    @Test func traitsOfFontsHaveNames() throws {
        for weight in Font.Weight.allCases { try expectRoundTrips([weight.description: weight]) }
        for design in Font.Design.allCases { try expectRoundTrips([design.description: design]) }
        for style in Font.TextStyle.allCases { try expectRoundTrips([style.description: style]) }
        for leading in Font.Leading.allCases { try expectRoundTrips([leading.description: leading]) }
        try expectRoundTrips([
            ".compressed": Font.Width.compressed, ".condensed": .condensed, ".standard": .standard,
            ".expanded": .expanded, "Font.Width(-0.5)": .value(-0.5), ".init(2)": .value(2),
        ])
        #expect(Font.Weight.ultraLight < .thin && Font.Weight.heavy < .black)
        #expect(Font.Width.value(0.5).percentage == 150 && Font.Width.value(-9).percentage == 50)
    }

    @Test(arguments: [
        (".body", "17.0 regular"), (".headline", "17.0 semibold"), (".headline.weight(.thin)", "17.0 thin"),
        (".body.bold()", "17.0 bold"), (".body.weight(.light).bold().bold(false)", "17.0 light"),
        (".body.bold().weight(.light)", "17.0 light"), (".title2.italic()", "22.0 regular italic"),
        (".title2.italic().italic(false)", "22.0 regular"), (".system(size: 30, weight: .black)", "30.0 black"),
        (".body.scaled(by: 2).pointSize(9).scaled(by: 2)", "18.0 regular"), (".default", "17.0 regular"),
    ])
    func changesAreMadeInOrder(_ text: String, _ summary: String) throws {
        let fonts: [Font] = try readings(of: [text], #_sourceLocation)
        let font = try #require(fonts.first).resolved()
        #expect("\(font.size) \(font.weight.rawValue)\(font.isItalic ? " italic" : "")" == summary)
    }

    @Test func traitsAddUp() throws {
        let fonts: [Font] = try readings(
            of: [
                """
                .system(.body, design: .serif).smallCaps().uppercaseSmallCaps(false).monospacedDigit().monospaced()\
                .width(.expanded).leading(.loose)
                """
            ], #_sourceLocation)
        let font = try #require(fonts.first).resolved()
        #expect(font.design == .serif && font.width == .expanded && font.leading == .loose)
        #expect(font.hasLowercaseSmallCaps && !font.hasUppercaseSmallCaps)
        #expect(font.hasMonospacedDigits && font.isMonospaced && font.name == nil)
    }

    @Test func textStylesAndFontsThatFollowThemGrow() {
        #expect(Font.system(.body).resolved(at: .xSmall).size == 14)
        #expect(Font.system(.body).resolved(at: .accessibility5).size == 53)
        #expect(Font.system(size: 20).resolved(at: .accessibility5).size == 20)
        #expect(Font.custom("A", size: 34).resolved(at: .accessibility2).size == 66)
        #expect(Font.custom("A", size: 34, relativeTo: .title).resolved(at: .large).size == 34)
        #expect(Font.custom("A", fixedSize: 34).resolved(at: .accessibility5).size == 34)
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
            #expect(sizes == sizes.sorted(), "\(style)")
        }
    }
}
