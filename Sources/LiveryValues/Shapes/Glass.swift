public import LiveryStyle

/// A layer that bends and tints the light of what is behind it.
public struct Glass: StylesheetValue, CustomStringConvertible {
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        case regular
        /// Lets more through.
        case clear
        /// None at all.
        case identity
    }

    public var kind: Kind
    public var tint: Color?
    /// Whether it reacts to touch.
    public var isInteractive: Bool

    public static let regular = Glass(kind: .regular)
    public static let clear = Glass(kind: .clear)
    public static let identity = Glass(kind: .identity)

    public init(kind: Kind, tint: Color? = nil, isInteractive: Bool = false) {
        self.kind = kind
        self.tint = tint
        self.isInteractive = isInteractive
    }

    public func tint(_ color: Color?) -> Glass { Glass(kind: kind, tint: color, isInteractive: isInteractive) }

    public func interactive(_ isEnabled: Bool = true) -> Glass {
        Glass(kind: kind, tint: tint, isInteractive: isEnabled)
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let chain = ValueChain(value)
        let root = try ValueUse(of: chain.root, as: Self.stylesheetType)
        guard case .member = root.kind, let kind = Kind(rawValue: root.name) else { throw root.mismatch }
        self.init(kind: kind)
        try root.call.end()
        for link in chain.links {
            let use = try ValueUse(of: .member(link), as: Self.stylesheetType)
            var call = use.call
            switch use.name {
            case "tint": tint = try call.next(nil)
            case "interactive": isInteractive = try call.next(nil, default: true)
            default: throw use.mismatch
            }
            try call.end()
        }
    }

    /// The glass as a stylesheet writes it.
    public var description: String {
        ".\(kind.rawValue)" + (tint.map { ".tint(\($0))" } ?? "") + (isInteractive ? ".interactive()" : "")
    }
}
