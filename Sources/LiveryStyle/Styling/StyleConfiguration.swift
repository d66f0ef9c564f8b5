import LiveryCatalogue

/// What stylesheets are checked against and resolved with.
public struct StyleConfiguration: Sendable {
    /// What the platform and the host offer.
    public private(set) var catalogue: Catalogue
    /// The oldest systems that the sheets have to work on; with none, availability isn't checked.
    public var targets: [DeploymentTarget]
    /// The platform whose rules apply, as in `target: :ios`; nil for those of all.
    public var platform: String?
    let registry: StyleRegistry

    /// - Parameters:
    ///   - catalogue: SwiftUI's unless another is given.
    ///   - registry: The host's own modifiers and types, which go before the catalogue's.
    public init(
        catalogue: Catalogue = .swiftUI, registry: StyleRegistry = StyleRegistry(), targets: [DeploymentTarget] = [],
        platform: String? = nil
    ) {
        var catalogue = catalogue
        for file in registry.declarations { catalogue.add(reading: file) }
        self.catalogue = catalogue
        self.registry = registry
        self.targets = targets
        self.platform = platform
    }

    /// The targets of the platforms that a rule is limited to.
    func targets(of platforms: [String]?) -> [DeploymentTarget] { Self.targets(targets, of: platforms) }

    /// Those of some targets whose platforms a rule is limited to.
    static func targets(_ targets: [DeploymentTarget], of platforms: [String]?) -> [DeploymentTarget] {
        guard let platforms else { return targets }
        let names = Set(platforms.map { $0.lowercased() })
        return targets.filter { names.contains($0.platform.rawValue.lowercased()) }
    }
}
