import Foundation
import LiveryLint
import LiverySource
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct XMLReporterTests {
    /// An element as a parser sees it.
    private final class Element: NSObject, XMLParserDelegate {
        var name: String
        var attributes: [String: String]
        var children: [Element] = []
        var text = ""
        private var open: [Element] = []

        init(_ name: String = "", _ attributes: [String: String] = [:]) {
            self.name = name
            self.attributes = attributes
        }

        /// The root of a document; nil when it isn't well-formed.
        static func root(of bytes: [UInt8]) -> Element? {
            let document = Element()
            document.open = [document]
            let parser = XMLParser(data: Data(bytes))
            parser.delegate = document
            return parser.parse() ? document.children.first : nil
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = Element(name, attributes)
            open.last?.children.append(element)
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) { open.removeLast() }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
    }

    @Test func `Checkstyle XML has every file and every finding`() throws {
        let report = SampleReport.full
        let root = try #require(Element.root(of: CheckstyleReporter().bytes(of: report)))
        #expect(root.name == "checkstyle" && root.attributes["version"] == "4.3")
        #expect(root.children.map { $0.attributes["name"] } == report.paths)
        let errors = root.children.flatMap(\.children)
        #expect(errors.map { $0.attributes["source"] } == report.diagnostics.map { "livery.\($0.rule)" })
        #expect(Set(errors.map { $0.attributes["severity"] }) == ["error", "warning", "info"])
    }

    @Test func `JUnit XML has a passing case for a clean file and a failing one for each finding`() throws {
        let report = SampleReport.full
        let root = try #require(Element.root(of: JUnitReporter().bytes(of: report)))
        #expect(root.children.map { $0.attributes["name"] } == report.paths)
        let cases = root.children.flatMap(\.children)
        #expect(root.attributes["tests"] == "\(cases.count)")
        #expect(root.attributes["failures"] == "\(report.diagnostics.count)")
        #expect(
            cases.flatMap(\.children).map { $0.attributes["type"] } == report.diagnostics.map { $0.severity.rawValue })
        for suite in root.children {
            #expect(suite.attributes["tests"] == "\(suite.children.count)")
            #expect(suite.attributes["failures"] == "\(suite.children.count { !$0.children.isEmpty })")
            #expect(suite.children.allSatisfy { $0.attributes["classname"] == suite.attributes["name"] })
        }
        let clean = try #require(root.children.first { $0.attributes["name"] == "clean <1>.sheet" })
        #expect(clean.children.map(\.children.count) == [0])
    }

    @Test func `A parser reads texts as they were, and forbidden characters as their pictures`() throws {
        let text = "a<b>&amp;\"'\t\n\r\r\n]]> \u{1}\u{1F}\u{7F}\u{85}\u{FFFE}\u{FFFF}🎉 é"
        let expected = "a<b>&amp;\"'\t\n\r\r\n]]> \u{2401}\u{241F}\u{7F}\u{85}\u{FFFD}\u{FFFD}🎉 é"
        let file = SourceFile(path: text, text: "x")
        let report = LintReport(
            [Diagnostic(rule: "house-rule", message: text, at: SourceLocation(file: file, range: file.range))],
            paths: [])
        let checkstyle = try #require(Element.root(of: CheckstyleReporter().bytes(of: report))?.children.first)
        #expect(checkstyle.attributes["name"].map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
        #expect(
            checkstyle.children.first?.attributes["message"].map { Array($0.unicodeScalars) }
                == Array(expected.unicodeScalars))
        let suite = try #require(Element.root(of: JUnitReporter().bytes(of: report))?.children.first)
        let failure = try #require(suite.children.first?.children.first)
        #expect(failure.attributes["message"].map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
        #expect(failure.text.contains("a<b>&amp;\"'") && failure.text.hasSuffix("\n"))
    }

    @Test(arguments: [0, 1])
    func `Reports without findings are well-formed`(number: Int) throws {
        let report = [SampleReport.empty, SampleReport.clean][number]
        #expect(Element.root(of: CheckstyleReporter().bytes(of: report))?.children.count == report.fileCount)
        #expect(Element.root(of: JUnitReporter().bytes(of: report))?.attributes["failures"] == "0")
    }
}
