// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `toggleStyle(_:)` takes as a `ToggleStyle`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum ToggleStyle: StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 13, macOS 10.15, watchOS 6, visionOS 1; not on tvOS.
    case `switch`
    /// iOS 15, macOS 12, watchOS 9, visionOS 1; not on tvOS.
    case button
    /// macOS 10.15; not on iOS, tvOS, watchOS, visionOS.
    case checkbox
    /// `SwitchToggleStyle(tint: Color)`
    ///
    /// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
    case switchTint(Color)

    public static let stylesheetType: TypeReference = .some("ToggleStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "switch": self = .switch
            case "button": self = .button
            case "checkbox": self = .checkbox
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultToggleStyle": self = .automatic
            case "SwitchToggleStyle" where call.isAtEnd: self = .switch
            case "SwitchToggleStyle": self = try .switchTint(call.next("tint"))
            case "ButtonToggleStyle": self = .button
            case "CheckboxToggleStyle": self = .checkbox
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
        case .switch: ".switch"
        case .button: ".button"
        case .checkbox: ".checkbox"
        case .switchTint(let tint): StylesheetText.call("SwitchToggleStyle", ("tint", StylesheetText.value(tint)))
        }
    }
}
