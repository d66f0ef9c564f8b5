import Foundation
import LiverySource
import Testing

@testable import LiveryCatalogue

@Suite struct CatalogueWriterTests {
    /// The types of a catalogue without where they stand.
    private func model(_ catalogue: Catalogue) -> [TypeDeclaration] {
        let nowhere = SourceLocation(file: Self.nowhere, range: .empty(at: 0))
        func functions(_ list: [FunctionDeclaration]) -> [FunctionDeclaration] {
            list.map { function in
                var function = function
                function.location = nowhere
                return function
            }
        }
        func properties(_ list: [PropertyDeclaration]) -> [PropertyDeclaration] {
            list.map { property in
                var property = property
                property.location = nowhere
                return property
            }
        }
        return catalogue.declarations.types.map { type in
            var type = type
            type.location = nowhere
            type.initializers = functions(type.initializers)
            type.cases = functions(type.cases)
            type.staticMethods = functions(type.staticMethods)
            type.methods = functions(type.methods)
            type.staticProperties = properties(type.staticProperties)
            type.properties = properties(type.properties)
            return type
        }
    }

    private static let nowhere = SourceFile(path: "", bytes: [])

    /// Checks that a catalogue reads back from what is written of it.
    private func expectRoundTrip(_ original: Catalogue, _ comment: Comment? = nil) {
        let text = CatalogueWriter().text(of: original)
        let copy = catalogue(text)
        #expect(copy.reports.isEmpty, comment)
        #expect(copy.skipped.isEmpty, comment)
        let (expected, found) = (model(original), model(copy))
        #expect(found.map(\.name) == expected.map(\.name), comment)
        for (found, expected) in zip(found, expected) where found != expected {
            Issue.record("\(expected.name) differs: \(found) instead of \(expected)")
        }
        #expect(copy.modifierNames == original.modifierNames, comment)
        #expect(CatalogueWriter().text(of: copy) == text, comment)
    }

    private func fixture(_ name: String) throws -> SourceFile {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
        return SourceFile(path: name, bytes: Array(try Data(contentsOf: url)))
    }

    @Test func `The shipped catalogue reads back from what is written`() {
        expectRoundTrip(.swiftUI)
    }

    @Test func `A file in the style of an SDK reads back, and one on top of the shipped catalogue`() throws {
        let file = try fixture("SDKStyle.swiftinterface")
        expectRoundTrip(Catalogue(reading: [file]))
        expectRoundTrip(Catalogue(reading: [Catalogue.shippedSwiftUIFile, file]))
    }

    @Test func `An empty catalogue has an empty text`() {
        #expect(CatalogueWriter().text(of: Catalogue()) == "")
    }

    @Test(
        arguments: [
            "struct A<X, Y>: P, Q { init?(_ a: A<Int>.B? = nil, b c: [String: (x: Int, Bool)]..., `default`: Int) }",
            "enum E { case a, b(Int, named: String = \"x\"), `default`, `init`; static func f() -> Self }",
            "extension Foo.Bar { func f(@ViewBuilder content: () -> some View, @MenuBuilder m: (() -> some V)?) -> () -> Void }",
            "protocol P {}\nstruct T: P {}\nextension P where Self == T { static var t: T { get }; static func t(_ a: Int) -> T }",
            "extension P where Self == T { init(_ a: Self) }",
            "protocol V: View { func inside() }\nextension V { func outside() -> some View }",
            "extension V { func outside() }\nprotocol V: View { func inside() }\nextension V { func again() }",
            "extension A.B { func early() }\nstruct A { let a: Int\n struct B: P { let b: Self } }",
            "struct A {}\nextension A { struct B { struct C { typealias D = [Self] } } }\nextension A { typealias E = Self.F }",
            "@available(iOS 17, *) struct A { @available(macOS 12, *) struct B {} }\nextension A { @available(iOS 13, *) func f() }",
            "@available(iOS, introduced: 13, deprecated: 16.1, message: \"say \\\"no\\\"\\\\ or\\nelse\", renamed: \"g()\")\n"
                + "@available(macOS, unavailable) @available(macCatalyst 13.1, *) extension View { func f(); func g() }",
            "@available(*, unavailable) struct A { init() }\n@available(*, deprecated) struct B { init() }",
            "extension X: P {}\n@available(*, unavailable) extension X: Q { func f() }",
            "@available(iOS, deprecated, obsoleted: 15) struct A { @available(iOS, deprecated: 14) init() }",
            "extension View { @available(iOS 15, *) func a(); func b(); @available(tvOS, unavailable) func c() }",
            "typealias A = some P & Q\nextension A: R { func f(_ x: (P & Q)?, y: (some P & Q)?, z: any P.Type, q: (some P).Type) }",
            "struct Symbols { struct Name {} }\nextension Swift.Symbols.Name { func f(_ n: Swift.Symbols.Name) }",
            "extension View { func f(_: Int, g: (Int, Bool) -> (String) -> Void, h: InlineArray<4, Double>, i: ((A, B)) -> Void) }",
            "class C: NSObject { init(a: Int = 1 < 2 ? 3 : [4, 5].count, b: String = \"a, (b) \\(c)\", d: X = .init { 1 }) }",
        ])
    func `Every construct of the subset reads back`(text: String) {
        let original = catalogue(text)
        #expect(original.reports.isEmpty)
        #expect(!original.typeNames.isEmpty)
        expectRoundTrip(original, "\(text)\n---\n\(CatalogueWriter().text(of: original))")
    }

