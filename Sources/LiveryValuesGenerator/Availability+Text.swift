import LiveryCatalogue

extension Availability {
    /// The availability in words: `iOS 17, macOS 14; not on tvOS.` Empty when nothing is known.
    var text: String {
        var since: [String] = []
        var without: [String] = []
        for platform in Platform.allCases where platform != .macCatalyst {
            switch self[platform] {
            case .since(let version): since.append("\(platform.rawValue) \(version)")
            case .unavailable: without.append(platform.rawValue)
            case .unknown: break
            }
        }
        var parts: [String] = []
        if !since.isEmpty { parts.append(since.joined(separator: ", ")) }
        if !without.isEmpty { parts.append("not on " + without.joined(separator: ", ")) }
        guard var text = parts.isEmpty ? nil : parts.joined(separator: "; ") + "." else { return deprecationText }
        text = text.prefix(1) == "n" ? "N" + text.dropFirst() : text
        return deprecationText.isEmpty ? text : text + " " + deprecationText
    }

    private var deprecationText: String {
        guard let deprecation else { return "" }
        if let renamed = deprecation.renamed { return "Deprecated: it is ``\(renamed)`` now." }
        return deprecation.message.map { "Deprecated: \($0)" } ?? "Deprecated."
    }
}
