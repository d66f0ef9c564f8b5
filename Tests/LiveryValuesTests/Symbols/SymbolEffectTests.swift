import Foundation
import Livery
import LiveryValues
import Testing

struct SymbolEffectTests {
    @Test(arguments: AnySymbolEffect.Kind.allCases)
    func effectsHaveTheOptionsOfTheCatalogue(_ kind: AnySymbolEffect.Kind) throws {
        let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + "SymbolEffect"
        let members = Catalogue.swiftUI.memberNames(of: name)
        #expect(Set(members).subtracting(["magic"]) == Set(kind.options.map(\.rawValue)))
        let effect = AnySymbolEffect(kind)
        try expectRoundTrips([".\(kind.rawValue)": effect])
        for option in kind.options {
            try expectRoundTrips([".\(kind.rawValue).\(option.rawValue)": effect.with(option)])
        }
        let all = kind.options.reduce(".\(kind.rawValue)") { $0 + ".\($1.rawValue)" }
        try expectRoundTrips([all: kind.options.reduce(effect) { $0.with($1) }])
        try expect([#"attr("a")"#: effect], props: #""a":"\#(kind.rawValue)""#)
        for (family, isMember) in [
            ("DiscreteSymbolEffect", kind.isDiscrete), ("IndefiniteSymbolEffect", kind.isIndefinite),
            ("TransitionSymbolEffect", kind.isTransition), ("ContentTransitionSymbolEffect", kind.isContentTransition),
        ] {
            #expect(Catalogue.swiftUI.staticMemberNames(on: family).contains(kind.rawValue) == isMember, "\(family)")
        }
    }

    @Test func laterOptionsReplaceEarlierOnesOfTheirAspect() throws {
        try expect([
            ".wiggle.up.byLayer.left": AnySymbolEffect(.wiggle).with(.left).with(.byLayer),
            ".variableColor.reversing.iterative.cumulative": AnySymbolEffect(.variableColor).with(.cumulative)
                .with(.reversing),
        ])
        let effect = AnySymbolEffect(.wiggle).with(.byLayer).with(.left)
        #expect(effect.options == [.left, .byLayer] && effect.option(of: .direction) == .left)
        #expect(effect.option(of: .style) == nil)
    }

    @Test func magicReplacementsHaveAFallback() throws {
        let effect = AnySymbolEffect(.replace).with(.upUp).magic(fallback: [.byLayer, .offUp])
        try expectRoundTrips([".replace.upUp.magic(fallback: .replace.offUp.byLayer)": effect])
        #expect(effect.magicFallback == [.offUp, .byLayer])
    }

    @Test func optionsThatAnEffectDoesNotHaveAreErrors() {
        func chain(_ names: String...) -> StyleValue {
            let first = StyleValue.member(StyleMember(type: "SymbolEffect", name: names[0]))
            return names.dropFirst().reduce(first) { .member(StyleMember(base: $0, type: "SymbolEffect", name: $1)) }
        }
        for value in [
            chain("bounce", "clockwise"), chain("nothing"), chain("pulse", "nothing"), chain("bounce", "magic"),
            .string("bounce"), .initialized(type: "BounceSymbolEffect", arguments: []),
        ] {
            #expect(throws: StylesheetDecodingError.self) { try AnySymbolEffect(from: value) }
        }
    }

    @Test func optionsFold() throws {
        try expectRoundTrips(
            [
                ".default": SymbolEffectOptions.default, ".repeating": SymbolEffectOptions(repetition: .forever),
                ".nonRepeating": SymbolEffectOptions(repetition: .none), ".speed(2)": SymbolEffectOptions(speed: 2),
                ".repeat(3)": SymbolEffectOptions(repetition: .count(3)),
                ".repeat(nil)": SymbolEffectOptions(repetition: .count(nil)),
                ".repeat(.continuous)": SymbolEffectOptions(repetition: .behavior(.continuous)),
                ".repeat(.periodic)": SymbolEffectOptions(repetition: .behavior(.periodic)),
                ".repeat(.periodic(2))": SymbolEffectOptions(repetition: .behavior(.periodic(count: 2, delay: nil))),
                ".repeat(.periodic(nil, delay: 0.5))":
                    SymbolEffectOptions(repetition: .behavior(.periodic(count: nil, delay: 0.5))),
                ".speed(2).repeating.speed(3)": SymbolEffectOptions(speed: 3, repetition: .forever),
                ".repeating.nonRepeating": SymbolEffectOptions(repetition: .none),
                ".default.repeat(4).speed(0.5)": SymbolEffectOptions(speed: 0.5, repetition: .count(4)),
                ".default.repeat(.periodic(2, delay: 1))":
                    SymbolEffectOptions(repetition: .behavior(.periodic(count: 2, delay: 1))),
            ] as KeyValuePairs<String, SymbolEffectOptions>)
        try expect(
            [#".speed(attr("a")).repeat(attr("b"))"#: SymbolEffectOptions(speed: 2, repetition: .count(3))],
            props: #""a":"2","b":3"#)
        try expectRoundTrips([
            ".continuous": SymbolEffectOptions.RepeatBehavior.continuous, ".periodic": .periodic,
            ".periodic(1, delay: 2)": .periodic(count: 1, delay: 2),
        ])
    }

    @Test func variantsAddUp() throws {
        try expectRoundTrips(
            [
                ".none": SymbolVariants.none, ".circle": .circle, ".square": .square, ".rectangle": .rectangle,
                ".fill": .fill, ".slash": .slash,
                ".circle.fill.slash": SymbolVariants(enclosure: .circle, isFilled: true, isSlashed: true),
                ".slash.square": SymbolVariants(enclosure: .square, isSlashed: true),
                ".fill.circle.rectangle": SymbolVariants(enclosure: .rectangle, isFilled: true),
            ] as KeyValuePairs<String, SymbolVariants>)
        #expect(SymbolVariants(enclosure: .circle, isFilled: true).suffix == ".circle.fill")
    }
}
