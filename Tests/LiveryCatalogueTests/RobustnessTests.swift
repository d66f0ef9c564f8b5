import Foundation
import LiveryCatalogue
import LiverySource
import Testing

/// Damaged text is read to the end, with every range inside the file.
@Suite struct RobustnessTests {
    /// SplitMix64: the same numbers on every machine.
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private static let fragments: [String] = [
        "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "\\(", "`", "@", "#if", "#else", "#endif", ":",
        ",",
        "->", "...", "=", "&", "?", "!", ".", "/*", "*/", "//", "\n", "\0", "é", "func ", "case ", "init", "static ",
        "where ",
        "extension ", "some ", "@available(", "typealias ", "let ", " async ", "each ", "~", "_", "\u{FEFF}",
        "struct A {",
    ]

    private func sample() throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        return Array(try Data(contentsOf: folder.appending(path: "Fixtures/SDKStyle.swiftinterface")))
    }

    private func check(_ bytes: [UInt8]) {
        let file = SourceFile(path: "damaged", bytes: bytes)
        let catalogue = Catalogue(reading: [file])
        #expect(catalogue.diagnostics.count <= Catalogue.maximumDiagnostics + 1)
        for diagnostic in catalogue.diagnostics where !file.range.contains(diagnostic.range) {
            Issue.record("\(diagnostic.message) at \(diagnostic.range) of \(bytes.count)")
        }
        for name in catalogue.modifierNames {
            for function in catalogue.modifiers(named: name) where !file.range.contains(function.location.range) {
                Issue.record("\(function.signature) at \(function.location.range)")
            }
        }
        for name in catalogue.typeNames {
            _ = catalogue.staticMemberNames(on: name)
            _ = catalogue.memberNames(of: name)
            _ = catalogue.conforms(name, to: "View")
        }
    }

    @Test func readsEveryPrefix() throws {
        let bytes = try sample()
        for end in stride(from: 0, to: bytes.count, by: 13) { check(Array(bytes[..<end])) }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func readsMutations(seed: UInt64) throws {
        var generator = Generator(state: seed)
        var bytes = try sample()
        for _ in 0..<40 {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.remove(at: place)
            case 2:
                bytes.insert(contentsOf: Self.fragments.randomElement(using: &generator)?.utf8 ?? "".utf8, at: place)
            default: bytes.removeSubrange(place..<min(place + 20, bytes.count))
            }
            check(bytes)
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func readsSoup(seed: UInt64) {
        var generator = Generator(state: seed)
        for _ in 0..<20 {
            let parts = (0..<60).map { _ in Self.fragments.randomElement(using: &generator) ?? "" }
            check(Array(parts.joined().utf8))
        }
    }

    /// Work that grows with the square of the text would take minutes here.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "func (", "@available(iOS x,*)", "struct A { ", "case a(", "extension View { func a(x: Int = \"\n",
            "#if a\n", "/*", "let a, ", "\"\\(", "func a<T>(x: T) where T: A, ", "func a(x: Int = a<", "@a(", "} ", "`",
            "- ", "init(_: (", "#else\n", "typealias A = ", "@available(a, b: \"", "var x: Int = ", "\n@", "a<",
            "\n    ",
        ])
    func isLinearInDamagedText(fragment: String) {
        check(Array(String(repeating: fragment, count: 30_000).utf8))
    }
}
