/// A style that the platform or the surroundings decide, by what it is for.
public enum SemanticShapeStyle: String, CaseIterable, Hashable, Sendable, Codable {
    /// What `foregroundStyle` has set.
    case foreground
    /// What `backgroundStyle` has set.
    case background
    /// What `tint` has set.
    case tint
    /// What is selected.
    case selection
    case separator
    /// Text that stands where none was entered.
    case placeholder
    case link
    /// The inside of a shape, such as a slider's track.
    case fill
    case windowBackground

    /// The type that a stylesheet can initialize: `ForegroundStyle()`.
    var typeName: String {
        switch self {
        case .foreground: "ForegroundStyle"
        case .background: "BackgroundStyle"
        case .tint: "TintShapeStyle"
        case .selection: "SelectionShapeStyle"
        case .separator: "SeparatorShapeStyle"
        case .placeholder: "PlaceholderTextShapeStyle"
        case .link: "LinkShapeStyle"
        case .fill: "FillShapeStyle"
        case .windowBackground: "WindowBackgroundShapeStyle"
        }
    }

    init?(typeName: String) {
        guard let style = Self.allCases.first(where: { $0.typeName == typeName }) else { return nil }
        self = style
    }
}
