import Livery
import Testing

struct ClassPatternTests {
    private func pattern(_ text: String) -> ClassPattern {
        let tree = SyntaxTree.parse(sheet: SourceFile(path: "a", text: "\(text) do end"))
        return SheetOutline(tree).rules.first?.pattern ?? ClassPattern([])
    }

    @Test(arguments: [
        ("\"card\"", "card", [:]), ("\"card\"", "cards", nil), ("\"card\"", "car", nil), ("\"card\"", "", nil),
        ("\"w-\" <> w", "w-12", ["w": "12"]), ("\"w-\" <> w", "w-", nil), ("\"w-\" <> w", "x-1", nil),
        ("\"f:w\" <> w <> \":h\" <> h", "f:w1:h2", ["w": "1", "h": "2"]),
        ("\"f:w\" <> w <> \":h\" <> h", "f:w1:h", nil), ("\"f:w\" <> w <> \":h\" <> h", "f:w:h2", nil),
        ("\"f:w\" <> w <> \":h\" <> h", "f:w1:h2:h3", ["w": "1", "h": "2:h3"]),
        ("\"a\" <> x <> \"b\"", "abb", ["x": "b"]), ("\"a\" <> x <> \"b\"", "abcb", ["x": "bc"]),
        ("\"a\" <> x <> \"b\"", "ab", nil), ("x <> \"b\"", "ab", ["x": "a"]), ("x <> \"b\"", "b", nil),
        ("\"a\" <> x <> y", "abc", ["x": "b", "y": "c"]), ("\"a\" <> x <> y", "ab", nil),
        ("\"a\" <> x <> y", "aéü", ["x": "é", "y": "ü"]), ("\"a-\" <> x", "a-🙂", ["x": "🙂"]),
        ("\"a\" <> x <> \"b\" <> \"c\"", "abbc", ["x": "b"]), ("\"a\" <> x <> \"\" <> \"c\"", "acc", ["x": "c"]),
        ("\"é\" <> x", "é1", ["x": "1"]),
    ])
    func `A pattern matches as few characters as possible from left to right`(
        text: String, name: String, captures: [String: String]?
    ) {
        #expect(pattern(text).match(name) == captures)
    }

    @Test func `Neighbouring literals are one`() {
        let joined = ClassPattern([.literal("a"), .literal(""), .literal("b"), .capture("x"), .literal("")])
        #expect(joined.segments == [.literal("ab"), .capture("x")])
        #expect(joined.literal == nil)
        #expect(joined.captureNames == ["x"])
        #expect(joined.description == "\"ab\" <> x")
        #expect(ClassPattern([.literal("a"), .literal("b")]).literal == "ab")
        #expect(ClassPattern([]).literal == "")
    }

    /// The captures by trying all lengths of the first capture, then of the second, and so on.
    private func reference(_ segments: ArraySlice<ClassPattern.Segment>, _ name: Substring) -> [String: String]? {
        guard let first = segments.first else { return name.isEmpty ? [:] : nil }
        switch first {
        case .literal(let text):
            return name.hasPrefix(text) ? reference(segments.dropFirst(), name.dropFirst(text.count)) : nil
        case .capture(let capture):
            for length in 1...max(1, name.count) where length <= name.count {
                if let rest = reference(segments.dropFirst(), name.dropFirst(length)) {
                    return rest.merging([capture: String(name.prefix(length))]) { $1 }
                }
            }
            return nil
        }
    }

    @Test func `Matching agrees with trying everything`() {
        var random = SeededGenerator(seed: 11)
        func text(_ range: ClosedRange<Int>) -> String {
            String((0..<Int.random(in: range, using: &random)).map { _ in "abé".randomElement(using: &random) ?? "a" })
        }
        var matches = 0
        for _ in 0..<4000 {
            var segments: [ClassPattern.Segment] = []
            for index in 0..<Int.random(in: 1...5, using: &random) {
                segments.append(Bool.random(using: &random) ? .literal(text(0...2)) : .capture("c\(index)"))
            }
            let name = text(0...9)
            let expected = reference(segments[...], name[...])
            #expect(ClassPattern(segments).match(name) == expected, "\(segments) \(name)")
            if expected != nil { matches += 1 }
        }
        #expect(matches > 300)
    }

    @Test func `A long name costs no more than its length times the literal's`() {
        let segments = (0..<20).flatMap { [ClassPattern.Segment.literal("aaaaaaab"), .capture("c\($0)")] }
        let name = String(repeating: "a", count: 20_000)
        let time = ContinuousClock().measure { #expect(ClassPattern(segments + [.literal("x")]).match(name) == nil) }
        #expect(time < .seconds(2))
    }

    @Test func `An index finds the same rules as trying all of them`() {
        let sheets = MemorySheets([
            "a": """
            @import "b"
            "card" do end
            "card-" <> x, target: :ios do end
            "card-1" do end
            "card" do end
            "c" <> x do end
            """,
            "b": "\"card-2\" do end \"x\" do end y <> \"-z\" do end",
        ])
        let graph = sheets.graph("a")
        for platform in [nil, "ios", "macos"] {
            let index = RuleIndex(graph, platform: platform)
            for name in ["card", "card-1", "card-2", "c", "cx", "x", "1-z", "none", ""] {
                let expected = graph.match(name, platform: platform)
                let found = index.match(name)
                #expect(found?.rule.node == expected?.rule.node, "\(name)")
                #expect(found?.sheet == expected?.sheet)
                #expect(found?.captures == expected?.captures)
            }
        }
    }
}
