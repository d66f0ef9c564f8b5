import LiverySource
import Testing

@Suite struct UTF8ValidationTests {
    @Test(arguments: [
        "", "plain text that is longer than eight bytes", "é", "日本語", "😀",
        "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}",
        "\u{D7FF}\u{E000}", "aaaaaaa\u{E9}aaaaaaaaaaaaaaaa\u{1F600}",
    ])
    func `Well-formed text has no invalid range`(text: String) {
        #expect(SourceFile(path: "a", text: text).invalidUTF8Ranges() == [])
    }

    @Test(
        arguments: [
            ("a continuation byte alone", [0x61, 0x80, 0x62], [1..<2]),
            ("a lead byte at the end", [0x61, 0xC3], [1..<2]),
            ("a lead byte before ASCII", [0xC3, 0x28], [0..<1]),
            ("an overlong slash of two bytes", [0xC0, 0xAF], [0..<2]),
            ("an overlong slash of three bytes", [0xE0, 0x80, 0xAF], [0..<3]),
            ("an overlong slash of four bytes", [0xF0, 0x80, 0x80, 0xAF], [0..<4]),
            ("a high surrogate", [0xED, 0xA0, 0x80], [0..<3]),
            ("a low surrogate", [0xED, 0xBF, 0xBF], [0..<3]),
            ("past the last scalar", [0xF4, 0x90, 0x80, 0x80], [0..<4]),
            ("a lead byte of five", [0xF8, 0x88, 0x80, 0x80, 0x80], [0..<5]),
            ("FE and FF", [0xFE, 0x61, 0xFF], [0..<1, 2..<3]),
            ("a scalar cut short in the middle", [0xE6, 0x97, 0x61, 0xE6, 0x97, 0xA5], [0..<2]),
            ("after a long run of ASCII", Array(repeating: 0x61, count: 17) + [0xFF], [17..<18]),
        ] as [(String, [UInt8], [Range<Int>])])
    func `Each maximal run of bytes that are not UTF-8 is found`(name: String, bytes: [UInt8], expected: [Range<Int>]) {
        #expect(SourceFile(path: "a", bytes: bytes).invalidUTF8Ranges().map(\.offsets) == expected, "\(name)")
    }

    @Test func `At most the limit is reported, the last run whole`() {
        let bytes: [UInt8] = [0xFF, 0x61, 0xFF, 0xFF, 0xFF, 0x61, 0xFF]
        #expect(SourceFile(path: "a", bytes: bytes).invalidUTF8Ranges(limit: 2).map(\.offsets) == [0..<1, 2..<5])
    }

    @Test func `The ranges are those where the standard library's decoder disagrees`() {
        var random = SeededGenerator(seed: 3)
        let interesting: [UInt8] = [
            0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF,
        ]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                interesting.randomElement(using: &random)!
            }
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            #expect(SourceFile(path: "a", bytes: bytes).invalidUTF8Ranges().isEmpty == isValid, "\(bytes)")
        }
    }
}
