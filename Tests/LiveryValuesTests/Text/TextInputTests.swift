import Foundation
import Livery
import LiveryValues
import Testing

struct TextInputTests {
    @Test func enumerationsHaveTheNamesOfTheCatalogue() throws {
        try expectNames(of: TextInputAutocapitalization.self)
        try expectNames(of: UITextAutocapitalizationType.self)
        try expectNames(of: TextInputDictationActivation.self)
        try expectNames(of: SubmitLabel.self)
        try expectNames(of: WritingToolsBehavior.self)
        try expectNames(of: UIKeyboardType.self)
        try expectNames(of: TextAlignment.self)
        try expectNames(of: TextSelectability.self)
        try expectNames(of: TextSelectionAffinity.self)
        try expectNames(of: DynamicTypeSize.self)
    }

    @Test func contentTypesHaveTheNamesOfTheCatalogue() throws {
        try expectNames(of: UITextContentType.self)
        try expectNames(of: NSTextContentType.self)
        try expectNames(of: WKTextContentType.self)
    }

    @Test func optionSetsHaveTheNamesOfTheCatalogue() throws {
        try expectNames(of: SubmitTriggers.self)
        try expectNames(of: TextInputFormattingControlPlacement.Set.self)
    }

    @Test func dictationBeginsBySelectingOrLooking() throws {
        try expectRoundTrips([
            ".automatic": TextInputDictationBehavior.automatic, ".preventDictation": .preventDictation,
            ".inline(activation: .onLook)": .inline(activation: .onLook),
        ])
        try expect(
            [#".inline(activation: attr("a"))"#: TextInputDictationBehavior.inline(activation: .onSelect)],
            props: #""a":"on-select""#)
    }

    @Test func lineHeightsAreMultiplesOrPoints() throws {
        try expectRoundTrips([
            ".normal": LineHeight.normal, ".loose": .loose, ".tight": .tight, ".variable": .variable,
            ".multiple(factor: 1.5)": .multiple(factor: 1.5), ".leading(increase: 3)": .leading(increase: 3),
            ".exact(points: 20)": .exact(points: 20),
        ])
        try expect([#".exact(points: attr("a"))"#: LineHeight.exact(points: 2.5)], props: #""a":"2.5""#)
    }

    @Test func languagesHaveIdentifiers() throws {
        try expectRoundTrips([#"Locale.Language(identifier: "zh-Hant")"#: Language(identifier: "zh-Hant")])
        try expectRoundTrips([
            ".automatic": TypesettingLanguage.automatic,
            #".explicit(Locale.Language(identifier: "th"))"#: .explicit(Language(identifier: "th")),
            #".explicit(.init(identifier: "th"))"#: .explicit(Language(identifier: "th")),
        ])
    }

    @Test func dynamicTypeSizesAreOrdered() {
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }
}
