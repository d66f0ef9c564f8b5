import Livery
import Testing

/// Calls as text: what is written reads back as the same call.
struct StylesheetTextTests {
    private static func calls(_ body: String) throws -> [ModifierCall] {
        let tree = SyntaxTree.parse(body: SourceFile(path: "body", text: body))
        try #require(tree.diagnostics.isEmpty, "\(body): \(tree.diagnostics.map(\.message))")
        var lowering = Lowering(file: tree.file)
        return lowering.modifiers(in: tree.root)
    }

    private static let zero = SourceRange.empty(at: 0)

    private static func call(_ kind: Expression.Kind, label: String? = nil, name: String = "foo") -> ModifierCall {
        let argument = Argument(label: label, labelRange: label.map { _ in zero }, value: Expression(kind, range: zero))
        return ModifierCall(name: name, nameRange: zero, arguments: [argument], range: zero)
    }

    @Test(
        arguments: [
            "bold()", "padding(.horizontal, 12)", "frame(minWidth: 7, alignment: .topLeading)", "opacity(-0.5)",
            "foo(1.0e-05, 5.0e+20, 0.1, -3, nil, true, false)", #"navigationTitle("Home")"#,
            "mask(alignment: .center, :m)", #"mask(:"a name")"#, "padding([.top, .leading], nil)", "foo([])",
            "rotation3DEffect(.radians(1), axis: (x: 0, y: 1, z: 0))", "foo([:])", "foo(a: (x: 1))",
            "border(.linearGradient(Gradient(stops: [Gradient.Stop(color: .red, location: 0)]), startPoint: .leading))",
            "font(.system(.title2, design: .serif).italic().width(.condensed))", "tint(Color.red.opacity(0.5))",
            "lineLimit(1...3)", "dynamicTypeSize(.small ... .large)", "dynamicTypeSize(...(.large))", "foo(2...)",
            "foo(..<2)", "foo(Edge.Set.all)", #"opacity(attr("o", default: 1))"#, #"disabled(attr("a-b"))"#,
            #"onTapGesture(perform: event("x", params: [page: 2, all: [a: [1, nil]], none: [:]], debounce: 300))"#,
            "offset(x: gesture_state(:drag, .translation.width, scale: 2))", "submitLabel(.continue)",
            "foo(in: 1, for: 2, true: 3, `1st`: 4)", "foo(brand)", "foo(`nil`)", "foo(.1st)", "f(.é)",
        ])
    func `A call that was read is written so that it reads as itself`(body: String) throws {
        let call = try #require(try Self.calls(body).first)
        let text = try #require(call.stylesheetText, "\(body)")
        let again = try Self.calls(text)
        #expect(again.map { $0.mappingRanges { _ in Self.zero } } == [call.mappingRanges { _ in Self.zero }])
        #expect(!text.contains("\n"))
    }

