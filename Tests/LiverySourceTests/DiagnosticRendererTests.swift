import LiverySource
import Testing

@Suite struct DiagnosticRendererTests {
    /// A diagnostic about the first marked range, with the others as highlights.
    private func diagnostic(_ marked: MarkedText, severity: Severity = .error) -> Diagnostic {
        Diagnostic(
            rule: "some-rule", severity: severity, message: "message", file: marked.file, range: marked.ranges[0],
            highlights: Array(marked.ranges.dropFirst()))
    }

    /// What is rendered under the header line for a marked text.
    private func excerpt(_ text: String, width: Int = 120) -> String {
        var renderer = DiagnosticRenderer(maximumLineWidth: width)
        let lines = renderer.render(diagnostic(MarkedText(text))).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst().joined(separator: "\n")
    }

    @Test func `A diagnostic shows its place, its line, fix-its with their result, and notes with their own lines`() {
        let marked = MarkedText("\"card\" do\n    ⟦paddng⟧(.horizontal, 12)\nend\n")
        let other = MarkedText("@import ⟦\"card.sheet\"⟧\n", path: "base.sheet")
        let diagnostic = Diagnostic(
            rule: "unknown-modifier", message: "unknown modifier 'paddng'", file: marked.file, range: marked.ranges[0],
            notes: [
                .init("a modifier is a function of View"),
                .init("in the rule for 'card'", at: SourceLocation(file: marked.file, range: SourceRange(0, 6))),
                .init("imported here", at: SourceLocation(file: other.file, range: other.ranges[0])),
            ],
            fixIts: [
                .replacing(marked.ranges[0], with: "padding", isSafe: true),
                FixIt("remove the modifier", edits: [.deletion(of: SourceRange(14, 37))], isSafe: false),
            ])
        var renderer = DiagnosticRenderer()
        #expect(
            renderer.render(diagnostic) == """
                card.sheet:2:5: error: unknown modifier 'paddng' [unknown-modifier]
                 2 |     paddng(.horizontal, 12)
                   |     ^~~~~~
                   = fix-it: replace with 'padding'
                 2 +     padding(.horizontal, 12)
                   = unsafe fix-it: remove the modifier
                 2 +
                   = note: a modifier is a function of View
                card.sheet:1:1: note: in the rule for 'card'
                 1 | "card" do
                   | ^~~~~~
                base.sheet:1:9: note: imported here
                 1 | @import "card.sheet"
                   |         ^~~~~~~~~~~~

                """)
    }

    @Test func `Colours set off the parts by what they are`() {
        var renderer = DiagnosticRenderer(isColored: true)
        let rendered = renderer.render(diagnostic(MarkedText("ab ⟦cd⟧"), severity: .warning))
        let expected = """
            ␛[1mcard.sheet:1:4:␛[0m ␛[1;33mwarning:␛[0m ␛[1mmessage␛[0m ␛[2m[some-rule]␛[0m
            ␛[2m 1 |␛[0m ab cd
            ␛[2m   |␛[0m    ␛[1;33m^~␛[0m

            """
        #expect(
            rendered.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "␛") == expected)
    }

    @Test(arguments: [
        ("an empty range", "ab⟦⟧cd", " 1 | abcd\n   |   ^\n"),
        ("the end of a file without a final line break", "ab⟦⟧", " 1 | ab\n   |   ^\n"),
        ("the end of a file after its line break", "ab\n⟦⟧", " 2 |\n   | ^\n"),
        ("an empty file", "⟦⟧", " 1 |\n   | ^\n"),
        ("the line break itself", "ab⟦\n⟧cd", " 1 | ab\n   |   ^\n"),
        ("a line that ends in CRLF", "ab⟦cd\r\nef⟧", " 1 | abcd\n   |   ^~\n"),
        ("the CRLF itself", "ab⟦\r\n⟧", " 1 | ab\n   |   ^\n"),
        ("a second line after a lone CR", "ab\rc⟦d⟧", " 2 | cd\n   |  ^\n"),
        ("several lines", "a ⟦b c\nd⟧ e", " 1 | a b c\n   |   ^~~\n"),
        ("tabs", "\t⟦a⟧\t⟦b⟧", " 1 |     a   b\n   |     ^   ~\n"),
        ("a range of tabs", "a⟦\t⟧b", " 1 | a   b\n   |  ^~~\n"),
        ("combining marks", "⟦e\u{301}⟧⟦x⟧", " 1 | e\u{301}x\n   | ^~\n"),
        ("a mark on its own", "⟦\u{301}⟧x", " 1 | ◌\u{301}x\n   | ^\n"),
        ("wide characters", "日⟦本⟧語", " 1 | 日本語\n   |   ^~\n"),
        ("emoji of several scalars", "👩‍🚀⟦🇩🇪⟧x", " 1 | 👩‍🚀🇩🇪x\n   |   ^~\n"),
        ("right-to-left text", "ש⟦לו⟧ם", " 1 | שלום\n   |  ^~\n"),
        ("controls", "a⟦\u{1B}[2J⟧b", " 1 | a␛[2Jb\n   |  ^~~~\n"),
        ("bidirectional controls", "⟦\u{202E}⟧x\u{2066}", " 1 | <U+202E>x<U+2066>\n   | ^~~~~~~~\n"),
        ("a byte order mark", "\u{FEFF}⟦a⟧", " 1 | a\n   | ^\n"),
        (
            "highlights on other lines", "⟦a⟧\nb\nc\n⟦d⟧ ⟦e⟧\n⟦f⟧",
            " 1 | a\n   | ^\n   …\n 4 | d e\n   | ~ ~\n 5 | f\n   | ~\n"
        ),
        ("a highlight around the range", "⟦a ⟦b⟧ c⟧", " 1 | a b c\n   | ^~~~~\n"),
    ])
    func `The marks stand under what they mark`(name: String, text: String, expected: String) {
        #expect(Array(excerpt(text).unicodeScalars) == Array(expected.unicodeScalars), "\(name)")
    }

    @Test func `Line numbers are aligned`() {
        let text = String(repeating: "\n", count: 8) + "⟦a⟧\n⟦b⟧"
        #expect(excerpt(text) == "  9 | a\n    | ^\n 10 | b\n    | ~\n")
    }

    @Test func `Bytes that are not UTF-8 are shown by their values`() {
        let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0xE6, 0x97, 0x62])
        var renderer = DiagnosticRenderer()
        #expect(
            renderer.render(Diagnostic(rule: "r", message: "m", file: file, range: SourceRange(2, 4))) == """
                a:1:3: error: m [r]
                 1 | a<FF><E6><97>b
                   |      ^~~~~~~~

                """)
    }

    @Test func `A path, a message and a rule can't steer the terminal`() {
        let file = SourceFile(path: "a\u{1B}[31m\n", text: "x")
        var renderer = DiagnosticRenderer()
        let rendered = renderer.render(
            Diagnostic(rule: "r\u{7}", message: "m\u{202E}\r\n", file: file, range: SourceRange(0, 1)))
        #expect(
            rendered == """
                a␛[31m␊:1:1: error: m<U+202E>␍␊ [r␇]
                 1 | x
                   | ^

                """)
    }

    @Test(arguments: [
        ("⟦ab⟧" + String(repeating: "-", count: 60), " 1 | ab----------------…\n   | ^~\n"),
        (String(repeating: "-", count: 60) + "⟦ab⟧", " 1 | …----------------ab\n   |                  ^~\n"),
        (
            String(repeating: "-", count: 60) + "⟦ab⟧" + String(repeating: "=", count: 60),
            " 1 | …------ab==========…\n   |        ^~\n"
        ),
        (
            String(repeating: "日", count: 60) + "⟦本⟧" + String(repeating: "語", count: 60),
            " 1 | …日日日本語語語語語…\n   |        ^~\n"
        ),
        (
            "--------⟦" + String(repeating: "a", count: 60) + "⟧",
            " 1 | …------aaaaaaaaaaaa…\n   |        ^~~~~~~~~~~~\n"
        ),
    ])
    func `A long line is cut to a window around the range`(text: String, expected: String) {
        #expect(excerpt(text, width: 20) == expected)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A thousand diagnostics on a line of a megabyte cost little each`() {
        let file = SourceFile(path: "a.json", bytes: Array(repeating: 0x61, count: 1_000_000))
        let diagnostics = (0..<1_000).map { offset in
            let range = SourceRange(offset * 1_000, offset * 1_000 + 3)
            return Diagnostic(
                rule: "r", message: "m", file: file, range: range, fixIts: [.replacing(range, with: "b", isSafe: true)])
        }
        var renderer = DiagnosticRenderer()
        let lines = renderer.render(diagnostics).split(separator: "\n")
        #expect(lines.count == 5_000)
        #expect(lines.allSatisfy { $0.count <= 126 })
    }

    @Test func `Past the limit diagnostics are only counted`() {
        let one = diagnostic(MarkedText("⟦a⟧"))
        let two = diagnostic(MarkedText("⟦a⟧"), severity: .warning)
        var renderer = DiagnosticRenderer()
        #expect(
            renderer.render([one, one, two], limit: 1) == """
                card.sheet:1:1: error: message [some-rule]
                 1 | a
                   | ^
                … and 1 error, 1 warning more

                """)
        #expect(renderer.render([]) == "")
    }

    @Test(arguments: [
        ("an insertion", "f⟦⟧(a", ["x"], " 1 + fx(a\n"),
        ("a line break inserted", "a⟦⟧b", ["\n"], " 1 + a\n 2 + b\n"),
        ("a deletion over lines", "a⟦b\nc⟧d", [""], " 1 + ad\n"),
        ("two edits", "⟦a⟧ b ⟦c⟧", ["x", "y"], " 1 + x b y\n"),
        ("many lines", "⟦a⟧", ["1\n2\n3\n4\n5"], " 1 + 1\n 2 + 2\n 3 + 3\n 4 + 4\n   + …\n"),
        ("an edit at the end", "a\n⟦⟧", ["end"], " 2 + end\n"),
        ("a line break deleted with CRLF", "a⟦\r\n⟧b", [""], " 1 + ab\n"),
        ("hostile text", "⟦a⟧", ["\u{1B}"], " 1 + ␛\n"),
    ])
    func `A fix-it shows the lines that it makes`(name: String, text: String, replacements: [String], expected: String)
    {
        let marked = MarkedText(text)
        var subject = diagnostic(marked)
        subject.highlights = []
        let edits = zip(marked.ranges, replacements).map { TextEdit($0, replacement: $1) }
        subject.fixIts = [FixIt("mend it", edits: edits, isSafe: true)]
        var renderer = DiagnosticRenderer()
        let lines = renderer.render(subject).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.dropFirst(4).joined(separator: "\n") == expected, "\(name)")
    }

    @Test func `A fix-it whose edits don't fit shows its message alone`() {
        let file = SourceFile(path: "a", text: "abc")
        let outside = FixIt("outside", edits: [TextEdit(SourceRange(2, 9), replacement: "x")], isSafe: true)
        let contradicting = FixIt(
            "contradicting",
            edits: [TextEdit(SourceRange(0, 2), replacement: "x"), TextEdit(SourceRange(1, 3), replacement: "y")],
            isSafe: true)
        let nothing = FixIt("nothing", edits: [], isSafe: true)
        var renderer = DiagnosticRenderer()
        let rendered = renderer.render(
            Diagnostic(
                rule: "r", message: "m", file: file, range: SourceRange(0, 1),
                fixIts: [outside, contradicting, nothing]))
        #expect(rendered.hasSuffix("   = fix-it: outside\n   = fix-it: contradicting\n   = fix-it: nothing\n"))
    }

    @Test func `No bytes and no ranges make the output unsafe or the marks miss the line`() {
        var random = SeededGenerator(seed: 17)
        let alphabet: [[UInt8]] = [
            [0x61], [0x09], [0x0A], [0x0D], [0x1B], [0xFF], [0xC2, 0x9B], [0xE2, 0x80, 0xAE], [0xE6, 0x97, 0xA5],
            [0xCC, 0x81],
            [0xF0, 0x9F, 0x98, 0x80], [0xE2, 0x80, 0x8D], [0xEF, 0xB8, 0x8F], [0x00],
        ]
        for _ in 0..<1_000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).flatMap { _ in
                alphabet.randomElement(using: &random)!
            }
            let file = SourceFile(path: "a", bytes: bytes)
            func range() -> SourceRange {
                let lower = Int.random(in: 0...bytes.count + 3, using: &random)
                return SourceRange(lower, lower + Int.random(in: 0...20, using: &random))
            }
            let subject = Diagnostic(
                rule: "r", message: "m", file: file, range: range(), highlights: [range(), range()],
                notes: [.init("n", at: SourceLocation(file: file, range: range()))],
                fixIts: [FixIt("f", edits: [TextEdit(range(), replacement: "x")], isSafe: true)])
            var renderer = DiagnosticRenderer(maximumLineWidth: 20)
            let rendered = renderer.render(subject)
            let isSafe = rendered.unicodeScalars.allSatisfy { $0 == "\n" || VisibleText.escaping("x\($0)") == "x\($0)" }
            #expect(isSafe, "\(bytes)")
            for line in rendered.split(separator: "\n") where line.contains(" | ") {
                #expect(CharacterWidth.cells(of: line) <= 20 + 6, "\(line)")
            }
        }
    }
}
