import Livery
import Testing

private struct ContrastKey: StyleEnvironmentKey { static let defaultValue = 1.0 }

extension StyleEnvironment {
    fileprivate var contrast: Double {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }
}

struct DynamicPropertyTests {
    struct Card: DynamicModifier {
        @Attribute("opacity") var opacity: Double = 1
        @Attribute("title") var title: String?
        @EnvironmentValue(\.contrast) var contrast
        @NodeState var isOpen = false
        let padding: Double

        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            padding = try arguments.decodeIfPresent("padding", as: AttributeReference<Double>.self)?.constant ?? 0
        }
    }

    struct Needy: DynamicModifier {
        @Attribute("count") var count: Int

        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
    }

    // MARK: Attributes

    @Test(arguments: [DynamicPropertyAccess.offsets, .mirror])
    func `Properties have the values of the node`(_ access: DynamicPropertyAccess) throws {
        let styled = try Styled(Card.self, #"{"opacity":"0.5","title":"Hi"}"#)
        var context = StyleContext()
        context.environment.contrast = 2
        let card = try #require(try styled.host(in: context, by: access))
        #expect(card.opacity == 0.5)
        #expect(card.title == "Hi")
        #expect(card.contrast == 2)
        #expect(card.isOpen == false)
        #expect(card.padding == 4)
        #expect(card.$opacity.error == nil)
        #expect(card.$opacity.value == 0.5)
    }

    @Test(arguments: [DynamicPropertyAccess.offsets, .mirror])
    func `A default stands in, and the projected value tells why`(_ access: DynamicPropertyAccess) throws {
        let missing = try #require(try Styled(Card.self).host(by: access))
        #expect(missing.opacity == 1)
        #expect(missing.$opacity.isMissing)
        #expect(missing.title == nil)
        #expect(missing.$title.isMissing)
        #expect(missing.contrast == 1)
        let malformed = try #require(try Styled(Card.self, #"{"opacity":"half"}"#).host(by: access))
        #expect(malformed.opacity == 1)
        #expect(malformed.$opacity.isMalformed)
        #expect(malformed.$opacity.isMissing == false)
        #expect(malformed.$opacity.name == "opacity")
    }

    @Test(arguments: [DynamicPropertyAccess.offsets, .mirror])
    func `Without a default a missing prop is an error with the modifier's place`(
        _ access: DynamicPropertyAccess
    ) throws {
        #expect(try Styled(Needy.self, #"{"count":3}"#).host(by: access)?.count == 3)
        for (props, reason) in [("{}", AttributeError.Reason.missing), (#"{"count":"x"}"#, .malformed)] {
            let styled = try Styled(Needy.self, props)
            do throws(AttributeError) {
                _ = try styled.host(by: access)
                Issue.record("resolving should fail")
            } catch {
                #expect(error.reason == reason)
                #expect(error.name == "count")
                #expect(error.type == "Int")
                let diagnostic = error.diagnostic(on: styled.node, of: styled.modifier)
                #expect(diagnostic.notes.first?.location?.text == "dynamic(padding: 4)")
            }
        }
    }

    @Test func `A modifier that isn't for a node has defaults`() throws {
        let card = try #require(try Styled(Card.self, #"{"opacity":0.5}"#).modifier.host(as: Card.self))
        #expect(card.opacity == 1)
        #expect(card.$opacity.error == nil)
        card.isOpen = true
        #expect(card.isOpen == false)
    }

    @Test(arguments: [DynamicPropertyAccess.offsets, .mirror])
    func `Nodes that share a modifier have values of their own`(_ access: DynamicPropertyAccess) throws {
        let configuration = DynamicPropertyTests.configuration(Card.self)
        let sheet = Stylesheet(
            SourceFile(path: "test.sheet", text: "\"t\" do\n  dynamic()\nend\n"), configuration: configuration)
        let children = (0..<50).map { #"{"type":"T","class":"t","opacity":\#($0)}"# }.joined(separator: ",")
        let tree = WidgetTree.reading(SourceFile(path: "t.json", text: "{\"type\":\"V\",\"children\":[\(children)]}"))
        let styled = StyledTree(tree, stylesheet: sheet)
        let context = StyleContext(catalogue: configuration.catalogue)
        let cards = try tree.preorder().dropFirst().map { id in
            try #require(
                try styled.modifiers(of: id)[0].host(as: Card.self, on: tree[id], in: context, by: access))
        }
        #expect(cards.map(\.opacity) == (0..<50).map(Double.init))
    }

    @Test func `A change of a prop that a property reads is a change of the node`() throws {
        var styled = try Styled(Card.self, #"{"opacity":0.5}"#)
        #expect(styled.modifier.dynamicAttributes == ["opacity", "title"])
        #expect(try styled.tree.setProp("opacity", of: styled.root, to: .string("0.75")).isChanged)
        #expect(try styled.tree.setProp("other", of: styled.root, to: .string("0.75")).isChanged == false)
        #expect(try styled.host()?.opacity == 0.75)
    }

    // MARK: State

    @Test(arguments: [DynamicPropertyAccess.offsets, .mirror])
    func `State stays from one resolving to the next`(_ access: DynamicPropertyAccess) throws {
        let styled = try Styled(Card.self)
        let changed = Recorder()
        let store = NodeStateStore { changed.add($0) }
        let context = StyleContext(nodeStates: store)
        let card = try #require(try styled.host(in: context, by: access))
        #expect(store.count == 0)
        card.isOpen = true
        #expect(card.isOpen)
        #expect(try styled.host(in: context, by: access)?.isOpen == true)
        #expect(try styled.host(in: StyleContext(nodeStates: NodeStateStore()), by: access)?.isOpen == false)
        #expect(changed.nodes == [styled.root])
    }

    @Test func `Both ways find the same state`() throws {
        let styled = try Styled(Card.self)
        let context = StyleContext(nodeStates: NodeStateStore())
        try styled.host(in: context, by: .offsets)?.isOpen = true
        #expect(try styled.host(in: context, by: .mirror)?.isOpen == true)
    }

    @Test func `State belongs to a node and a place of a modifier`() throws {
        let configuration = DynamicPropertyTests.configuration(Card.self)
        let sheet = Stylesheet(
            SourceFile(path: "test.sheet", text: "\"t\" do\n  dynamic()\n  dynamic()\nend\n"),
            configuration: configuration)
        var tree = WidgetTree.reading(
            SourceFile(
                path: "t.json",
                text: #"{"type":"V","class":"t t","children":[{"type":"T","class":"t t","id":"a"},"#
                    + #"{"type":"T","class":"t"}]}"#))
        let styled = StyledTree(tree, stylesheet: sheet)
        let store = NodeStateStore()
        let context = StyleContext(catalogue: configuration.catalogue, nodeStates: store)
        func cards(_ tree: WidgetTree) throws -> [Card] {
            let styled = StyledTree(tree, stylesheet: sheet)
            return try tree.preorder().flatMap { id in
                try styled.modifiers(of: id).map {
                    try #require(try $0.host(as: Card.self, on: tree[id], in: context))
                }
            }
        }
        #expect(styled.diagnostics.isEmpty)
        try cards(tree)[5].isOpen = true
        #expect(try cards(tree).map(\.isOpen).firstIndex(of: true) == 5)
        #expect(try cards(tree).filter(\.isOpen).count == 1)
        // In another payload the node is the one with the same identity.
        let next = WidgetTree.reading(
            SourceFile(
                path: "t.json", text: #"{"type":"V","children":[{"type":"T"},{"type":"T","class":"t t","id":"a"}]}"#))
        store.move(from: tree, to: next)
        #expect(try cards(next).map(\.isOpen) == [false, true, false, false])
        tree = next
        let node = try #require(tree.preorder().first { tree[$0].serverID == "a" })
        _ = try tree.remove(node)
        store.removeStates(notIn: tree)
        #expect(store.count == 0)
    }

    @Test func `State can be set from many tasks`() async throws {
        let styled = try Styled(Card.self)
        let context = StyleContext(nodeStates: NodeStateStore())
        let card = try #require(try styled.host(in: context))
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<20 {
                group.addTask { card.isOpen = index % 2 == 0 }
                group.addTask { _ = try? styled.host(in: context)?.isOpen }
            }
        }
        card.isOpen = true
        #expect(try styled.host(in: context)?.isOpen == true)
    }

    static func configuration<Modifier: StylesheetModifier>(_ type: Modifier.Type) -> StyleConfiguration {
        var registry = StyleRegistry()
        registry.register(type)
        return StyleConfiguration(registry: registry)
    }
}
