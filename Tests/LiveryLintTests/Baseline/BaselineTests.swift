import LiveryJSON
import LiveryLint
import LiverySource
import Testing

@Suite struct BaselineTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var path: String { folder.path("baseline.json") }

    /// A finding at each line that has the word, in a file of the folder.
    private func findings(_ text: String, word: String = "wrong", in name: String = "a.sheet") -> [Diagnostic] {
        let file = SourceFile(path: folder.path(name), text: text)
        return text.ranges(of: word).map { range in
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return Diagnostic(
                rule: "r", message: "'\(word)' is wrong", file: file, range: SourceRange(start, start + word.utf8.count)
            )
        }
    }

    private func reread(_ baseline: Baseline) -> Baseline {
        let (result, diagnostics) = Baseline.reading(SourceFile(path: path, bytes: baseline.json))
        #expect(diagnostics == [])
        #expect(result.entries == baseline.entries)
        return result
    }

    @Test(
        arguments: [
            ("the same", "a\n  wrong()\nb\n", 0, 1, 0),
            ("moved down", "a\n\n\n# more\n  wrong()\nb\n", 0, 1, 0),
            ("indented otherwise", "a\n\twrong()  \r\nb\n", 0, 1, 0),
            ("in another order", "b\n  wrong()\na\n", 0, 1, 0),
            ("changed on its line", "a\n  wrong(2)\nb\n", 1, 0, 1),
            ("twice", "a\n  wrong()\n  wrong()\n", 1, 1, 0),
            ("mended", "a\n  right()\nb\n", 0, 0, 1),
        ] as [(String, String, Int, Int, Int)])
    func `A finding is known again by its line, wherever that is`(
        change: String, text: String, new: Int, known: Int, stale: Int
    ) {
        let baseline = reread(Baseline(of: findings("a\n  wrong()\nb\n"), path: path))
        let result = baseline.compared(with: findings(text), linted: [folder.path("a.sheet")])
        #expect(result.findings.count == new, "\(change)")
        #expect(result.knownCount == known && result.stale.map(\.count).reduce(0, +) == stale, "\(change)")
    }

    @Test func `Findings that can't be told apart are counted, and the last ones are new`() throws {
        let baseline = reread(Baseline(of: findings("wrong\nwrong\n"), path: path))
        #expect(baseline.entries.map(\.count) == [2])
        let more = baseline.compared(with: findings("wrong\nwrong\nwrong\n"), linted: [folder.path("a.sheet")])
        #expect(more.findings.map(\.range.lowerBound) == [12] && more.knownCount == 2 && more.stale == [])
        let fewer = baseline.compared(with: findings("wrong\n"), linted: [folder.path("a.sheet")])
        #expect(fewer.findings == [] && fewer.stale.map(\.count) == [1])
    }

    @Test func `The form is stable: sorted, and the same for the same findings`() throws {
        let all =
            findings("wrong", in: "b/c.sheet") + findings("wrong\n wrong", in: "a.sheet")
            + findings("wrong", in: "../x")
        let json = String(decoding: Baseline(of: all, path: path).json, as: UTF8.self)
        #expect(json == String(decoding: Baseline(of: all.reversed(), path: path).json, as: UTF8.self))
        #expect(
            json == """
                {
                  "version": 1,
                  "files": {
                    "../x": [
                      {
                        "rule": "r",
                        "message": "'wrong' is wrong",
                        "fingerprint": "c3221fb34e24b3d6",
                        "count": 1
                      }
                    ],
                    "a.sheet": [
                      {
                        "rule": "r",
                        "message": "'wrong' is wrong",
                        "fingerprint": "c3221fb34e24b3d6",
                        "count": 2
                      }
                    ],
                    "b/c.sheet": [
                      {
                        "rule": "r",
                        "message": "'wrong' is wrong",
                        "fingerprint": "c3221fb34e24b3d6",
                        "count": 1
                      }
                    ]
                  }
                }

                """)
        #expect(
            String(decoding: Baseline(of: [], path: path).json, as: UTF8.self)
                == "{\n  \"version\": 1,\n  \"files\": {}\n}\n")
    }

    @Test func `Paths that lead to one file are one`() throws {
        try folder.file("in/a.sheet", "wrong")
        let baseline = Baseline(of: findings("wrong", in: "in/a.sheet"), path: path)
        #expect(baseline.entries.map(\.path) == ["in/a.sheet"])
        for name in ["./in/a.sheet", "in/./a.sheet", "in/../in/a.sheet"] {
            let result = baseline.compared(with: findings("wrong", in: name), linted: [folder.path(name)])
            #expect(result.knownCount == 1 && result.findings == [])
        }
        let written = SourceFile(
            path: path,
            text: String(decoding: baseline.json, as: UTF8.self).replacing("\"in/a.sheet\"", with: "\"./in//a.sheet\""))
        let result = Baseline.reading(written).baseline.compared(
            with: findings("wrong", in: "in/a.sheet"), linted: [folder.path("in/a.sheet")])
        #expect(result.knownCount == 1)
    }

    @Test func `An entry of a file that wasn't linted is stale only when the file has gone`() throws {
        try folder.file("a.sheet", "wrong")
        let baseline = Baseline(of: findings("wrong") + findings("wrong", in: "gone.sheet"), path: path)
        let result = baseline.compared(with: [], linted: [folder.path("b.sheet")])
        #expect(result.stale.map(\.path) == ["gone.sheet"])
    }

    @Test func `Rules and messages tell findings apart, and so does the file`() {
        var others = findings("wrong")
        others[0].rule = "s"
        let baseline = Baseline(of: findings("wrong"), path: path)
        #expect(baseline.compared(with: others, linted: []).findings.count == 1)
        others[0].rule = "r"
        others[0].message = "m"
        #expect(baseline.compared(with: others, linted: []).findings.count == 1)
        #expect(baseline.compared(with: findings("wrong", in: "b.sheet"), linted: []).findings.count == 1)
    }

    @Test func `In a line as long as a whole file, only what a finding points at counts`() {
        let long = String(repeating: "x", count: 10_000)
        let baseline = Baseline(of: findings("\(long) wrong \(long)"), path: path)
        let result = baseline.compared(with: findings("\(long)\(long) wrong"), linted: [])
        #expect(result.knownCount == 1)
    }

    @Test(
        arguments: [
            ("[]", "[]", "a baseline is an object with 'version' and 'files'"),
            (#"{"files": {}}"#, #"{"files": {}}"#, "a baseline has the version 1; write it anew with --write-baseline"),
            (#"{"version": 2, "files": {}}"#, "2", "a baseline has the version 1; write it anew with --write-baseline"),
            (#"{"version": 1}"#, #"{"version": 1}"#, "a baseline has 'files', an object of paths"),
            (#"{"version": 1, "files": []}"#, "[]", "'files' has to be an object of paths"),
            (#"{"version": 1, "files": {"a": 1}}"#, "1", "a path of a baseline has a list of entries"),
            (
                #"{"version": 1, "files": {"a": [3]}}"#, "3",
                "an entry of a baseline is an object with 'rule', 'fingerprint' and 'count'"
            ),
            (
                #"{"version": 1, "files": {"a": [{"rule": "r"}]}}"#, #"{"rule": "r"}"#,
                "an entry of a baseline has the texts 'rule' and 'fingerprint'"
            ),
            (
                #"{"version": 1, "files": {"a": [{"rule": "r", "fingerprint": "f", "count": 0}]}}"#, "0",
                "'count' has to be a whole number above 0"
            ),
        ] as [(String, String, String)])
    func `A mistake is told at its place`(text: String, marked: String, message: String) {
        let (baseline, diagnostics) = Baseline.reading(SourceFile(path: path, text: text))
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.map { $0.location.text } == [marked])
        #expect(diagnostics.allSatisfy { $0.rule == "invalid-configuration" })
        #expect(baseline.entries == [])
    }

    @Test func `Right entries beside wrong ones count, and large counts are no trap`() {
        let entry = #"{"rule": "r", "fingerprint": "f", "count": 9223372036854775807}"#
        let (baseline, diagnostics) = Baseline.reading(
            SourceFile(path: path, text: "{\"version\": 1, \"files\": {\"a\": [\(entry), 1, \(entry)], \"b\": 2}}"))
        #expect(diagnostics.count == 2)
        #expect(baseline.entries.map(\.count) == [.max])
    }

    @Test(arguments: ["", "{", "{\"version\": 1, \"files\": {\"a\": [{\"rule\": ", "\u{0}"])
    func `What is no JSON is told of as such`(text: String) {
        let (baseline, diagnostics) = Baseline.reading(SourceFile(path: path, text: text))
        #expect(!diagnostics.isEmpty && baseline.entries == [])
        #expect(diagnostics.contains { $0.rule == "json-syntax" })
    }
}
