import Foundation
import Livery
import LiveryValues
import Testing

/// Values that nothing has checked.
struct ArbitraryValueTests {
    /// A generator of values of all kinds, the same for the same seed.
    private struct Values {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }

        mutating func element<Element>(of elements: [Element]) -> Element { elements[next(below: elements.count)] }

        mutating func value(_ names: [String], _ labels: [String], depth: Int) -> StyleValue {
            switch next(below: depth == 0 ? 5 : 12) {
            case 0: element(of: [.null, .boolean(true), .string(""), .string("a"), .string("ab"), .content(["a"])])
            case 1: .integer(element(of: [0, 1, -1, 3, .max, .min]))
            case 2: .number(element(of: [0, 0.5, -1, 1e308, -1e-308, .infinity, -.infinity, .nan]))
            case 3, 4: .member(StyleMember(type: "T", name: element(of: names)))
            case 5: .event(EventReference(name: "a"))
            case 6: .array((0..<next(below: 3)).map { _ in value(names, labels, depth: depth - 1) })
            case 7:
                .range(
                    lower: next(below: 4) == 0 ? nil : value(names, labels, depth: 0),
                    upper: next(below: 4) == 0 ? nil : value(names, labels, depth: 0),
                    isClosed: next(below: 2) == 0)
            case 8: .initialized(type: element(of: names), arguments: arguments(names, labels, depth: depth - 1))
            default:
                .member(
                    StyleMember(
                        base: next(below: 2) == 0 ? nil : value(names, labels, depth: depth - 1), type: "T",
                        name: element(of: names),
                        arguments: next(below: 3) == 0 ? nil : arguments(names, labels, depth: depth - 1)))
            }
        }

        private mutating func arguments(_ names: [String], _ labels: [String], depth: Int) -> [StyleArgument] {
            (0..<next(below: 4)).map { _ in
                StyleArgument(
                    label: next(below: 2) == 0 ? nil : element(of: labels), value(names, labels, depth: depth))
            }
        }
    }

    private static let names = [
        "automatic", "condensed", "normal", "defaultAction", "system", "custom", "body", "bold", "weight", "default",
        "Font.Width", "Text", "strikethrough", "exact",
        "linear",
        "spring", "interactiveSpring", "interpolatingSpring", "timingCurve", "Spring", "bezier", "inverse", "delay",
        "repeatCount", "opacity", "scale", "offset", "combined", "animation", "asymmetric", "AnyTransition",
        "ScaleTransition", "symbolEffect", "numericText", "zoom", "replace", "magic", "bounce", "up", "repeat",
        "periodic", "speed", "circle", "none", "TapGesture", "DragGesture", "sequenced", "onEnded", "updating",
        "modifiers", "named", "scrollView", "KeyEquivalent", "KeyboardShortcut", "Text.LineStyle", "shift", "all",
    ]

    private static let labels = [
        "size", "weight", "design", "relativeTo", "fixedSize", "by", "duration", "bounce", "response", "stiffness",
        "damping", "dampingRatio", "settlingDuration", "autoreverses", "anchor", "edge", "x", "y", "with", "insertion",
        "removal", "options", "value", "sourceID", "in", "fallback", "delay", "count", "coordinateSpace", "before",
        "axis", "modifiers", "pattern", "color", "verbatim",
    ]

    private static let types: [any StylesheetValue.Type] = [
        Font.self, Font.Weight.self, Font.Width.self, Text.self, Text.LineStyle.self, LineHeight.self,
        TypesettingLanguage.self, TextInputDictationBehavior.self, SubmitTriggers.self, Animation.self, Spring.self,
        UnitCurve.self, Transition.self, AnyTransition.self, ContentTransition.self, NavigationTransition.self,
        Namespace.ID.self, AnySymbolEffect.self, SymbolEffectOptions.self, SymbolEffectOptions.RepeatBehavior.self,
        SymbolVariants.self, AnyGesture.self, AnyCoordinateSpace.self, NamedCoordinateSpace.self, CoordinateSpace.self,
        EventModifiers.self, KeyEquivalent.self, KeyboardShortcut.self, ClosedRange<Int>.self, Range<Double>.self,
        AnyRange<Double>.self, RangeFrom<Int>.self, RangeThrough<Int>.self,
    ]

    @Test(arguments: types.indices)
    func anyValueIsReadOrAnErrorAndWhatIsReadIsEncoded(_ index: Int) throws {
        func read<Value: StylesheetValue>(_ type: Value.Type) throws -> Int {
            var values = Values(state: UInt64(index))
            let encoder = JSONEncoder()
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            let decoder = JSONDecoder()
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            var count = 0
            for _ in 0..<5_000 {
                let value = values.value(Self.names, Self.labels, depth: 4)
                guard let result = try? Value(from: value) else { continue }
                count += 1
                guard count < 100 else { continue }
                let again = try decoder.decode(Value.self, from: encoder.encode(result))
                // A number that is none differs from itself.
                if result == result { #expect(again == result, "\(value)") }
                if let animation = result as? Animation {
                    for time in [-1, 0, 0.3, 1e9, .infinity] { #expect(!animation.value(at: time).isNaN, "\(value)") }
                }
                if let font = result as? Font { #expect(!font.resolved().weight.rawValue.isEmpty) }
            }
            return count
        }
        // Otherwise nothing would be tested.
        #expect(try read(Self.types[index]) > 0)
    }
}
