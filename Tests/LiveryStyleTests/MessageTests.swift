import Foundation
import Livery
import Testing

/// What messages promise: examples that are right, fix-its where the text can be edited, one finding for one mistake.
struct MessageTests {
    private static let catalogue = StyleConfiguration().catalogue

    // MARK: Examples

    @Test func `Every example of a value fits where it is suggested`() throws {
        var count = 0
        for name in Self.catalogue.modifierNames {
            for wrong in ["\(name)(:nope)", "\(name)(event(\"nope\"))"] {
                guard let message = messages(wrong).first(where: { $0.hasPrefix("type-mismatch: expected") }),
                    let example = message.firstMatch(of: #/, such as (.+), found /#)
                else { continue }
                for value in String(example.1).components(separatedBy: " or ") {
                    count += 1
                    let errors = check("\(name)(\(value))").diagnostics.filter { $0.rule == "type-mismatch" }
                    #expect(errors.isEmpty, "\(wrong): \(message)")
                }
            }
        }
        #expect(count > 100)
    }

    @Test(arguments: [
        ("foregroundStyle(1)", "a ShapeStyle, such as .red or Color(\"name\")"),
        ("font(1)", "a Font, such as .title or .system(size: 17)"),
        ("opacity(\"a\")", "a Double, such as 0.5"),
        ("disabled(1)", "a Bool, such as true"),
        ("rotationEffect(1)", "an Angle, such as .degrees(45)"),
        ("clipShape(1)", "a Shape, such as .circle or .rect(cornerRadius: 8)"),
        ("frame(width: 1, alignment: 1)", "an Alignment, such as .topLeading"),
        ("multilineTextAlignment(1)", "a TextAlignment, such as .leading or .center"),
        ("lineLimit(\"a\")", "an Int, PartialRangeFrom<Int>, PartialRangeThrough<Int> or ClosedRange<Int>, such as 2"),
    ])
    func `What is expected has an example`(body: String, expected: String) {
        #expect(messages(body).contains { $0.hasPrefix("type-mismatch: expected \(expected), found ") })
    }

    // MARK: Fix-its

    /// A token or captured text stands for what is wrong: an edit of the name would say something else.
    @Test(arguments: [
        "@token t = .system(12)\n\"a\" do font(t) end", "@token t = [\"top\", .leading]\n\"a\" do padding(t) end",
        "@token t = .rde\n\"a\" do tint(t) end", "@token t = .red(1)\n\"a\" do tint((t)) end",
        "@token t = .rect(style: .circular, cornerRadius: 1)\n\"a\" do clipShape(t) end",
    ])
    func `What a token stands for has no fix where the token is used`(text: String) {
        let diagnostics = Stylesheet(SourceFile(path: "t.sheet", text: text)).diagnostics
        #expect(!diagnostics.isEmpty)
        #expect(diagnostics.allSatisfy { $0.fixIts.isEmpty }, "\(diagnostics)")
    }

    @Test(arguments: [
        ("opacity(value: 0.5)", "opacity(0.5)"), ("shadow(4)", "shadow(radius: 4)"),
        ("frame(height: 2, width: 1)", "frame(width: 1, height: 2)"), ("font(.system(12))", "font(.system(size: 12))"),
        ("tint(Color(0, 0.5, 1))", "tint(Color(red: 0, green: 0.5, blue: 1))"), ("padding(\"8\")", "padding(8)"),
        ("padding([.top .bottom])", "padding([.top, .bottom])"), ("tint(red)", "tint(.red)"),
        ("foregroundStyle(.red(1))", "foregroundStyle(.red)"),
        ("padding(8, .top)", "padding(.top, 8)"), ("accessibility(label: :l)", "accessibilityLabel(:l)"),
        ("padding(.topp, 8)", "padding(.top, 8)"),
    ])
    func `A fix makes the modifier right`(wrong: String, right: String) throws {
        let diagnostics = check(wrong).diagnostics
        try #require(diagnostics.count == 1)
        let fixed = diagnostics[0].file.applying(diagnostics[0].fixIts)
        #expect(String(decoding: fixed, as: UTF8.self) == "\"t\" do\n\(right)\nend\n")
        #expect(messages(right) == [])
    }

    // MARK: Findings

    @Test(arguments: [
        "background(Color(red: 1, green: 0, blue: \"x\"))", "padding([.top, 8])", "tint(.chartreuse)",
        "background(.linearGradient(colors: [.rde], startPoint: .top, endPoint: .bottom))", "lineLimit(3...1)",
    ])
    func `A mistake within an argument says nothing of the other overloads`(body: String) {
        let diagnostics = check(body).diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.allSatisfy { $0.notes.isEmpty })
    }

    @Test func `The value of a token is wrong once`() {
        let sheet = Stylesheet(
            SourceFile(
                path: "t.sheet",
                text: "@token a = Colr.red\n@token b = Color(rde: 1)\n\"a\" do\ntint(a)\ntint(b)\ntint(c)\nend\n"))
        #expect(sheet.diagnostics.map(\.rule) == ["unknown-type", "unknown-label", "unknown-variable"])
    }

    @Test func `A modifier with too many meanings is said to have them`() {
        let steps = (0..<12).map { "static func f(_ x: T\($0)) -> Self" }.joined(separator: "\n")
        var registry = StyleRegistry()
        registry.register(
            declarations: SourceFile(
                path: "App.swiftinterface",
                text: (0..<12).map { "struct T\($0) {\n\(steps)\nstatic let a: T\($0)\n}" }.joined(separator: "\n")
                    + "\nextension View { func glow(_ x: T0) -> some View\nfunc glow(_ x: T1) -> some View }"))
        let nested = String(repeating: ".f(", count: 12) + ".a" + String(repeating: ")", count: 12)
        for body in ["glow(\(nested))", "glow(\(nested.replacing(".a", with: ".b")))"] {
            #expect(check(body, registry: registry).diagnostics.map(\.rule) == ["too-complex"])
        }
    }

    // MARK: Ambiguity

    @Test func `Few modifiers of the shipped catalogue are ambiguous with one prop`() {
        let ambiguous = Self.catalogue.modifierNames.filter { name in
            messages("\(name)(attr(\"x\"))").contains { $0.hasPrefix("ambiguous-overload") }
        }
        #expect(ambiguous == ["accessibilityActivationPoint", "badge"])
    }
}
