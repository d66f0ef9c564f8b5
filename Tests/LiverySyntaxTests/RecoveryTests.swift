import Livery
import Testing

/// Accidents in the middle of a long sheet: what is around them is still read.
struct RecoveryTests {
    /// A sheet of 100 rules with three modifiers each; `damage` changes the text of rule 50.
    private func outline(_ damage: (String) -> String) -> (outline: SheetOutline, diagnostics: [Diagnostic]) {
        let rules = (0..<100).map { number in
            let rule = "\"rule-\(number)\" do\n  padding(.top, \(number))\n  font(\"Body\")\n  frame(width: 1)\nend\n"
            return number == 50 ? damage(rule) : rule
        }
        let tree = SyntaxTree.parse(sheet: SourceFile(path: "long.sheet", text: rules.joined(separator: "\n")))
        expectSound(tree)
        return (SheetOutline(tree), tree.diagnostics)
    }

    /// The names of the rules that have all three modifiers, and how many of rule 50's are left.
    private func remains(_ outline: SheetOutline) -> (whole: Set<String>, ofDamaged: Int) {
        var whole: Set<String> = []
        var count = 0
        for rule in outline.rules {
            let sound = rule.modifiers.filter { !$0.isErroneous }
            let name = rule.pattern.literal ?? ""
            if name == "rule-50" { count += sound.count }
            if sound.count == 3, name != "rule-50" { whole.insert(name) }
        }
        return (whole, count)
    }

    @Test(arguments: [
        ("\nend\n", "\n", 3),  // no end
        ("font(\"Body\")", "font(\"Body)", 2), ("font(\"Body\")", "font(Body\")", 2),  // a quote less
        ("\"rule-50\"", "\"rule-50", 3), ("\"rule-50\"", "rule-50\"", 0),
        ("font(\"Body\")", "font(\"Body\"", 2), ("font(\"Body\")", "font \"Body\")", 2),  // a bracket less
        ("font(\"Body\")", "font([\"Body\")", 2), ("font(\"Body\")", "font({ \"Body\")", 2),
        ("font(\"Body\")", "font(", 2), ("font(\"Body\")", "font({", 2), ("font(\"Body\")", "font {", 2),
        (" do\n", "\n", 3), (" do\n", " {\n", 3), ("font(\"Body\")", "font(\"\"\"\n  Body)", 1),
        ("font(\"Body\")", "font(\"Body\") }", 3), ("font(\"Body\")", "§§§", 2),
        ("font(\"Body\")", "\u{0}\u{1}", 2), ("font(\"Body\")", "font(\u{0})", 2),
        ("font(\"Body\")", "end", 1), ("font(\"Body\")", "font = 1", 2), ("font(\"Body\")", "if x { font() }", 2),
    ])
    func `An accident costs its own rule or modifier`(text: String, replacement: String, left: Int) {
        let (outline, diagnostics) = outline { $0.replacing(text, with: replacement) }
        let (whole, ofDamaged) = remains(outline)
        let expected = Set((0..<100).map { "rule-\($0)" }).subtracting(["rule-50"])
        #expect(expected.subtracting(whole) == [])
        #expect(ofDamaged == left)
        #expect(diagnostics.count == 1, "\(diagnostics.map(\.message))")
    }

    /// A forgotten or mistyped character is the commonest accident: each byte of a real sheet is left out in turn.
    @Test func `A missing character gives one diagnostic as a rule, and costs its own modifier or rule`() throws {
        let bytes = try Fixture.bytes("sheets/app.sheet")
        func sound(_ tree: SyntaxTree) -> Int {
            SheetOutline(tree).rules.reduce(0) { $0 + $1.modifiers.filter { !$0.isErroneous }.count }
        }
        let total = sound(SyntaxTree.parse(sheet: SourceFile(path: "a", bytes: bytes)))
        var diagnosed = 0
        var twice = 0
        for index in bytes.indices {
            var damaged = bytes
            damaged.remove(at: index)
            let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", bytes: damaged))
            let context = String(decoding: bytes[max(0, index - 30)..<min(bytes.count, index + 30)], as: UTF8.self)
            #expect(tree.diagnostics.count <= 3, "\(context): \(tree.diagnostics.map(\.message))")
            #expect(total - sound(tree) <= 5, "\(context)")
            diagnosed += tree.diagnostics.isEmpty ? 0 : 1
            twice += tree.diagnostics.count > 1 ? 1 : 0
        }
        #expect(diagnosed > 300)
        #expect(twice * 50 < diagnosed, "\(twice) of \(diagnosed)")
    }

    @Test func `A comment that is never closed is reported where it begins`() {
        let (outline, diagnostics) = outline { $0.replacing("font", with: "/* font") }
        #expect(diagnostics.map(\.rule) == ["unterminated-comment"])
        #expect(diagnostics.map(\.location.text) == ["/*"])
        #expect(remains(outline).whole == Set((0..<50).map { "rule-\($0)" }))
    }

    @Test func `Every mistake of a file is reported at once`() {
        let rules = (0..<100).map {
            "\"rule-\($0)\" do\n  padding(\(["1 2", ",", "1.", "$", ":"][$0 % 5]))\n  bold()\nend\n"
        }
        let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", text: rules.joined()))
        #expect(tree.diagnostics.count == 100)
        #expect(SheetOutline(tree).rules.allSatisfy { $0.modifiers.map(\.isErroneous) == [true, false] })
    }

    @Test func `The last diagnostic says how many more there are`() {
        let tree = SyntaxTree.parse(body: SourceFile(path: "a", text: String(repeating: "bold\n", count: 2000)))
        #expect(tree.diagnostics.count == SyntaxLimits.diagnostics + 1)
        #expect(tree.diagnostics.last?.message == "\(2000 - SyntaxLimits.diagnostics) more mistakes are not shown")
        #expect(tree.diagnostics.last?.severity == .note)
    }
}
