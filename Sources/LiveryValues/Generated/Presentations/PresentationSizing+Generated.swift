// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `presentationSizing(_:)` takes as a `PresentationSizing`.
///
/// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public enum PresentationSizing: StylesheetValue, CustomStringConvertible {
    case automatic, fitted, form, page
    /// `(PresentationSizing).fitted(horizontal: Bool, vertical: Bool)`
    indirect case fittedHorizontal(PresentationSizing, horizontal: Bool, vertical: Bool)
    /// `(PresentationSizing).sticky(horizontal: Bool = false, vertical: Bool = false)`
    indirect case sticky(PresentationSizing, horizontal: Bool, vertical: Bool)

    public static let stylesheetType: TypeReference = .some("PresentationSizing")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "automatic": self = .automatic
            case "fitted": self = .fitted
            case "form": self = .form
            case "page": self = .page
            default: throw use.mismatch
            }
        case .chained(let base):
            switch use.name {
            case "fitted":
                self = try .fittedHorizontal(
                    PresentationSizing(from: base), horizontal: call.next("horizontal"),
                    vertical: call.next("vertical"))
            case "sticky":
                self = try .sticky(
                    PresentationSizing(from: base), horizontal: call.next("horizontal", default: false),
                    vertical: call.next("vertical", default: false))
            default: throw use.mismatch
            }
        case .initialized: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .automatic: ".automatic"
        case .fitted: ".fitted"
        case .form: ".form"
        case .page: ".page"
        case .fittedHorizontal(let base, let horizontal, let vertical):
            StylesheetText.value(base) + StylesheetText.call(
                ".fitted", ("horizontal", StylesheetText.value(horizontal)),
                ("vertical", StylesheetText.value(vertical)))
        case .sticky(let base, let horizontal, let vertical):
            StylesheetText.value(base) + StylesheetText.call(
                ".sticky", ("horizontal", StylesheetText.value(horizontal)),
                ("vertical", StylesheetText.value(vertical)))
        }
    }
}
