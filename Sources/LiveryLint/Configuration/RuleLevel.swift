import LiverySource

/// How findings of a rule are told, as configuration sets it.
public enum RuleLevel: String, CaseIterable, Hashable, Sendable {
    /// Not at all.
    case off
    case note, warning, error

    /// The severity that findings get; nil for none.
    public var severity: Severity? {
        switch self {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
