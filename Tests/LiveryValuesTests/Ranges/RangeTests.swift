import Foundation
import Livery
import LiveryValues
import Testing

struct RangeTests {
    @Test func rangesHaveBoundsOfTheirType() throws {
        try expect(["1...3": 1...3, "-2...0": -2...0])
        try expect(["1.5...3": 1.5...3])
        try expect(["1..<3": 1..<3])
        try expect([".small ... .large": DynamicTypeSize.small ... .large])
        try expectRoundTrips(["1...": RangeFrom(1)])
        try expectRoundTrips(["...3": RangeThrough(3)])
        try expectRoundTrips(["..<3": RangeUpTo(3)])
        try expectRoundTrips([".small...": RangeFrom(DynamicTypeSize.small)])
        try expectRoundTrips(["... .small": RangeThrough(DynamicTypeSize.small)])
        #expect(RangeFrom(1).range.contains(1) && !RangeThrough(1).range.contains(2))
        #expect(!RangeUpTo(1).range.contains(1))
    }

    @Test func rangesOfAnyKindAreRead() throws {
        try expectRoundTrips([
            "1...3": AnyRange.closed(1...3), "1..<3": .halfOpen(1..<3), "1...": .from(1), "...3": .through(3),
            "..<3": .upTo(3),
        ])
        try expectRoundTrips([
            ".small ... .large": AnyRange.closed(DynamicTypeSize.small ... .large),
            ".small ..< .large": .halfOpen(.small ..< .large), ".xLarge...": .from(.xLarge),
            "... .accessibility2": .through(.accessibility2), "..< .large": .upTo(.large),
        ])
        #expect(AnyRange.closed(1...2).contains(2) && !AnyRange.halfOpen(1..<2).contains(2))
        #expect(AnyRange.from(1).contains(9) && AnyRange.through(1).contains(1) && !AnyRange.upTo(1).contains(1))
    }

    @Test func rangesAndTheirBoundsAreReadFromProps() throws {
        try expect(
            [#"attr("a")"#: 1...3, #"attr("b")"#: 2...4, #"1...attr("c")"#: 1...7],
            props: ##""a":"1...3","b":[2,4],"c":7"##)
        try expect([#"attr("a")"#: RangeFrom(5)], props: #""a":"5...""#)
        try expect([#"attr("a")"#: AnyRange.closed(DynamicTypeSize.small ... .large)], props: #""a":"small...large""#)
    }

    @Test func boundsTheWrongWayRoundAreAnError() throws {
        let value = StyleValue.range(lower: .integer(3), upper: .integer(1), isClosed: true)
        #expect(throws: StylesheetDecodingError.self) { try ClosedRange<Int>(from: value) }
        #expect(throws: StylesheetDecodingError.self) { try AnyRange<Int>(from: value) }
        let open = StyleValue.range(lower: .number(.nan), upper: .number(1), isClosed: false)
        #expect(throws: StylesheetDecodingError.self) { try Range<Double>(from: open) }
        #expect(throws: (any Error).self) {
            let _: [ClosedRange<Int>] = try readings(of: [#"5...attr("a")"#], props: #""a":1"#, #_sourceLocation)
        }
    }

    @Test func rangesOfOtherKindsAreErrors() {
        let closed = StyleValue.range(lower: .integer(1), upper: .integer(3), isClosed: true)
        let from = StyleValue.range(lower: .integer(1), upper: nil, isClosed: true)
        #expect(throws: StylesheetDecodingError.self) { try Range<Int>(from: closed) }
        #expect(throws: StylesheetDecodingError.self) { try RangeFrom<Int>(from: closed) }
        #expect(throws: StylesheetDecodingError.self) { try RangeThrough<Int>(from: from) }
        #expect(throws: StylesheetDecodingError.self) { try RangeUpTo<Int>(from: from) }
        #expect(throws: StylesheetDecodingError.self) { try AnyRange<Int>(from: .integer(1)) }
    }
}
