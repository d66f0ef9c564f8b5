import Livery
import Testing

struct FormatterTests {
    private func formatted(sheet text: String) -> String? {
        Formatter().format(SyntaxTree.parse(sheet: SourceFile(path: "a", text: text)))
    }

    private func formatted(body text: String) -> String? {
        Formatter().format(SyntaxTree.parse(body: SourceFile(path: "a", text: text)))
    }

    @Test(arguments: [
        ("", ""), (" \n\n ", ""), ("# c", "# c\n"), ("\n\n# c\n\n\n# d\n", "# c\n\n# d\n"),
        ("\u{FEFF}\"a\" do end", "\"a\" do\nend\n"),
        ("\"a\"do bold()end", "\"a\" do\n  bold()\nend\n"),
        (
            "\"a\" do\n\n\n  bold();italic()\n\n\n  .a()\nend\n\n\n\n\"b\" do\nend",
            "\"a\" do\n  bold()\n  italic()\n\n  a()\nend\n\n\"b\" do\nend\n"
        ),
        (
            "\"a\"<>x   <>\n\"b\",target::ios,other:[1,2] do\nend",
            "\"a\" <> x <> \"b\", target: :ios, other: [1, 2] do\nend\n"
        ),
        (
            "@import   \"a\"\n\n\n@safe_list\n\"a\",\"b\"\n@token x=.red",
            "@import \"a\"\n\n@safe_list \"a\" \"b\"\n@token x = .red\n"
        ),
        (
            "\"a\" do f(1 ,b :2,c:[ 1,2, ],[a:1],[ ],[:],) end",
            "\"a\" do\n  f(1, b: 2, c: [1, 2], [a: 1], [], [:])\nend\n"
        ),
        (
            "\"a\" do f(.red\n  .opacity( 0.5 )  . blue".replacing(" . blue", with: " .blue")
                + ", Color .red, x  ...  3, ...2, 1 ..., `in`:`default`) end",
            "\"a\" do\n  f(.red.opacity(0.5).blue, Color.red, x...3, ...2, 1..., `in`: `default`)\nend\n"
        ),
        (
            "\"a\" do f((x:0,y:1), { x }, <%= y %>, \"a  b\", :\"c d\", -0.5, 1_000, 0xFF) end",
            "\"a\" do\n  f((x: 0, y: 1), {x}, <%= y %>, \"a  b\", :\"c d\", -0.5, 1_000, 0xFF)\nend\n"
        ),
        (
            "\"a\" do f(( 8 ), ...(.large), (.red)\n.opacity( (0.5) ), 1 ...(3)) end",
            "\"a\" do\n  f((8), ...(.large), (.red).opacity((0.5)), 1...(3))\nend\n"
        ),
        (
            "\"a\" do f(attr( \"x\",default:1 ),event(\"e\",throttle:2),gesture_state(:d)) end",
            "\"a\" do\n  f(attr(\"x\", default: 1), event(\"e\", throttle: 2), gesture_state(:d))\nend\n"
        ),
        // Comments stay where they are.
        (
            "# top\n\"a\" do # one\n  # two\n  bold() // three\n\n  /* four */\n  f(1, /* five */ 2)  # six\n  # seven\nend # eight\n# nine",
            "# top\n\"a\" do  # one\n  # two\n  bold()  // three\n\n  /* four */\n  f(1, /* five */ 2)  # six\n  # seven\nend  # eight\n\n# nine\n"
        ),
        ("\"a\" /* b */ do\nend", "\"a\" /* b */ do\nend\n"),
        (
            "\"a\" do\n  bold(); # c\n  /* d */ italic() /* e */ a()\nend",
            "\"a\" do\n  bold()  # c\n  /* d */\n  italic()\n  /* e */\n  a()\nend\n"
        ),
    ])
    func `A sheet is laid out in one way`(before: String, after: String) {
        #expect(formatted(sheet: before) == after)
        #expect(formatted(sheet: after) == after)
    }

