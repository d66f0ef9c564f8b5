/// ISO 8601 dates as Elixir writes them: `2026-01-31`, `2026-01-31T12:00:00`, with a fraction, and with `Z` or an offset.
enum ISODate {
    /// The parts of a date; a time of midnight UTC when there is none.
    struct Parts: Equatable {
        var year = 0
        var month = 0
        var day = 0
        /// Seconds since midnight, fraction included.
        var seconds = 0.0
        /// Seconds east of UTC.
        var offset = 0
    }

    static func isValid(_ text: String) -> Bool { parts(text) != nil }

    /// The parts of a valid date, or nil. Days are checked against their month.
    static func parts(_ text: String) -> Parts? {
        var rest = Substring(text)
        var parts = Parts()
        guard let year = digits(&rest, 4), skip("-", &rest), let month = digits(&rest, 2), skip("-", &rest),
            let day = digits(&rest, 2), (1...12).contains(month), (1...daysIn(month, year)).contains(day)
        else { return nil }
        (parts.year, parts.month, parts.day) = (year, month, day)
        if rest.isEmpty { return parts }
        guard skip("T", &rest) || skip(" ", &rest), let hour = digits(&rest, 2), skip(":", &rest),
            let minute = digits(&rest, 2), hour < 24, minute < 60
        else { return nil }
        parts.seconds = Double(hour * 3600 + minute * 60)
        if skip(":", &rest) {
            guard let second = digits(&rest, 2), second < 61 else { return nil }
            parts.seconds += Double(second)
            if skip(".", &rest) {
                let fraction = rest.prefix { $0.isASCII && $0.isNumber }
                guard !fraction.isEmpty, fraction.count <= 9, let value = Double("0.\(fraction)") else { return nil }
                parts.seconds += value
                rest = rest.dropFirst(fraction.count)
            }
        }
        if rest.isEmpty || rest == "Z" { return parts }
        let isWest = rest.hasPrefix("-")
        guard skip("+", &rest) || skip("-", &rest), let hours = digits(&rest, 2) else { return nil }
        _ = skip(":", &rest)
        guard let minutes = digits(&rest, 2), rest.isEmpty, hours < 24, minutes < 60 else { return nil }
        parts.offset = (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
        return parts
    }

    /// The date as seconds since 1970-01-01T00:00:00Z.
    static func secondsSince1970(_ parts: Parts) -> Double {
        // Days from the civil calendar: years counted from March put the leap day last.
        let year = parts.month <= 2 ? parts.year - 1 : parts.year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let month = (parts.month + 9) % 12
        let dayOfYear = (153 * month + 2) / 5 + parts.day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 719_468
        return Double(days * 86_400 - parts.offset) + parts.seconds
    }

    private static func daysIn(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func digits(_ text: inout Substring, _ count: Int) -> Int? {
        let digits = text.prefix(count)
        guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        text = text.dropFirst(count)
        return Int(digits)
    }

    private static func skip(_ character: Character, _ text: inout Substring) -> Bool {
        guard text.first == character else { return false }
        text = text.dropFirst()
        return true
    }
}
