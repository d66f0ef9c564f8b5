public import LiveryStyle

/// A font: what it is made of, and the changes that follow. ``resolved(at:)`` is what comes of them.
public struct Font: StylesheetValue, CustomStringConvertible {
    /// What a font is before any change.
    public enum Base: Hashable, Sendable, Codable {
        /// The font that text has when nothing is said: the body style.
        case `default`
        /// The system's font for a kind of text; design and weight are the style's own when nil.
        case style(TextStyle, design: Design?, weight: Weight?)
        /// The system's font in a size of points, which stays the same at every ``DynamicTypeSize``.
        case system(size: Double, weight: Weight?, design: Design?)
        /// A font of the host by its name, in points at ``DynamicTypeSize/large``.
        ///
        /// - Parameter relativeTo: The style whose size it grows with; nil when it stays the same.
        case custom(String, size: Double, relativeTo: TextStyle?)
    }

    /// A change of a font. Those with a boolean take themselves back when it is false.
    public enum Change: Hashable, Sendable, Codable {
        case italic(Bool)
        case bold(Bool)
        case smallCaps(Bool)
        case lowercaseSmallCaps(Bool)
        case uppercaseSmallCaps(Bool)
        case monospaced(Bool)
        /// Digits of one width, letters of their own.
        case monospacedDigit
        case weight(Weight)
        case width(Width)
        case leading(Leading)
        /// A size in points, which stays the same at every ``DynamicTypeSize``.
        case pointSize(Double)
        /// The size times a factor.
        case scaled(Double)
    }

    public var base: Base
    /// In the order in which they are made.
    public var changes: [Change]

    public init(_ base: Base, changes: [Change] = []) {
        self.base = base
        self.changes = changes
    }

    public static let `default` = Font(.default)

    /// The system's font for a kind of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system's font in a size of points.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// A font of the host whose size, in points, grows with that of a style.
    public static func custom(_ name: String, size: Double, relativeTo style: TextStyle = .body) -> Font {
        Font(.custom(name, size: size, relativeTo: style))
    }

    /// A font of the host in a size of points that stays the same.
    public static func custom(_ name: String, fixedSize: Double) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    /// The font with one more change.
    public func changed(_ change: Change) -> Font { Font(base, changes: changes + [change]) }
}

// MARK: - Reading

extension Font {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .chained(let base):
            // As deep as the value is, which checking bounds.
            self = try Font(from: base)
            changes.append(try Change(use, &call))
        case .member: self.init(try Base(use, &call))
        case .initialized: throw use.mismatch
        }
        try call.end()
    }
}

extension Font.Base {
    fileprivate init(_ use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) {
        switch use.name {
        case "default": self = .default
        case "system" where call.isNext("size"):
            let size: Double = try call.next("size")
            let weight: Font.Weight? = try call.next("weight", default: nil)
            self = .system(size: size, weight: weight, design: try call.next("design", default: nil))
        case "system":
            let style: Font.TextStyle = try call.next(nil)
            let design: Font.Design? = try call.next("design", default: nil)
            self = .style(style, design: design, weight: try call.next("weight", default: nil))
        case "custom":
            let name: String = try call.next(nil)
            if let size = try call.nextIfPresent("fixedSize", as: Double.self) {
                self = .custom(name, size: size, relativeTo: nil)
            } else {
                let size: Double = try call.next("size")
                self = .custom(name, size: size, relativeTo: try call.next("relativeTo", default: .body))
            }
        default:
            guard let style = Font.TextStyle(rawValue: use.name) else { throw use.mismatch }
            self = .style(style, design: nil, weight: nil)
        }
    }
}

extension Font.Change {
    fileprivate init(_ use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) {
        switch use.name {
        case "italic": self = .italic(try call.next(nil, default: true))
        case "bold": self = .bold(try call.next(nil, default: true))
        case "smallCaps": self = .smallCaps(try call.next(nil, default: true))
        case "lowercaseSmallCaps": self = .lowercaseSmallCaps(try call.next(nil, default: true))
        case "uppercaseSmallCaps": self = .uppercaseSmallCaps(try call.next(nil, default: true))
        case "monospaced": self = .monospaced(try call.next(nil, default: true))
        case "monospacedDigit": self = .monospacedDigit
        case "weight": self = .weight(try call.next(nil))
        case "width": self = .width(try call.next(nil))
        case "leading": self = .leading(try call.next(nil))
        case "pointSize": self = .pointSize(try call.next(nil))
        case "scaled": self = .scaled(try call.next("by"))
        default: throw use.mismatch
        }
    }
}

// MARK: - Writing

extension Font {
    /// The font as a stylesheet writes it.
    public var description: String { changes.reduce(base.text) { $0 + $1.text } }
}

extension Font.Base {
    fileprivate var text: String {
        switch self {
        case .default: ".default"
        case .style(let style, design: nil, weight: nil): style.description
        case .style(let style, let design, let weight):
            StylesheetText.call(
                ".system", (nil, style.description), ("design", design?.description), ("weight", weight?.description))
        case .system(let size, let weight, let design):
            StylesheetText.call(
                ".system", ("size", StylesheetText.number(size)), ("weight", weight?.description),
                ("design", design?.description))
        case .custom(let name, let size, nil):
            StylesheetText.call(
                ".custom", (nil, StylesheetText.string(name)), ("fixedSize", StylesheetText.number(size)))
        case .custom(let name, let size, let style?):
            StylesheetText.call(
                ".custom", (nil, StylesheetText.string(name)), ("size", StylesheetText.number(size)),
                ("relativeTo", style == .body ? nil : style.description))
        }
    }
}

extension Font.Change {
    fileprivate var text: String {
        switch self {
        case .italic(let isActive): Self.text("italic", isActive)
        case .bold(let isActive): Self.text("bold", isActive)
        case .smallCaps(let isActive): Self.text("smallCaps", isActive)
        case .lowercaseSmallCaps(let isActive): Self.text("lowercaseSmallCaps", isActive)
        case .uppercaseSmallCaps(let isActive): Self.text("uppercaseSmallCaps", isActive)
        case .monospaced(let isActive): Self.text("monospaced", isActive)
        case .monospacedDigit: ".monospacedDigit()"
        case .weight(let weight): ".weight(\(weight))"
        case .width(let width): ".width(\(width))"
        case .leading(let leading): ".leading(\(leading))"
        case .pointSize(let size): ".pointSize(\(StylesheetText.number(size)))"
        case .scaled(let factor): ".scaled(by: \(StylesheetText.number(factor)))"
        }
    }

    private static func text(_ name: String, _ isActive: Bool) -> String {
        isActive ? ".\(name)()" : ".\(name)(false)"
    }
}
