public import LiveryCatalogue
public import LiveryStyle

/// What points are relative to: what a stylesheet writes for `some CoordinateSpaceProtocol`.
public enum AnyCoordinateSpace: StylesheetValue, CustomStringConvertible {
    /// The window or screen.
    case global
    /// The view itself.
    case local
    case named(NamedCoordinateSpace)

    public static let stylesheetType = TypeReference.some("CoordinateSpaceProtocol")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        switch (use.kind, use.name) {
        case (.member, "global"), (.initialized, "GlobalCoordinateSpace"): self = .global
        case (.member, "local"), (.initialized, "LocalCoordinateSpace"): self = .local
        default:
            self = .named(try NamedCoordinateSpace(from: value))
            return
        }
        try use.call.end()
    }

    /// The space as a stylesheet writes it.
    public var description: String {
        switch self {
        case .global: ".global"
        case .local: ".local"
        case .named(let space): space.description
        }
    }
}

/// The space of a view further out.
public enum NamedCoordinateSpace: StylesheetValue, CustomStringConvertible {
    /// That of the view with a name: a text, number or boolean.
    case named(StyleValue)
    /// That of the closest view that scrolls along an axis; along any when nil.
    case scrollView(axis: Axis?)

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "named"): self = .named(try call.next(nil))
        case (.member, "scrollView"): self = .scrollView(axis: try call.next("axis", default: nil))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The space as a stylesheet writes it.
    public var description: String {
        switch self {
        case .named(let name): ".named(\(name))"
        case .scrollView(nil): ".scrollView"
        case .scrollView(let axis?): ".scrollView(axis: \(axis))"
        }
    }
}

/// What points are relative to, in modifiers from before ``AnyCoordinateSpace``.
public enum CoordinateSpace: StylesheetValue, CustomStringConvertible {
    /// The window or screen.
    case global
    /// The view itself.
    case local
    /// The view with a name: a text, number or boolean.
    case named(StyleValue)

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "global"): self = .global
        case (.member, "local"): self = .local
        case (.member, "named"): self = .named(try call.next(nil))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The space as a stylesheet writes it.
    public var description: String {
        switch self {
        case .global: ".global"
        case .local: ".local"
        case .named(let name): ".named(\(name))"
        }
    }
}
