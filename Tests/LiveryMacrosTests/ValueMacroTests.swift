import Livery
import LiveryMacros
import Testing

/// Values with `@ASTDecodable`, decoded from stylesheets.
struct ValueMacroTests {
    @Test(arguments: [
        (".small", "small"),
        (".default", "default"),
        ("Media.Kind.small", "small"),
        (".custom(2)", "custom(2, x)"),
        (#".custom(2, "y")"#, "custom(2, y)"),
        (".custom(2, .small)", "custom(2, small)"),
        ("Media.Kind(of: 3)", "init(3)"),
        (".tiny", "tiny"),
        (".made", "init(9)"),
        (".scaled()", "scaled(2)"),
        (".scaled(by: 3)", "scaled(3)"),
        (".scaled(4)", "scaled(4)"),
        (".small.plain()", "small.plain()"),
        (".small.plain", "small.plain()"),
        (".small.muted", "small.muted"),
        (".small.muted(by: 3)", "small.muted(by: 3)"),
        (".small.muted(3)", "small.muted(3)"),
        (".small.inverted.muted(by: 3).plain()", "small.inverted.muted(by: 3).plain()"),
        ("Media.Kind(of: 3).inverted", "init(3).inverted"),
        (".custom(2).plain()", "custom(2, x).plain()"),
    ])
    func `Initializers, cases, statics and members are reached`(expression: String, expected: String) throws {
        #expect(try decoded("show(\(expression))", as: Show.self) == expected)
    }

    @Test func `Members read props`() throws {
        let text = try decoded(
            #"show(.custom(attr("a")).muted(by: attr("b")))"#, as: Show.self, props: #""a": 1, "b": 2"#)
        #expect(text == "custom(a, x).muted(by: b)")
    }

    @Test(arguments: [
        (".hidden", "hidden"),
        (".small.gone()", "gone"),
        (#".scaled(by: "x")"#, "Double"),
        (".small.muted(by: .small)", "Double"),
        (".small.failing()", "it always fails"),
    ])
    func `What doesn't fit is said`(expression: String, message: String) throws {
        let messages = try SheetDecoding<Show>("show(\(expression))").messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains(message) == true, "\(messages)")
    }

    @Test func `A type without resolve is its own result`() throws {
        let decoding = try SheetDecoding<Show>("show(.small)")
        let kind = try #require(decoding.modifiers.first).kind
        #expect(try kind.resolve(on: decoding.node, in: decoding.context).text == "small")
    }

    @Test func `A conformance and members that are written stay`() throws {
        #expect(Written.stylesheetType == .named("Other"))
        let decoding = try SheetDecoding<Writing>("writing(Other(1))")
        #expect(decoding.messages == [])
        #expect(decoding.modifiers.count == 1)
    }
}

enum Media {
    @ASTDecodable("Media.Kind")
    indirect enum Kind: Sendable {
        case small
        case `default`
        case custom(AttributeReference<Double>, _ name: AttributeReference<String> = "x")
        @StylesheetIgnored case hidden(String)
        case _underscored

        init(of number: AttributeReference<Double>) { self = .hidden("init(\(number.short))") }

        static let tiny = Kind(name: "tiny")
        static var made: Media.Kind { Kind(of: 9) }
        static let standard = AttributeReference<Double>.constant(2)
        static func custom(_ number: AttributeReference<Double>, _ other: Kind) -> Self {
            .hidden("custom(\(number.short), \(other.text))")
        }
        static func scaled(by factor: AttributeReference<Double> = standard) -> Kind {
            .hidden("scaled(\(factor.short))")
        }
        static func scaled(_ factor: AttributeReference<Double>) -> Kind { .hidden("scaled(\(factor.short))") }

        var muted: Self { .hidden("\(text).muted") }
        func plain() -> Media.Kind { .hidden("\(text).plain()") }
        var inverted: Kind { .hidden("\(text).inverted") }
        func muted(by amount: AttributeReference<Double>) -> Self { .hidden("\(text).muted(by: \(amount.short))") }
        func muted(_ amount: AttributeReference<Double>) throws -> Self { .hidden("\(text).muted(\(amount.short))") }
        func failing() throws -> Self { throw StylesheetDecodingError("it always fails") }

        private init(name: String) { self = .hidden(name) }

        var text: String {
            switch self {
            case .small: "small"
            case .default: "default"
            case .custom(let number, let name): "custom(\(number.short), \(name.text))"
            case .hidden(let text): text
            case ._underscored: "_"
            }
        }
    }
}

extension AttributeReference<Double> {
    fileprivate var short: String { constant.map { "\(Int($0))" } ?? text }
}

@ASTDecodable("show")
struct Show: CustomStringConvertible {
    let kind: Media.Kind

    init(_ kind: Media.Kind) { self.kind = kind }

    var description: String { kind.text }
}

@ASTDecodable("Written")
struct Written: StylesheetResolvable {
    static let stylesheetType = TypeReference.named("Other")

    init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {}
    init(_ number: AttributeReference<Int>) {}
}

@ASTDecodable("writing")
struct Writing {
    init(_ value: Written) {}
}
