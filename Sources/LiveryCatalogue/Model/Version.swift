/// A version of a platform: `17`, `17.1` or `10.15.4`.
public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The largest major number; room for the `100000` with which SDKs mark what they will deprecate some day.
    public static let maximumMajor = 0x3FFFF - 1
    /// The largest minor or patch number.
    public static let maximumMinor = 0x7F

    /// Major, minor and patch in 18, 7 and 7 bits, so that versions compare as numbers.
    let packed: UInt32

    /// Makes a version; numbers out of range are clamped to ``maximumMajor`` and ``maximumMinor``.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        let major = UInt32(min(max(major, 0), Version.maximumMajor))
        let minor = UInt32(min(max(minor, 0), Version.maximumMinor))
        let patch = UInt32(min(max(patch, 0), Version.maximumMinor))
        packed = major << 14 | minor << 7 | patch
    }

    init(packed: UInt32) { self.packed = packed }

    /// Reads one to three numbers separated by dots; nil for any other text and for numbers out of range.
    public init?(_ text: some StringProtocol) {
        var numbers = [0, 0, 0]
        var part = 0
        var hasDigit = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                numbers[part] = numbers[part] * 10 + Int(byte - UInt8(ascii: "0"))
                hasDigit = true
                if numbers[part] > (part == 0 ? Version.maximumMajor : Version.maximumMinor) { return nil }
            case UInt8(ascii: ".") where hasDigit && part < 2:
                part += 1
                hasDigit = false
            default:
                return nil
            }
        }
        guard hasDigit else { return nil }
        self.init(numbers[0], numbers[1], numbers[2])
    }

    public var major: Int { Int(packed >> 14) }
    public var minor: Int { Int(packed >> 7 & 0x7F) }
    public var patch: Int { Int(packed & 0x7F) }

    public static func < (lhs: Version, rhs: Version) -> Bool { lhs.packed < rhs.packed }

    /// The shortest usual spelling: no `.0` for a missing minor number, and a patch only when there is one.
    public var description: String {
        if patch > 0 { return "\(major).\(minor).\(patch)" }
        return minor > 0 ? "\(major).\(minor)" : "\(major)"
    }
}
