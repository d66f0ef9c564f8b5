import LiverySource
import Testing

@Suite struct LineDifferenceTests {
    private func diff(_ old: String, _ new: String) -> String {
        let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "x")
        return String(decoding: diff.bytes(), as: UTF8.self)
    }

    @Test func `Equal texts have no difference`() {
        for text in ["", "a", "a\n", "a\r\nb"] {
            #expect(diff(text, text) == "")
            #expect(LineDifference(from: Array(text.utf8), to: Array(text.utf8)).isEmpty)
        }
    }

    @Test(arguments: [
        ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
        ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
        ("a", "a\n", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        ("a\r\n", "a\n", "@@ -1,1 +1,1 @@\n-a\r\n+a\n"),
        ("a\nb\n", "a\nc\nb\n", "@@ -1,2 +1,3 @@\n a\n+c\n b\n"),
        (
            "1\n2\n3\n4\n5\n6\n7\nb", "1\n2\n3\n4\n5\n6\n7\nb\n",
            "@@ -5,4 +5,4 @@\n 5\n 6\n 7\n-b\n\\ No newline at end of file\n+b\n"
        ),
    ])
    func `Changes have three lines around them`(old: String, new: String, expected: String) {
        #expect(diff(old, new) == "--- a/x\n+++ b/x\n" + expected)
    }

    @Test func `Changes closer than their contexts stand in one hunk`() {
        let lines = (1...20).map { "\($0)\n" }
        func changed(_ indices: Int...) -> String {
            lines.enumerated().map { indices.contains($0) ? "x\n" : $1 }.joined()
        }
        #expect(diff(lines.joined(), changed(3, 9)).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
        #expect(diff(lines.joined(), changed(3, 10)).split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    }

    @Test(arguments: [
        ("a.sheet", "a/a.sheet"), ("/srv/a.sheet", "a/srv/a.sheet"), ("./in/a.sheet", "a/in/a.sheet"),
        ("a b.sheet", "a/a b.sheet\t"), ("日.sheet", "a/日.sheet"), ("a\"\\\n\u{7F}b", #""a/a\"\\\012\177b""#),
        ("../a", "a/../a"), (".//a", "a/a"),
    ])
    func `Names are those that git reads`(path: String, name: String) {
        let text = String(decoding: UnifiedDiff(from: [1], to: [2], path: path).bytes(), as: UTF8.self)
        #expect(text.hasPrefix("--- \(name)\n+++ "))
    }

    @Test func `A terminal is shown nothing that steers it`() {
        let diff = UnifiedDiff(from: [0x1B, 0xFF], to: [0x1B], oldName: "\u{1B}", newName: "\u{1B}")
        #expect(!diff.bytes(isVisible: true).contains(0x1B))
        #expect(diff.bytes().starts(with: Array("--- \"\\033\"\n".utf8)))
        #expect(diff.bytes().contains(0xFF))
    }

    /// Applies hunks as `patch` would, with every line that it goes by checked.
    private func patched(_ old: [UInt8], _ hunks: [LineDifference.Hunk]) -> [UInt8]? {
        var lines: [ArraySlice<UInt8>] = []
        for hunk in LineDifference(from: [], to: old).hunks() { lines += hunk.lines.map(\.bytes) }
        var result: [UInt8] = []
        var next = 0
        for hunk in hunks {
            guard hunk.old.lowerBound >= next, hunk.old.upperBound <= lines.count else { return nil }
            result += lines[next..<hunk.old.lowerBound].joined()
            next = hunk.old.lowerBound
            for line in hunk.lines {
                if line.kind != .added {
                    guard next < lines.count, lines[next] == line.bytes else { return nil }
                    next += 1
                }
                if line.kind != .removed { result += line.bytes }
            }
            guard next == hunk.old.upperBound else { return nil }
        }
        return result + lines[next...].joined()
    }

    @Test func `The difference makes the new text of the old one, whatever the bytes`() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<2_000 {
            let old: [UInt8] = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                [0x0A, 0x0A, 0x61, 0x62, 0x0D, 0xFF].randomElement(using: &random) ?? 0x0A
            }
            var new = old
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let place = Int.random(in: 0...new.count, using: &random)
                if Bool.random(using: &random) || place == new.count {
                    new.insert([0x0A, 0x63].randomElement(using: &random) ?? 0x0A, at: place)
                } else {
                    new.remove(at: place)
                }
            }
            for context in [0, 1, 3] {
                #expect(patched(old, LineDifference(from: old, to: new).hunks(context: context)) == new)
            }
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `Long texts that differ in all lines are replaced whole`() {
        let old = Array((0..<200_000).map { "a\($0)\n" }.joined().utf8)
        let new = Array((0..<200_000).map { "b\($0)\n" }.joined().utf8)
        let hunks = LineDifference(from: old, to: new).hunks()
        #expect(hunks.count == 1 && hunks.first?.lines.count == 400_000)
        #expect(patched(old, hunks) == new)
    }
}
