/// Transitions (LiveView Native 0.1, "transition" and "content_transition").
extension WireValueDecoder {
    /// Whatever is wrong inside, 0.1 takes `.identity`; the mistake is a warning here.
    static let transition = knownTransition.fallingBack(to: ".identity", "'identity'")

    private static let knownTransition: WireValueDecoder = tagged(
        "a transition",
        [
            "identity": .constant(".identity"),
            "opacity": .constant(".opacity"),
            "slide": .constant(".slide"),
            "move": .object([.required("edge", edge)], ".move(edge: edge)"),
            "push": .object([.required("edge", edge)], ".push(from: edge)"),
            "offset": .object([.required("x", number), .required("y", number)], ".offset(x: x, y: y)"),
            "scale": .object(
                [.optional("scale", number), .optional("anchor", unitPoint, default: ".center")],
                .form(".scale(scale: scale, anchor: anchor)", when: .has("scale")), ".scale"),
            "asymmetric": .object(
                [.required("insertion", nestedTransition), .required("removal", nestedTransition)],
                ".asymmetric(insertion: insertion, removal: removal)"),
            "combined": .object(
                [.required("transitions", folded(nestedTransition, by: "first.combined(with: next)"))], "transitions"),
            "animation": .object(
                [.required("transition", nestedTransition), .required("animation", animation)],
                "transition.animation(animation)"),
            // The modifiers of both states are texts of their own, which no stylesheet can nest.
            "modifier": .value(inexpressible("a transition of modifiers", replacement: ".identity"), "value"),
            "symbol_effect": .object(
                [
                    .required(
                        "effect",
                        nameChain(
                            first: oneOf("automatic appear disappear"), rest: oneOf("up down by_layer whole_symbol"))),
                    .optional("options", symbolOptions, default: ".default"),
                ],
                ".symbolEffect(effect, options: options)"),
        ])

    /// A mistake in a part is a mistake of the whole.
    private static let nestedTransition: WireValueDecoder = deferred("a transition") { knownTransition }

    static let contentTransition = tagged(
        "a content transition",
        [
            "identity": .constant(".identity"),
            "interpolate": .constant(".interpolate"),
            "opacity": .constant(".opacity"),
            "numeric_text": .object(
                [.optional("counts_down", boolean, default: "false")], ".numericText(countsDown: countsDown)"),
            "symbol_effect": .object(
                [
                    .optional(
                        "effect",
                        nameChain(
                            first: oneOf("automatic replace"),
                            rest: oneOf("down_up up_up off_up by_layer whole_symbol"))),
                    .optional("options", symbolOptions, default: ".default"),
                ],
                .form(".symbolEffect(effect, options: options)", when: .has("effect")), ".symbolEffect"),
        ])

    private static let symbolOptions = memberChain(
        of: byKind(
            "a symbol option",
            [
                .string: oneOf("repeating non_repeating"),
                .object: tagged(
                    "a symbol option",
                    [
                        "speed": .value(number, ".speed(value)"),
                        "repeat": .value(nullable(integer), ".repeat(value)"),
                    ]),
            ]), empty: ".default")

    private static func nullable(_ decoder: WireValueDecoder) -> WireValueDecoder {
        WireValueDecoder(decoder.expectation + " or null", absence: .never) { value, context in
            value.isNull ? nilTemplate.filled(at: value.range) : decoder.decode(value, &context)
        }
    }

    private static let nilTemplate: CallTemplate = "nil"
}
