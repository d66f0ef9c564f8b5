// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `datePickerStyle(_:)` takes as a `DatePickerStyle`.
///
/// iOS 13, macOS 10.15, watchOS 10, visionOS 1; not on tvOS.
public enum DatePickerStyle: StylesheetValue, CustomStringConvertible {
    case automatic
    /// iOS 14, macOS 10.15.4, visionOS 1; not on tvOS, watchOS.
    case compact
    /// iOS 14, macOS 10.15, visionOS 1; not on tvOS, watchOS.
    case graphical
    /// iOS 13, watchOS 10, visionOS 1; not on macOS, tvOS.
    case wheel
    /// macOS 10.15; not on iOS, tvOS, watchOS, visionOS.
    case field, stepperField

    public static let stylesheetType: TypeReference = .some("DatePickerStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "compact": self = .compact
            case "graphical": self = .graphical
            case "wheel": self = .wheel
            case "field": self = .field
            case "stepperField": self = .stepperField
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultDatePickerStyle": self = .automatic
            case "CompactDatePickerStyle": self = .compact
            case "GraphicalDatePickerStyle": self = .graphical
            case "WheelDatePickerStyle": self = .wheel
            case "FieldDatePickerStyle": self = .field
            case "StepperFieldDatePickerStyle": self = .stepperField
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
        case .compact: ".compact"
        case .graphical: ".graphical"
        case .wheel: ".wheel"
        case .field: ".field"
        case .stepperField: ".stepperField"
        }
    }
}
