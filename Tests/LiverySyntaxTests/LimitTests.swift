import Livery
import Testing

/// Text that is too much: deep, long, broken, or not text at all.
struct LimitTests {
    private func body(_ text: String) -> SyntaxTree { SyntaxTree.parse(body: SourceFile(path: "a", text: text)) }

    private func summary(_ tree: SyntaxTree) -> [String] {
        tree.diagnostics.map { "\($0.rule) \($0.range)" }
    }

    @Test(arguments: ["f(", "f([", "f(.a(", "f(a: (x: ", "f([a: ["])
    func `Brackets ten thousand deep are passed over, and what follows is read`(opening: String) {
        let openers = opening.filter { "([".contains($0) }
        let closers = String(openers.reversed().map { $0 == "(" ? ")" : "]" })
        let nested = opening.dropFirst()
        let text = "f" + String(repeating: String(nested), count: 10_000) + String(repeating: closers, count: 10_000)
        let tree = body("before()\n\(text)\nafter()")
        expectSound(tree)
        #expect(Set(tree.diagnostics.map(\.rule)).contains("nesting-limit"))
        #expect(tree.root.children.map(\.name) == ["before", "f", "after"])
        #expect(tree.root.children.map(\.isErroneous) == [false, true, false])
    }

    @Test func `Two hundred brackets are deep enough`() {
        let text = "f(" + String(repeating: "[", count: 199) + String(repeating: "]", count: 199) + ")"
        #expect(body(text).diagnostics.isEmpty)
        let deeper = "f(" + String(repeating: "[", count: 200) + String(repeating: "]", count: 200) + ")"
        let tree = body(deeper)
        #expect(summary(tree) == ["nesting-limit 201..<202"])
        #expect(tree.diagnostics.first?.message == "brackets are nested at most 200 deep")
    }

    @Test(arguments: [
        "f(", "f([", "f({", "f(.a(\n", "[", "f(\n", "f([\n", "\"\"\"\n", "/*", "f(a: ", "<%= ", ".", "-", "f(-",
    ])
    func `Ten thousand openings without an end are read in linear time`(opening: String) {
        let time = ContinuousClock().measure {
            let tree = body(String(repeating: opening, count: 10_000))
            expectSound(tree)
            #expect(opening == "." || !tree.diagnostics.isEmpty)
        }
        #expect(time < .seconds(5))
    }

    @Test(arguments: [
        "a ", "{1}, ", "<%= 1 %>, ", "'x' ", "\u{201C}x ", "1 ", "$ ", "a b, ", "\"a\", b: 1, ", "[:], ", "f(, ", ") ",
        "x) ",
        "\"\\q\", ", "..", "a? ", "`a ", "\u{A0}x", ":", "\"a b\"c ", "end ",
    ])
    func `Ten thousand mistakes on one line are read in linear time`(mistake: String) {
        let text = String(repeating: mistake, count: 10_000)
        for text in [text, "f(" + text] {
            let time = ContinuousClock().measure { expectSound(body(text)) }
            #expect(time < .seconds(3), "\(text.prefix(20))")
        }
        let time = ContinuousClock().measure {
            expectSound(SyntaxTree.parse(sheet: SourceFile(path: "a", text: text)))
            expectSound(SyntaxTree.parse(sheet: SourceFile(path: "a", text: "@safe_list " + text)))
        }
        #expect(time < .seconds(3))
    }

    @Test func `A chain of ten thousand members is read and left out`() {
        let tree = body("f(.a\(String(repeating: ".b", count: 10_000)))\ng()")
        expectSound(tree)
        #expect(tree.diagnostics.map(\.rule) == ["nesting-limit"])
        #expect(tree.diagnostics.first?.message == "a chain has at most 200 members")
        #expect(tree.root.children.map(\.isErroneous) == [true, false])
    }

    @Test func `Comments nest ten thousand deep`() {
        let text = String(repeating: "/*", count: 10_000) + String(repeating: "*/", count: 10_000) + "bold()"
        #expect(body(text).diagnostics.isEmpty)
        #expect(Array(body(text).root.children).count == 1)
    }

    @Test func `Ten thousand quotes are read in linear time`() {
        for text in ["\"", "\"\n", "f(\"\n", "\\\"\n", "\"\"\"\n\\\"\"\"", "f(\"a\n\\\"", "f(:\"", "\u{201C}", "'"] {
            let time = ContinuousClock().measure { expectSound(body(String(repeating: text, count: 9_999))) }
            #expect(time < .seconds(2), "\(text.debugDescription)")
        }
    }

