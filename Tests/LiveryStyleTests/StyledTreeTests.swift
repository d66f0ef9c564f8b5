import Livery
import Testing

struct StyledTreeTests {
    private func styled(_ sheet: String, _ tree: String, configuration: StyleConfiguration = StyleConfiguration())
        -> StyledTree
    {
        StyledTree(
            WidgetTree.reading(SourceFile(path: "tree.json", text: tree)),
            stylesheet: Stylesheet(SourceFile(path: "test.sheet", text: sheet), configuration: configuration))
    }

    private func root(_ styled: StyledTree) throws -> [String] {
        styled.modifiers(of: try #require(styled.tree.roots.first)).map(\.description)
    }

    @Test func modifiersThenStyleThenClassesApplyInTextOrder() throws {
        let styled = styled(
            """
            "b" do
              bold()
            end
            "a" do
              opacity(0.5) blur(radius: 1)
            end
            """,
            #"{"type":"T","class":"a b","style":"zIndex(1); hidden()","modifiers":[{"type":"padding","length":4}]}"#)
        #expect(
            try root(styled) == [
                "padding(.all, 4)", "zIndex(1)", "hidden()", "opacity(0.5)", "blur(radius: 1)", "bold()",
            ])
        #expect(styled.diagnostics.isEmpty)
    }

    @Test func aClassNamedTwiceAppliesTwice() throws {
        let styled = styled("\"a\" do padding(1) end", #"{"type":"T","class":"a a"}"#)
        #expect(try root(styled) == ["padding(1)", "padding(1)"])
    }

    @Test func theFirstMatchingRuleWins() throws {
        let sheet = """
            "p-" <> n do padding(n) end
            "p-4" do bold() end
            "q-4" do bold() end
            "q-" <> n do padding(n) end
            """
        #expect(try root(styled(sheet, #"{"type":"T","class":"p-4"}"#)) == ["padding(4)"])
        #expect(try root(styled(sheet, #"{"type":"T","class":"q-4"}"#)) == ["bold()"])
        #expect(try root(styled(sheet, #"{"type":"T","class":"q-5"}"#)) == ["padding(5)"])
    }

    @Test func aRuleForAnotherPlatformIsPassedOver() throws {
        let sheet = """
            "a", target: :watchos do bold() end
            "a", target: [:ios, :macos] do italic() end
            """
        let tree = #"{"type":"T","class":"a"}"#
        #expect(try root(styled(sheet, tree, configuration: StyleConfiguration(platform: "watchOS"))) == ["bold()"])
        #expect(try root(styled(sheet, tree, configuration: StyleConfiguration(platform: "iOS"))) == ["italic()"])
        let other = styled(sheet, tree, configuration: StyleConfiguration(platform: "tvOS"))
        #expect(try root(other) == [])
        #expect(other.diagnostics.map(\.rule) == ["unknown-class"])
    }

    @Test func capturedTextConvertsToTheTypeOfItsPlace() throws {
        let sheet = """
            "frame:w" <> width <> ":h" <> height do frame(width: width, height: height) end
            "fg-" <> color do foregroundStyle(color) end
            "font-" <> size do font(.{size}) end
            "pad-" <> edge <> "-" <> n do padding(.{edge}, {n}) end
            "say-" <> word do accessibilityLabel("<{word}>") end
            "tone-" <> tone do foregroundStyle(.{tone}) end
            """
        #expect(
            try root(styled(sheet, #"{"type":"T","class":"frame:w1.5:h20 fg-red font-largeTitle pad-top-4 say-hi"}"#))
                == [
                    "frame(width: 1.5, height: 20)", "foregroundStyle(.red)", "font(.largeTitle)", "padding(.top, 4)",
                    #"accessibilityLabel("<hi>")"#,
                ])
        #expect(
            try root(styled(sheet, #"{"type":"T","class":"tone-red.opacity(0.5)"}"#)) == [
                "foregroundStyle(.red.opacity(0.5))"
            ])
        let bad = styled(sheet, #"{"type":"T","class":"frame:wx:h20 font-huge"}"#)
        #expect(try root(bad) == [])
        #expect(bad.diagnostics.map(\.rule) == ["type-mismatch", "unknown-member"])
        #expect(bad.diagnostics.allSatisfy { $0.notes.contains { $0.location?.file.path == "tree.json" } })
    }

    @Test func propsBindAndABadOneCostsItsModifierAlone() throws {
        let sheet = """
            "a" do
              opacity(attr("o"))
              padding(attr("p", default: 3))
              frame(width: attr("w"), height: 10)
              navigationTitle(attr("missing"))
              bold()
            end
            """
        let good = styled(sheet, #"{"type":"T","class":"a","o":0.5,"p":"4","w":7,"missing":"t"}"#)
        #expect(
            try root(good) == [
                "opacity(0.5)", "padding(4)", "frame(width: 7, height: 10)", #"navigationTitle("t")"#, "bold()",
            ])
        #expect(good.diagnostics.isEmpty)
        let bad = styled(sheet, #"{"type":"T","class":"a","o":"half","w":"wide"}"#)
        // A parameter's own default stands in for a malformed prop, and `default:` for a missing one.
        #expect(try root(bad) == ["padding(3)", "frame(height: 10)", "bold()"])
        #expect(bad.diagnostics.map(\.rule) == ["malformed-attribute", "malformed-attribute", "missing-attribute"])
        let malformed = try #require(bad.diagnostics.first)
        #expect(malformed.location.text == #""half""#)
        #expect(malformed.notes.first?.location?.text == #"attr("o")"#)
    }

    @Test func everyNodeStaysAliveNextToABrokenOne() throws {
        let styled = styled(
            "\"a\" do padding(1) end",
            #"{"type":"V","children":[{"type":"T","class":"nope"},{"type":"T","style":"padding(\"x\") bold("},{"type":"T","class":"a"}]}"#
        )
        let nodes = Array(styled.tree.preorder())
        let last = try #require(nodes.last)
        #expect(styled.modifiers(of: last).map(\.description) == ["padding(1)"])
        #expect(Set(styled.diagnostics.map(\.rule)) == ["unknown-class", "type-mismatch", "unclosed-bracket"])
        #expect(styled.diagnostics.allSatisfy { $0.file.path == "tree.json" })
    }

    @Test func mistakesInAnEscapedStyleStandAtTheirPlaceInThePayload() throws {
        let text = #"{"type":"T","style":"font(.title) navigationTitle(\"é\") paddng(1)"}"#
        let styled = styled("", text)
        let diagnostic = try #require(styled.diagnostics.first)
        #expect(diagnostic.location.text == "paddng")
        #expect(try root(styled) == ["font(.title)", #"navigationTitle("é")"#])
    }

    @Test func aHostsModifierOverridesABuiltInOne() throws {
        struct Padding: StylesheetModifier {
            static let declarations = "func padding(_ length: CGFloat) -> some View"
            let length: AttributeReference<Double>
            init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
                length = try arguments.decode(at: 0)
            }
        }
        var registry = StyleRegistry()
        registry.register(Padding.self)
        let styled = styled(
            "\"a\" do padding(attr(\"p\")) end", #"{"type":"T","class":"a","p":3}"#,
            configuration: StyleConfiguration(registry: registry))
        let root = try #require(styled.tree.roots.first)
        let modifier = try #require(styled.modifiers(of: root).first)
        let host = try #require(modifier.host(as: Padding.self))
        let node = styled.tree[root]
        #expect(try host.length.resolve(on: node, in: StyleContext()) == 3)
    }

    @Test func aPropThatChangesTouchesOnlyWhatReadsIt() throws {
        var styled = styled(
            """
            "a" do opacity(attr("o")) bold() end
            "b" do padding(attr("p")) end
            """, #"{"type":"T","class":"a b","o":0.5,"p":1,"title":"x"}"#)
        let root = try #require(styled.tree.roots.first)
        #expect(try styled.setProp("title", of: root, to: .string("y")).isChanged == false)
        #expect(try styled.setProp("o", of: root, to: .string("0.5")).isChanged == false)
        #expect(try styled.setProp("o", of: root, to: .string("0.25")).isChanged)
        #expect(try self.root(styled) == ["opacity(0.25)", "bold()", "padding(1)"])
        #expect(try styled.setProp("o", of: root, to: .string("x")).isChanged)
        #expect(try self.root(styled) == ["bold()", "padding(1)"])
        #expect(styled.diagnostics.map(\.rule) == ["malformed-attribute"])
        #expect(try styled.setProp("o", of: root, to: .bool(true)).isChanged == false)
        #expect(try styled.setProp("o", of: root, to: .string("1")).isChanged)
        #expect(styled.diagnostics.isEmpty)
        #expect(try styled.setProp("class", of: root, to: .string("b")).isChanged)
        #expect(try self.root(styled) == ["padding(1)"])
        #expect(try styled.removeProp("p", of: root))
        #expect(try self.root(styled) == [])
        #expect(styled.diagnostics.map(\.rule) == ["missing-attribute"])
    }

    /// Changing props one at a time gives what styling the changed tree from scratch gives.
    @Test(arguments: 0..<20)
    func restylingEqualsStylingFromScratch(seed: Int) throws {
        var random = Numbers(seed: UInt64(seed) &* 7919 &+ 1)
        let stylesheet = Stylesheet(
            SourceFile(
                path: "p.sheet",
                text: """
                    "a" do opacity(attr("x")) padding(attr("y", default: 2)) end
                    "b" do frame(width: attr("x"), height: attr("y")) bold() end
                    "c" do italic() end
                    "d-" <> n do padding({n}) tint(attr("z")) end
                    """))
        var tree = WidgetTree.reading(
            SourceFile(
                path: "t.json",
                text: #"{"type":"V","children":[{"type":"T","class":"a"},{"type":"T","class":"b c","x":1},"#
                    + #"{"type":"T","class":"d-3 a","x":"0.5","z":"red"},{"type":"T","style":"opacity(attr(\"x\"))","x":1}]}"#
            ))
        var styled = StyledTree(tree, stylesheet: stylesheet)
        let nodes = Array(tree.preorder())
        let names = ["x", "y", "z", "class", "style", "title"]
        let values: [PropValue] = [
            .string("1"), .string("0.5"), .string("red"), .string("nope"), .bool(true), .null, .string("a b"),
            .string("d-1"),
            .string("bold()"),
        ]
        for _ in 0..<40 {
            let node = nodes[random.next(nodes.count)]
            let name = names[random.next(names.count)]
            let before = styled.modifiers(of: node)
            let isChanged: Bool
            if random.next(5) == 0 {
                isChanged = try styled.removeProp(name, of: node)
                try tree.removeProp(name, of: node)
            } else {
                let value = values[random.next(values.count)]
                isChanged = try styled.setProp(name, of: node, to: value).isChanged
                try tree.setProp(name, of: node, to: value)
            }
            let fresh = StyledTree(tree, stylesheet: stylesheet)
            #expect(isChanged == (styled.modifiers(of: node).map(\.description) != before.map(\.description)))
            for id in nodes {
                #expect(styled.modifiers(of: id).map(\.description) == fresh.modifiers(of: id).map(\.description))
                #expect(styled.diagnostics(of: id).map(\.message) == fresh.diagnostics(of: id).map(\.message))
            }
        }
    }

    @Test func nodesThatComeInAreStyled() throws {
        var styled = styled("\"a\" do padding(1) end", #"{"type":"V","children":[{"type":"T"}]}"#)
        let root = try #require(styled.tree.roots.first)
        let payload = try #require(
            JSONDocument(
                reading: SourceFile(path: "in.json", text: #"{"type":"H","children":[{"type":"T","class":"a"}]}"#)
            ).root)
        let changed = try styled.update { tree throws(TreeEditError) in
            try tree.insert(payload, at: .end(of: root)).inserted.map(TreeChange.inserted)
        }
        #expect(changed.map { styled.modifiers(of: $0).map(\.description) } == [["padding(1)"]])
    }
}

/// Repeatable numbers.
struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed | 1 }

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }
}
