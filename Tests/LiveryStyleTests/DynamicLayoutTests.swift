import Livery
import Testing

/// Layouts of modifiers, each of which has `@Attribute("a")`, and says what its properties are.
private protocol Layout: DynamicModifier {
    var values: [String] { get }
}

private class Box: @unchecked Sendable {
    let number = 7
    deinit {}
}

private protocol Shape: Sendable { var name: String { get } }
private struct Circle: Shape { let name = "circle" }
private struct Wide: Shape { var (a, b, c, d, e) = (1, 2, 3, 4, 5); var name: String { "wide\(a + b + c + d + e)" } }

private enum Payload: Sendable {
    case none, number(Int8), text(String), pair(Double, Bool), object(Box)
}

struct DynamicLayoutTests {
    struct Alone: Layout {
        @Attribute("a") var a: Int = 0
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
        var values: [String] { ["\(a)"] }
    }

    struct Empty: Layout {
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
        var values: [String] { [] }
    }

    struct Small: Layout {
        let first: Int8 = 1
        @Attribute("a") var a: Int = 0
        let second: Bool = true
        let third: Int16 = 3
        @Attribute("b") var b: Double = 0
        let fourth: UInt8 = 4
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
        var values: [String] { ["\(first)", "\(a)", "\(second)", "\(third)", "\(b)", "\(fourth)"] }
    }

    struct Twins: Layout {
        @Attribute("a") var a: Int = 0
        @Attribute("a") var same: Int = 0
        @Attribute("b") var b: Double = 0
        @Attribute("a") var text: String = ""
        @NodeState var state = 5
        @NodeState var other = 5
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
        var values: [String] { ["\(a)", "\(same)", "\(b)", text, "\(state)", "\(other)"] }
    }

    struct References: Layout {
        private let box = Box()
        private let action: @Sendable () -> Int = { 3 }
        @Attribute("a") var a: Int = 0
        private weak var nothing: Box?
        let text = "a text that is too long to stand in its own words"
        let list = [1, 2, 3]
        @Attribute("b") var b: Double = 0
        private let type: any Any.Type = Int.self
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
        var values: [String] { ["\(a)", "\(b)", "\(box.number)", "\(action())", text, "\(list)", "\(type)"] }
    }

