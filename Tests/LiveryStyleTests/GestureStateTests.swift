import Livery
import Testing

struct GestureStateTests {
    private let context = StyleContext(gestureStates: [
        "drag": GestureValue(
            translation: .init(width: 30, height: -8), location: .init(x: 5, y: 6), startLocation: .init(x: 1, y: 2)),
        "pinch": GestureValue(magnification: 1.5, startAnchor: .init(x: 0.5, y: 0.25)),
        "turn": GestureValue(rotation: 90),
    ])

    private static let numbers: [(String, Double)] = [
        ("gesture_state(:drag, .translation.width)", 30),
        ("gesture_state(:drag, .translation.height)", -8),
        ("gesture_state(:drag, .translation.width, scale: 2, offset: 1)", 62),
        ("gesture_state(:drag, .translation.width, max: 20)", 20),
        ("gesture_state(:drag, .translation.height, min: 0, scale: 100)", 0),
        ("gesture_state(:drag, .translation.width, min: 50, max: 40)", 40),
        ("gesture_state(:drag, .location.y)", 6),
        ("gesture_state(:drag, .startLocation.x)", 1),
        ("gesture_state(:pinch, .magnification, offset: -1)", 0.5),
        ("gesture_state(:pinch, .startAnchor.y)", 0.25),
        ("gesture_state(:turn, .rotation.degrees)", 90),
        ("gesture_state(:turn, .rotation.radians)", .pi / 2),
        ("gesture_state(:none, .translation.width)", 0),
        ("gesture_state(:none, .translation.width, defaultValue: 7, scale: 2)", 7),
        ("gesture_state(:pinch, .translation.width, defaultValue: 3)", 3),
    ]

    @Test(arguments: numbers)
    func `A number is what the gesture says, scaled`(_ argument: String, _ number: Double) throws {
        #expect(try Held(argument, as: AttributeReference<Double>.self).resolved(context) == number)
    }

    @Test func `A state has the type of its place`() throws {
        #expect(
            try Held("gesture_state(:pinch, .magnification, offset: 0.2)", as: AttributeReference<Int>.self).resolved(
                context)
                == 2)
        #expect(
            try Held("gesture_state(:drag, .translation.width)", as: AttributeReference<String>.self).resolved(context)
                == "30")
    }

    @Test(arguments: [
        ("offset(gesture_state(:drag, .translation, scale: 2))", "CGSize(width: 60, height: -16)"),
        ("rotationEffect(gesture_state(:turn, .rotation, offset: 10))", ".degrees(100)"),
        ("scaleEffect(gesture_state(:pinch, .magnification))", "1.5"),
    ])
    func `Sizes and angles are scaled too`(_ text: String, _ value: String) throws {
        let modifier = try #require(check(text).modifiers.first)
        guard case .gestureState(let state) = modifier.arguments[0].value.constant else {
            Issue.record("no gesture state")
            return
        }
        #expect(state.value(in: context.gestureStates[state.gesture])?.description == value)
    }

    @Test func `A state may be a part of another value`() throws {
        let held = try Held(
            #"[.red.opacity(gesture_state(:pinch, .magnification, scale: 0.5)), attr("tint")]"#,
            as: ColorList.self, on: #"{"tint":"blue"}"#)
        #expect(held.value.colors.gestures == ["pinch"])
        #expect(try held.resolved(context) == "[.red.opacity(0.75), .blue]")
        #expect(try held.resolved() == "[.red.opacity(0), .blue]")
    }

    /// A list of colours, as text.
    private struct ColorList: StylesheetResolvable {
        static let stylesheetType = TypeReference.array(.named("Color"))
        let colors: StyleValue.Resolvable

        init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
            colors = try StyleValue.Resolvable(from: expression, in: catalogue)
        }

        func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> String {
            try colors.resolve(on: element, in: context).description
        }
    }

    @Test func `A property that the gesture doesn't have is an error without a default`() throws {
        let held = try Held("gesture_state(:pinch, .translation.width)", as: AttributeReference<Double>.self)
        let error = try held.failure(context)
        #expect(error.reason == .missingGestureProperty("translation.width"))
        let diagnostic = error.diagnostic(on: held.node, of: held.modifier)
        #expect(
            diagnostic.message
                == "the gesture 'pinch' has no 'translation.width', and 'gesture_state' no 'defaultValue'")
        #expect(diagnostic.location.text == "hold(gesture_state(:pinch, .translation.width))")
    }

    @Test(arguments: [
        (
            "offset(x: gesture_state(:d, .translaton.width))",
            "a gesture has no property '.translaton.width'; did you mean '.translation'?"
        ),
        ("offset(x: gesture_state(:d, .translation.x))", "a gesture has no property '.translation.x'"),
    ])
    func `A property that no gesture has is found when the sheet is checked`(_ text: String, _ message: String) {
        #expect(messages(text) == ["invalid-gesture-state: " + message])
    }

    @Test func `A size is no number`() {
        #expect(messages("opacity(gesture_state(:d, .translation))").map { $0.hasPrefix("type-mismatch") } == [true])
    }

    @Test func `What isn't a number after scaling is the default`() throws {
        let context = StyleContext(gestureStates: ["d": GestureValue(magnification: .infinity)])
        let held = try Held(
            "gesture_state(:d, .magnification, scale: 0, defaultValue: 2)", as: AttributeReference<Double>.self)
        #expect(try held.resolved(context) == 2)
        let integer = try Held("gesture_state(:d, .magnification, defaultValue: 2)", as: AttributeReference<Int>.self)
        #expect(try integer.resolved(context) == 2)
    }
}
