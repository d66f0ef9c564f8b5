import Foundation
import Livery
import LiveryValuesGenerator
import Testing

/// What is generated of small catalogues.
struct GeneratorTests {
    /// The generated text of a catalogue's types, but for the list of them, given what is written by hand.
    private func generated(_ declarations: String, handWritten: [String: String] = [:]) throws -> String {
        let folder = URL.temporaryDirectory.appending(path: "GeneratorTests-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in handWritten {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let catalogue = Catalogue(reading: [SourceFile(path: "a.swiftinterface", text: declarations)])
        let values = GeneratedValues(of: catalogue, handWritten: try HandWrittenTypes(in: folder))
        return values.files.filter { !$0.path.hasPrefix("PortableTypes") }.map(\.text).joined()
    }

    @Test func `A type of nothing but names is an enum of strings`() throws {
        let text = try generated("@available(iOS 15, *)\nstruct Size { static let small, `default`: Size }")
        #expect(text.contains("public enum Size: String, CaseIterable, StylesheetValue, CustomStringConvertible {"))
        #expect(text.contains("    case small, `default`\n"))
        #expect(text.contains("/// iOS 15.\n"))
    }

    @Test func `An option set has a bit for each member, and members that stand for others`() throws {
        let text = try generated(
            "protocol OptionSet {}\nstruct Parts: OptionSet { static let all, first, second: Parts }")
        #expect(text.contains("public static let second = Parts(rawValue: 1 << 1)"))
        #expect(text.contains("public static let all: Parts = [.first, .second]"))
    }

    @Test func `Overloads have names of their own`() throws {
        let text = try generated(
            """
            struct Size {
                static let fixed: Size
                static func fixed(width: Double) -> Size
                static func fixed(height: Double, scale: Double = 1) -> Size
                func doubled() -> Size
            }
            """)
        #expect(text.contains("    case fixed\n"))
        #expect(text.contains("    case fixedWidth(Double)\n"))
        #expect(text.contains("    case fixedHeight(height: Double, scale: Double)\n"))
        #expect(text.contains("    indirect case doubled(Size)\n"))
        #expect(text.contains(#"case "fixed" where call.isAtEnd: self = .fixed"#))
    }

    @Test func `One initializer makes a structure`() throws {
        let text = try generated("struct Group { init(id: String? = nil, in space: Int) }")
        #expect(text.contains("public init(id: String? = nil, in space: Int) {"))
        #expect(text.contains(#"space = try call.next("in")"#))
    }

    @Test func `The types of a protocol are cases of one enum`() throws {
        let text = try generated(
            """
            extension View { func boxStyle(_ style: some BoxStyle) -> some View }
            protocol BoxStyle {}
            extension BoxStyle where Self == PlainBoxStyle { static var plain: PlainBoxStyle { get } }
            struct PlainBoxStyle: BoxStyle { init()  init(tint: Int) }
            """)
        #expect(text.contains("/// What `boxStyle(_:)` takes as a `BoxStyle`."))
        #expect(text.contains(#"public static let stylesheetType: TypeReference = .some("BoxStyle")"#))
        #expect(text.contains(#"case "PlainBoxStyle" where call.isAtEnd: self = .plain"#))
        #expect(text.contains("    case plainTint(Int)\n"))
        #expect(!text.contains("PlainBoxStyle: StylesheetValue"))
    }

    @Test func `What is written by hand isn't generated, under whatever name`() throws {
        let declarations = """
            struct Size { static let small: Size }
            struct Part { static let first: Part  struct Kind { static let one: Part.Kind } }
            struct Other { static func of(_ size: Size) -> Other }
            """
        let sources = [
            "Sizes.swift": """
            public enum PortableSize:
                StylesheetValue
            {
                private enum Secret: StylesheetValue {}

                public static var stylesheetType: TypeReference {
                    .named("Size")
                }
            }
            extension CustomStringConvertible where Self: StylesheetValue {}
            """,
            "Kinds.swift": """
            public enum Part {
                public enum Kind: String, StylesheetValue {
                    public static let stylesheetType = TypeReference.named("Part.Kind")
                }
            }
            """,
        ]
        let text = try generated(declarations, handWritten: sources)
        #expect(!text.contains("enum Size") && !text.contains("enum Kind"))
        #expect(text.contains("case of(PortableSize)"))
        #expect(text.contains("public enum Part: String"))
    }

    @Test func `A constructor with a parameter that can't be portable is left out`() throws {
        let text = try generated(
            """
            struct Size {
                static let small: Size
                static func measured(_ body: (Int) -> Int) -> Size
                static func either(_ body: ((Int) -> Int)? = nil, or value: Int) -> Size
            }
            """)
        #expect(!text.contains("measured"))
        #expect(text.contains("    case either(or: Int)\n"))
    }
}
