/// What `@available(…, deprecated: …)` says of a declaration.
public struct Deprecation: Hashable, Sendable {
    /// What to do instead, as the catalogue words it.
    public var message: String?
    /// The declaration that replaces it: `foregroundStyle(_:)`.
    public var renamed: String?
    /// Whether the declaration is deprecated in every version of every platform: `@available(*, deprecated)`.
    public var isUnconditional: Bool
    private var versions: [Version?] = []

    public init(message: String? = nil, renamed: String? = nil, isUnconditional: Bool = false) {
        self.message = message
        self.renamed = renamed
        self.isUnconditional = isUnconditional
    }

    /// The first version of a platform in which the declaration is deprecated; nil when none is stated.
    public subscript(platform: Platform) -> Version? {
        get { versions.isEmpty ? nil : versions[platform.index] }
        set {
            if versions.isEmpty { versions = Array(repeating: nil, count: Platform.allCases.count) }
            versions[platform.index] = newValue
        }
    }

    /// Whether a version is stated for any platform.
    var hasVersions: Bool { versions.contains { $0 != nil } }

    /// Adds what another attribute of the same declaration says.
    mutating func add(_ other: Deprecation) {
        message = other.message ?? message
        renamed = other.renamed ?? renamed
        isUnconditional = isUnconditional || other.isUnconditional
        for platform in Platform.allCases {
            if let version = other[platform] { self[platform] = version }
        }
    }

    /// Whether the declaration is deprecated in a version of a platform.
    public func applies(to platform: Platform, _ version: Version) -> Bool {
        isUnconditional || self[platform].map { $0 <= version } ?? false
    }
}
