public import LiveryStyle

/// A layer that blurs what is behind it and lets some of it through.
public struct Material: StylesheetValue, CustomStringConvertible {
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        case ultraThin, thin, regular, thick, ultraThick
        /// That of the system's own bars.
        case bar
    }

    public var kind: Kind
    /// How it looks in windows that aren't active; as the platform decides when nil.
    public var activeAppearance: MaterialActiveAppearance?

    public static let ultraThin = Material(kind: .ultraThin)
    public static let thin = Material(kind: .thin)
    public static let regular = Material(kind: .regular)
    public static let thick = Material(kind: .thick)
    public static let ultraThick = Material(kind: .ultraThick)
    public static let bar = Material(kind: .bar)

    public init(kind: Kind, activeAppearance: MaterialActiveAppearance? = nil) {
        self.kind = kind
        self.activeAppearance = activeAppearance
    }

    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
        Material(kind: kind, activeAppearance: appearance)
    }

    /// Reads `.thin` as well as a shape style's `.thinMaterial`.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let chain = ValueChain(value)
        let root = try ValueUse(of: chain.root, as: Self.stylesheetType)
        let suffix = "Material"
        let name = root.name.hasSuffix(suffix) ? String(root.name.dropLast(suffix.count)) : root.name
        guard case .member = root.kind, let kind = Kind(rawValue: name) else { throw root.mismatch }
        self.init(kind: kind)
        try root.call.end()
        for link in chain.links {
            let use = try ValueUse(of: .member(link), as: Self.stylesheetType)
            var call = use.call
            guard use.name == "materialActiveAppearance" else { throw use.mismatch }
            activeAppearance = try call.next(nil, as: MaterialActiveAppearance.self)
            try call.end()
        }
    }

    /// The material as a stylesheet writes it.
    public var description: String {
        ".\(kind.rawValue)" + (activeAppearance.map { ".materialActiveAppearance(\($0))" } ?? "")
    }
}