    @Test func `Deeply nested types read back`() {
        var text = ""
        for depth in 0..<60 {
            let outer = (0..<depth).map { "T\($0)" }.joined(separator: ".")
            text += depth == 0 ? "struct T0 {}\n" : "extension \(outer) { struct T\(depth) { init() } }\n"
        }
        expectRoundTrip(catalogue(text))
    }

    @Test func `Declarations in any order, cut and repeated, read back`() {
        var random = Random(seed: 2026)
        let lines = Catalogue.shippedSwiftUIFile.text.split(separator: "\n", omittingEmptySubsequences: false)
        for round in 0..<60 {
            var text = ""
            for _ in 0..<8 {
                let start = Int.random(in: 0..<lines.count, using: &random)
                text += lines[start..<min(lines.count, start + 60)].joined(separator: "\n") + "\n"
            }
            let original = catalogue(text)
            let written = CatalogueWriter().text(of: original)
            let copy = catalogue(written)
            #expect(copy.reports.isEmpty, "round \(round)")
            #expect(model(copy) == model(original), "round \(round)")
        }
    }

    @Test func `Text is laid out like the shipped catalogue`() throws {
        let file = try fixture("SDKStyle.swiftinterface")
        let text = CatalogueWriter().text(of: Catalogue(reading: [file]))
        #expect(
            text.hasPrefix(
                """
                @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
                struct Pigment: Hashable, Sendable, ShapeStyle {
                    init(_ name: String, bundle: Bundle? = nil)
                    init(hue: Double, saturation: Double = 1.0)
                    static let crimson: Pigment
                    static let ochre: Pigment
                    @available(iOS 17, macOS 14, *)
                    static let umber: Pigment
                    var hue: Double { get }
                    var hashValue: Int { get }
                    func mixed(with other: Pigment, by fraction: Double = 0.5, in space: Pigment.Space = .perceptual) -> Pigment
                    func hash(into hasher: Hasher)
                    enum Space: Sendable, Equatable, Hashable {
                        case device
                        case perceptual
                        func hash(into hasher: Hasher)
                    }
                }

                """))
        #expect(
            text.contains(
                """
                extension Brush where Self == RoundBrush {
                    static var round: RoundBrush { get }
                    @available(iOS 16, macOS 13, *)
                    static func round(width: CGFloat) -> RoundBrush
                }

                """))
        #expect(
            text.contains(
                """
                    @available(iOS 17, macOS 14, *)
                    func glazed(
                        value: Binding<some Equatable>,
                        layers: ClosedRange<Int> = 1...3,
                        perform action: (some Equatable, some Equatable) -> Void,
                        @ViewBuilder label: () -> some View
                    ) -> some View

                """))
    }
}

/// A generator with a fixed seed.
private struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
