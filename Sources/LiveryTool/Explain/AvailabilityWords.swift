import LiveryCatalogue

extension Availability {
    /// Where and since when a declaration can be used, in words: `iOS 15, macOS 12; not on watchOS`. Empty when the
    /// catalogue doesn't say.
    var words: String {
        var since: [String] = []
        var missing: [String] = []
        for platform in Platform.allCases where platform != .macCatalyst || self[platform] != self[.iOS] {
            switch self[platform] {
            case .since(let version): since.append("\(platform.rawValue) \(version)")
            case .unavailable: missing.append(platform.rawValue)
            case .unknown: break
            }
        }
        let parts = [
            since.joined(separator: ", "), missing.isEmpty ? "" : "not on " + missing.joined(separator: ", "),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// That a declaration is deprecated, since when, and what to use instead; empty when it isn't.
    var deprecationWords: String {
        guard let deprecation else { return "" }
        var text = "deprecated"
        // SDKs mark what they will deprecate some day with a version far away.
        let versions = Platform.allCases.compactMap { platform in
            deprecation[platform].map { (platform, $0) }
        }
        let some = versions.filter { $0.1.major < 1000 }
        if !deprecation.isUnconditional {
            text =
                some.isEmpty
                ? "to be deprecated"
                : "deprecated since " + some.map { "\($0.0.rawValue) \($0.1)" }.joined(separator: ", ")
        }
        if let renamed = deprecation.renamed {
            text += "; use \(renamed)"
        } else if let message = deprecation.message {
            text += ": \(message)"
        }
        return text
    }
}
