import Livery
import LiveryValues
import Testing

struct AngleTests {
    @Test func anglesAreMadeOfDegreesAndRadians() throws {
        let degrees = StyleValue.member(
            StyleMember(type: "Angle", name: "degrees", arguments: [StyleArgument(.integer(90))]))
        #expect(try Angle(from: degrees) == .radians(.pi / 2))
        #expect(throws: StylesheetDecodingError.self) { try Angle(from: .boolean(true)) }
    }
}
