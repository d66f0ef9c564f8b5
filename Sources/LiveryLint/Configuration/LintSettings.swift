import LiverySource
import LiveryStyle

/// What counts for linting one file: the settings of a configuration with those of its overrides.
///
/// Files with equal settings can be linted in one run.
public struct LintSettings: Hashable, Sendable {
    /// What is known of SwiftUI, or nothing.
    public enum PlatformCatalogue: String, CaseIterable, Hashable, Sendable {
        /// The shipped catalogue of SwiftUI.
        case swiftUI = "swiftui"
        /// Nothing but what the host declares.
        case none
    }

    /// The platform's own modifiers and types.
    public var platformCatalogue = PlatformCatalogue.swiftUI
    /// The oldest systems that sheets have to work on; with none, availability isn't checked.
    public var targets: [DeploymentTarget] = []
    /// The platform whose rules apply, as in `target: :ios`, in lower case; nil for those of all.
    public var platform: String?
    /// How the findings of rules are told, by the names of the rules; others keep their own severity.
    public var levels: [String: RuleLevel] = [:]
    /// Whether suppression comments that suppress nothing are findings.
    public var reportsNeedlessSuppressions = true

    /// The settings without any configuration.
    public init() {}

    /// A finding as these settings have it told: with the severity that they set for its rule, or nil when they turn the
    /// rule off.
    public func applied(to finding: Diagnostic) -> Diagnostic? {
        guard let level = levels[finding.rule] else { return finding }
        guard let severity = level.severity else { return nil }
        var result = finding
        result.severity = severity
        return result
    }
}
