import LiverySource
import Testing

@Suite struct UTF16PositionsTests {
    @Test func `Positions are those of the line index`() {
        var random = SeededGenerator(seed: 3)
        let pieces = ["a", "é", "日", "🎉", "\n", "\r\n", "\r", "\u{FEFF}", "bcdefgh"]
        for size in [0, 1, 10, 300, 2_000] {
            let text = (0..<size).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            var bytes = Array(text.utf8)
            for _ in 0..<size / 10 { bytes.insert(0xFF, at: Int.random(in: 0...bytes.count, using: &random)) }
            let index = LineIndex(SourceFile(path: "a", bytes: bytes))
            let positions = UTF16Positions(index)
            for offset in 0...UInt32(bytes.count + 2) {
                #expect(positions.position(of: offset) == index.position(of: offset, encoding: .utf16))
            }
        }
    }

    @Test func `A file of one long line is counted as any`() {
        let index = LineIndex(SourceFile(path: "a", text: String(repeating: "🎉", count: 1_024)))
        let positions = UTF16Positions(index)
        for offset in stride(from: UInt32(0), through: 4_096, by: 4) {
            #expect(positions.position(of: offset) == LinePosition(line: 1, column: Int(offset) / 2 + 1))
        }
    }
}
