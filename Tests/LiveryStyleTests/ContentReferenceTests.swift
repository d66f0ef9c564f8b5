import Livery
import Testing

struct ContentReferenceTests {
    private let children = #"""
        {"children":[{"type":"A","template":"one","id":"a"},{"type":"B","id":"b"},{"type":"#slot","children":[
        {"type":"C","template":"two","id":"c"}]},{"type":"D","template":"one","id":"d"},
        {"type":"E","template":"phase.failure","id":"e"},{"type":"F","template":"phase.success","id":"f"}]}
        """#

    @Test(arguments: [
        (":one", ["a", "d"]), (":two", ["c"]), ("[:two, :one]", ["c", "a", "d"]), (":phase", ["e", "f"]),
        (#":"phase.success""#, ["f"]), ("[:one, :one]", ["a", "d", "a", "d"]),
    ])
    func `A name stands for the children with its template, in the order of names and children`(
        _ argument: String, _ ids: [String]
    ) throws {
        let held = try Held(argument, as: ContentReference.self, on: children)
        #expect(try held.resolved().map(\.serverID) == ids)
    }

    @Test func `The value of a template tells the children of one name apart`() throws {
        let held = try Held(":phase", as: ContentReference.self, on: children)
        #expect(try held.resolved().map { $0.template?.value } == ["failure", "success"])
    }

    @Test func `A name that no child has is told at the node, with the place of the modifier`() throws {
        let held = try Held("[:one, :phas]", as: ContentReference.self, on: children)
        let error = try held.failure()
        #expect(error.reason == .missingContent)
        #expect(error.name == "phas")
        let diagnostic = error.diagnostic(on: held.node, of: held.modifier)
        #expect(diagnostic.rule == "missing-content")
        #expect(
            diagnostic.message == "the node at 0 has no child whose 'template' is 'phas'; did you mean 'phase'?")
        #expect(diagnostic.location.text == #""V""#)
        #expect(diagnostic.notes.first?.location?.file.path == "test.sheet")
    }

    @Test func `A reference may be optional`() throws {
        #expect(try Held("nil", as: ContentReference?.self).resolved() == nil)
        #expect(try Held(":one", as: ContentReference?.self, on: children).resolved()?.count == 2)
    }

    // MARK: Texts

    private let texts =
        #"{"name":"Ada","children":[{"type":"Text","template":"title","#
        + #""children":["Hello ",{"type":"Text","children":[1]}]}]}"#

    @Test(arguments: [
        (":title", "Hello 1", true), (":other", "other", false), (#""title""#, "title", false),
        (#"attr("name")"#, "Ada", false), (#"Text("Plain")"#, "Plain", false),
        (#"attr("no", default: "x")"#, "x", false),
    ])
    func `A text is that of the child with its template, or what is written`(
        _ argument: String, _ text: String, _ isChild: Bool
    ) throws {
        let resolved = try Held(argument, as: TextReference.self, on: texts).resolved()
        #expect(resolved.text == text)
        #expect((resolved.child != nil) == isChild)
    }

    @Test func `A text whose prop is missing is an error`() throws {
        let held = try Held(#"attr("name")"#, as: TextReference.self, on: texts)
        let nameless = try element(#"{"type":"V"}"#)
        #expect(throws: AttributeError.self) { try held.value.resolve(on: nameless, in: StyleContext()) }
    }

    // MARK: Toolbars

    private func toolbar(_ types: [String]) -> String {
        let children = types.map { #"{"type":"\#($0)","template":"tools"}"# }.joined(separator: ",")
        return #"{"children":[\#(children)]}"#
    }

    @Test func `A toolbar is made of its parts`() throws {
        let types = ["ToolbarItem", "ToolbarItemGroup", "ToolbarTitleMenu"]
        let held = try Held(":tools", as: ToolbarContentReference.self, on: toolbar(types))
        #expect(try held.resolved().map(\.type) == types)
    }

    @Test func `What is no part of a toolbar is told where it stands`() throws {
        let held = try Held(":tools", as: ToolbarContentReference.self, on: toolbar(["ToolbarItem", "Button"]))
        let diagnostic = try held.failure().diagnostic(on: held.node, of: held.modifier)
        #expect(diagnostic.rule == "unsupported-content")
        #expect(diagnostic.location.text == #"{"type":"Button","template":"tools"}"#)
        #expect(
            diagnostic.message
                == "'Button' at 0/1 is no part of a toolbar, which is made of ToolbarItem, ToolbarItemGroup, "
                + "ToolbarTitleMenu, ToolbarSpacer, DefaultToolbarItem")
    }

    @Test func `A toolbar has at most ten parts`() throws {
        let ten = Array(repeating: "ToolbarItem", count: 10)
        #expect(try Held(":tools", as: ToolbarContentReference.self, on: toolbar(ten)).resolved().count == 10)
        let held = try Held(":tools", as: ToolbarContentReference.self, on: toolbar(ten + ["ToolbarItem"]))
        #expect(try held.failure().reason == .contentCount(11))
        #expect(
            try held.failure().diagnostic(on: held.node).message
                == "the toolbar 'tools' of the node at 0 has 11 parts; it can have 1 to 10")
    }

    @Test func `Many names and children are found in about linear time`() throws {
        let count = 20_000
        let children = (0..<count).map { #"{"type":"A","template":"t\#($0)"}"# }.joined(separator: ",")
        let node = try element(#"{"type":"V","children":[\#(children)]}"#)
        #expect(node.childElements.count == count)
        let reference = ContentReference("t19999")
        #expect(try reference.resolve(on: node, in: StyleContext()).count == 1)
    }
}
