/// Fonts (LiveView Native 0.1, "font").
extension WireValueDecoder {
    static let font = tagged(
        "a font",
        [
            "system": .object(
                [
                    .optional("style", fontStyle), .optional("size", number), .optional("design", fontDesign),
                    .optional("weight", fontWeight),
                ],
                .form(".system(style, design: design, weight: weight)", when: .has("style")),
                .form(".system(size: size, weight: weight, design: design)", when: .has("size"))),
            "custom": .object(
                [
                    .required("name", string), .optional("fixed_size", number), .optional("size", number),
                    .optional("style", fontStyle, default: ".body"),
                ],
                .form(".custom(name, fixedSize: fixedSize)", when: .has("fixedSize")),
                .form(".custom(name, size: size, relativeTo: style)", when: .has("size"))),
        ]
    ).withModifiers(fontModifier)

    private static let fontStyle = oneOf(
        "large_title title title2 title3 headline subheadline body callout footnote caption caption2")

    private static let fontModifier = tagged(
        "a modifier of a font",
        [
            "bold": .constant(".bold()"), "italic": .constant(".italic()"), "monospaced": .constant(".monospaced()"),
            "monospaced_digit": .constant(".monospacedDigit()"), "small_caps": .constant(".smallCaps()"),
            "lowercase_small_caps": .constant(".lowercaseSmallCaps()"),
            "uppercase_small_caps": .constant(".uppercaseSmallCaps()"),
            "weight": .value(fontWeight, ".weight(value)"),
            "width": .value(
                byKind("the name or number of a width", [.string: fontWidthName, .number: fontWidthNumber]),
                ".width(value)"),
            "leading": .value(oneOf("standard tight loose"), ".leading(value)"),
        ])

    static let fontWeight = oneOf("ultra_light thin light regular medium semibold bold heavy black")

    static let fontDesign = oneOf("default serif rounded monospaced")

    static let fontWidth = object(
        "a font width of 'name' or 'value'",
        [.optional("name", fontWidthName), .optional("value", fontWidthNumber)],
        .form("name", when: .has("name")), .form("value", when: .has("value")))

    private static let fontWidthName = oneOf("compressed condensed standard expanded")

    private static let fontWidthNumber = number.wrapped(in: "Font.Width(value)")

    static let linePattern = oneOf("solid dot dash dash_dot dash_dot_dot")
}
