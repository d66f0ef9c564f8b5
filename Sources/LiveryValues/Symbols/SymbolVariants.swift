public import LiveryStyle

/// Which variant of a symbol is shown: in a shape, filled, crossed out.
public struct SymbolVariants: StylesheetValue, CustomStringConvertible {
    /// What a symbol stands in.
    public enum Enclosure: String, Hashable, Sendable, Codable {
        case circle
        case square
        case rectangle
    }

    /// Nil for none.
    public var enclosure: Enclosure?
    public var isFilled: Bool
    /// Whether a line goes across the symbol.
    public var isSlashed: Bool

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.enclosure = enclosure
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        switch use.kind {
        // As deep as the value is, which checking bounds.
        case .chained(let base): self = try SymbolVariants(from: base)
        case .member: self.init()
        case .initialized: throw use.mismatch
        }
        switch use.name {
        case "none" where use.isStatic: break
        case "fill": isFilled = true
        case "slash": isSlashed = true
        default:
            guard let enclosure = Enclosure(rawValue: use.name) else { throw use.mismatch }
            self.enclosure = enclosure
        }
        try use.call.end()
    }

    /// The suffix of a symbol's name, such as `.circle.fill`; empty for ``none``.
    public var suffix: String {
        (enclosure.map { "." + $0.rawValue } ?? "") + (isFilled ? ".fill" : "") + (isSlashed ? ".slash" : "")
    }

    /// The variant as a stylesheet writes it.
    public var description: String { suffix.isEmpty ? ".none" : suffix }
}
