import Livery
import LiveryMacros
import Testing

/// Modifiers with `@ASTDecodable`, decoded from stylesheets.
struct ModifierMacroTests {
    @Test(arguments: [
        (#"card("a")"#, "title(a in 8)"),
        (#"card("a", in: 3)"#, "title(a in 3)"),
        ("card(3)", "number(3)"),
        ("card(.wide)", "kind(wide)"),
        ("card([.wide, .narrow])", "kinds(wide, narrow)"),
        ("card(for: .wide)", "for(wide default narrow narrow, none)"),
        ("card(for: .wide, default: [])", "for(wide default , none)"),
        ("card(for: .wide, default: [.wide], then: .narrow)", "for(wide default wide, narrow)"),
        ("card(for: .wide, then: .narrow)", "for(wide default narrow narrow, narrow)"),
        ("card(made: 4)", "made(4 by 2)"),
        ("card(made: 4, by: Maker(7))", "made(4 by 7)"),
    ])
    func `The first overload that fits is taken, and defaults are those of the source`(body: String, expected: String)
        throws
    {
        #expect(try decoded(body, as: Card.self) == expected)
    }

    @Test func `An argument of another type is reported as that`() throws {
        let messages = try SheetDecoding<Card>(#"card("a", in: "x")"#).messages
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("expected an Int, such as 2, found a string") == true, "\(messages)")
    }

    @Test(arguments: [
        ("failing(positive: 1)", "positive(1)"),
        ("failing(positive: -1)", "'failing': none of its"),
        ("failing(thrown: 1)", "thrown(1)"),
        ("failing(thrown: -1)", "thrown is too small"),
        ("failing(both: -1)", "'failing(both:)' gives nil for these arguments"),
        ("failing(both: -2)", "both is too small"),
        ("failing(both: 2)", "both(2)"),
    ])
    func `Initializers that give nil or throw are mistakes of the stylesheet`(body: String, expected: String) throws {
        let text = try decoded(body, as: Failing.self)
        #expect(text.contains(expected), "\(text)")
    }

    @Test func `What can be there under a condition is there when it holds`() throws {
        #expect(try decoded("conditional(linux: 1)", as: Conditional.self) == "linux")
        #expect(try decoded("conditional(nested: 1)", as: Conditional.self) == "nested")
        #expect(try decoded("conditional(otherwise: 1)", as: Conditional.self) == "otherwise")
        #expect(try SheetDecoding<Conditional>("conditional(windows: 1)").messages.count == 1)
    }

    @Test func `Availability is told to the catalogue, and what is deprecated decodes`() throws {
        let texts = Dated.declarationTexts
        #expect(texts.contains("@available(iOS 17, macOS 14, *)"))
        #expect(texts.contains(#"@available(*, deprecated, message: "take 'new'")"#))
        #expect(!texts.contains { $0.contains("unavailable") })
        #expect(try decoded("dated(new: 1)", as: Dated.self) == "new")
        let decoding = try SheetDecoding<Dated>("dated(old: 1)")
        #expect(decoding.modifiers.map(\.description) == ["old"])
        #expect(decoding.messages.first?.contains("take 'new'") == true, "\(decoding.messages)")
        #expect(try SheetDecoding<Dated>("dated(gone: 1)").modifiers.isEmpty)
    }

    @Test func `Nested and generic types are modifiers, too`() throws {
        #expect(try decoded("inner(1, 2)", as: Outer<Int>.Inner<Double.Resolvable>.self) == "inner")
    }

    @Test func `Types are named as their declaration can name them`() throws {
        #expect(try decoded("neighbour(.near)", as: Neighbour.self) == "near")
    }

    /// A type that has a neighbour in the same scope, which an extension couldn't name without its outer type.
    enum Distance: String, CaseIterable, StylesheetValue {
        case near, far
        static var signatures: [LiveryStyle.StylesheetSignature] { caseSignatures }
    }

    @ASTDecodable("neighbour")
    struct Neighbour: CustomStringConvertible {
        private let distance: AttributeReference<Distance>
        init(_ distance: AttributeReference<Distance>) { self.distance = distance }
        var description: String { distance.constant?.rawValue ?? "" }
    }

    @Test func `Names of locals hide nothing that defaults mention`() throws {
        #expect(try decoded("hygienic()", as: Hygienic.self) == "call 1, use 2, 4")
        #expect(try decoded("hygienic(7, 8, 9)", as: Hygienic.self) == "call 7, use 8, 9")
    }

    @Test func `Properties with wrappers and initial values of constants are no parameters`() throws {
        #expect(try decoded("wrapped(a: 1)", as: Wrapped.self) == "1, 2, nil")
        #expect(try decoded("wrapped(a: 1, b: 3, c: 4)", as: Wrapped.self) == "1, 3, 4")
        #expect(try SheetDecoding<Wrapped>("wrapped(a: 1, counter: 3)").messages.count == 1)
    }

    @Test func `A type on the main actor decodes anywhere with a nonisolated initializer`() throws {
        #expect(try decoded("isolated(a: 1)", as: Isolated.self) == "isolated")
    }
}

extension AttributeReference where Value: CustomStringConvertible {
    /// The constant, or the names of the props.
    var text: String { constant.map(\.description) ?? attributes.joined(separator: " ") }
}

private enum Width: String, CaseIterable, CustomStringConvertible, StylesheetValue {
    case wide, narrow

    static var signatures: [LiveryStyle.StylesheetSignature] { caseSignatures }
    var description: String { rawValue }
}

@ASTDecodable("Maker")
private struct Maker: Sendable {
    let make: @Sendable () -> String

    @StylesheetIgnored init(make: @escaping @Sendable () -> String) { self.make = make }
    init(_ number: AttributeReference<Int>) { make = { number.text } }
}

@ASTDecodable("card")
private struct Card: CustomStringConvertible {
    let description: String

    init(_ title: AttributeReference<String>, in size: AttributeReference<Int> = .constant(8)) {
        description = "title(\(title.text) in \(size.text))"
    }
    init(_ number: AttributeReference<Double>) { description = "number(\(Int(number.constant ?? 0)))" }
    init(_ kind: Width.Resolvable) { description = "kind(\(kind.text))" }
    init(_ kinds: [Width.Resolvable]) { description = "kinds(\(kinds.map(\.text).joined(separator: ", ")))" }
    init(
        for kind: Width.Resolvable,
        `default` kinds: [Width.Resolvable] = [
            .constant(.narrow),  // the first
            .constant(.narrow),
        ],
        then last: Width.Resolvable? = nil
    ) {
        description =
            "for(\(kind.text) default \(kinds.map(\.text).joined(separator: " ")), \(last?.text ?? "none"))"
    }
    init(
        made number: AttributeReference<Int>,
        by maker: Maker = Maker(make: {
            let number = 2
            return "\(number)"
        })
    ) {
        description = "made(\(number.text) by \(maker.make()))"
    }
}

@ASTDecodable("failing")
private struct Failing: CustomStringConvertible {
    struct TooSmall: Error, CustomStringConvertible { let description: String }
    let description: String

    init?(positive number: AttributeReference<Int>) {
        if number.constant ?? 0 < 0 { return nil }
        description = "positive(\(number.text))"
    }
    init(thrown number: AttributeReference<Int>) throws {
        if number.constant ?? 0 < 0 { throw TooSmall(description: "thrown is too small") }
        description = "thrown(\(number.text))"
    }
    init?(both number: AttributeReference<Int>) throws(TooSmall) {
        if number.constant == -1 { return nil }
        if number.constant ?? 0 < 0 { throw TooSmall(description: "both is too small") }
        description = "both(\(number.text))"
    }
}

@ASTDecodable("conditional")
private struct Conditional: CustomStringConvertible {
    let description: String

    #if os(Windows)
        init(windows: AttributeReference<Int>) { description = "windows" }
    #elseif !os(Windows)
        init(linux: AttributeReference<Int>) { description = "linux" }
        #if compiler(>=5)
            init(nested: AttributeReference<Int>) { description = "nested" }
        #endif
    #endif
    #if os(Windows)
    #else
        init(otherwise: AttributeReference<Int>) { description = "otherwise" }
    #endif
}

@ASTDecodable("dated")
private struct Dated: CustomStringConvertible {
    let description: String

    @available(iOS 17, macOS 14, *) init(new: AttributeReference<Int>) { description = "new" }
    @available(*, deprecated, message: "take 'new'") init(old: AttributeReference<Int>) { description = "old" }
    @available(*, unavailable) init(gone: AttributeReference<Int>) { description = "gone" }

    /// The availability of the overloads, asked for through the protocol as a registry does.
    static var declarationTexts: [String] {
        func texts<Modifier: StylesheetModifier>(_ type: Modifier.Type) -> [String] {
            type.signatures.map(\.availability)
        }
        return texts(Dated.self)
    }
}

private struct Outer<Root> {
    @ASTDecodable("inner")
    struct Inner<Value: StylesheetResolvable>: CustomStringConvertible {
        var description: String { "inner" }
        init(_ a: Value, _ b: AttributeReference<Int>) {}
    }
}

private let call = AttributeReference<Int>.constant(1)
private func use(_ number: Int) -> AttributeReference<Int> { .constant(number) }
/// Types of the same names as those that expansions use.
private enum Catalogue {}
private enum StylesheetSignature {}

@ASTDecodable("hygienic")
private struct Hygienic: CustomStringConvertible {
    let description: String

    init(
        _ arguments: AttributeReference<Int> = call, _ error: AttributeReference<Int> = use(2),
        _ overloads: AttributeReference<Int> = 4
    ) {
        description = "call \(arguments.text), use \(error.text), \(overloads.text)"
    }
}

@propertyWrapper private struct EnvironmentValue<Value: Sendable>: Sendable {
    var wrappedValue: Value
}

@ASTDecodable("wrapped")
private struct Wrapped: CustomStringConvertible {
    private let a: AttributeReference<Int>
    var b: AttributeReference<Int> = 2
    var c: AttributeReference<Int>?
    let marker = 5
    private var counter: AttributeReference<Int> = 6
    @EnvironmentValue var environment = 7

    var description: String { "\(a.text), \(b.text), \(c?.text ?? "nil")" }
}

@MainActor
@ASTDecodable("isolated")
private struct Isolated: nonisolated CustomStringConvertible {
    nonisolated init(a: AttributeReference<Int>) {}
    nonisolated var description: String { "isolated" }
}
