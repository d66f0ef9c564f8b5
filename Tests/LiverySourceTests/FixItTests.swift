import LiverySource
import Testing

@Suite struct FixItTests {
    private func applied(_ text: String, _ fixIts: [[(Range<Int>, String)]]) -> String {
        let fixIts = fixIts.map { edits in
            FixIt(
                "change", edits: edits.map { TextEdit(SourceRange($0.lowerBound, $0.upperBound), replacement: $1) },
                isSafe: true)
        }
        return String(decoding: SourceFile(path: "a", text: text).applying(fixIts), as: UTF8.self)
    }

    @Test func `Edits replace, insert and delete`() {
        #expect(applied("abcdef", [[(1..<2, "X")], [(3..<3, "+")], [(4..<6, "")]]) == "aXc+d")
        #expect(applied("abc", []) == "abc")
        #expect(applied("", [[(0..<0, "a")]]) == "a")
        #expect(applied("abc", [[(3..<3, "d")], [(0..<0, "_")]]) == "_abcd")
    }

    @Test func `The order of fix-its doesn't move their edits`() {
        #expect(applied("abcdef", [[(4..<6, "")], [(1..<2, "X")]]) == "aXcd")
    }

    @Test func `Of two that overlap the first is applied`() {
        #expect(applied("abcdef", [[(1..<4, "X")], [(3..<5, "Y")]]) == "aXef")
        #expect(applied("abcdef", [[(3..<5, "Y")], [(1..<4, "X")]]) == "abcYf")
        #expect(applied("abcdef", [[(0..<6, "")], [(2..<3, "Y")]]) == "")
        #expect(applied("abcdef", [[(2..<3, "Y")], [(0..<6, "")]]) == "abYdef")
        #expect(applied("abc", [[(1..<1, "X")], [(1..<1, "Y")]]) == "aXbc")
        #expect(applied("abc", [[(0..<3, "X")], [(1..<1, "Y")]]) == "X")
    }

    @Test func `Edits that touch don't overlap`() {
        #expect(applied("abcd", [[(0..<2, "X")], [(2..<4, "Y")]]) == "XY")
        #expect(applied("abcd", [[(2..<4, "Y")], [(2..<2, "+")], [(0..<2, "X")]]) == "X+Y")
    }

    @Test func `A fix-it that overlaps with one edit is left out whole`() {
        #expect(applied("abcdef", [[(0..<2, "X")], [(1..<3, "Y"), (4..<5, "Z")], [(4..<5, "W")]]) == "XcdWf")
    }

    @Test func `Equal edits are applied once`() {
        #expect(applied("abc", [[(1..<1, "X")], [(1..<1, "X")]]) == "aXbc")
        #expect(applied("abc", [[(0..<1, "X")], [(0..<1, "X"), (2..<3, "Y")]]) == "XbY")
        #expect(applied("abc", [[(1..<1, "X"), (1..<1, "X")]]) == "aXbc")
    }

    @Test func `A fix-it that contradicts itself or reaches past the end is left out`() {
        #expect(applied("abc", [[(0..<2, "X"), (1..<3, "Y")]]) == "abc")
        #expect(applied("abc", [[(2..<4, "X")], [(0..<1, "Y")]]) == "Ybc")
    }

    @Test func `An application tells which fix-its it left out`() {
        func fixIt(_ edits: (Range<Int>, String)...) -> FixIt {
            FixIt(
                "change", edits: edits.map { TextEdit(SourceRange($0.lowerBound, $0.upperBound), replacement: $1) },
                isSafe: true)
        }
        let fixIts = [
            fixIt((3..<5, "Y")), fixIt((1..<4, "X")), fixIt((0..<1, "Z")), fixIt((3..<5, "Y")), fixIt((9..<9, "")),
        ]
        let application = SourceFile(path: "a", text: "abcdef").application(of: fixIts)
        #expect(application.bytes == Array("ZbcYf".utf8))
        #expect(application.appliedIndices == [0, 2, 3])
    }

    @Test func `The result is that of checking every pair`() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let size = Int.random(in: 0...12, using: &random)
            let text = String("abcdefghijkl".prefix(size))
            let fixIts: [[(Range<Int>, String)]] = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    let lower = Int.random(in: 0...size, using: &random)
                    return (
                        lower..<Int.random(in: lower...size, using: &random),
                        ["", "X", "YY"].randomElement(using: &random)!
                    )
                }
            }
            #expect(applied(text, fixIts) == naivelyApplied(text, fixIts), "\(text) \(fixIts)")
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `A hundred thousand fix-its take no quadratic time`() {
        let text = String(repeating: "ab", count: 100_000)
        let file = SourceFile(path: "a", text: text)
        let fixIts = (0..<100_000).shuffledWithSeed().map {
            FixIt.replacing(SourceRange(2 * $0, 2 * $0 + 1), with: "x", isSafe: true)
        }
        #expect(file.applying(fixIts) == Array(String(repeating: "xb", count: 100_000).utf8))
    }

    private func naivelyApplied(_ text: String, _ fixIts: [[(Range<Int>, String)]]) -> String {
        func conflict(_ a: (Range<Int>, String), _ b: (Range<Int>, String)) -> Bool {
            if a == b { return false }
            if a.0.isEmpty && b.0.isEmpty { return a.0 == b.0 }
            return a.0.lowerBound < b.0.upperBound && b.0.lowerBound < a.0.upperBound
        }
        var accepted: [(Range<Int>, String)] = []
        for edits in fixIts {
            let all = accepted + edits
            if edits.contains(where: { edit in all.contains { conflict($0, edit) } }) { continue }
            for edit in edits where !accepted.contains(where: { $0 == edit }) { accepted.append(edit) }
        }
        accepted.sort { ($0.0.lowerBound, $0.0.upperBound) > ($1.0.lowerBound, $1.0.upperBound) }
        var bytes = Array(text.utf8)
        for (range, replacement) in accepted { bytes.replaceSubrange(range, with: replacement.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `The usual fix-its say what they do`() {
        #expect(FixIt.replacing(SourceRange(0, 1), with: "x", isSafe: true).message == "replace with 'x'")
        #expect(FixIt.replacing(SourceRange(0, 1), with: "", isSafe: true).message == "remove this")
        #expect(FixIt.inserting(")", at: 3, isSafe: false).message == "insert ')'")
    }
}

extension Range<Int> {
    fileprivate func shuffledWithSeed() -> [Int] {
        var random = SeededGenerator(seed: 13)
        return shuffled(using: &random)
    }
}
