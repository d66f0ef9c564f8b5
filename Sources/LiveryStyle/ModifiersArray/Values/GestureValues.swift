import LiverySyntax

/// Gestures (LiveView Native 0.1, "gesture").
extension WireValueDecoder {
    static let gesture: WireValueDecoder = tagged(
        "a gesture",
        [
            "tap": .object([.optional("count", integer, default: "1")], "TapGesture(count: count)"),
            "spatial_tap": .object(
                [
                    .optional("count", integer, default: "1"),
                    .optional("coordinate_space", coordinateSpace, default: ".local"),
                ],
                "SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)"),
            "long_press": .object(
                [
                    .optional("minimum_duration", number, default: "0.5"),
                    .optional("maximum_distance", number, default: "10"),
                ],
                "LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)"),
            "sequential": .object(
                [.required("gestures", folded(nestedGesture, by: "first.sequenced(before: next)"))], "gestures"),
            "simultaneous": .object(
                [.required("gestures", folded(nestedGesture, by: "first.simultaneously(with: next)"))], "gestures"),
            "exclusive": .object(
                [.required("gestures", folded(nestedGesture, by: "first.exclusively(before: next)"))], "gestures"),
        ])

    private static let nestedGesture: WireValueDecoder = deferred("a gesture") { gesture }

    /// `global`, `local`, or the name of a coordinate space.
    private static let coordinateSpace = WireValueDecoder("the name of a coordinate space") { value, context in
        switch value.string {
        case "global", "local": knownCoordinateSpace.decode(value, &context)
        default: namedCoordinateSpace.decode(value, &context)
        }
    }

    private static let knownCoordinateSpace = oneOf("global local")
    private static let namedCoordinateSpace = string.wrapped(in: ".named(value)")

    /// Also an array of names, which the client of 0.1 declares and then fails to read.
    static let gestureMask = optionSet(of: oneOf("none gesture subviews all"))

    // MARK: Keys

    /// One character, or the name of a key.
    static let keyEquivalent = WireValueDecoder("one character or the name of a key") { value, context in
        if let text = value.string, text.count == 1 { return Expression(.string(text), range: value.range) }
        return namedKey.decode(value, &context)
    }

    private static let namedKey = oneOf(
        "up_arrow down_arrow left_arrow right_arrow clear delete end escape home page_up page_down return space tab")

    static let eventModifiers = optionSet(of: oneOf("all caps_lock command control numeric_pad option shift"))
}
