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
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, let name):
            let suffix = "Material"
            guard let kind = Kind(rawValue: name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name) else {
                throw use.mismatch
            }
            self.init(kind: kind)
        case (.chained(let base), "materialActiveAppearance"):
            self = try Self(from: base).materialActiveAppearance(try call.next(nil))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The material as a stylesheet writes it.
    public var description: String {
        ".\(kind.rawValue)" + (activeAppearance.map { ".materialActiveAppearance(\($0))" } ?? "")
    }
}

/// How a material looks in windows that aren't active.
public enum MaterialActiveAppearance: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case automatic
    case active
    case inactive
    /// Like the window it is in.
    case matchWindow
}
