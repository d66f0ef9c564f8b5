import Foundation
import Livery
import LiveryValues
import LiveryValuesGenerator
import Testing

/// Values as no stylesheet makes them: those of the constructors with something in them exchanged.
struct DamagedValueTests {
    /// Damages values, the same for the same seed.
    private struct Damage {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }

        private static let scraps: [StyleValue] = [
            .null, .boolean(true), .integer(.max), .integer(.min), .number(.nan), .number(-.infinity), .number(1e308),
            .string(""), .string("text"), .array([]), .array([.null]), .tuple([]), .content(["a"]),
            .event(EventReference(name: "a")), .range(lower: nil, upper: nil, isClosed: false),
            .range(lower: .integer(3), upper: .integer(1), isClosed: true), .binding(attribute: "a", value: .null),
            .gestureState(GestureStateReference(gesture: "a", property: [])),
            .member(StyleMember(type: "T", name: "")), .initialized(type: "T", arguments: []),
        ]

        private mutating func scrap() -> StyleValue { Damage.scraps[next(below: Damage.scraps.count)] }

        mutating func damaged(_ value: StyleValue) -> StyleValue {
            switch value {
            case .member(var member):
                switch next(below: 4) {
                case 0: member.base = member.base.map { damaged($0) } ?? scrap()
                case 1 where member.arguments == nil: member.arguments = []
                case 2: return scrap()
                default: member.arguments = member.arguments.map { damaged($0) }
                }
                return .member(member)
            case .initialized(let type, let arguments):
                return next(below: 6) == 0 ? scrap() : .initialized(type: type, arguments: damaged(arguments))
            case .array(let elements): return .array(elements.map { damaged($0) } + [scrap()])
            default: return scrap()
            }
        }

        private mutating func damaged(_ arguments: [StyleArgument]) -> [StyleArgument] {
            var arguments = arguments
            guard !arguments.isEmpty else { return [StyleArgument(label: "in", scrap())] }
            let index = next(below: arguments.count)
            switch next(below: 5) {
            case 0: arguments.remove(at: index)
            case 1: arguments[index].label = arguments[index].label == nil ? "of" : nil
            case 2: arguments.append(arguments[index])
            case 3: arguments.swapAt(index, 0)
            default: arguments[index].value = damaged(arguments[index].value)
            }
            return arguments
        }
    }

    @Test func `A damaged value is read or an error, and what is read is written and encoded`() throws {
        let types = try GeneratedValues(in: CoverageTable.repository).types
        var readCount = 0
        var errorCount = 0
        func check<Value: StylesheetValue>(_ type: Value.Type, _ values: [StyleValue]) throws {
            for (index, value) in values.enumerated() {
                var damage = Damage(state: UInt64(index))
                for _ in 0..<12 {
                    guard let read = try? Value(from: damage.damaged(value)) else {
                        errorCount += 1
                        continue
                    }
                    readCount += 1
                    // A number that is none differs from itself.
                    let copy = try JSONDecoder.lenient.decode([Value].self, from: JSONEncoder.lenient.encode([read]))
                    let text = read.stylesheetText
                    if !text.contains("nan") { #expect(copy == [read], "\(text)") }
                }
            }
        }
        for (type, values) in ConstructorCoverage.values(of: portableTypes, in: types) { try check(type, values) }
        // Otherwise nothing would be tested.
        #expect(readCount > 500)
        #expect(errorCount > 5_000)
    }

    @Test func `A chain may be as long as a stylesheet has it`() async {
        let isRead = await withCheckedContinuation { continuation in
            let thread = Thread {
                let long = (0..<190).reduce(StyleValue.member(StyleMember(type: "T", name: "fitted"))) { base, _ in
                    .member(StyleMember(base: base, type: "T", name: "sticky", arguments: []))
                }
                let read = try? PresentationSizing(from: long)
                let text = read?.description ?? ""
                continuation.resume(returning: Set([read, read]).count == 1 && text.hasSuffix("vertical: false)"))
            }
            thread.stackSize = 1 << 20
            thread.start()
        }
        #expect(isRead)
    }
}

extension JSONEncoder {
    /// An encoder that has a form for every number.
    static var lenient: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}

extension JSONDecoder {
    /// A decoder of what ``JSONEncoder/lenient`` writes.
    static var lenient: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
