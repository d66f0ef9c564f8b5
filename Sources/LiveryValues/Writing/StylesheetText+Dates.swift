import Foundation

extension StylesheetText {
    /// A date in UTC as ISO 8601 has it, with milliseconds where there are some; years from 0 to 9999 are read again.
    static func date(_ date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        // Beyond what a calendar has, in days that an Int holds.
        guard abs(seconds) < 1e14 else { return seconds < 0 ? ".distantPast" : ".distantFuture" }
        let milliseconds = Int((seconds * 1_000).rounded())
        let (days, time) = milliseconds.quotientAndPositiveRemainder(dividingBy: 86_400_000)
        let (year, month, day) = civilDate(days)
        let fraction = time % 1_000 == 0 ? "" : "." + padded(time % 1_000, 3)
        let clock = [time / 3_600_000, time / 60_000 % 60, time / 1_000 % 60].map { padded($0, 2) }
        return string(
            "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(clock.joined(separator: ":"))\(fraction)Z")
    }

    /// The date that is some days after 1970-01-01. Years are counted from March, which puts the leap day last.
    private static func civilDate(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (days + 719_468).quotientAndPositiveRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let year = era * 400 + yearOfEra
        return month < 10 ? (year, month + 3, day) : (year + 1, month - 9, day)
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}

extension Int {
    /// The quotient rounded down, so that the remainder isn't negative.
    fileprivate func quotientAndPositiveRemainder(dividingBy divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
