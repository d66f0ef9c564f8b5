import LiveryMacroSyntax
import SwiftParser
import SwiftSyntax
import Testing

/// The reader by itself, as a tool uses it on source files.
struct SignatureReaderTests {
    private static func read(
        _ source: String, _ identifier: String, names: ReferenceNames = ReferenceNames(),
        mainActorProtocols: Set<String> = []
    ) throws -> DeclaredType {
        let reader = SignatureReader(
            try StylesheetIdentifier(identifier), names: names, mainActorProtocols: mainActorProtocols)
        let declaration = try #require(Parser.parse(source: source).statements.first?.item)
        if let declaration = declaration.as(StructDeclSyntax.self) { return reader.read(declaration) }
        return reader.read(try #require(declaration.as(EnumDeclSyntax.self)))
    }

    @Test func `Signatures have kind, name, labels and the text of their defaults`() throws {
        let type = try SignatureReaderTests.read(
            """
            public enum Size {
                case small, custom(Width, in: Width)
                init(_ a: AttributeReference<Int> = .constant(1), for b: AttributeReference<Int>? = nil) {}
                @available(iOS 17, *)
                @available(*, deprecated, message: "old")
                static func made(by c: [Width] = [
                    .a,
                    .b, // the last
                ]) -> Size { .small }
                func muted() -> Self { self }
                var inverted: Self { self }
            }
            """, "Size")
        let signatures = type.signatures.flatMap(\.elements)
        #expect(
            signatures.map { "\($0.kind.rawValue) \($0.fullName)" } == [
                "enumCase small", "enumCase custom(_:in:)", "initializer Size(_:for:)", "staticFunction made(by:)",
                "function muted()", "property inverted",
            ])
        #expect(signatures.flatMap(\.parameters).map(\.name) == ["value1", "in", "a", "b", "c"])
        #expect(signatures.flatMap(\.parameters).map(\.defaultText) == [nil, nil, "1", "nil", "[ .a, .b, ]"])
        #expect(signatures[3].availability.text == #"@available(iOS 17, *) @available(*, deprecated, message: "old")"#)
        #expect(type.diagnostics.isEmpty)
        #expect(type.isUsable)
    }

    @Test(arguments: [
        ("= .constant(8)", "8"),
        ("= .init(.init(8))", "8"),
        ("= AttributeReference<Double>.constant(8)", "8"),
        ("= .init(width: 8)", ".init(width: 8)"),
        ("= .constant(8).doubled()", ".constant(8).doubled()"),
        ("= { a in\n  a()\n  b() // c\n}", "{ a in a(); b() }"),
        ("= \"\"\"\n  a\n  b\n  \"\"\"", #""a\nb""#),
    ])
    func `A default is the source's, on one line and without what only wraps it`(source: String, text: String) throws {
        let type = try SignatureReaderTests.read("struct X { init(a: Width \(source)) {} }", "x")
        #expect(type.signatures.flatMap(\.elements).first?.parameters.first?.defaultText == text)
    }

    @Test func `The types that fix-its suggest have other names elsewhere`() throws {
        let type = try SignatureReaderTests.read(
            "struct X { init(a: () -> Void, b: Double) {} }", "x",
            names: ReferenceNames(attribute: "Value", event: "Action"))
        #expect(
            type.diagnostics.map(\.message) == [
                "a stylesheet can't give a closure for 'a'; take 'Action'",
                "a stylesheet can't give a 'Double' for 'b'; take 'Value<Double>'",
            ])
    }

    @Test func `A protocol can put a type on the main actor`() throws {
        let source = "struct X: SwiftUI.ViewModifier { init(a: Width) {} }"
        #expect(try SignatureReaderTests.read(source, "x").diagnostics.isEmpty)
        let type = try SignatureReaderTests.read(source, "x", mainActorProtocols: ["ViewModifier"])
        #expect(!type.isUsable)
        #expect(type.diagnostics.first?.message.contains("as 'SwiftUI.ViewModifier' does") == true)
    }
}
