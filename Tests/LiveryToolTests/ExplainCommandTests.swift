import Foundation
import LiveryCatalogue
import LiveryLint
import Testing

@testable import LiveryTool

@Suite struct ExplainCommandTests {
    private func explain(_ arguments: String...) throws -> ToolProcess.Result {
        try ToolProcess.run(["explain"] + arguments, environment: ["COLUMNS": "80"])
    }

    @Test func `A rule has its page`() throws {
        let run = try explain("trailing-closure")
        #expect(
            run.stdout == """
                trailing-closure  rule, syntax, error

                A modifier is followed by a closure.

                A stylesheet has no code. Content is written in the template, as a child with
                template="name", and referred to by its name: overlay(content: :name). An action
                is an event: onTapGesture(perform: event("tap")).

                Wrong:
                    overlay() { Text("New") }

                Right:
                    overlay(content: :badge)

                """)
        #expect(run.stderr == "" && run.status == 0)
    }

    @Test func `An example for a tree comes with its sheet, one for a target says so`() throws {
        #expect(
            try explain("missing-attribute").stdout.hasSuffix(
                "With the sheet:\n    \"fade\" do\n      opacity(attr(\"level\"))\n    end\n"))
        #expect(try explain("unavailable").stdout.contains("Wrong, for iOS 15:\n"))
    }

    @Test func `A modifier has its overloads with availability`() throws {
        let run = try explain("padding")
        #expect(
            run.stdout == """
                padding  modifier, 3 overloads

                On View:
                  padding(_ insets: EdgeInsets) -> some View
                      iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
                  padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
                      iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
                  padding(_ length: CGFloat) -> some View
                      iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1

                """)
    }

    @Test func `A modifier of several receivers tells them apart, and what is deprecated says so`() throws {
        let bold = try explain("bold").stdout
        #expect(bold.contains("On View:") && bold.contains("On Text:"))
        #expect(try explain("colorScheme").stdout.contains("deprecated; use preferredColorScheme(_:)"))
    }

    @Test func `A type has its kind, conformances, initializers, cases and members`() throws {
        let set = try explain("Edge.Set").stdout
        #expect(set.hasPrefix("Edge.Set  struct\n  Conforms to OptionSet, SetAlgebra,"))
        #expect(set.contains("\nInitializers:\n  init(_ e: Edge)\n"))
        #expect(set.contains("\nStatic members:\n  top: Edge.Set\n"))
        #expect(try explain("Edge").stdout.contains("\nCases:\n  top\n"))
        let color = try explain("Color").stdout
        #expect(color.contains("  red: Color\n") && color.contains("opacity(_ opacity: Double)"))
        let style = try explain("ShapeStyle").stdout
        #expect(style.contains("Types that conform:\n  Color, Gradient,") && style.contains("  tint: TintShapeStyle\n"))
    }

    @Test func `Static members of protocols are those of the type too`() throws {
        #expect(try explain("PlainButtonStyle").stdout.contains("  plain: PlainButtonStyle\n"))
    }

    @Test func `A typealias names its type, which is explained too`() throws {
        let run = try explain("TimeInterval")
        #expect(run.stdout.hasPrefix("TimeInterval  typealias\n  Stands for Double.\n"))
        #expect(run.stdout.contains("\nDouble  struct\n"))
    }

    @Test func `A member is found by its type`() throws {
        #expect(try explain("Color.red").stdout.hasPrefix("Color.red  member of Color\n\n  red: Color\n"))
        #expect(try explain("Color.init").stdout.contains("  init("))
        #expect(try explain("Color.opacity").stdout.contains("opacity(_ opacity: Double)"))
    }

    @Test func `A name that is several things has all its pages`() throws {
        let folder = try TemporaryFolder()
        let host = try folder.file(
            "Host.swift", "struct deprecated { init() }\nextension View { func deprecated() -> some View }\n")
        let run = try explain("deprecated", "--catalogue", host)
        #expect(run.stdout.contains("deprecated  rule, availability, warning\n"))
        #expect(run.stdout.contains("\ndeprecated  modifier, 1 overload\n"))
        #expect(run.stdout.contains("\ndeprecated  struct\n"))
    }

    @Test(
        arguments: [
            ("paddin", "there is no rule, modifier or type 'paddin'; did you mean 'padding'?"),
            ("Colr", "there is no rule, modifier or type 'Colr'; did you mean 'Color'?"),
            (
                "unknown-modifer",
                "there is no rule, modifier or type 'unknown-modifer'; did you mean 'unknown-modifier'?"
            ),
            ("Color.rde", "there is no rule, modifier or type 'Color.rde'; did you mean 'Color.red'?"),
            ("qqqqqqqq", "there is no rule, modifier or type 'qqqqqqqq'"),
            ("", "there is no rule, modifier or type ''"),
        ])
    func `An unknown name is an error with the closest ones`(name: String, message: String) throws {
        let run = try explain(name)
        #expect(run.stderr == "error: \(message)\n")
        #expect(run.stdout == "" && run.status == 2)
    }

    @Test func `A catalogue that can't be read or is wrong is told of, and the name is explained`() throws {
        let run = try explain("padding", "--catalogue", "/no/such/file")
        #expect(run.status == 2 && run.stdout.hasPrefix("padding  modifier"))
        #expect(run.stderr == "error: cannot read '/no/such/file': no such file or directory\n")
    }

    @Test func `Every rule, modifier and type has a page`() {
        let catalogue = Catalogue.swiftUI
        for name in LintRule.all.map(\.name) + catalogue.modifierNames + catalogue.typeNames {
            let pages = Explanation(of: name, in: catalogue, width: 80, isColored: false).pages
            #expect(!pages.isEmpty && pages.allSatisfy { $0.hasPrefix(name) || $0.contains("  ") }, "\(name)")
        }
    }
}
