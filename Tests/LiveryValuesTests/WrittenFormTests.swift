import Foundation
import Livery
import LiveryValues
import Testing

/// What ``StylesheetValue/stylesheetText`` is for values whose description is Swift's.
struct WrittenFormTests {
    @Test func `Numbers, texts and lists are written as stylesheets have them`() {
        #expect(1.0.stylesheetText == "1")
        #expect(Double.infinity.stylesheetText == ".infinity")
        #expect("a\"b".stylesheetText == #""a\"b""#)
        #expect([1.5, 2].stylesheetText == "[1.5, 2]")
        #expect(Double?.none.stylesheetText == "nil")
        #expect(String?("a").stylesheetText == #""a""#)
        #expect(
            Set([PresentationDetent.medium, .height(200), .large]).stylesheetText == "[.height(200), .large, .medium]")
        #expect(CGSize(width: 1, height: 2).stylesheetText == "CGSize(width: 1, height: 2)")
        #expect(URL(string: "https://example.org/a")?.stylesheetText == #""https://example.org/a""#)
    }

    @Test(arguments: [
        (-9_223_372_036_854_775_808.0, "-9.223372036854776e+18"), (1e300, "1e+300"), (-0.5, "-0.5"),
        (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_991, "-9007199254740991"),
    ])
    func `A number of any size has a text`(number: Double, text: String) {
        #expect(number.stylesheetText == text)
    }

    @Test(arguments: [
        "1970-01-01T00:00:00Z", "2026-01-31T12:30:59Z", "2024-02-29T23:59:59.125Z", "2000-03-01T00:00:00Z",
        "1900-02-28T00:00:00Z", "1582-10-10T01:02:03Z", "0001-01-01T00:00:00Z", "0400-02-29T00:00:00.001Z",
        "1969-12-31T23:59:59Z", "9999-12-31T23:59:59Z",
    ])
    func `A date is written as it is read`(text: String) throws {
        let date = try Date(from: .string(text))
        #expect(date.stylesheetText == "\"\(text)\"")
        #expect(try Date(from: .string(text)) == date)
    }

    @Test(arguments: [1e300, -1e300, .infinity, 1e14, -9e13])
    func `A date of any time has a text`(seconds: Double) {
        #expect(!Date(timeIntervalSince1970: seconds).stylesheetText.isEmpty)
    }
}
