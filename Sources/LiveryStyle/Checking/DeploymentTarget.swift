import LiveryCatalogue

/// A platform and the oldest version of it that a sheet has to work on: `iOS 16`.
public struct DeploymentTarget: Hashable, Sendable, CustomStringConvertible {
    public var platform: Platform
    public var version: Version

    public init(_ platform: Platform, _ version: Version) {
        self.platform = platform
        self.version = version
    }

    /// Reads `iOS 16`, `macOS 13.1` or `ios16`; the case of the platform doesn't matter. Nil for any other text.
    public init?(_ text: some StringProtocol) {
        let digits = text.firstIndex { $0.isNumber } ?? text.endIndex
        let name = String(text[..<digits].filter { !$0.isWhitespace }).lowercased()
        guard let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == name }),
            let version = Version(text[digits...])
        else { return nil }
        self.init(platform, version)
    }

    public var description: String { "\(platform.rawValue) \(version)" }
}
