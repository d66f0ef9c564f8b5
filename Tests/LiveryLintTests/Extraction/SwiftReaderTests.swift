import LiveryLint
import LiverySource
import LiverySyntax
import Testing

@Suite struct SwiftReaderTests {
    @Test(arguments: [
        (
            ##"/* livery */ "⟦\"a\" do bold() end⟧""##, EmbeddedText.Kind.sheet, "\"a\" do bold() end"
        ),
        (#"let a = /* livery */"⟦bold()⟧""#, .body, "bold()"), (#"/* livery sheet */ "⟦bold()⟧""#, .sheet, "bold()"),
        (##"/* livery body */ #"⟦title("x\n")⟧"#"##, .body, #"title("x\n")"#),
        (#"/* livery */ "⟦@token a = 1⟧""#, .sheet, "@token a = 1"),
        (#"/* livery */ "⟦# c\na <> \"b\" do end⟧""#, .sheet, "# c\na <> \"b\" do end"),
        (#"#stylesheet("⟦bold()⟧")"#, .sheet, "bold()"), (#"#modifiers( "⟦bold()⟧", x)"#, .body, "bold()"),
        ("/* livery body */\n  \"\"\"\n  ⟦a()\n    b()⟧\n  \"\"\"", .body, "a()\n  b()"),
        ("/* livery body */ \"\"\"\n⟦a() \\\n   b()⟧\n\"\"\"", .body, "a()    b()"),
        (#"/* livery body */ "⟦f(\"\u{2022}\t\\\0\r\'\")⟧""#, .body, "f(\"•\t\\\0\r'\")"),
        (###"/* livery body */ ##"⟦f("#\##u{41}\n")⟧"##"###, .body, ##"f("#A\n")"##),
        ("/* livery body */ \"\"", .body, ""), ("/* livery body */ \"\"\"\n\"\"\"", .body, ""),
    ])
    func `Marked literals are found and read`(text: String, kind: EmbeddedText.Kind, meaning: String) throws {
        let sample = try HostSample("a.swift", "func f() {\n  " + text + "\n}\n")
        #expect(sample.content.texts.map(\.kind) == [kind])
        #expect(sample.content.texts.map(\.text) == [meaning])
        if let mark = sample.marks.first { #expect(sample.content.texts.map(\.hostRange) == [mark]) }
        #expect(sample.hostMistakes == [])
    }

    @Test func `Class names in marked literals are uses`() throws {
        let sample = try HostSample("a.swift", #"view.classes(/* livery class */ "⟦card⟧ ⟦big\u{41}⟧")"#)
        #expect(sample.classes == ["card", "bigA"])
        #expect(sample.content.classUses.map(\.location.range) == sample.marks)
        #expect(sample.content.texts.isEmpty)
    }

    @Test(arguments: [
        #"let a = "bold()""#, #"// /* livery */ "bold()""#, #"/* /* livery */ "bold()" */"#, #""/* livery */ 'x'""#,
        ##"#"/* livery */ "bold()" "#"##, "\"\"\"\n/* livery */ \"bold()\"\n\"\"\"", #""\(f("/* livery */"))""#,
        #"/* about livery */ "bold()""#, #"/* livery soon */ "bold()""#, ##"#"""#; let a = "bold()""##,
        ##"#/"/#"##, #"#if os(Linux)"#, #"#stylesheet(name)"#, #""a" /* x */ + "\("b" + "\(c)")""#,
    ])
    func `Other text is passed over`(text: String) throws {
        let sample = try HostSample("a.swift", text + "\n/* livery body */ \"⟦last()⟧\"\n")
        #expect(sample.content.texts.map(\.hostRange) == sample.marks)
        #expect(sample.hostMistakes == [])
    }

    @Test(arguments: [
        (#"/* livery */ "a(⟦\(b)⟧)""#, "dynamic-stylesheet warning \\(b)"),
        (##"/* livery */ #"a(⟦\#(b + "\(c)")⟧)"#"##, "dynamic-stylesheet warning \\#(b + \"\\(c)\")"),
        ("/* livery */ ⟦\"⟧a(\n", "unterminated-literal error \""),
        ("/* livery */ ⟦\"\"\"⟧\na(\n", "unterminated-literal error \"\"\""),
        ("⟦/* livery sheet */⟧ let a = 1", "dangling-marker warning /* livery sheet */"),
    ])
    func `A marked literal that can't be checked is reported`(text: String, mistake: String) throws {
        let sample = try HostSample("a.swift", text)
        #expect(sample.hostMistakes == [mistake])
        #expect(sample.content.diagnostics.map(\.range) == sample.marks)
        #expect(sample.content.texts.isEmpty)
    }

    @Test(arguments: [
        (#"/* livery body */ "title('x')""#, #"/* livery body */ "title(\"x\")""#),
        (##"/* livery body */ #"title('x')"#"##, ##"/* livery body */ #"title(\#"x\#")"#"##),
        ("/* livery body */ \"\"\"\n  title('x')\n  \"\"\"", "/* livery body */ \"\"\"\n  title(\"x\")\n  \"\"\""),
        (#"/* livery body */ "f(\"a\" \"b\")""#, #"/* livery body */ "f(\"a\", \"b\")""#),
    ])
    func `Fix-its are written as the literal needs it`(text: String, mended: String) throws {
        #expect(try HostSample("a.swift", text).mended == mended)
    }

    @Test func `An inserted line is indented as its literal is, and escaped in one of one line`() throws {
        let several = try HostSample(
            "a.swift", "let a = /* livery sheet */ \"\"\"\n    \"a\"\n    \"b\" do\n      bold()\n    end\n    \"\"\"\n"
        )
        #expect(several.mended.contains("    \"a\" do\n    end\n    \"b\" do\n"))
        let one = try HostSample("a.swift", #"/* livery sheet */ "\"a\"""#)
        #expect(one.mended == #"/* livery sheet */ "\"a\" do\nend""#)
    }

    @Test func `A mistake is reported at its line and column`() throws {
        let sample = try HostSample(
            "a.swift", "let a = /* livery body */ \"\"\"\n    f(\"\\u{e9}\")\n    g(1 2)\n    \"\"\"\n")
        #expect(
            sample.mistakes.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == ["missing-comma 3:9"])
    }
}
