import Livery

/// Reading about 5 MB of rules as people write them, down to the calls that they mean.
func syntaxSuite() -> Suite {
    let file = SourceFile(path: "app.sheet", bytes: SheetGenerator.bytes(rules: 30_000))
    let tree = SyntaxTree.parse(sheet: file)
    let graph = SheetGraph(roots: [file])
    let formatter = Formatter()
    let index = RuleIndex(graph)
    let classNames = graph.sheets[0].outline.rules.compactMap(\.pattern.literal)
    return Suite(
        cases: [
            Case(name: "syntax.scan", work: .bytes(file.bytes.count)) {
                sink(file.bytes.withUnsafeBufferPointer { $0.reduce(into: 0 as UInt64) { $0 &+= UInt64($1) } })
            },
            Case(name: "syntax.parse", work: .bytes(file.bytes.count)) { sink(SyntaxTree.parse(sheet: file)) },
            Case(name: "syntax.graph", work: .bytes(file.bytes.count)) { sink(SheetGraph(roots: [file])) },
            Case(name: "syntax.lower", work: .bytes(file.bytes.count)) {
                for rule in graph.sheets[0].outline.rules {
                    var lowering = graph.lowering(
                        forSheet: 0, before: rule.node.range.lowerBound, captures: nil,
                        captureNames: Set(rule.pattern.captureNames))
                    sink(lowering.modifiers(in: rule.node))
                }
            },
            Case(name: "syntax.format", work: .bytes(file.bytes.count)) { sink(formatter.format(tree)) },
            Case(name: "syntax.match", work: .items(classNames.count, "class names")) {
                for name in classNames { sink(index.match(name)) }
            },
            Case(name: "syntax.compile", work: .bytes(file.bytes.count)) {
                var compiler = SheetCompiler()
                sink(compiler.compile(graph, classNames: classNames))
            },
        ],
        ratios: [
            Ratio(name: "parse to a byte scan", of: "syntax.parse", to: "syntax.scan", bar: "at most 20")
        ])
}

/// Generated stylesheets: the same for the same number of rules.
struct SheetGenerator {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The text of a sheet with that many rules, one in thirty with a capture.
    static func bytes(rules: Int) -> [UInt8] {
        var generator = SheetGenerator()
        var text = "# Generated.\n@token brand = Color(\"brand\")\n"
        for rule in 0..<rules { text += generator.rule(rule) }
        return Array(text.utf8)
    }

    private mutating func random(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    private mutating func one(of choices: [String]) -> String { choices[random(choices.count)] }

    private mutating func rule(_ number: Int) -> String {
        var text = number % 10 == 0 ? "\n# Section \(number / 10): what its screens share\n" : "\n"
        if number % 30 == 0 {
            text += "\"set-\(number)-\" <> size do\n  frame(width: size, height: {size})\n"
        } else {
            text += "\"\(one(of: ["card", "title-large", "list-row", "toolbar", "hero"]))-\(number)\" do\n"
        }
        for _ in 0...(2 + random(3)) { text += "  \(modifier())\n" }
        return text + "end\n"
    }

    private mutating func modifier() -> String {
        switch random(12) {
        case 0: "padding(.horizontal, \(random(40)))"
        case 1: "background(\(color()), in: .rect(cornerRadius: \(random(20))))"
        case 2: "frame(maxWidth: .infinity, minHeight: \(random(200)), alignment: .topLeading)"
        case 3: "font(.system(size: \(10 + random(30)), weight: .semibold, design: .rounded))"
        case 4: "foregroundStyle(\(color()))"
        case 5: "shadow(color: .black.opacity(0.\(1 + random(8))), radius: \(random(12)), x: 0, y: -\(random(9)))"
        case 6: "overlay(alignment: .bottomTrailing, content: :badge)"
        case 7: "onTapGesture(count: 2, perform: event(\"select-\(random(100))\", throttle: 250))"
        case 8: "opacity(attr(\"opacity\", default: 0.\(1 + random(8))))"
        case 9: "navigationTitle(\"Orders of \(random(3000))\")"
        case 10: "lineLimit(1...\(2 + random(4)))"
        default: "animation(.spring(duration: 0.4, bounce: 0.2), value: attr(\"key\"))"
        }
    }

    private mutating func color() -> String {
        one(of: [
            ".red.opacity(0.25)", "brand", "Color(red: 0.8, green: 0.1, blue: 0.1)", "Color.accentColor",
            ".thinMaterial",
        ])
    }
}
