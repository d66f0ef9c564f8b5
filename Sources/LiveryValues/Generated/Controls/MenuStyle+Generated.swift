// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `menuStyle(_:)` takes as a `MenuStyle`.
///
/// iOS 14, macOS 11, tvOS 17, visionOS 1; not on watchOS.
public enum MenuStyle: StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 16, macOS 13, tvOS 17, visionOS 1; not on watchOS.
    case button
    /// iOS 14, macOS 11, visionOS 1; not on tvOS, watchOS.
    case borderlessButton
    /// macOS 11; not on iOS, tvOS, watchOS, visionOS.
    case borderedButton

    public static let stylesheetType: TypeReference = .some("MenuStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "button": self = .button
            case "borderlessButton": self = .borderlessButton
            case "borderedButton": self = .borderedButton
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultMenuStyle": self = .automatic
            case "ButtonMenuStyle": self = .button
            case "BorderlessButtonMenuStyle": self = .borderlessButton
            case "BorderedButtonMenuStyle": self = .borderedButton
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .button: ".button"
        case .borderlessButton: ".borderlessButton"
        case .borderedButton: ".borderedButton"
        }
    }
}
