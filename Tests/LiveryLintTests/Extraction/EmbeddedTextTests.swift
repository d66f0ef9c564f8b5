import LiveryLint
import LiverySource
import Testing

@Suite struct EmbeddedTextTests {
    /// A sheet of two places, whose text is `"a" do bold() end`, a line break, and `"b" <> c do x("é") end`.
    private func sample() throws -> (HostSample, EmbeddedText) {
        let sample = try HostSample(
            "a.ex", #"~SHEET"⟦⟦\"a\"⟧ do bold() end⟧"; def class(⟦"b" <> c⟧), do: ~RULES'⟦x("é")⟧'"#)
        return (sample, try #require(sample.content.texts.first))
    }

    private func range(of part: String, in text: EmbeddedText) throws -> SourceRange {
        let parts = text.text.split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
        try #require(parts.count == 2, "\(text.text) has no \(part)")
        let start = parts[0].utf8.count
        return SourceRange(start, start + part.utf8.count)
    }

    @Test func `A range of the text is the range of the host that it comes from`() throws {
        let (sample, text) = try sample()
        let parts = [#""a" do bold() end"#, #""a""#, #""b" <> c"#, #"x("é")"#]
        for (part, mark) in zip(parts, sample.marks) {
            #expect(text.location(of: try range(of: part, in: text)).range == mark, "\(part)")
        }
        #expect(text.location(of: try range(of: "\"a", in: text)).text == #"\"a"#)
        #expect(text.location(of: try range(of: "x(\"é", in: text)).text == "x(\"é")
        #expect(text.hostRange == sample.marks[0].union(sample.marks[3]))
    }

    @Test func `Places past the end of the text are its end`() throws {
        let (sample, text) = try sample()
        #expect(text.location(of: SourceRange(10_000, 20_000)).range == .empty(at: sample.marks[3].upperBound))
    }

    @Test func `A diagnostic moves with all its places, but for those in other files`() throws {
        let (sample, text) = try sample()
        let other = SourceLocation(file: SourceFile(path: "b.sheet", text: "bold()"), range: SourceRange(0, 4))
        let diagnostic = Diagnostic(
            rule: "r", severity: .warning, message: "m", file: text.file, range: try range(of: "\"a\"", in: text),
            highlights: [try range(of: "\"b\" <> c", in: text)],
            notes: [
                .init("here", at: SourceLocation(file: text.file, range: try range(of: "x(\"é\")", in: text))),
                .init("there", at: other), .init("nowhere"),
            ])
        let hosted = text.hosted(diagnostic)
        #expect(hosted.location == SourceLocation(file: sample.file, range: sample.marks[1]))
        #expect(hosted.highlights == [sample.marks[2]])
        #expect(hosted.notes.map(\.location?.range) == [sample.marks[3], other.range, nil])
        #expect(hosted.notes.map(\.location?.file) == [sample.file, other.file, nil])
        #expect(hosted.rule == "r" && hosted.severity == .warning && hosted.message == "m")
    }

    @Test func `A diagnostic of another file stays, but for its notes`() throws {
        let (sample, text) = try sample()
        let other = SourceFile(path: "b.sheet", text: "bold()")
        let diagnostic = Diagnostic(
            rule: "r", message: "m", file: other, range: SourceRange(0, 4), highlights: [SourceRange(1, 2)],
            notes: [.init("here", at: SourceLocation(file: text.file, range: try range(of: "\"a\"", in: text)))],
            fixIts: [.replacing(SourceRange(0, 4), with: "x", isSafe: true)])
        let hosted = text.hosted(diagnostic)
        #expect(hosted.location == diagnostic.location && hosted.highlights == diagnostic.highlights)
        #expect(hosted.fixIts == diagnostic.fixIts)
        #expect(hosted.notes.first?.location?.range == sample.marks[1])
    }

    @Test(arguments: [
        ("bold", "title", true), ("\"a\"", "\"q\"", true), ("\"b\"", "\"q\"", true), ("\"é\"", "'", true),
        ("\n\"b\"", "x", false), ("end\n", "x", false), (") end", "x", true), ("c do", "x", false),
    ])
    func `A fix-it is made in the host, or left out when it reaches what isn't there`(
        part: String, replacement: String, isPossible: Bool
    ) throws {
        let (sample, text) = try sample()
        let range = try range(of: part, in: text)
        let fixIt = FixIt("m", edits: [TextEdit(range, replacement: replacement)], isSafe: true)
        let hosted = text.hosted(
            Diagnostic(rule: "r", message: "m", file: text.file, range: range, fixIts: [fixIt]))
        #expect(hosted.fixIts.count == (isPossible ? 1 : 0))
        guard isPossible else { return }
        // The host, read again, has the text that the fix-it makes of this one.
        let mended = SourceFile(path: "a.ex", bytes: sample.file.applying(hosted.fixIts))
        let again = try #require(HostReader.content(of: mended, language: .elixir).texts.first)
        #expect(again.file.bytes == text.file.applying([fixIt]))
    }

    @Test func `A fix-it of several edits is made whole or not at all`() throws {
        let (_, text) = try sample()
        let good = TextEdit(try range(of: "bold", in: text), replacement: "x")
        let bad = TextEdit(try range(of: "c do", in: text), replacement: "x")
        let hosted = text.hosted(
            Diagnostic(
                rule: "r", message: "m", file: text.file, range: good.range,
                fixIts: [
                    FixIt("one", edits: [good], isSafe: true), FixIt("both", edits: [good, bad], isSafe: true),
                ]))
        #expect(hosted.fixIts.map(\.message) == ["one"])
    }
}
