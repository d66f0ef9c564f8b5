import Livery
import Testing

@Suite struct DiagnosticJSONTests {
    private func json(_ diagnostic: Diagnostic) -> String {
        var writer = JSONWriter()
        var lines = LineIndexes()
        writer.diagnostic(diagnostic, lines: &lines)
        return writer.text
    }

    @Test func `A diagnostic has its rule, message and place`() {
        let file = SourceFile(path: "a.sheet", text: "é\n  paddng()")
        #expect(
            json(Diagnostic(rule: "r", severity: .warning, message: "a \"b\"", file: file, range: SourceRange(5, 11)))
                == #"{"rule":"r","severity":"warning","message":"a \"b\"","path":"a.sheet","line":2,"column":3,"#
                + #""endLine":2,"endColumn":9,"offset":5,"endOffset":11,"highlights":[],"notes":[],"fixIts":[]}"#)
    }

    @Test func `Highlights, notes and fix-its are written whole`() {
        let file = SourceFile(path: "a", text: "ab\ncd")
        let other = SourceFile(path: "b", text: "x")
        let text = json(
            Diagnostic(
                rule: "r", message: "m", file: file, range: SourceRange(0, 1), highlights: [SourceRange(1, 4)],
                notes: [
                    Diagnostic.Note("no place"),
                    Diagnostic.Note("there", at: SourceLocation(file: other, range: SourceRange(0, 1))),
                ],
                fixIts: [FixIt.replacing(SourceRange(3, 5), with: "e", isSafe: true)]))
        let range = { (line: Int, column: Int, endLine: Int, endColumn: Int, offset: Int, end: Int) in
            "\"line\":\(line),\"column\":\(column),\"endLine\":\(endLine),\"endColumn\":\(endColumn),"
                + "\"offset\":\(offset),\"endOffset\":\(end)"
        }
        #expect(
            text == #"{"rule":"r","severity":"error","message":"m","path":"a","# + range(1, 1, 1, 2, 0, 1)
                + #","highlights":[{"# + range(1, 2, 2, 2, 1, 4) + "}],"
                + #""notes":[{"message":"no place"},{"message":"there","path":"b","# + range(1, 1, 1, 2, 0, 1) + "}],"
                + #""fixIts":[{"message":"replace with 'e'","isSafe":true,"edits":[{"# + range(2, 1, 2, 3, 3, 5)
                + #","replacement":"e"}]}]}"#)
    }
}
