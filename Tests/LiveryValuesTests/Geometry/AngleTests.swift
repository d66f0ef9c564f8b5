import Livery
import LiveryValues
import Testing

struct AngleTests {
    @Test func anglesAreMadeOfDegreesAndRadians() throws {
        try expectRoundTrips([
            ".zero": Angle(radians: 0), "Angle()": .zero, "Angle(degrees: 90)": .radians(.pi / 2),
            "Angle(radians: 2)": Angle(radians: 2), ".degrees(45.5)": Angle(degrees: 45.5),
            ".radians(0.1)": .radians(0.1),
        ])
        try expect(
            ["attr(\"a\")": Angle.degrees(30), ".degrees(attr(\"a\"))": .degrees(30)], props: #""a":"30""#)
        #expect(throws: StylesheetDecodingError.self) { try Angle(from: .boolean(true)) }
    }
}
