import LiverySource
import Testing

@Suite struct SourceFileTests {
    @Test func `A range past the end gives the text up to it`() {
        let file = SourceFile(path: "a", text: "abc")
        #expect(file.text(in: SourceRange(1, 99)) == "bc")
        #expect(file.text(in: SourceRange(50, 99)) == "")
        #expect(SourceLocation(file: file, range: SourceRange(0, 2)).text == "ab")
    }

    @Test func `Bytes that are not UTF-8 read as replacement characters and stay as they are`() {
        let file = SourceFile(path: "a", bytes: [0x61, 0xFF])
        #expect(file.text == "a\u{FFFD}")
        #expect(file.bytes == [0x61, 0xFF])
    }

    @Test func `A range never ends before it begins, and holds what fits`() {
        #expect(SourceRange(5, 3) == .empty(at: 5))
        #expect(SourceRange(-1, Int.max) == SourceRange(UInt32.min, UInt32.max))
        #expect(SourceRange(1, 3).union(SourceRange(5, 8)) == SourceRange(1, 8))
        #expect(SourceRange(1, 8).contains(SourceRange(1, 8)))
        #expect(!SourceRange(1, 8).contains(SourceRange(0, 2)))
        #expect(SourceRange(2, 4).offsets == 2..<4)
        #expect(SourceRange(2, 4).count == 2)
    }

    @Test func `Two files of the same text are two files`() {
        #expect(SourceFile(path: "a", text: "x") != SourceFile(path: "a", text: "x"))
    }
}
