import LiveryJSON
import LiverySource
import LiverySyntax

/// Colours (LiveView Native 0.1, "color").
extension WireValueDecoder {
    /// The peer drops `opacity` beside red, green and blue and never reads hue, saturation and brightness, though its
    /// server sends them; here they mean what they say.
    static let color = object(
        "a colour",
        [
            .optional(
                "rgb_color_space",
                oneOf("", spelled: ["srgb": ".sRGB", "srgb-linear": ".sRGBLinear", "display-p3": ".displayP3"])),
            .optional("red", number), .optional("green", number), .optional("blue", number), .optional("white", number),
            .optional("hue", number), .optional("saturation", number), .optional("brightness", number),
            .omittable("opacity", number), .optional("string", colorText),
        ],
        .form(
            "Color(rgbColorSpace, red: red, green: green, blue: blue, opacity: opacity)",
            when: .has("rgbColorSpace", "red", "green", "blue")),
        .form("Color(rgbColorSpace, white: white, opacity: opacity)", when: .has("rgbColorSpace", "white", "opacity")),
        .form("Color(rgbColorSpace, white: white, opacity: 1)", when: .has("rgbColorSpace", "white")),
        .form("string", when: .has("string")),
        .form(
            "Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)",
            when: .has("hue", "saturation", "brightness")))

    private static let systemColors: [String: CallTemplate] = [
        "black": ".black", "blue": ".blue", "brown": ".brown", "clear": ".clear", "cyan": ".cyan", "gray": ".gray",
        "green": ".green", "indigo": ".indigo", "mint": ".mint", "orange": ".orange", "pink": ".pink",
        "purple": ".purple", "red": ".red", "teal": ".teal", "white": ".white", "yellow": ".yellow",
        "accent": ".accentColor", "primary": ".primary", "secondary": ".secondary",
    ]

    /// `system-red`, `#rrggbb`, or the name of a colour in the asset catalogue.
    private static let colorText = WireValueDecoder("a colour's name") { value, context in
        guard let text = value.string else {
            context.reportMismatch(value, expected: "a colour's name")
            return nil
        }
        let prefix = "system-"
        if text.hasPrefix(prefix), let color = systemColors[String(text.dropFirst(prefix.count))] {
            return color.filled(at: value.range)
        }
        if let components = hexadecimalComponents(text) {
            let fields = components.mapValues {
                CallTemplate.Field(expression: Expression(numberKind($0), range: value.range))
            }
            return rgbTemplate.filled(with: fields, at: value.range)
        }
        if text.hasPrefix(prefix) || text.hasPrefix("#") {
            // Without the rest of the name any is as close.
            let closest =
                text == prefix ? nil : closestName(to: text, in: systemColors.keys.sorted().map { prefix + $0 })
            context.report(
                .defaultedValue,
                "'\(text)' is neither a system colour nor '#rrggbb', and is taken for the name of an asset"
                    + (closest.map { "; did you mean '\($0)'?" } ?? ""), severity: .warning, at: value.location,
                fixIts: closest.map { [.replacing(value.range, with: "\"\($0)\"", isSafe: false)] } ?? [])
        }
        let name = CallTemplate.Field(expression: Expression(.string(text), range: value.range))
        return assetTemplate.filled(with: ["name": name], at: value.range)
    }

    private static let rgbTemplate: CallTemplate = "Color(red: red, green: green, blue: blue)"
    private static let assetTemplate: CallTemplate = "Color(name)"

    private static func hexadecimalComponents(_ text: String) -> [String: Double]? {
        let digits = text.utf8.dropFirst().map { Character(UnicodeScalar($0)).hexDigitValue }
        guard text.hasPrefix("#"), digits.count == 6 else { return nil }
        let values = digits.compactMap { $0 }
        guard values.count == 6 else { return nil }
        func component(_ index: Int) -> Double { Double(values[index] << 4 | values[index + 1]) / 255 }
        return ["red": component(0), "green": component(2), "blue": component(4)]
    }

    static let colorScheme = oneOf("light dark")

    static let listItemTint = tagged(
        "a list item tint", payload: "color",
        [
            "monochrome": .constant(".monochrome"), "fixed": .value(color, ".fixed(value)"),
            "preferred": .value(color, ".preferred(value)"),
        ])
}
