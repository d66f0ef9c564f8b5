public import LiveryCatalogue
public import LiveryStyle

/// How a destination takes the place of what it was reached from.
public enum NavigationTransition: StylesheetValue, CustomStringConvertible {
    case automatic
    case crossFade
    /// Out of the view that is its source.
    ///
    /// - Parameter sourceID: A text, number or boolean.
    case zoom(sourceID: StyleValue, in: Namespace.ID)

    public static let stylesheetType = TypeReference.some("NavigationTransition")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "automatic"): self = .automatic
        case (.member, "crossFade"): self = .crossFade
        case (.member, "zoom"):
            let sourceID: StyleValue = try call.next("sourceID")
            self = .zoom(sourceID: sourceID, in: try call.next("in"))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The transition as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .crossFade: ".crossFade"
        case .zoom(let sourceID, let namespace): ".zoom(sourceID: \(sourceID), in: \(namespace))"
        }
    }
}
