/// On which platforms a declaration exists, since when, and whether it is deprecated: what `@available` says.
///
/// 32 bytes and, without a deprecation, no allocation.
public struct Availability: Hashable, Sendable {
    /// What is known about one platform.
    public enum Status: Hashable, Sendable {
        /// The catalogue doesn't mention the platform.
        case unknown
        /// Available since a version.
        case since(Version)
        /// Not available in any version, or no longer (`obsoleted`).
        case unavailable
    }

    /// One packed version a platform, plus one; 0 for unknown and `UInt32.max` for unavailable.
    private var statuses: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0)
    private var deprecationBox: DeprecationBox?

    /// An availability that mentions no platform.
    public init() {}

    /// The status of one platform.
    ///
    /// Mac Catalyst has the status of iOS unless it is set itself, as in Swift.
    public subscript(platform: Platform) -> Status {
        get {
            let raw = rawStatus(platform)
            if raw == 0, platform == .macCatalyst { return self[.iOS] }
            switch raw {
            case 0: return .unknown
            case UInt32.max: return .unavailable
            default: return .since(Version(packed: raw - 1))
            }
        }
        set {
            switch newValue {
            case .unknown: setRawStatus(platform, 0)
            case .unavailable: setRawStatus(platform, .max)
            case .since(let version): setRawStatus(platform, version.packed + 1)
            }
        }
    }

    /// Why and since when the declaration shouldn't be used any more; nil when it isn't deprecated.
    public var deprecation: Deprecation? {
        get { deprecationBox?.value }
        set { deprecationBox = newValue.map(DeprecationBox.init) }
    }

    /// Whether the platform is not known to lack the declaration in `version`.
    ///
    /// Unknown counts as available: a catalogue that says nothing forbids nothing.
    public func isAvailable(on platform: Platform, _ version: Version) -> Bool {
        switch self[platform] {
        case .unknown: true
        case .since(let first): first <= version
        case .unavailable: false
        }
    }

    /// Whether no platform has the declaration.
    var isUnavailableEverywhere: Bool { Platform.allCases.allSatisfy { self[$0] == .unavailable } }

    /// This availability inside an enclosing declaration: what either lacks is lacking, and the later version counts.
    ///
    /// The own deprecation wins over that of the enclosing declaration.
    public func restricted(by outer: Availability) -> Availability {
        var result = self
        for platform in Platform.allCases {
            let raw = max(rawStatus(platform), outer.rawStatus(platform))
            result.setRawStatus(platform, raw)
        }
        if result.deprecationBox == nil { result.deprecationBox = outer.deprecationBox }
        return result
    }

    /// Adds what another attribute of the same declaration says; for a platform that both mention, the other counts.
    mutating func add(_ other: Availability) {
        for platform in Platform.allCases {
            let raw = other.rawStatus(platform)
            if raw != 0 { setRawStatus(platform, raw) }
        }
        guard let addition = other.deprecation else { return }
        if var own = deprecation {
            own.add(addition)
            deprecation = own
        } else {
            deprecationBox = other.deprecationBox
        }
    }

    /// Whether the platform itself is mentioned; Mac Catalyst without a mention has the status of iOS.
    func mentions(_ platform: Platform) -> Bool { rawStatus(platform) != 0 }

    private func rawStatus(_ platform: Platform) -> UInt32 {
        switch platform {
        case .iOS: statuses.0
        case .macOS: statuses.1
        case .tvOS: statuses.2
        case .watchOS: statuses.3
        case .visionOS: statuses.4
        case .macCatalyst: statuses.5
        }
    }

    private mutating func setRawStatus(_ platform: Platform, _ raw: UInt32) {
        switch platform {
        case .iOS: statuses.0 = raw
        case .macOS: statuses.1 = raw
        case .tvOS: statuses.2 = raw
        case .watchOS: statuses.3 = raw
        case .visionOS: statuses.4 = raw
        case .macCatalyst: statuses.5 = raw
        }
    }

    public static func == (lhs: Availability, rhs: Availability) -> Bool {
        lhs.statuses == rhs.statuses && lhs.deprecation == rhs.deprecation
    }

    public func hash(into hasher: inout Hasher) {
        for platform in Platform.allCases { hasher.combine(rawStatus(platform)) }
        hasher.combine(deprecation)
    }
}

/// A deprecation shared by the availabilities that have it.
private final class DeprecationBox: Sendable {
    let value: Deprecation

    init(_ value: Deprecation) { self.value = value }
}
