/// A platform whose availability a declaration can state, spelt as in `@available`.
public enum Platform: String, CaseIterable, Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst
}

extension Platform {
    /// The place of the platform in tables with one entry a platform.
    var index: Int {
        switch self {
        case .iOS: 0
        case .macOS: 1
        case .tvOS: 2
        case .watchOS: 3
        case .visionOS: 4
        case .macCatalyst: 5
        }
    }
}
