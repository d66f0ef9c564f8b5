/// A number of a payload, exactly as written.
///
/// Numbers are equal when their texts are: `1`, `1.0` and `1e0` are three numbers, since they are three texts.
public struct PropNumber: Hashable, Sendable, CustomStringConvertible {
    /// The JSON text of the number.
    public let text: String
    /// The value when it is written without fraction and exponent and fits.
    public let integer: Int?
    /// The nearest `Double`; infinite for a number past the finite range.
    public let double: Double

    /// Makes a number of its text, or nil when that is no JSON number.
    public init?(_ text: String) {
        guard let double = Double(text), PropNumber.isJSON(text.utf8) else { return nil }
        self.text = text
        self.double = double
        integer = Int(text)
    }

    /// Makes a whole number, written in decimal.
    public init(_ integer: Int) {
        text = String(integer)
        self.integer = integer
        double = Double(integer)
    }

    /// Makes the number with the fewest digits that read back as `double`, or nil when it isn't finite.
    public init?(_ double: Double) {
        guard double.isFinite else { return nil }
        text = double.description
        integer = nil
        self.double = double
    }

    init(text: String, integer: Int?, double: Double) {
        self.text = text
        self.integer = integer
        self.double = double
    }

    public var description: String { text }

    public static func == (lhs: PropNumber, rhs: PropNumber) -> Bool { lhs.text == rhs.text }
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Whether a text that reads as a `Double` is also a JSON number, which has fewer spellings.
    private static func isJSON(_ text: String.UTF8View) -> Bool {
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
        guard let first = digits.first, let last = digits.last, first.isDigit, last.isDigit else { return false }
        let hasLeadingZero = first == UInt8(ascii: "0") && digits.dropFirst().first?.isDigit == true
        let point = digits.firstIndex(of: UInt8(ascii: "."))
        let afterPoint = point.map { digits[digits.index(after: $0)].isDigit } ?? true
        let allowed = digits.allSatisfy { $0.isDigit || ".eE+-".utf8.contains($0) }
        return !hasLeadingZero && afterPoint && allowed
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