    @Test(arguments: [
        ("f(\"abc", ["unterminated-string 2..<6"]), ("f(\"\"\"\nabc", ["unterminated-string 2..<5"]),
        ("f(:\"abc", ["unterminated-string 3..<7"]), ("/* abc", ["unterminated-comment 0..<2"]),
        ("f(1 /* abc)", ["unterminated-comment 4..<6"]),
        ("f(`abc", ["invalid-character 2..<6"]),
        ("f({abc", ["invalid-interpolation 2..<6"]), ("f(<%= abc", ["invalid-interpolation 2..<9"]),
        ("f(", ["unclosed-bracket 2..<2"]), ("f(a:", ["missing-value 4..<4"]),
    ])
    func `What is never closed is reported where it begins`(text: String, expected: [String]) {
        let tree = body(text)
        expectSound(tree)
        #expect(summary(tree).prefix(2) == expected[...])
    }

    @Test(arguments: [
        "\"a\" do\n  f(", "\"a\" do\n  /* ", "\"a\" do\n  f(\"\"\"\n", "\"a\" do\n  f(\"", "\"a\" do\n", "\"a\"", "\"a",
        "@token t =", "@",
    ])
    func `A sheet may end anywhere`(text: String) {
        let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", text: text))
        expectSound(tree)
        #expect(!tree.diagnostics.isEmpty && tree.diagnostics.count <= 2, "\(tree.diagnostics.map(\.message))")
    }

    @Test(arguments: [
        ("NAME()", 1 << 20), ("f(NAME: 1)", 1 << 16), ("f(.NAME)", 1 << 16), ("f(NAME)", 1 << 16),
        ("f(NAME(1))", 1 << 16),
        ("f(:NAME)", 1 << 16), ("f({NAME})", 1 << 16), ("f(`NAME`)", 1 << 16), ("f(:\"NAME\")", 1 << 16),
    ])
    func `A name that is too long is cut and reported`(template: String, size: Int) {
        let parts = template.split(separator: "NAME", omittingEmptySubsequences: false)
        let tree = body(String(parts[0]) + String(repeating: "n", count: size) + parts[1])
        expectSound(tree)
        #expect(tree.diagnostics.map(\.rule) == ["size-limit"])
        #expect(tree.diagnostics.first?.message == "a name has at most 1024 bytes, this one has \(size)")
        #expect(tree.diagnostics.first?.range.count == size)
    }

    @Test func `A string of a megabyte is read`() {
        let text = String(repeating: "x", count: 1 << 20)
        let tree = body("f(\"\(text)\")")
        #expect(tree.diagnostics.isEmpty)
        var lowering = Lowering(file: tree.file)
        #expect(lowering.modifiers(in: tree.root).first?.arguments.first?.value.kind == .string(text))
    }

    @Test(arguments: [
        ("1e999", "number-range 2..<7"), ("-1e999", "number-range 2..<8"),
        ("1\(String(repeating: "0", count: 400))", "number-range 2..<403"),
        ("0xFFFFFFFFFFFFFFFFF", "number-range 2..<21"), ("-9223372036854775809", "number-range 2..<22"),
        ("1\(String(repeating: "0", count: 400)).5", "number-range 2..<405"),
    ])
    func `A number that no value holds is reported`(number: String, expected: String) {
        #expect(summary(body("f(\(number))")) == [expected])
    }

    // MARK: Bytes

    @Test(arguments: [
        ([UInt8]("a(\"".utf8) + [0xFF, 0xFE] + Array("\") b()".utf8), 3, 5),
        ([UInt8]("a(".utf8) + [0xC3] + Array(") b()".utf8), 2, 3),
        ([UInt8]("a".utf8) + [0xE2, 0x80] + Array("() b()".utf8), 1, 3),
        ([UInt8]("a(1) # ".utf8) + [0xF0, 0x9F] + Array("\nb()".utf8), 7, 9),
    ])
    func `Bytes that are not UTF-8 are one mistake where they are`(bytes: [UInt8], start: Int, end: Int) {
        let tree = SyntaxTree.parse(body: SourceFile(path: "a", bytes: bytes))
        expectSound(tree)
        #expect(tree.diagnostics.map(\.rule) == ["invalid-utf8"])
        #expect(tree.diagnostics.first?.range == SourceRange(start, end))
        #expect(tree.root.children.map(\.isErroneous).last == false)
        #expect(tree.root.children.map(\.isErroneous).first == (start != 7))
    }

