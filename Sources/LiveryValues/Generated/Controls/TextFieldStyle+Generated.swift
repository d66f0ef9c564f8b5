// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `textFieldStyle(_:)` takes as a `TextFieldStyle`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum TextFieldStyle: StylesheetValue, CustomStringConvertible {
    case automatic, plain
    /// iOS 13, macOS 10.15, visionOS 1; not on tvOS, watchOS.
    case roundedBorder
    /// macOS 10.15; not on iOS, tvOS, watchOS, visionOS.
    case squareBorder

    public static let stylesheetType: TypeReference = .some("TextFieldStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        let call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "plain": self = .plain
            case "roundedBorder": self = .roundedBorder
            case "squareBorder": self = .squareBorder
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "DefaultTextFieldStyle": self = .automatic
            case "PlainTextFieldStyle": self = .plain
            case "RoundedBorderTextFieldStyle": self = .roundedBorder
            case "SquareBorderTextFieldStyle": self = .squareBorder
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
        case .plain: ".plain"
        case .roundedBorder: ".roundedBorder"
        case .squareBorder: ".squareBorder"
        }
    }
}