    @Test func `The text is the canonical one`() throws {
        let body = #"""
            foo(  1_000,0x10,a:[ x :1 ],"\u{41}{brace\}<%= x
            ", b : ( (.red) ) )
            """#
        let call = Self.call(.string("a\"b\\c\n\t\r\u{0}\u{1F}{x}<%= y %>\u{7F}é"))
        #expect(call.stylesheetText == #"foo("a\"b\\c\n\t\r\u{0}\u{1f}\{x\}<\u{25}= y %>\u{7f}é")"#)
        let tree = SyntaxTree.parse(body: SourceFile(path: "body", text: body))
        #expect(tree.diagnostics.containsError)
        let valid = try #require(try Self.calls("foo(  1_000,0x10,a:[ x :1 ], b : ( (.red) ) )").first)
        #expect(valid.stylesheetText == "foo(1000, 16, a: (x: 1), b: .red)")
    }

    @Test(
        arguments: [
            call(.text("red")), call(.invalid), call(.placeholder("size")), call(.null, name: "foo bar"),
            call(.null, name: ""), call(.null, name: "attr"), call(.null, name: "a;b"), call(.null, name: "a(1)\nb"),
            call(.null, label: "user-id"), call(.null, label: "a: 1, b"),
            call(.number(.infinity)), call(.number(.nan)), call(.identifier("a b")), call(.identifier("1, 2")),
            call(.implicitMember(.init(name: "", nameRange: zero))),
            call(.implicitMember(.init(name: "red, .blue", nameRange: zero))),
            call(.member(base: Expression(.integer(8), range: zero), .init(name: "bold", nameRange: zero))),
            call(.call(name: "event", nameRange: zero, arguments: [])),
            call(.dictionary([Argument(label: "a b", labelRange: zero, value: Expression(.null, range: zero))])),
            call(.event(name: "x", nameRange: zero, options: [Argument(value: Expression(.null, range: zero))])),
            call(.range(lower: nil, upper: nil, isClosed: true)),
        ])
    func `What no stylesheet can say has no text`(call: ModifierCall) {
        #expect(call.stylesheetText == nil)
    }

    @Test func `What nests too deep has no text`() {
        func nested(_ depth: Int) -> ModifierCall {
            Self.call(
                (0..<depth).reduce(Expression(.null, range: Self.zero)) { inner, _ in
                    Expression(.array([inner]), range: Self.zero)
                }.kind)
        }
        #expect(nested(SyntaxLimits.nesting - 2).stylesheetText != nil)
        #expect(nested(SyntaxLimits.nesting + 1).stylesheetText == nil)
    }

    @Test func `Generated calls have the text of themselves or none`() throws {
        var random = SeededGenerator(seed: 0x11FE)
        var written = 0
        for _ in 0..<2_000 {
            let call = Self.call(random.kind(depth: 4), label: random.pick([nil, random.word()]), name: random.word())
            guard let text = call.stylesheetText else { continue }
            written += 1
            let again = try Self.calls(text)
            #expect(again.map { $0.mappingRanges { _ in Self.zero } } == [call], "\(text)")
        }
        #expect(written > 200)
    }
}

extension SeededGenerator {
    fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int(next() % UInt64(elements.count))]
    }

    fileprivate mutating func word() -> String {
        pick(["a", "b", "red", "topLeading", "in", "default", "é", "a b", "", "1st", "x-y", "\"", "{n}", "\n", "nil"])
    }

    private mutating func expression(_ depth: Int) -> Expression {
        Expression(kind(depth: depth - 1), range: .empty(at: 0))
    }

    private mutating func member(_ depth: Int) -> Expression.Member {
        Expression.Member(
            name: word(), nameRange: .empty(at: 0), arguments: pick([true, false]) ? nil : arguments(depth))
    }

    private mutating func arguments(_ depth: Int, isLabelled: Bool = false) -> [Argument] {
        (0..<Int(next() % 3)).map { _ in
            let label = isLabelled || pick([true, false]) ? word() : nil
            return Argument(label: label, labelRange: label.map { _ in .empty(at: 0) }, value: expression(depth))
        }
    }

    fileprivate mutating func kind(depth: Int) -> Expression.Kind {
        let zero = SourceRange.empty(at: 0)
        switch next() % (depth > 0 ? 17 : 8) {
        case 0: return .null
        case 1: return .boolean(pick([true, false]))
        case 2: return .integer(pick([0, -1, .max, .min, 12]))
        case 3: return .number(pick([0.5, -1e-9, 1e300, 8, .infinity]))
        case 4: return .string(word())
        case 5: return .atom(word())
        case 6: return .identifier(word())
        case 7: return pick([.invalid, .text(word()), .placeholder(word())])
        case 8: return .array((0..<Int(next() % 3)).map { _ in expression(depth) })
        case 9: return .dictionary(arguments(depth, isLabelled: true))
        case 10, 11: return .implicitMember(member(depth))
        case 12: return .member(base: expression(depth), member(depth))
        case 13: return .call(name: word(), nameRange: zero, arguments: arguments(depth))
        case 14: return .range(lower: expression(depth), upper: expression(depth), isClosed: pick([true, false]))
        case 15: return .attribute(name: word(), nameRange: zero, default: pick([nil, expression(depth)]))
        default: return .event(name: word(), nameRange: zero, options: arguments(depth, isLabelled: true))
        }
    }
}