    @Test func `A call that is too wide has its arguments on lines of their own`() {
        let wide = String(repeating: "a", count: 90)
        #expect(
            formatted(sheet: "\"a\" do f(.\(wide), x: 1) end")
                == "\"a\" do\n  f(\n    .\(wide),\n    x: 1\n  )\nend\n")
        #expect(formatted(body: "f(\n1,\n2\n)") == "f(1, 2)\n")
        var narrow = Formatter()
        narrow.width = 10
        #expect(
            narrow.format(SyntaxTree.parse(body: SourceFile(path: "a", text: "frame(width: 1)")))
                == "frame(\n  width: 1\n)\n")
    }

    @Test func `A multi-line string keeps its lines`() {
        let text = "f(\n  \"\"\"\n    a\n      b\n    \"\"\", 1)"
        let after = formatted(body: text)
        #expect(after == "f(\"\"\"\n    a\n      b\n    \"\"\", 1)\n")
        #expect(wire(ofBody: text).json == wire(ofBody: after ?? "").json)
    }

    @Test func `Text with a mistake is left alone`() {
        #expect(formatted(sheet: "\"a\" do bold( end") == nil)
        #expect(formatted(body: "bold") == nil)
        #expect(formatted(body: "f(\"\\q\")") == "f(\"\\q\")\n")
    }

    @Test(arguments: ["app", "extra", "shared"])
    func `The sheets of the fixtures keep their meaning`(name: String) throws {
        let file = try Fixture.file("sheets/\(name).sheet")
        try expectSameMeaning(SyntaxTree.parse(sheet: file), "\(name)")
    }

    @Test func `Formatting twice gives the same as once, and changes no meaning and no comment`() throws {
        for seed in 0..<80 {
            let sheet = SourceFile(path: "a", text: RandomSheet.text(seed: UInt64(seed)))
            guard try expectSameMeaning(SyntaxTree.parse(sheet: sheet), "seed \(seed)") else { return }
            let body = SourceFile(path: "a", text: RandomSheet.body(seed: UInt64(seed)))
            guard try expectSameMeaning(SyntaxTree.parse(body: body), "seed \(seed)") else { return }
        }
    }

    @discardableResult
    private func expectSameMeaning(_ tree: SyntaxTree, _ comment: String) throws -> Bool {
        let formatted = try #require(Formatter().format(tree), "\(comment)")
        let isSheet = tree.root.kind == .sheet
        let file = SourceFile(path: "a", text: formatted)
        let again = isSheet ? SyntaxTree.parse(sheet: file) : SyntaxTree.parse(body: file)
        let twice = Formatter().format(again)
        let isIdempotent = twice == formatted
        #expect(isIdempotent, "\(comment):\n\(tree.file.text)\n-->\n\(formatted)\n-->\n\(twice ?? "nil")")
        let isSame = meaning(of: tree) == meaning(of: again)
        #expect(isSame, "\(comment):\n\(tree.file.text)\n-->\n\(formatted)")
        let comments = commentTexts(tree) == commentTexts(again)
        #expect(
            comments, "\(comment): \(commentTexts(tree)) \(commentTexts(again))\n\(tree.file.text)\n-->\n\(formatted)")
        return isIdempotent && isSame && comments
    }
}

/// All that a tree says, without places: directives, patterns, options and lowered calls.
func meaning(of tree: SyntaxTree) -> [String] {
    var lines: [String] = []
    func describe(_ node: SyntaxNode, captures: [String]) -> String {
        var lowering = Lowering(file: tree.file, captures: nil, captureNames: Set(captures))
        return "\(lowering.expression(node).moved(to: .empty(at: 0)))"
    }
    func describe(modifier node: SyntaxNode, captures: [String]) -> String {
        var lowering = Lowering(file: tree.file, captures: nil, captureNames: Set(captures))
        return "\(lowering.modifier(node).mappingRanges { _ in .empty(at: 0) })"
    }
    for child in tree.root.children {
        switch child.kind {
        case .rule:
            let rule = SheetRule.reading(child)
            lines.append("rule \(rule.pattern.segments)")
            for option in child.children where option.kind == .ruleOption {
                lines.append("option \(option.name) \(option.children.first.map { describe($0, captures: []) } ?? "")")
            }
            lines += rule.modifiers.map { describe(modifier: $0, captures: rule.pattern.captureNames) }
        case .modifier: lines.append(describe(modifier: child, captures: []))
        default: lines.append("\(child.kind) \(child.name) \(child.children.map { describe($0, captures: []) })")
        }
    }
    return lines
}

extension SheetRule {
    fileprivate static func reading(_ node: SyntaxNode) -> SheetRule {
        SheetOutline(node.tree).rules.first { $0.node == node }!
    }
}

/// The texts of the comments of a tree, without the white space in them.
private func commentTexts(_ tree: SyntaxTree) -> [String] {
    var gaps: [String] = []
    var offset = tree.root.range.lowerBound
    func visit(_ node: SyntaxNode) {
        gaps.append(tree.file.text(in: SourceRange(offset, node.range.lowerBound)))
        offset = max(offset, node.range.lowerBound)
        guard node.kind != .string, node.kind != .atom else {
            offset = node.range.upperBound
            return
        }
        for child in node.children { visit(child) }
        // What is left of a node is the text of a leaf, or a closing bracket with comments before it.
        if !node.children.isEmpty { gaps.append(tree.file.text(in: SourceRange(offset, node.range.upperBound))) }
        offset = node.range.upperBound
    }
    visit(tree.root)
    var comments: [String] = []
    for gap in gaps {
        var rest = Substring(gap)
        while let start = rest.firstIndex(where: { $0 == "#" || $0 == "/" }) {
            rest = rest[start...]
            var text = Substring("")
            if rest.hasPrefix("/*") {
                var depth = 0
                var end = rest.startIndex
                repeat {
                    let tail = rest[end...]
                    if tail.hasPrefix("/*") { depth += 1 } else if tail.hasPrefix("*/") { depth -= 1 }
                    end = rest.index(end, offsetBy: tail.hasPrefix("/*") || tail.hasPrefix("*/") ? 2 : 1)
                } while depth > 0 && end < rest.endIndex
                text = rest[..<end]
            } else {
                text = rest.prefix { !$0.isNewline }
            }
            comments.append(text.filter { !$0.isWhitespace })
            rest = rest[text.endIndex...]
        }
    }
    return comments
}