    struct Existentials: Layout {
        private let shape: any Shape
        @Attribute("a") var a: Int = 0
        private let wide: any Shape = Wide()
        let anything: any Sendable = "text"
        @Attribute("b") var b: Double = 0
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) { shape = Circle() }
        var values: [String] { [shape.name, "\(a)", wide.name, "\(anything)", "\(b)"] }
    }

    struct WithinExistential: Layout {
        let first: any Sendable = Attribute<Int>(wrappedValue: 0, "a")
        @Attribute("b") var b: Double = 0
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
        var values: [String] { ["\((first as? Attribute<Int>)?.wrappedValue ?? -1)", "\(b)"] }
    }

    struct Payloads: Layout {
        private let none = Payload.none
        @Attribute("a") var a: Int = 0
        private let number = Payload.number(-4)
        private let text = Payload.text("text")
        @Attribute("b") var b: Double = 0
        private let pair = Payload.pair(0.5, true)
        private let object = Payload.object(Box())
        let optional: Double? = nil
        let some: Int8? = 3
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
        var values: [String] {
            var result = ["\(a)", "\(b)", "\(optional as Any)", "\(some as Any)"]
            if case .number(let value) = number { result.append("\(value)") }
            if case .text(let value) = text { result.append(value) }
            if case .pair(let first, let second) = pair { result.append("\(first) \(second)") }
            if case .object(let value) = object { result.append("\(value.number)") }
            return result
        }
    }

    struct Group: DynamicPropertyGroup {
        let flag = true
        @Attribute("a") var a: Int = 0
        @Attribute("b") var b: Double = 0
        @NodeState var count = 1
        let end: UInt8 = 9
    }

    struct Nested: Layout {
        let first: UInt8 = 1
        let group = Group()
        let second: UInt8 = 2
        @Attribute("a") var a: Int = 0
        let plain = (1, "two", Circle2())
        let other = Group()
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
        var values: [String] {
            ["\(first)", "\(group.a)", "\(group.b)", "\(group.end)", "\(second)", "\(a)", "\(plain.0)", "\(other.a)"]
        }
        struct Circle2: Sendable { let radius: Float = 2 }
    }

    struct Generic<First: Sendable, Second: Sendable>: Layout {
        let first: First?
        @Attribute("a") var a: Int = 0
        let second: Second?
        @Attribute("b") var b: Double = 0
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            first = 3 as? First
            second = nil
        }
        var values: [String] { ["\(first as Any)", "\(a)", "\(second as Any)", "\(b)"] }
    }

    /// A word of the modifier is the same as the property's.
    struct Ambiguous: Layout {
        let bits: UInt
        @Attribute("a") var a: Int = 0
        @Attribute("b") var b: Double = 0
        let more: UInt
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            let wrapper = Attribute(wrappedValue: 0, "a")
            bits = withUnsafeBytes(of: wrapper) { $0.load(as: UInt.self) }
            more = bits
            _a = wrapper
        }
        var values: [String] { ["\(a)", "\(b)", "\(bits == more)"] }
    }

    struct Reflected: Layout, CustomReflectable {
        @Attribute("a") var a: Int = 0
        @Attribute("b") var b: Double = 0
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
        var customMirror: Mirror { Mirror(self, children: ["b": _b, "a": _a]) }
        var values: [String] { ["\(a)", "\(b)"] }
    }

    final class Object: Layout, @unchecked Sendable {
        private let wide = Wide()
        @Attribute("a") var a: Int = 0
        @Attribute("b") var b: Double = 0
        private init(_: Void) {}
        convenience init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) { self.init(()) }
        var values: [String] { ["\(a)", "\(b)", wide.name] }
    }

    enum Choice: Layout {
        case small(Small), alone(Alone)
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            self = .small(try Small(from: arguments))
        }
        var values: [String] {
            switch self {
            case .small(let modifier): modifier.values
            case .alone(let modifier): modifier.values
            }
        }
    }

    private func check<Modifier: Layout>(
        _ type: Modifier.Type, _ values: [String], by expected: DynamicPropertyAccess? = .offsets
    ) throws {
        #expect(try Styled(type).modifier.propertyAccess == expected)
        for number in 0..<3 {
            // Several instances of a type: each has its properties elsewhere in memory, and the layout of the first.
            let styled = try Styled(type, #"{"a":7,"b":0.5}"#)
            for access in [DynamicPropertyAccess.offsets, .mirror] {
                let host = try #require(try styled.host(by: access))
                #expect(host.values == values, "\(access), instance \(number)")
            }
        }
    }

    @Test func `Properties are found wherever they lie`() throws {
        try check(Alone.self, ["7"])
        try check(Empty.self, [], by: nil)
        try check(Small.self, ["1", "7", "true", "3", "0.5", "4"])
        try check(Twins.self, ["7", "7", "0.5", "7", "5", "5"])
        try check(
            References.self,
            ["7", "0.5", "7", "3", "a text that is too long to stand in its own words", "[1, 2, 3]", "Int"])
        try check(Payloads.self, ["7", "0.5", "nil", "Optional(3)", "-4", "text", "0.5 true", "7"])
    }

    @Test func `Properties beside and within existentials are found`() throws {
        try check(Existentials.self, ["circle", "7", "wide15", "text", "0.5"], by: .mirror)
        try check(WithinExistential.self, ["7", "0.5"], by: .mirror)
    }

    @Test func `Properties of groups are found`() throws {
        try check(Nested.self, ["1", "7", "0.5", "9", "2", "7", "1", "7"])
    }

    @Test func `Each generic type has a layout of its own`() throws {
        try check(Generic<Int, String>.self, ["Optional(3)", "7", "nil", "0.5"])
        try check(Generic<Int8, Bool>.self, ["nil", "7", "nil", "0.5"])
        try check(Generic<Wide, Wide>.self, ["nil", "7", "nil", "0.5"])
    }

    @Test func `Where the layout can't be told the properties are set another way`() throws {
        try check(Ambiguous.self, ["7", "0.5", "true"], by: .mirror)
        try check(Reflected.self, ["7", "0.5"], by: .mirror)
        try check(Object.self, ["7", "0.5", "wide15"], by: .mirror)
        try check(Choice.self, ["1", "7", "true", "3", "0.5", "4"], by: .mirror)
    }

    @Test func `State in two groups of one type is apart`() throws {
        let styled = try Styled(Nested.self)
        for access in [DynamicPropertyAccess.offsets, .mirror] {
            let context = StyleContext(nodeStates: NodeStateStore())
            try styled.host(in: context, by: access)?.group.count = 2
            let nested = try #require(try styled.host(in: context, by: access))
            #expect(nested.group.count == 2)
            #expect(nested.other.count == 1)
        }
    }

    @Test func `The shared modifier isn't changed`() throws {
        let styled = try Styled(Object.self, #"{"a":7}"#)
        let shared = try #require(styled.modifier.host(as: Object.self))
        #expect(try styled.host()?.a == 7)
        #expect(shared.a == 0)
    }

    /// Objects that a modifier holds live as long as its copies, and no longer.
    @Test func `Copies hold what the modifier holds`() throws {
        weak var box: Box?
        do {
            let styled = try Styled(Holding.self, #"{"a":7}"#)
            let copies = try (0..<100).compactMap { _ in try styled.host() }
            #expect(copies.allSatisfy { $0.a == 7 && $0.box === copies[0].box })
            box = copies[0].box
            #expect(box != nil)
        }
        #expect(box == nil)
    }

    private struct Holding: DynamicModifier {
        let box = Box()
        @Attribute("a") var a: Int = 0
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
    }
}
