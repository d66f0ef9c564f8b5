import Livery
import Testing

/// What holds of every tree, on generated and damaged text.
struct TreeTests {
    @Test func `A generated sheet has no mistakes, and printing its tree gives the text`() {
        for seed in 0..<200 {
            let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", text: RandomSheet.text(seed: UInt64(seed))))
            expectSound(tree)
            let errors = tree.diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.message) == [], "seed \(seed): \(tree.file.text)")
            if !errors.isEmpty { break }
        }
    }

    @Test func `A damaged sheet gives a sound tree`() {
        for seed in 0..<400 {
            let bytes = RandomSheet.text(seed: UInt64(seed % 100), rules: 4).mutated(seed: UInt64(seed))
            for tree in [
                SyntaxTree.parse(sheet: SourceFile(path: "a", bytes: bytes)),
                SyntaxTree.parse(body: SourceFile(path: "a", bytes: bytes)),
            ] {
                if let problem = firstProblem(of: tree) {
                    Issue.record("seed \(seed): \(problem): \(tree.file.text.debugDescription.suffix(400))")
                    return
                }
            }
        }
    }

    @Test func `Random bytes give a sound tree`() {
        var random = SeededGenerator(seed: 7)
        let alphabet =
            Array("\"()[]{}<>:;.,@#/*'`\\-+ \n\rab1_enddo%=".utf8) + [0, 0x80, 0xC3, 0xA9, 0xFF, 0xE2, 0x80, 0x9C]
        for _ in 0..<1000 {
            let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            }
            expectSound(SyntaxTree.parse(sheet: SourceFile(path: "a", bytes: bytes)))
            expectSound(SyntaxTree.parse(body: SourceFile(path: "a", bytes: bytes)))
        }
    }

    @Test func `Every prefix of a sheet gives a sound tree`() {
        let bytes = Array(RandomSheet.text(seed: 3, rules: 5).utf8)
        for count in 0...bytes.count {
            let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", bytes: Array(bytes[..<count])))
            if let problem = firstProblem(of: tree) {
                Issue.record("\(problem) at …\(tree.file.text.suffix(80))")
                return
            }
        }
    }

    @Test func `A body in the middle of a file keeps the file's offsets`() {
        for seed in 0..<100 {
            let text = RandomSheet.body(seed: UInt64(seed))
            let alone = SyntaxTree.parse(body: SourceFile(path: "a", text: text))
            let before = "<Text style=\"é"
            let file = SourceFile(path: "a", text: before + text + "\"> /* (")
            let start = before.utf8.count
            let within = SyntaxTree.parse(body: file, in: SourceRange(start, start + text.utf8.count))
            expectSound(within)
            func shape(_ tree: SyntaxTree, _ shift: Int) -> [String] {
                var shape: [String] = []
                var pending = [tree.root]
                while let node = pending.popLast() {
                    shape.append("\(node.kind) \(Int(node.range.lowerBound) - shift) \(node.text)")
                    pending += node.children
                }
                return shape
            }
            #expect(shape(within, start) == shape(alone, 0))
            #expect(within.diagnostics.map(\.message) == alone.diagnostics.map(\.message))
        }
    }

    @Test(arguments: [
        (SourceRange(0, 0), 0), (SourceRange(3, 3), 0), (SourceRange(99, 200), 0), (SourceRange(0, 8), 1),
        (SourceRange(8, 4_000_000_000), 1),
    ])
    func `A range is cut to the file`(range: SourceRange, count: Int) {
        let tree = SyntaxTree.parse(body: SourceFile(path: "a", text: "bold(1) italic()"), in: range)
        #expect(Array(tree.root.children).count == count)
    }

    @Test func `A node knows its kind, name and text`() throws {
        let text =
            "@token brand = .red\n\"a-\" <> size, target: :ios do\n  font(.`default`, label: {size}, `in`: 1)\nend"
        let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", text: text))
        var lines: [String] = []
        func visit(_ node: SyntaxNode, _ depth: Int) {
            lines.append("\(String(repeating: " ", count: depth))\(node.kind) '\(node.name)' \(node.nameRange.count)")
            for child in node.children { visit(child, depth + 1) }
        }
        visit(tree.root, 0)
        #expect(
            lines == [
                "sheet '' 0", " tokenDirective 'brand' 5", "  implicitMember 'red' 3", " rule '' 0",
                "  patternLiteral '' 0",
                "   string '' 0", "  patternCapture 'size' 4", "  ruleOption 'target' 6", "   atom 'ios' 3",
                "  modifier 'font' 4", "   implicitMember 'default' 7", "   argument 'label' 5",
                "    interpolation 'size' 4",
                "   argument 'in' 2", "    integer '' 0",
            ])
        let rule = try #require(tree.root.children.first(.rule))
        #expect(rule.text.hasPrefix("\"a-\"") && rule.text.hasSuffix("end"))
        #expect(tree.nodeCount == lines.count)
    }
}
