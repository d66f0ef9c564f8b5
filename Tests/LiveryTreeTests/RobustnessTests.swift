import Livery
import Testing

@Suite struct RobustnessTests {
    /// Reads a payload and asks every node for everything.
    private func readAll(_ bytes: [UInt8]) {
        let file = SourceFile(path: "page.json", bytes: bytes)
        let tree = WidgetTree.reading(file)
        _ = tree.summary
        for id in tree.preorder() {
            let node = tree[id]
            #expect(file.range.contains(node.range))
            _ = node.typeRange
            for name in node.classNames { #expect(file.range.contains(name.location?.range ?? file.range)) }
            if let style = node.style { _ = style.location(of: SourceRange(0, style.text.utf8.count)) }
            if let modifiers = node.modifiers { _ = modifiers.location(of: modifiers.value.range) }
        }
        for diagnostic in tree.diagnostics { #expect(file.range.contains(diagnostic.range)) }
    }

    @Test(arguments: ["grid.raw.json", "multi.json", "attributes"])
    func changedBytesNeverTrap(name: String) throws {
        let attributes =
            ##"[{"type":"A","id":"x","class":["a","b c"],"style":"font(\"x\")","modifiers":"[{\"type\":\"padding\"}]"},{"type":"#slot","children":[null,[1,true],{"type":"B","id":"x","class":"\u0061 b"}]}]"##
        let original = name == "attributes" ? Array(attributes.utf8) : try fixture(name).bytes
        var random = SeededGenerator(state: 42)
        let interesting = Array("{}[]\",:\\u0#ntf -e".utf8)
        for _ in 0..<600 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[place] = interesting.randomElement(using: &random) ?? 0
                case 2: bytes.remove(at: place)
                default: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: place)
                }
            }
            readAll(bytes)
        }
    }

    @Test func everyPrefixIsRead() throws {
        let bytes = try fixture("nested.raw.json").bytes
        for length in stride(from: 0, through: bytes.count, by: 3) { readAll(Array(bytes[..<length])) }
    }

    @Test(arguments: [
        "", " ", "{", "[", "}", "\u{FEFF}{\"type\":\"A\"}", "{\"type\":\"A\",\"children\":[",
        "{\"type\":\"A\"}{\"type\":\"B\"}", "nul", "{type:A}",
    ])
    func oddTextsAreRead(text: String) { readAll(Array(text.utf8)) }

    @Test func bytesThatAreNotUTF8AreRead() {
        readAll(
            Array(#"{"type":"A"#.utf8) + [0xFF, 0xC0] + Array(#"","class":"a"#.utf8) + [0x80]
                + Array(#" b","id":""#.utf8) + [0xFE] + Array(#""}"#.utf8))
    }
}

@Suite struct SymbolTests {
    @Test func everyTextHasOneSymbol() {
        let types = (0..<3000).map { String(repeating: "t", count: $0 % 40) + "\($0)" }
        let text = "[" + (types + types).map { #"{"type":"\#($0)"}"# }.joined(separator: ",") + "]"
        let tree = tree(text)
        #expect(tree.roots.map { tree[$0].type } == types + types)
        for type in types { #expect(tree.symbol(of: type).map { tree.text(of: $0) } == type) }
        #expect(tree.symbol(of: "unknown") == nil)
    }

    @Test func anInternedSymbolStaysThroughEdits() throws {
        var tree = tree(#"{"type":"A"}"#)
        let opacity = tree.intern("opacity")
        #expect(tree.symbol(of: "opacity") == opacity)
        let inserted = try tree.insert(try json(#"{"type":"B","opacity":"0.5"}"#), at: .end(of: tree.roots[0])).inserted
        #expect(tree[inserted[0]].value(of: opacity) == .string("0.5"))
    }

    @Test func theTableWalksAsTheSequencesDo() throws {
        let tree = WidgetTree.reading(try fixture("grid.raw.json"))
        let places = tree.withNodeTable { table in
            var places: [Int] = []
            var node = NodeTable.top
            while case let next = table.nextWidget(after: node, below: NodeTable.top), next != NodeTable.none {
                node = next
                places.append(node)
            }
            return places
        }
        #expect(places == tree.preorder().map(\.index))
        for id in tree.preorder() {
            let children = tree.withNodeTable { table in
                Array(
                    sequence(first: table.firstChild(of: id.index)) { table.nextChild(after: $0, of: id.index) }.prefix
                    { $0 != NodeTable.none })
            }
            let expected = tree[id].children.map { child in
                switch child {
                case .node(let id): id.index
                case .text(let text): text.id.index
                }
            }
            #expect(children == expected)
        }
    }
}
