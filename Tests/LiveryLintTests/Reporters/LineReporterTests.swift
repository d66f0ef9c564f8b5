import LiveryLint
import LiverySource
import Testing

/// The formats that have one line for each finding or rule.
@Suite struct LineReporterTests {
    private struct Command: Equatable {
        var name: String
        var properties: [String: String]
        var message: String

        /// Reads a workflow command as the runner of GitHub Actions does.
        init?(_ line: Substring) {
            guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
            let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
            let parts = head.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            name = String(parts[0])
            properties = [:]
            for property in parts[1].split(separator: ",") {
                let pair = property.split(separator: "=", maxSplits: 1)
                guard pair.count == 2 else { return nil }
                properties[String(pair[0])] = Self.unescaped(pair[1], ["%0D", "%0A", "%3A", "%2C", "%25"])
            }
            message = Self.unescaped(line[end.upperBound...], ["%0D", "%0A", "%25"])
        }

        private static func unescaped(_ text: Substring, _ escapes: [String]) -> String {
            escapes.reduce(String(text)) { text, escape in
                let character = UInt8(escape.dropFirst(), radix: 16).map { String(Unicode.Scalar($0)) } ?? ""
                return text.replacing(escape, with: character)
            }
        }
    }

    private func commands(_ report: LintReport) throws -> [Command] {
        try String(decoding: GitHubReporter().bytes(of: report), as: UTF8.self).split(separator: "\n").map {
            try #require(Command($0), "\($0)")
        }
    }

    @Test func `GitHub reads back what was found`() throws {
        let report = SampleReport.full
        let commands = try commands(report)
        #expect(commands.map { $0.properties["file"] } == report.diagnostics.map { $0.file.path })
        #expect(commands.map { $0.properties["title"] } == report.diagnostics.map { $0.rule })
        #expect(Set(commands.map(\.name)) == ["error", "warning", "notice"])
        for (command, diagnostic) in zip(commands, report.diagnostics) {
            #expect(command.message.hasPrefix(diagnostic.message))
            let isOnOneLine = command.properties["line"] == command.properties["endLine"]
            #expect((command.properties["col"] != nil) == isOnOneLine)
            #expect((command.properties["endColumn"] != nil) == isOnOneLine)
            for fixIt in diagnostic.fixIts { #expect(command.message.contains("fix-it: \(fixIt.message)")) }
        }
    }

    @Test func `A path or a message can't add to a command or make another`() throws {
        let texts = ["a,line=9", "a::b", "a\n::error::x", "a\r\n::stop-commands::x", "%0A%25", "a b", "é=🎉"]
        for text in texts {
            let file = SourceFile(path: text, text: "x")
            let finding = Diagnostic(
                rule: "house-rule", message: text, at: SourceLocation(file: file, range: file.range))
            let commands = try commands(LintReport([finding], paths: []))
            #expect(commands.count == 1)
            #expect(commands.first?.properties["file"] == text)
            #expect(commands.first?.properties.count == 6)
            #expect(
                commands.first?.message == text.replacing("\r", with: "\u{240D}").replacing("\r\n", with: "\u{240D}\n"))
        }
    }

    @Test func `A message can't steer the terminal that shows a log`() {
        let file = SourceFile(path: "a", text: "x")
        let finding = Diagnostic(
            rule: "house-rule", message: "a\u{1B}[2Jb", at: SourceLocation(file: file, range: file.range))
        for bytes in [
            GitHubReporter().bytes(of: LintReport([finding], paths: [])),
            UnixReporter().bytes(of: LintReport([finding], paths: [])),
        ] {
            #expect(!bytes.contains(0x1B) && String(decoding: bytes, as: UTF8.self).contains("a␛[2Jb"))
        }
    }

    @Test func `The Unix format has one line for each finding`() throws {
        let report = SampleReport.full
        let lines = String(decoding: UnixReporter().bytes(of: report), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == report.diagnostics.count)
        for (line, diagnostic) in zip(lines, report.diagnostics) {
            let match = try #require(
                line.wholeMatch(of: /(.+?):([0-9]+):([0-9]+): (error|warning|note): (.*) \[([a-z-]+)\]/))
            #expect(diagnostic.file.path == match.1 || match.1.hasSuffix("é,a:b.sheet"))
            #expect(match.4 == diagnostic.severity.rawValue && match.6 == diagnostic.rule)
        }
    }

    @Test func `Rules are counted, the most frequent first, then by name`() {
        let file = SourceFile(path: "a", text: String(repeating: "x", count: 100))
        var offset = 0
        func finding(_ rule: String, _ severity: Severity, isSafe: Bool?) -> Diagnostic {
            offset += 1
            let range = SourceRange(offset, offset + 1)
            return Diagnostic(
                rule: rule, severity: severity, message: "x", file: file, range: range,
                fixIts: isSafe.map { [.replacing(range, with: "y", isSafe: $0)] } ?? [])
        }
        let findings = [
            finding("b", .warning, isSafe: true), finding("c", .note, isSafe: nil), finding("b", .error, isSafe: false),
            finding("a", .note, isSafe: nil), finding("d", .error, isSafe: false),
        ]
        let report = LintReport(findings, paths: [])
        #expect(report.ruleCounts.map(\.rule) == ["b", "a", "c", "d"])
        #expect(report.ruleCounts.map(\.count) == [2, 1, 1, 1])
        #expect(report.ruleCounts.map(\.severity) == [.error, .note, .note, .error])
        #expect(report.ruleCounts.map(\.fixable.safe) == [1, 0, 0, 0])
        #expect(report.ruleCounts.map(\.fixable.unsafe) == [1, 0, 0, 1])
    }

    @Test(arguments: [
        ([], ""), ([true], "; 1 can be fixed with --fix"), ([false, false], "; 2 can be fixed with --fix --unsafe"),
        ([true, false, true], "; 2 can be fixed with --fix, 1 with --fix --unsafe"),
    ])
    func `The last line says how many findings can be fixed`(fixes: [Bool], words: String) {
        let file = SourceFile(path: "a", text: "xxxxxxxx")
        let unfixable = Diagnostic(rule: "house-rule", message: "x", file: file, range: SourceRange(7, 8))
        let findings = fixes.enumerated().map { offset, isSafe in
            let range = SourceRange(offset, offset + 1)
            return Diagnostic(
                rule: "house-rule", message: "x", file: file, range: range,
                fixIts: [
                    .replacing(range, with: "y", isSafe: false), .replacing(range, with: "z", isSafe: isSafe),
                ])
        }
        let report = LintReport(findings + [unfixable], paths: [])
        var reporter = TextReporter()
        var text = ""
        reporter.write(report) { text += $0 }
        #expect(text.split(separator: "\n").last?.drop { $0 != ";" } == words[...])
        #expect(String(decoding: StatisticsReporter().bytes(of: report), as: UTF8.self).hasSuffix("1 file\(words)\n"))
    }
}
