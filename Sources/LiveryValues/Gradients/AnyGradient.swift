public import LiveryStyle

/// A gradient with the space of its colours, or the one that the platform makes of a colour.
public struct AnyGradient: StylesheetValue, CustomStringConvertible {
    public enum Content: Hashable, Sendable, Codable {
        case gradient(Gradient)
        /// The gradient that the platform makes of a colour, from somewhat lighter to the colour itself.
        case color(Color)
    }

    public var content: Content
    public var colorSpace: Gradient.ColorSpace

    public init(_ content: Content, colorSpace: Gradient.ColorSpace = .device) {
        self.content = content
        self.colorSpace = colorSpace
    }

    public init(_ gradient: Gradient) { self.init(.gradient(gradient)) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(content, colorSpace: space) }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let chain = ValueChain(value)
        let links = chain.links
        if let index = links.firstIndex(where: { $0.name == "gradient" }), let base = links[index].base {
            self.init(.color(try Color(from: base)))
            for link in links[(index + 1)...] { self = try linked(link) }
        } else {
            try self.init(root: chain.root)
            for link in links { self = try linked(link) }
        }
    }

    private init(root: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: root, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.initialized, "Gradient"): self.init(try Gradient(from: root))
        case (.initialized, "AnyGradient"):
            self.init(try call.next(nil, as: Gradient.self))
            try call.end()
        default: throw use.mismatch
        }
    }

    /// What a member of the gradient gives.
    func linked(_ link: StyleMember) throws(StylesheetDecodingError) -> AnyGradient {
        let use = try ValueUse(of: .member(link), as: Self.stylesheetType)
        var call = use.call
        guard use.name == "colorSpace" else { throw use.mismatch }
        let result = colorSpace(try call.next(nil))
        try call.end()
        return result
    }

    /// The gradient as a stylesheet writes it.
    public var description: String {
        switch (content, colorSpace) {
        case (.gradient(let gradient), .device): StylesheetText.call("AnyGradient", (nil, gradient.description))
        case (.gradient(let gradient), _): StylesheetText.call("\(gradient).colorSpace", (nil, colorSpace.description))
        case (.color(let color), .device): StylesheetText.qualified(color.description, by: "Color") + ".gradient"
        case (.color(let color), _):
            StylesheetText.call(
                StylesheetText.qualified(color.description, by: "Color") + ".gradient.colorSpace",
                (nil, colorSpace.description))
        }
    }

    /// The gradient without a colour space of its own; nil when it has one or is made of a colour.
    var plain: Gradient? {
        if case .gradient(let gradient) = content, colorSpace == .device { return gradient }
        return nil
    }
}

extension ValueCall {
    /// The gradient of a call that takes colours, stops or a gradient under a label.
    mutating func nextGradient(_ label: String?) throws(StylesheetDecodingError) -> AnyGradient {
        if let colors = try nextIfPresent("colors", as: [Color].self) { return AnyGradient(Gradient(colors: colors)) }
        if let stops = try nextIfPresent("stops", as: [Gradient.Stop].self) {
            return AnyGradient(Gradient(stops: stops))
        }
        return try next(label)
    }
}

extension StylesheetText {
    /// A gradient in a rectangle. Initializers take gradients without a colour space, the members of shape styles any.
    static func gradient(
        _ gradient: AnyGradient, type: String, member: String, _ arguments: (label: String?, text: String?)...
    ) -> String {
        let plain = gradient.plain
        let first = (label: plain.map { _ in "gradient" }, text: plain?.description ?? gradient.description)
        return call(plain == nil ? "." + member : type, [first] + arguments)
    }
}
