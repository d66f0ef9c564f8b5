import LiveryStyle

/// A platform that rules can be limited to, as in `target: :ios`.
package enum StylePlatform: String, CaseIterable, ParameterValue, Sendable {
    case ios, ipados, macos, tvos, watchos, visionos, maccatalyst

    /// The case of the name doesn't matter: `iOS` is `ios`.
    package init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}

/// `iOS:16`, `iOS 16` or `ios16`.
extension DeploymentTarget: ParameterValue {
    package init?(argument: String) {
        self.init(argument.split(separator: ":", omittingEmptySubsequences: false).joined(separator: " "))
    }

    package var argument: String { "\(platform.rawValue):\(version)" }
    package static var expectation: String { "a platform and a version, such as 'iOS:16' or 'macOS:13.1'" }
}
