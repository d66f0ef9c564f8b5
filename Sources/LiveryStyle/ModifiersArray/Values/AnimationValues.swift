import LiverySyntax

/// Animations and keyframes (LiveView Native 0.1, "animation" and "keyframes").
///
/// The client of 0.1 can't see `damping_fraction`, `blend_duration`, `initial_velocity` and `repeat_count`, though its
/// server sends them; they are honoured here.
extension WireValueDecoder {
    static let animation = tagged(
        "an animation",
        [
            "default": .constant(".default"),
            "ease_in": .object(duration, .form(".easeIn(duration: duration)", when: .has("duration")), ".easeIn"),
            "ease_out": .object(duration, .form(".easeOut(duration: duration)", when: .has("duration")), ".easeOut"),
            "ease_in_out": .object(
                duration, .form(".easeInOut(duration: duration)", when: .has("duration")), ".easeInOut"),
            "linear": .object(duration, .form(".linear(duration: duration)", when: .has("duration")), ".linear"),
            "spring": .object(
                spring(response: "0.55", dampingFraction: "0.825", blendDuration: "0"),
                ".spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)"),
            "interactive_spring": .object(
                spring(response: "0.15", dampingFraction: "0.86", blendDuration: "0.25"),
                """
                .interactiveSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
                """),
            "interpolating_spring": .object(
                [
                    .optional("mass", number, default: "1"), .required("stiffness", number),
                    .required("damping", number), .optional("initial_velocity", number, default: "0"),
                ],
                """
                .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, \
                initialVelocity: initialVelocity)
                """),
            "timing_curve": .object(
                [
                    .required("c0x", number), .required("c0y", number), .required("c1x", number),
                    .required("c1y", number), .optional("duration", number, default: "0.35"),
                ],
                ".timingCurve(c0x, c0y, c1x, c1y, duration: duration)"),
            "keyframe": .value(inexpressible("a keyframe animation", replacement: ".default"), "value"),
        ]
    ).withModifiers(animationModifier)

    private static let duration: [ObjectSchema.Key] = [.optional("duration", number)]

    private static func spring(
        response: CallTemplate, dampingFraction: CallTemplate, blendDuration: CallTemplate
    ) -> [ObjectSchema.Key] {
        [
            .optional("response", number, default: response),
            .optional("damping_fraction", number, default: dampingFraction),
            .optional("blend_duration", number, default: blendDuration),
        ]
    }

    private static let animationModifier = tagged(
        "a modifier of an animation",
        [
            "delay": .value(number, ".delay(value)"),
            "speed": .value(number, ".speed(value)"),
            "repeat_forever": .object([autoreverses], ".repeatForever(autoreverses: autoreverses)"),
            "repeat_count": .object(
                [.required("repeat_count", integer), autoreverses],
                ".repeatCount(repeatCount, autoreverses: autoreverses)"),
        ])

    private static let autoreverses = ObjectSchema.Key.optional("autoreverses", boolean, default: "true")

    // MARK: Keyframes

    static let keyframe = tagged(
        "a keyframe", siblings: [.required("value", number)],
        [
            "move": .constant("MoveKeyframe(value)"),
            "linear": .object(
                [
                    .required("duration", number),
                    .optional("timing_curve", timingCurve, default: ".linear"),
                ],
                "LinearKeyframe(value, duration: duration, timingCurve: timingCurve)"),
            "cubic": .object(
                [
                    .required("duration", number), .omittable("start_velocity", number),
                    .omittable("end_velocity", number),
                ],
                "CubicKeyframe(value, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)"),
            "spring": .object(
                [
                    .omittable("duration", number), .required("spring", springValue),
                    .omittable("start_velocity", number),
                ],
                "SpringKeyframe(value, duration: duration, spring: spring, startVelocity: startVelocity)"),
        ])

    /// A name, or the two control points, which the client of 0.1 declares and then fails to read.
    private static let timingCurve = byKind(
        "the name or the two control points of a curve",
        [
            .string: oneOf(
                """
                linear ease_in ease_out ease_in_out circular_ease_in circular_ease_out circular_ease_in_out
                """), .array: list(of: unitPoint),
        ])

    /// The client of 0.1 tests the form of `duration` and `bounce`, which fits any object, before those after it; here
    /// it comes last, so that each can be written.
    private static let springValue = object(
        "a spring",
        [
            .optional("type", oneOf("smooth snappy bouncy")), .optional("duration", number, default: "0.5"),
            .optional("extra_bounce", number, default: "0"), .optional("bounce", number, default: "0"),
            .optional("response", number), .optional("damping_ratio", number), .optional("settling_duration", number),
            .optional("epsilon", number, default: "0.001"), .optional("mass", number, default: "1"),
            .optional("stiffness", number), .optional("damping", number),
            .optional("allow_over_damping", boolean, default: "false"),
        ],
        .form(
            ".smooth(duration: duration, extraBounce: extraBounce)", when: .value(of: "type", is: "smooth")),
        .form(
            ".snappy(duration: duration, extraBounce: extraBounce)", when: .value(of: "type", is: "snappy")),
        .form(
            ".bouncy(duration: duration, extraBounce: extraBounce)", when: .value(of: "type", is: "bouncy")),
        .form("Spring(response: response, dampingRatio: dampingRatio)", when: .has("response", "dampingRatio")),
        .form(
            "Spring(settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)",
            when: .has("settlingDuration", "dampingRatio")),
        .form(
            "Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping)",
            when: .has("stiffness", "damping")),
        "Spring(duration: duration, bounce: bounce)")

    /// A modifier's type and the keys of it that are animated: names of data, not of members.
    static let animatedProperties = WireValueDecoder("an object of arrays of keys") { value, context in
        guard value.kind == .object else {
            context.reportMismatch(value, expected: "an object of arrays of keys")
            return nil
        }
        let keys = list(of: string)
        let entries = value.members.map { member in
            keys.decode(member.value, &context).map {
                Argument(label: member.key, labelRange: member.keyRange, value: $0)
            }
        }
        let decoded = entries.compactMap { $0 }
        return decoded.count == entries.count ? Expression(.dictionary(decoded), range: value.range) : nil
    }
}
