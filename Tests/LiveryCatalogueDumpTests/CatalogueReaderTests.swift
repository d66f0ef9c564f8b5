import LiverySource
import Testing

@testable import LiveryCatalogueDump

/// What the catalogue of a source text has, and what is said of it.
struct CatalogueReaderTests {
    /// The catalogue of one file without its header, and the diagnostics as `line:column: severity: message`.
    private func read(
        _ text: String, library: TypeTable? = nil, target: BuildTarget = BuildTarget(system: "Linux")
    ) throws -> (catalogue: String, messages: [String]) {
        let file = SourceFile(path: "Shop.swift", text: text)
        var reader = CatalogueReader([file], library: try library ?? LiverySources.library.get(), for: target)
        let catalogue = reader.read().map(\.text).joined()
        let index = LineIndex(file)
        let messages = reader.diagnostics.map { diagnostic in
            let position = index.position(of: diagnostic.range.lowerBound)
            return "\(position.line):\(position.column): \(diagnostic.severity): \(diagnostic.message)"
        }
        return (catalogue, messages)
    }

    // MARK: - Declarations

    @Test(
        arguments: [
            (
                "each initializer of a modifier is an overload",
                """
                @ASTDecodable("card")
                struct Card {
                    init(_ fill: StyleValue.Resolvable, in radius: AttributeReference<Double> = .constant(8)) {}
                    @available(iOS 17, macOS 14, *)
                    init(title: String.Resolvable?) {}
                }
                """,
                """
                extension View {
                    func card(_ fill: some Any, in radius: Double = 8) -> some View
                    @available(iOS 17, macOS 14, *)
                    func card(title: String?) -> some View
                }

                """
            ),
            (
                "a value has its initializers and members",
                """
                @ASTDecodable("Size")
                enum Size {
                    case small, custom(Double.Resolvable, by: Int.Resolvable = 2)
                    static var regular: Size { .small }
                    static func scaled(_ factor: Double.Resolvable) -> Self { .small }
                    func muted() -> Size { self }
                    var plain: Size { self }
                    @StylesheetIgnored case internalOnly
                    private static var hidden: Size { .small }
                }
                """,
                """
                enum Size {
                    case small
                    case custom(Double, by: Int = 2)
                    static let regular: Size
                    static func scaled(_ factor: Double) -> Size
                    var plain: Size { get }
                    func muted() -> Size
                }

                """
            ),
            (
                "a memberwise initializer is an overload",
                """
                @ASTDecodable("glow") struct Glow { var radius: Double.Resolvable = 4; let color: StyleValue.Resolvable }
                """,
                """
                extension View {
                    func glow(radius: Double = 4, color: some Any) -> some View
                }

                """
            ),
            (
                "nested types are found, in extensions too",
                """
                struct Video { @ASTDecodable("Video") struct Resolvable { init(_ url: String.Resolvable) {} } }
                enum Media {}
                extension Media { @ASTDecodable("Media.Kind") public enum Kind { case film, song } }
                """,
                """
                struct Video {
                    init(_ url: String)
                }
                extension Media {
                    enum Kind {
                        case film
                        case song
                    }
                }

                """
            ),
            (
                "the availability of types is kept, with that of the types around them",
                """
                @available(macOS 15, *) enum Media {
                    @available(iOS 18, *) @ASTDecodable("Kind") enum Kind { @available(iOS 19, *) case film }
                }
                @ASTDecodable("glow") @available(iOS 18, *) struct Glow { init() {} }
                """,
                """
                @available(iOS 18, macOS 15, *)
                enum Kind {
                    @available(iOS 19, *)
                    case film
                }
                @available(iOS 18, *)
                extension View {
                    func glow() -> some View
                }

                """
            ),
            (
                "what is written by hand is read from literals",
                #"""
                struct Glow: StylesheetModifier {
                    static let declarations = "func glow(_ radius: Double = 4) -> some View"
                }
                struct Shine: StylesheetModifier {
                    static var declarations: String {
                        """
                        extension Image {
                            func shine() -> some View
                        }
                        """
                    }
                }
                struct Tint { }
                extension Tint: StylesheetModifier {
                    static let signatures: [StylesheetSignature] = [
                        StylesheetSignature(.modifier, "tint", [.init(nil, "by", Double.Resolvable.self, default: "1")]),
                        .init(.modifier, "tint", availability: "@available(iOS 17, *)"),
                    ]
                }
                enum Tone: String, CaseIterable, StylesheetValue {
                    case warm, cold = "chilly"
                    static var signatures: [StylesheetSignature] { caseSignatures + [.init(.staticProperty, "none")] }
                }
                """#,
                """
                extension View {
                    func glow(_ radius: Double = 4) -> some View
                }
                extension Image {
                    func shine() -> some View
                }
                extension View {
                    func tint(_ by: Double = 1) -> some View
                    @available(iOS 17, *)
                    func tint() -> some View
                }
                enum Tone {
                    case warm
                    case chilly
                    static let none: Tone
                }

                """
            ),
            (
                "signatures that are written by hand go before what the macro reads",
                """
                @ASTDecodable("Tone") struct Tone {
                    init(_ degree: Double.Resolvable) {}
                    static let signatures: [StylesheetSignature] = [.init(.initializer, "Tone", [])]
                }
                """,
                """
                struct Tone {
                    init()
                }

                """
            ),
            (
                "what has nothing to do with stylesheets is left out",
                "struct Shop { var name = \"\" }\nenum Kind { case a }", ""
            ),
        ] as [(String, String, String)])
    func `The catalogue has what the source declares`(_ what: String, source: String, catalogue: String) throws {
        let result = try read(source)
        #expect(result.catalogue == catalogue, "\(what)")
        #expect(result.messages == [], "\(what)")
    }

    // MARK: - Conditions

    private static let conditional = """
        @ASTDecodable("glow") struct Glow {
            #if os(Linux)
            init(linux: Bool.Resolvable) {}
            #elseif os(iOS)
            init(phone: Bool.Resolvable) {}
            #else
            init(other: Bool.Resolvable) {}
            #endif
            @available(iOS, unavailable)
            init(always: Bool.Resolvable) {}
        }
        #if PREMIUM && canImport(SwiftUI)
        @ASTDecodable("Gem") enum Gem { case ruby }
        #endif
        """

    @Test(
        arguments: [
            ("Linux", [], ["linux", "always"]), ("iOS", [], ["phone"]), ("macOS", [], ["other", "always"]),
            ("Linux", ["PREMIUM"], ["linux", "always"]), ("iOS", ["PREMIUM"], ["phone", "ruby"]),
        ] as [(String, Set<String>, [String])])
    func `Conditions hold for the system and the names that are given`(
        system: String, defines: Set<String>, expected: [String]
    ) throws {
        let result = try read(Self.conditional, target: BuildTarget(system: system, conditions: defines))
        let found = ["linux", "phone", "other", "always", "ruby"].filter { result.catalogue.contains($0) }
        #expect(found == expected)
        #expect(result.messages == [])
    }

    @Test func `A module that nothing is known of is not there, and that is said`() throws {
        let source = """
            #if canImport(ShopKit)
            @ASTDecodable("glow") struct Glow { init() {} }
            #endif
            """
        let unknown = try read(source)
        #expect(unknown.catalogue == "")
        #expect(
            unknown.messages == [
                "1:5: note: 'canImport(ShopKit)' counts as false, since nothing says that there is a module 'ShopKit'; '--module ShopKit' does"
            ])
        let known = try read(source, target: BuildTarget(system: "Linux", modules: ["ShopKit"]))
        #expect(known.catalogue.contains("glow"))
        #expect(known.messages == [])
    }

    // MARK: - Mistakes

    @Test(
        arguments: [
            (
                "@ASTDecodable(\"glow\") struct Glow { init(_ x: Double) {}; init() {} }",
                ["1:47: error: a stylesheet can't give a 'Double' for 'x'; take 'AttributeReference<Double>'"], true
            ),
            (
                "@ASTDecodable(\"Glow\") class Glow {}",
                ["1:1: error: '@ASTDecodable' belongs to a struct or an enum, not to 'Glow'"], false
            ),
            (
                "@ASTDecodable(\"1\") struct Glow {}",
                [
                    "1:15: error: '1' is no name that stylesheets can write: it needs letters, digits and '_', and no digit at its beginning"
                ], false
            ),
            (
                "struct Glow: StylesheetModifier { static var declarations: String { made() } }",
                ["1:46: note: 'declarations' of 'Glow' is no plain string literal"], false
            ),
            (
                "struct Glow: StylesheetModifier { static var signatures: [StylesheetSignature] { made() } }",
                ["1:46: note: 'signatures' of 'Glow' is no list of 'StylesheetSignature' literals"], false
            ),
            (
                "struct Glow: StylesheetModifier { init(from arguments: ArgumentDecoder) {} }",
                ["1:1: note: 'Glow' has neither 'declarations' nor 'signatures', so the catalogue doesn't have it"],
                false
            ),
            (
                "struct Glow: StylesheetModifier { static let declarations = \"func glow(\" }",
                ["1:46: error: what 'Glow' declares is no catalogue: expected the name of a parameter"], false
            ),
            (
                "@ASTDecodable(\"glow\") struct Glow { init(_ x: Lamp.Resolvable) {} }",
                ["1:47: note: source doesn't say what stylesheets call 'Lamp'; the catalogue has its own name"], true
            ),
        ] as [(String, [String], Bool)])
    func `Mistakes and what can't be read are told at their place`(
        source: String, messages: [String], hasCatalogue: Bool
    ) throws {
        let rest = "\n@ASTDecodable(\"fine\") struct Fine { init() {} }\n"
        let result = try read(source + rest)
        #expect(result.messages == messages)
        #expect(result.catalogue.contains("glow") == hasCatalogue)
        #expect(result.catalogue.contains("func fine()"), "The rest is read.")
    }

    @Test func `What doesn't parse is told, and the rest is read`() throws {
        let result = try read("@ASTDecodable(\"fine\") struct Fine { init() {} }\nstruct {\n")
        #expect(result.catalogue.contains("func fine()"))
        #expect(!result.messages.isEmpty && result.messages.allSatisfy { $0.contains(": error: ") })
    }

    // MARK: - Other modules

    @Test func `Types of other modules that parameters have are in the catalogue, with those that they need`() throws {
        let other = """
            @ASTDecodable("Lamp") public struct Lamp { init(_ bulb: Bulb) {} }
            @ASTDecodable("Bulb") public enum Bulb { case led; case bad(Double) }
            @ASTDecodable("Unused") public enum Unused { case a }
            """
        let result = try read(
            "@ASTDecodable(\"light\") struct Light { init(_ lamps: [Lamp]) {} }",
            library: TypeTable(library: [SourceFile(path: "Other.swift", text: other)]))
        #expect(
            result.catalogue == """
                extension View {
                    func light(_ lamps: [Lamp]) -> some View
                }
                struct Lamp {
                    init(_ bulb: Bulb)
                }
                enum Bulb {
                    case led
                }

                """)
        #expect(result.messages == [], "Mistakes of other modules are theirs.")
    }

    @Test func `Deeply nested and circular types come to an end`() throws {
        let result = try read(
            """
            typealias One = Two
            typealias Two = One
            struct Ring: StylesheetValue { static var stylesheetType: TypeReference { Ring.stylesheetType } }
            @ASTDecodable("glow") struct Glow { init(_ a: One, b: Ring.Resolvable) {} }
            @ASTDecodable("Deep") struct Deep { init(_ a: \(String(repeating: "Array<", count: 100))Ring) {} }
            """)
        #expect(result.messages.contains { $0.contains("'One'") })
        #expect(result.messages.contains { $0.contains("'Ring'") })
        #expect(result.catalogue.contains("func glow(_ a: One, b: Ring) -> some View"))

        let brackets = try read("let deep: " + String(repeating: "[", count: 300))
        #expect(
            brackets.messages == ["1:11: error: more than 12 brackets open in a row, so nothing of the file is read"])
    }
}
