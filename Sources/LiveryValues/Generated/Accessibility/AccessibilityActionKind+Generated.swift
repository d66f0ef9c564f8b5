// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `accessibilityAction(_:_:)` takes as an `AccessibilityActionKind`.
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public enum AccessibilityActionKind: StylesheetValue, CustomStringConvertible {
    case `default`, escape, magicTap
    case delete, showMenu
    /// `AccessibilityActionKind(named name: Text)`
    case named(Text)

    public static let stylesheetType: TypeReference = .named("AccessibilityActionKind")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "default": self = .default
            case "escape": self = .escape
            case "magicTap": self = .magicTap
            case "delete": self = .delete
            case "showMenu": self = .showMenu
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "AccessibilityActionKind": self = try .named(call.next("named"))
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .default: ".default"
        case .escape: ".escape"
        case .magicTap: ".magicTap"
        case .delete: ".delete"
        case .showMenu: ".showMenu"
        case .named(let name): StylesheetText.call("AccessibilityActionKind", ("named", StylesheetText.value(name)))
        }
    }
}