    @Test func `Only the part of a file that is read must be UTF-8`() {
        let bytes = [0xFF] + [UInt8]("a(\"".utf8) + [0xFF] + [UInt8]("\")".utf8) + [0xFF]
        let tree = SyntaxTree.parse(body: SourceFile(path: "a", bytes: bytes), in: SourceRange(1, 7))
        #expect(summary(tree) == ["invalid-utf8 4..<5"])
        #expect(
            SyntaxTree.parse(body: SourceFile(path: "a", bytes: bytes), in: SourceRange(1, 4)).diagnostics.map(\.rule)
                == ["unterminated-string"])
    }

    @Test func `Many inline styles of one file cost what their text costs`() {
        let style = "padding(8); font(.title)"
        let text = String(repeating: "<A style=\"\(style)\">\n", count: 5_000)
        let file = SourceFile(path: "a", text: text)
        let stride = text.utf8.count / 5_000
        let time = ContinuousClock().measure {
            for index in 0..<5_000 {
                let start = index * stride + 10
                let tree = SyntaxTree.parse(body: file, in: SourceRange(start, start + style.utf8.count))
                #expect(tree.diagnostics.isEmpty && Array(tree.root.children).count == 2)
            }
        }
        #expect(time < .seconds(5))
    }

    @Test func `NUL bytes and control characters are mistakes, not ends`() {
        let tree = body("a() \u{0} b(\u{0}) \u{1}\u{7F} c(\"\u{0}\")")
        expectSound(tree)
        #expect(tree.root.children.map { "\($0.name) \($0.isErroneous)" } == ["a false", "b true", "c false"])
        #expect(tree.diagnostics.map(\.rule) == ["expected-modifier", "invalid-character", "expected-modifier"])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `Every line break is one`(lineBreak: String) {
        let lines = [
            "# c", "\"a\" do", "  bold()", "  # d", "  f(1,", "    2) // e", "  g", "end", "@token t = 1",
            "\"b\" do end",
        ]
        let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", text: lines.joined(separator: lineBreak)))
        expectSound(tree)
        #expect(tree.diagnostics.map(\.rule) == ["missing-arguments"])
        let outline = SheetOutline(tree)
        #expect(outline.rules.map { $0.modifiers.count } == [3, 0])
        #expect(outline.tokens.count == 1)
    }

    @Test func `A byte order mark is passed at the start, and a mistake elsewhere`() {
        let sheet = SyntaxTree.parse(sheet: SourceFile(path: "a", text: "\u{FEFF}\"a\" do end"))
        #expect(sheet.diagnostics.isEmpty)
        #expect(summary(body("a()\u{FEFF}b()")) == ["invalid-character 3..<6"])
    }

    // MARK: Size

    @Test func `A tree takes at most twelve times the memory of its text`() {
        let rules = (0..<1_000).map {
            "\"card-\($0)\" do\n  padding(.top, \($0))\n  font(.system(size: 12, weight: .bold))\nend\n"
        }
        let texts = [
            rules.joined(), String(repeating: "a()\n", count: 12_000), "f(\(String(repeating: "1,", count: 25_000)))",
            "f(\(String(repeating: ".a,", count: 17_000)))", String(repeating: "f(.a.b.c)", count: 5_000),
            "f(\(String(repeating: "[],", count: 17_000)))", "f(\(String(repeating: "{", count: 25_000)))",
            "f(\(String(repeating: "-,", count: 25_000)))", String(repeating: "f(:,:)", count: 7_000),
        ]
        for text in texts {
            let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", text: "\"x\" do " + text + " end"))
            let body = body(text)
            #expect(body.memorySize <= 12 * text.utf8.count, "\(text.prefix(40))")
            #expect(tree.memorySize <= 12 * text.utf8.count, "\(text.prefix(40))")
        }
    }

    @Test func `A sheet over the size limit is not read, and reported`() {
        let file = SourceFile(path: "a", bytes: [UInt8](repeating: 0x20, count: SyntaxLimits.sheetSize + 1))
        let tree = SyntaxTree.parse(sheet: file)
        #expect(tree.diagnostics.map(\.message) == ["a stylesheet has at most 256 MiB, this one has 256"])
        #expect(tree.nodeCount == 1)
    }
}
