import Foundation
import Testing

@Suite struct CatalogueCommandTests {
    private static let interface = """
        // swift-module-flags: -module-name Glow
        import SwiftUI
        @available(iOS 16.0, *)
        public struct Halo : Swift.Sendable {
          public init(radius: Swift.Double)
          public subscript(index: Swift.Int) -> Swift.Int { get }
          public mutating func grow()
        }
        extension SwiftUI.View {
          @available(iOS 16.0, *)
          nonisolated public func halo(_ halo: Glow.Halo? = nil) -> some SwiftUI.View
        }

        """

    private static let catalogue = """
        @available(iOS 16, *)
        struct Halo: Sendable {
            init(radius: Double)
        }

        @available(iOS 16, *)
        extension View {
            func halo(_ halo: Halo? = nil) -> some View
        }

        """

    @Test func `An import writes what stylesheets can use, and counts the rest`() throws {
        let run = try ToolProcess.run(["catalogue", "import", "-"], stdin: Array(Self.interface.utf8))
        #expect(run.stdout == Self.catalogue)
        #expect(run.stderr == "1 type and 1 modifier; passed over:\n  1 × mutating method\n  1 × subscript\n")
        #expect(run.status == 0)
    }

    @Test func `An imported catalogue is one that sheets are checked against`() throws {
        let folder = try TemporaryFolder()
        let (input, output) = (try folder.file("Glow.swiftinterface", Self.interface), folder.path("Glow.swift"))
        let run = try ToolProcess.run(["catalogue", "import", input, "--output", output])
        #expect(run.stdout == "" && run.status == 0)
        #expect(try String(contentsOfFile: output, encoding: .utf8) == Self.catalogue)
        let check = try ToolProcess.run(["catalogue", "check", output])
        #expect(check.stderr == "1 type and 1 modifier\n" && check.status == 0)
        let sheet = "\"a\" do\n  halo(Halo(radius: 2))\nend\n"
        let lint = try ToolProcess.run(["lint", "-", "--catalogue", output], stdin: Array(sheet.utf8))
        #expect(lint.status == 0, "\(lint.stdout)")
    }

    @Test func `A check tells mistakes with their places`() throws {
        let folder = try TemporaryFolder()
        let bad = try folder.file("Bad.swift", "extension View {\n  func glow(radius) -> some View\n}\nfnuc f()\n")
        let run = try ToolProcess.run(["catalogue", "check", bad, folder.path("no.swift")])
        #expect(run.stderr.contains("Bad.swift:2:19: error: ") && run.stderr.contains("[catalogue-syntax]"))
        #expect(run.stderr.contains("Bad.swift:4:1: warning: ") && run.stderr.contains("did you mean 'func'?"))
        #expect(run.stderr.hasPrefix("error: cannot read '\(folder.path("no.swift"))'"))
        #expect(run.status == 2)
        #expect(try ToolProcess.run(["catalogue", "check", bad]).status == 1)
        #expect(try ToolProcess.run(["catalogue", "import", bad]).status == 1)
    }

    @Test func `Binary data and deep nesting are mistakes, not crashes`() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ $0 / 7) }
        let deep = Array((String(repeating: "struct A {", count: 10_000) + String(repeating: "(", count: 10_000)).utf8)
        for input in [bytes, deep] {
            #expect(try ToolProcess.run(["catalogue", "import", "-"], stdin: input).status == 1)
            #expect(try ToolProcess.run(["catalogue", "check", "-"], stdin: input).status == 1)
        }
    }
}
