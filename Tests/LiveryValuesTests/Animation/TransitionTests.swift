import Foundation
import Livery
import LiveryValues
import Testing

struct TransitionTests {
    private let spin = AnySymbolEffect(.drawOn).with(.byLayer)

    @Test func transitionsOfTheProtocolAreRead() throws {
        try expectRoundTrips(
            [
                ".identity": Transition.identity, ".opacity": .opacity, ".slide": .slide, ".scale": .scale,
                ".scale(0.5)": .scale(0.5, anchor: .center), ".scale(0.5, anchor: .top)": .scale(0.5, anchor: .top),
                ".move(edge: .leading)": .move(edge: .leading), ".push(from: .top)": .push(from: .top),
                ".offset(CGSize(width: 1, height: 2))": .offset(CGSize(width: 1, height: 2)),
                ".offset(x: 1)": .offset(CGSize(width: 1, height: 0)),
                ".offset(y: 2)": .offset(CGSize(width: 0, height: 2)),
                ".blurReplace": .blurReplace, ".blurReplace()": .blurReplace,
                ".blurReplace(.upUp)": .blurReplace(.upUp),
                ".symbolEffect": .symbolEffect,
                ".symbolEffect(.drawOn.byLayer)": .symbolEffect(spin, options: .default),
                ".symbolEffect(.drawOn.byLayer, options: .speed(2))":
                    .symbolEffect(spin, options: SymbolEffectOptions(speed: 2)),
                ".asymmetric(insertion: .opacity, removal: .move(edge: .bottom))":
                    .asymmetric(insertion: .opacity, removal: .move(edge: .bottom)),
                ".opacity.combined(with: .slide).animation(.easeIn.delay(1))":
                    .animated(.combined(.opacity, with: .slide), Animation.curve(.easeIn).changed(.delay(1))),
                ".blurReplace.animation(nil)": .animated(.blurReplace, nil),
            ] as KeyValuePairs<String, Transition>)
    }

    @Test func transitionsAreInitialized() throws {
        try expectRoundTrips(
            [
                "IdentityTransition()": Transition.identity, "OpacityTransition()": .opacity,
                "SlideTransition()": .slide,
                "ScaleTransition(0.5)": .scale(0.5, anchor: .center),
                "ScaleTransition(0.5, anchor: .top)": .scale(0.5, anchor: .top),
                "MoveTransition(edge: .top)": .move(edge: .top), "PushTransition(edge: .top)": .push(from: .top),
                "OffsetTransition(CGSize(width: 1, height: 2))": .offset(CGSize(width: 1, height: 2)),
                "AsymmetricTransition(insertion: .opacity, removal: SlideTransition())":
                    .asymmetric(insertion: .opacity, removal: .slide),
                "BlurReplaceTransition(configuration: .upUp)": .blurReplace(.upUp),
                "SymbolEffectTransition(effect: .drawOn.byLayer, options: .repeating)":
                    .symbolEffect(spin, options: SymbolEffectOptions(repetition: .forever)),
            ] as KeyValuePairs<String, Transition>)
    }

    @Test func erasedTransitionsAreRead() throws {
        try expectRoundTrips(
            [
                ".identity": AnyTransition(.identity), ".opacity": AnyTransition(.opacity),
                ".slide": AnyTransition(.slide),
                ".scale": AnyTransition(.scale),
                ".scale(scale: 0.5)": AnyTransition(.scale(0.5, anchor: .center)),
                ".scale(scale: 0.5, anchor: .top)": AnyTransition(.scale(0.5, anchor: .top)),
                ".move(edge: .leading)": AnyTransition(.move(edge: .leading)),
                ".push(from: .top)": AnyTransition(.push(from: .top)),
                ".offset(CGSize(width: 1, height: 2))": AnyTransition(.offset(CGSize(width: 1, height: 2))),
                ".offset(x: 1, y: 2)": AnyTransition(.offset(CGSize(width: 1, height: 2))),
                ".asymmetric(insertion: .opacity, removal: .scale(scale: 2))":
                    AnyTransition(.asymmetric(insertion: .opacity, removal: .scale(2, anchor: .center))),
                ".opacity.combined(with: .slide)": AnyTransition(.combined(.opacity, with: .slide)),
                ".slide.animation(nil)": AnyTransition(.animated(.slide, nil)),
                ".slide.animation(.snappy)": AnyTransition(.animated(.slide, .spring(.snappy))),
                "AnyTransition(.blurReplace(.upUp))": AnyTransition(.blurReplace(.upUp)),
                "AnyTransition(.blurReplace).combined(with: AnyTransition(.symbolEffect))":
                    AnyTransition(.combined(.blurReplace, with: .symbolEffect)),
                "AnyTransition(.scale(0.5).combined(with: .opacity))":
                    AnyTransition(.combined(.scale(0.5, anchor: .center), with: .opacity)),
            ] as KeyValuePairs<String, AnyTransition>)
    }

    @Test func partsOfTransitionsAreReadFromProps() throws {
        try expect(
            [
                #"attr("a")"#: AnyTransition(.opacity), #".move(edge: attr("b"))"#: AnyTransition(.move(edge: .bottom)),
                #".scale(scale: attr("c")).animation(attr("d"))"#:
                    AnyTransition(.animated(.scale(2, anchor: .center), .curve(.linear))),
                #".offset(x: attr("none"))"#: AnyTransition(.offset(.zero)),
            ] as KeyValuePairs<String, AnyTransition>, props: #""a":"opacity","b":"bottom","c":2,"d":"linear""#)
        try expect([#"attr("a")"#: Transition.blurReplace], props: #""a":"blur_replace""#)
    }

    @Test func configurationsAndPropertiesHaveTheNamesOfTheCatalogue() throws {
        try expectNames(of: Transition.BlurReplaceConfiguration.self)
        try expectNames(of: MatchedGeometryProperties.self)
    }

    @Test func contentTransitionsAreRead() throws {
        try expectRoundTrips(
            [
                ".identity": ContentTransition.identity, ".interpolate": .interpolate, ".opacity": .opacity,
                ".numericText()": .numericText(countsDown: false),
                ".numericText(countsDown: true)": .numericText(countsDown: true),
                ".numericText(value: 3)": .numericValue(3),
                ".symbolEffect": .symbolEffect(AnySymbolEffect(.automatic), options: .default),
                ".symbolEffect(.replace.offUp, options: .nonRepeating)":
                    .symbolEffect(
                        AnySymbolEffect(.replace).with(.offUp), options: SymbolEffectOptions(repetition: .none)),
                ".symbolEffect(.replace.magic(fallback: .replace))":
                    .symbolEffect(AnySymbolEffect(.replace).magic(fallback: []), options: .default),
            ] as KeyValuePairs<String, ContentTransition>)
        try expect([#".numericText(value: attr("a"))"#: ContentTransition.numericValue(4)], props: #""a":4"#)
    }

    @Test func navigationTransitionsAreRead() throws {
        try expectRoundTrips([
            ".automatic": NavigationTransition.automatic, ".crossFade": .crossFade,
            #".zoom(sourceID: "a", in: :cards)"#: .zoom(sourceID: .string("a"), in: "cards"),
            #".zoom(sourceID: 3, in: "cards")"#: .zoom(sourceID: .integer(3), in: "cards"),
        ])
        try expect(
            [
                #".zoom(sourceID: attr("id"), in: attr("space"))"#:
                    NavigationTransition.zoom(sourceID: .integer(7), in: "cards")
            ], props: #""id":7,"space":"cards""#)
    }
}
