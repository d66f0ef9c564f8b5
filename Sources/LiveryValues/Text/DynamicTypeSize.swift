public import LiveryStyle

/// How large a person wants text to be; `large` is what systems come with.
public enum DynamicTypeSize: String, CaseIterable, Comparable, StylesheetValue, CustomStringConvertible {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether the size is one of those that accessibility settings offer.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The place of the size among all, from 0 for the smallest.
    var rank: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }

    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rank < rhs.rank }
}
