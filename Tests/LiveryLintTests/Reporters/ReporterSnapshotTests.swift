import LiveryLint
import LiverySource
import Testing

@Suite struct ReporterSnapshotTests {
    enum Reporter: String, CaseIterable, Sendable {
        case text = "txt"
        case colored = "colored.txt"
        case json, sarif, github
        case junit = "junit.xml"
        case checkstyle = "checkstyle.xml"
        case statistics, unix

        func text(of report: LintReport) -> String {
            let bytes: [UInt8]
            switch self {
            case .text, .colored:
                var reporter = TextReporter(isColored: self == .colored)
                var text = ""
                reporter.write(report) { text += $0 }
                return text
            case .json: bytes = JSONReporter().bytes(of: report)
            case .sarif: bytes = SARIFReporter(toolVersion: "1.2.3").bytes(of: report)
            case .github: bytes = GitHubReporter().bytes(of: report)
            case .junit: bytes = JUnitReporter().bytes(of: report)
            case .checkstyle: bytes = CheckstyleReporter().bytes(of: report)
            case .statistics: bytes = StatisticsReporter().bytes(of: report)
            case .unix: bytes = UnixReporter().bytes(of: report)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            return self == .sarif ? SARIFText.withoutRules(text) : text
        }
    }

    @Test(arguments: Reporter.allCases)
    func `A report with everything looks as it did`(reporter: Reporter) throws {
        try expectSnapshot(reporter.text(of: SampleReport.full), named: "Reporters/full.\(reporter.rawValue)")
    }

    @Test(arguments: Reporter.allCases)
    func `A report on clean files looks as it did`(reporter: Reporter) throws {
        try expectSnapshot(reporter.text(of: SampleReport.clean), named: "Reporters/clean.\(reporter.rawValue)")
    }

    @Test(arguments: Reporter.allCases)
    func `A report on nothing looks as it did`(reporter: Reporter) throws {
        try expectSnapshot(reporter.text(of: SampleReport.empty), named: "Reporters/empty.\(reporter.rawValue)")
    }
}

/// SARIF without what changes with every new rule.
enum SARIFText {
    static func withoutRules(_ text: String) -> String {
        var lines: [Substring] = []
        var isInRules = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if isInRules {
                isInRules = line != "          ]"
                continue
            }
            isInRules = line == "          \"rules\": ["
            lines.append(line.contains("\"ruleIndex\": ") ? "          \"ruleIndex\": …" : line)
        }
        return lines.joined(separator: "\n")
    }
}
