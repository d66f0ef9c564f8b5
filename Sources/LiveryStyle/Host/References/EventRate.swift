import LiveryTree

/// When an event is sent that comes about many times in a row.
public enum EventRate: Hashable, Sendable {
    /// Each time.
    case unlimited
    /// Once there was none for so many milliseconds, and when the node loses focus; 0 or more.
    case debounced(milliseconds: Double)
    /// At once, and then at most once in so many milliseconds; 0 or more.
    case throttled(milliseconds: Double)
    /// When the node loses focus.
    case onBlur

    /// The milliseconds of an attribute without a value.
    static let defaultMilliseconds = 300.0

    /// The rate that options say: `debounce` goes before `throttle`.
    ///
    /// - Parameters:
    ///   - debounce: Milliseconds; nil for none.
    ///   - throttle: Milliseconds; nil for none.
    public init(debounce: Double?, throttle: Double?) {
        if let debounce {
            self = .debounced(milliseconds: debounce)
        } else if let throttle {
            self = .throttled(milliseconds: throttle)
        } else {
            self = .unlimited
        }
    }

    /// The rate that `phx-debounce` or `phx-throttle` says.
    init(attributesOf element: ElementNode) throws(AttributeError) {
        if let value = element.value(of: "phx-debounce") {
            if value == .string("blur") {
                self = .onBlur
            } else {
                self = .debounced(milliseconds: try EventRate.milliseconds(value, "phx-debounce"))
            }
        } else if let value = element.value(of: "phx-throttle") {
            self = .throttled(milliseconds: try EventRate.milliseconds(value, "phx-throttle"))
        } else {
            self = .unlimited
        }
    }

    private static func milliseconds(_ value: PropValue, _ name: String) throws(AttributeError) -> Double {
        if value == .string("") { return defaultMilliseconds }
        guard let text = value.text, let number = PropNumber(text)?.double, number.isFinite, number >= 0 else {
            throw AttributeError(.malformed, name: name, type: "time in milliseconds")
        }
        return number
    }
}
