public import LiveryCatalogue
public import LiveryStyle

/// A colour, as a stylesheet says it.
public struct Color: StylesheetValue, CustomStringConvertible {
    /// What a colour is made of.
    public indirect enum Content: Hashable, Sendable, Codable {
        /// A colour that the platform defines.
        case system(SystemColor)
        /// A colour of an asset catalogue, or of whatever the host looks names up in.
        case asset(name: String, bundle: AssetBundle?)
        /// Components from 0 to 1; those outside are of an extended range.
        case rgb(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
        /// A grey from 0, black, to 1.
        case white(RGBColorSpace, white: Double, opacity: Double)
        /// Components from 0 to 1; a hue of 1 is a whole turn.
        case hsb(hue: Double, saturation: Double, brightness: Double, opacity: Double)
        case uiColor(UIColor)
        case nsColor(NSColor)
        /// Another colour whose opacity is multiplied.
        case faded(Color, opacity: Double)
        /// Two colours mixed: a fraction of 0 is the first one, 1 the second.
        case mixed(Color, with: Color, fraction: Double, colorSpace: Gradient.ColorSpace)
        /// Another colour whose light is doubled as many times as there are stops.
        case exposed(Color, stops: Double)
        /// Another colour that may be as many times as bright as white; nil sets no limit.
        case headroom(Color, Double?)
    }

    /// The space in which the components of a colour are given.
    public enum RGBColorSpace: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case sRGB
        /// sRGB without its transfer function.
        case sRGBLinear
        case displayP3

        public static let stylesheetType = TypeReference.named("Color.RGBColorSpace")
    }

    public var content: Content

    public init(_ content: Content) { self.content = content }

    public init(_ name: String, bundle: AssetBundle? = nil) { content = .asset(name: name, bundle: bundle) }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) { content = .rgb(colorSpace, red: red, green: green, blue: blue, opacity: opacity) }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        content = .white(colorSpace, white: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        content = .hsb(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }

    public init(uiColor: UIColor) { content = .uiColor(uiColor) }
    public init(nsColor: NSColor) { content = .nsColor(nsColor) }

    /// The colour with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity: opacity)) }

    public func mix(
        with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mixed(self, with: other, fraction: fraction, colorSpace: colorSpace))
    }

    /// The colour with its light doubled as many times as there are stops.
    public func exposureAdjust(_ stops: Double) -> Color { Color(.exposed(self, stops: stops)) }

    public func headroom(_ headroom: Double?) -> Color { Color(.headroom(self, headroom)) }

    /// The gradient that the platform makes of the colour.
    public var gradient: AnyGradient { AnyGradient(.color(self)) }
}

// MARK: - Reading and writing

extension Color {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let chain = ValueChain(value)
        try self.init(root: chain.root)
        for link in chain.links { self = try linked(link) }
    }

    private init(root: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: root, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, let name):
            guard let color = SystemColor(rawValue: name) else { throw use.mismatch }
            content = .system(color)
        case (.initialized, "Color"): self = try Self.initialized(&call)
        default: throw use.mismatch
        }
        try call.end()
    }

    /// What a member of the colour gives.
    func linked(_ link: StyleMember) throws(StylesheetDecodingError) -> Color {
        let use = try ValueUse(of: .member(link), as: Self.stylesheetType)
        var call = use.call
        let result: Color
        switch use.name {
        case "opacity": result = opacity(try call.next(nil))
        case "mix":
            result = mix(
                with: try call.next("with"), by: try call.next("by"), in: try call.next("in", default: .perceptual))
        case "exposureAdjust": result = exposureAdjust(try call.next(nil))
        case "headroom": result = headroom(try call.next(nil))
        default: throw use.mismatch
        }
        try call.end()
        return result
    }

    private static func initialized(_ call: inout ValueCall) throws(StylesheetDecodingError) -> Color {
        if call.isNext("uiColor") { return Color(uiColor: try call.next("uiColor")) }
        if call.isNext("nsColor") { return Color(nsColor: try call.next("nsColor")) }
        if call.isNext("hue") {
            return Color(
                hue: try call.next("hue"), saturation: try call.next("saturation"),
                brightness: try call.next("brightness"), opacity: try call.next("opacity", default: 1))
        }
        if let first = call.arguments.first, first.label == nil, first.value.string != nil {
            return Color(try call.next(nil, as: String.self), bundle: try call.next("bundle", default: nil))
        }
        let space: RGBColorSpace = try call.next(nil, default: .sRGB)
        if call.isNext("white") {
            return Color(space, white: try call.next("white"), opacity: try call.next("opacity", default: 1))
        }
        return Color(
            space, red: try call.next("red"), green: try call.next("green"), blue: try call.next("blue"),
            opacity: try call.next("opacity", default: 1))
    }

    /// The colour as a stylesheet writes it.
    public var description: String {
        switch content {
        case .system(let color): color.description
        case .asset(let name, let bundle):
            StylesheetText.call("Color", (nil, StylesheetText.string(name)), ("bundle", bundle?.description))
        case .rgb(let space, let red, let green, let blue, let opacity):
            StylesheetText.call(
                "Color", (nil, space == .sRGB ? nil : space.description), ("red", StylesheetText.number(red)),
                ("green", StylesheetText.number(green)), ("blue", StylesheetText.number(blue)),
                ("opacity", StylesheetText.number(opacity, unless: 1)))
        case .white(let space, let white, let opacity):
            StylesheetText.call(
                "Color", (nil, space == .sRGB ? nil : space.description), ("white", StylesheetText.number(white)),
                ("opacity", StylesheetText.number(opacity, unless: 1)))
        case .hsb(let hue, let saturation, let brightness, let opacity):
            StylesheetText.call(
                "Color", ("hue", StylesheetText.number(hue)), ("saturation", StylesheetText.number(saturation)),
                ("brightness", StylesheetText.number(brightness)),
                ("opacity", StylesheetText.number(opacity, unless: 1)))
        case .uiColor(let color): StylesheetText.call("Color", ("uiColor", color.description))
        case .nsColor(let color): StylesheetText.call("Color", ("nsColor", color.description))
        case .faded(let color, let opacity):
            StylesheetText.call("\(color).opacity", (nil, StylesheetText.number(opacity)))
        case .mixed(let color, let other, let fraction, let space):
            StylesheetText.call(
                "\(color).mix", ("with", other.description), ("by", StylesheetText.number(fraction)),
                ("in", space == .perceptual ? nil : space.description))
        case .exposed(let color, let stops):
            StylesheetText.call("\(color).exposureAdjust", (nil, StylesheetText.number(stops)))
        case .headroom(let color, let headroom):
            StylesheetText.call("\(color).headroom", (nil, headroom.map { StylesheetText.number($0) } ?? "nil"))
        }
    }
}
