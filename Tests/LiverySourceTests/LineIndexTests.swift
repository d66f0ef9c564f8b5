import LiverySource
import Testing

@Suite struct LineIndexTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var offset: UInt32
        var line: Int
        var utf8: Int
        var utf16: Int
        var scalars: Int
        var testDescription: String { "\(text.debugDescription) at \(offset)" }

        init(_ text: String, _ offset: UInt32, line: Int, utf8: Int, utf16: Int, scalars: Int) {
            (self.text, self.offset, self.line) = (text, offset, line)
            (self.utf8, self.utf16, self.scalars) = (utf8, utf16, scalars)
        }
    }

    @Test(arguments: [
        Case("", 0, line: 1, utf8: 1, utf16: 1, scalars: 1),
        Case("ab\ncd", 0, line: 1, utf8: 1, utf16: 1, scalars: 1),
        Case("ab\ncd", 2, line: 1, utf8: 3, utf16: 3, scalars: 3),
        Case("ab\ncd", 3, line: 2, utf8: 1, utf16: 1, scalars: 1),
        Case("ab\ncd", 5, line: 2, utf8: 3, utf16: 3, scalars: 3),
        Case("ab\n", 3, line: 2, utf8: 1, utf16: 1, scalars: 1),
        Case("ab\r\ncd", 2, line: 1, utf8: 3, utf16: 3, scalars: 3),
        Case("ab\r\ncd", 3, line: 1, utf8: 4, utf16: 4, scalars: 4),
        Case("ab\r\ncd", 4, line: 2, utf8: 1, utf16: 1, scalars: 1),
        Case("ab\rcd", 3, line: 2, utf8: 1, utf16: 1, scalars: 1),
        Case("a\r\r\n\nb", 5, line: 4, utf8: 1, utf16: 1, scalars: 1),
        Case("\tx", 1, line: 1, utf8: 2, utf16: 2, scalars: 2),
        Case("e\u{301}x", 3, line: 1, utf8: 4, utf16: 3, scalars: 3),
        Case("😀x", 4, line: 1, utf8: 5, utf16: 3, scalars: 2),
        Case("👩‍🚀x", 11, line: 1, utf8: 12, utf16: 6, scalars: 4),
        Case("שלום x", 9, line: 1, utf8: 10, utf16: 6, scalars: 6),
        Case("ab\ncd", 99, line: 2, utf8: 3, utf16: 3, scalars: 3),
    ])
    func `An offset has a line and a column in each encoding`(_ row: Case) {
        let index = LineIndex(SourceFile(path: "a", text: row.text))
        #expect(index.position(of: row.offset) == LinePosition(line: row.line, column: row.utf8))
        #expect(index.position(of: row.offset, encoding: .utf16) == LinePosition(line: row.line, column: row.utf16))
        #expect(
            index.position(of: row.offset, encoding: .unicodeScalars)
                == LinePosition(line: row.line, column: row.scalars))
    }

    @Test(arguments: [
        ("", 1), ("a", 1), ("a\n", 2), ("a\r\n", 2), ("a\r", 2), ("\n\n", 3), ("\r\n\r\n", 3), ("\n\r", 3),
        ("a\rb\nc\r\nd", 4),
    ])
    func `Every kind of line break ends a line once`(text: String, lines: Int) {
        #expect(LineIndex(SourceFile(path: "a", text: text)).lineCount == lines)
    }

    @Test(arguments: [
        ("ab\r\ncd", 1, "ab"), ("ab\r\ncd", 2, "cd"), ("ab\rcd", 1, "ab"), ("ab\n", 2, ""), ("ab", 1, "ab"),
        ("a\rb\r", 2, "b"),
        ("ab", 0, ""), ("ab", 2, ""), ("a\n\rb", 2, ""),
    ])
    func `A line's content leaves out its break`(text: String, line: Int, content: String) {
        let file = SourceFile(path: "a", text: text)
        #expect(file.text(in: LineIndex(file).contentRange(ofLine: line)) == content)
    }

    @Test func `A column past the end of a line is its end, and a line that isn't there has no offset`() {
        let index = LineIndex(SourceFile(path: "a", text: "ab\r\ncd"))
        #expect(index.offset(of: LinePosition(line: 1, column: 99)) == 2)
        #expect(index.offset(of: LinePosition(line: 2, column: 99)) == 6)
        #expect(index.offset(of: LinePosition(line: 3, column: 1)) == nil)
        #expect(index.offset(of: LinePosition(line: 0, column: 1)) == nil)
        #expect(index.offset(of: LinePosition(line: 1, column: 0)) == nil)
    }

    @Test func `A position of bytes that are not UTF-8 is still a position`() {
        let index = LineIndex(SourceFile(path: "a", bytes: [0xFF, 0xE2, 0x82, 0x0A, 0x80, 0x61]))
        #expect(index.position(of: 5) == LinePosition(line: 2, column: 2))
        #expect(index.position(of: 3, encoding: .utf16) == LinePosition(line: 1, column: 4))
    }

    @Test(arguments: [PositionEncoding.utf8, .utf16, .unicodeScalars])
    func `An offset survives the way to a position and back`(encoding: PositionEncoding) {
        var random = SeededGenerator(seed: 7)
        let alphabet: [String] = ["a", "\t", "é", "e\u{301}", "日", "😀", "👩‍🚀", "ש", "\n", "\r\n", "\r"]
        for _ in 0..<200 {
            let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
                .joined()
            let file = SourceFile(path: "a", text: text)
            let index = LineIndex(file)
            for offset in 0...file.bytes.count {
                if offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { continue }
                let isInsideBreak =
                    offset > 0 && offset < file.bytes.count && file.bytes[offset - 1...offset] == [0x0D, 0x0A]
                if isInsideBreak { continue }
                let position = index.position(of: UInt32(offset), encoding: encoding)
                #expect(index.offset(of: position, encoding: encoding) == UInt32(offset), "\(text.debugDescription)")
            }
        }
    }

    @Test func `Positions grow with offsets`() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<100 {
            let bytes = (0..<40).map { _ in
                [0x61, 0x0A, 0x0D, 0xC3, 0xA9, 0xFF].randomElement(using: &random)! as UInt8
            }
            let index = LineIndex(SourceFile(path: "a", bytes: bytes))
            for offset in 0..<UInt32(bytes.count) {
                #expect(index.position(of: offset) < index.position(of: offset + 1))
            }
        }
    }
}
