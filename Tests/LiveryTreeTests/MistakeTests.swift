import Livery
import Testing

@Suite struct MistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        var payload: String
        var diagnostics: [String]
        /// The tree that is read all the same.
        var rest: String
        var testDescription: String { payload }
    }

    @Test(arguments: [
        Mistake(payload: #""hello""#, diagnostics: [#"payload-root "hello""#], rest: "[]"),
        Mistake(payload: "17", diagnostics: ["payload-root 17"], rest: "[]"),
        Mistake(payload: "null", diagnostics: ["payload-root null"], rest: "[]"),
        Mistake(
            payload: #"["x",{"type":"A"},null]"#, diagnostics: [#"payload-root "x""#, "payload-root null"],
            rest: #"{"type":"A","children":[]}"#),
        Mistake(
            payload: #"{"type":"A","children":[{"x":1,"children":["a",{"type":"B"}]},"b"]}"#,
            diagnostics: ["payload-type {"], rest: #"{"type":"A","children":["a",{"type":"B","children":[]},"b"]}"#),
        Mistake(
            payload: #"{"type":"A","children":[{"type":7},{"type":"B"},{"type":""},{"type":null}]}"#,
            diagnostics: ["payload-type 7", #"payload-type """#, "payload-type null"],
            rest: #"{"type":"A","children":[{"type":"B","children":[]}]}"#),
        Mistake(
            payload: #"{"type":"A","children":"x"}"#, diagnostics: [#"payload-children "x""#],
            rest: #"{"type":"A","children":["x"]}"#),
        Mistake(
            payload: #"{"type":"A","children":{"type":"B"}}"#, diagnostics: [#"payload-children {"type":"B"}"#],
            rest: #"{"type":"A","children":[{"type":"B","children":[]}]}"#),
        Mistake(
            payload: #"{"type":"A","children":null}"#, diagnostics: ["payload-children null"],
            rest: #"{"type":"A","children":[]}"#),
        Mistake(
            payload: #"{"type":"A","children":[null,"x"]}"#, diagnostics: ["payload-child null"],
            rest: #"{"type":"A","children":["x"]}"#),
        Mistake(
            payload: #"{"type":"A","class":7,"children":[]}"#, diagnostics: ["payload-class 7"],
            rest: #"{"type":"A","class":7,"children":[]}"#),
        Mistake(
            payload: #"{"type":"A","class":["a",1,"b",null],"children":[]}"#,
            diagnostics: ["payload-class 1", "payload-class null"],
            rest: #"{"type":"A","class":["a",1,"b",null],"children":[]}"#),
        Mistake(
            payload: #"{"type":"A","style":["a"],"children":[]}"#, diagnostics: [#"payload-style ["a"]"#],
            rest: #"{"type":"A","style":["a"],"children":[]}"#),
        Mistake(
            payload: #"{"type":"A","modifiers":{"type":"padding"},"children":[]}"#,
            diagnostics: [#"payload-modifiers {"type":"padding"}"#],
            rest: #"{"type":"A","modifiers":{"type":"padding"},"children":[]}"#),
        Mistake(
            payload: #"{"type":"A","modifiers":"{}","children":[]}"#, diagnostics: ["payload-modifiers {}"],
            rest: #"{"type":"A","modifiers":"{}","children":[]}"#),
        Mistake(
            payload: #"{"type":"A","id":[],"children":[]}"#, diagnostics: ["payload-id []"],
            rest: #"{"type":"A","id":[],"children":[]}"#),
        Mistake(
            payload: #"[{"type":"A","id":"x","children":[]},{"type":"B","id":"x","children":[]}]"#,
            diagnostics: [#"payload-duplicate-id "x""#],
            rest: #"[{"type":"A","id":"x","children":[]},{"type":"B","id":"x","children":[]}]"#),
        Mistake(
            payload: #"{"type":"A","children":["x",{"type":"B","p":},{"type":"C"}]}"#, diagnostics: ["json-syntax }"],
            rest: #"{"type":"A","children":["x",{"type":"B","children":[]},{"type":"C","children":[]}]}"#),
    ])
    func aMistakeCostsOnlyWhatHasIt(mistake: Mistake) {
        let tree = tree(mistake.payload)
        #expect(tree.diagnostics.map(\.brief) == mistake.diagnostics)
        #expect(tree.text() == mistake.rest)
    }

    @Test(arguments: [
        (
            #"{"type":"A","children":[{"type":"B"},{}]}"#,
            "the element at 0/1 has no 'type'; it is left out and its children stand in its place"
        ),
        (
            #"{"type":"A","children":[{"type":"B","class":true}]}"#,
            "expected a string or an array of strings as the 'class' of 'B' at 0/0, found a boolean"
        ),
        (#"[{"type":"A","id":"x"},{"type":"B","id":"x"}]"#, "the id 'x' of 'B' at 1 is also that of 'A' at 0"),
        (#"{"type":"A","children":[["x",null]]}"#, "null among the children of 'A' at 0 shows nothing; remove it"),
        (
            #"{"type":"A","children":5}"#,
            "expected an array as the 'children' of 'A' at 0, found a number; it is read as the only child"
        ),
    ])
    func aMessageSaysWhereTheNodeIs(text: String, message: String) {
        #expect(tree(text).diagnostics.map(\.message) == [message])
    }

    @Test func aDuplicateIDPointsAtBothPlaces() {
        let diagnostic = tree(#"[{"type":"A","id":"x"},{"type":"B","id":"x"}]"#).diagnostics[0]
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.range == SourceRange(40, 43))
        #expect(diagnostic.notes.map(\.location?.range) == [SourceRange(18, 21)])
    }

    @Test(arguments: [
        (#"{"type":"A","children":"x"}"#, #"{"type":"A","children":["x"]}"#),
        (#"{"type":"A","children":null}"#, #"{"type":"A","children":[]}"#),
    ])
    func childrenThatAreNoArrayHaveAFixIt(text: String, fixed: String) {
        let tree = tree(text)
        let file = tree.diagnostics[0].file
        #expect(String(decoding: file.applying(tree.diagnostics[0].fixIts), as: UTF8.self) == fixed)
    }

    @Test func diagnosticsStandInTextOrder() {
        let tree = tree(#"{"type":"A","style":1,"children":[{"type":"B","a":"\q","style":2},{"style":3}]}"#)
        let starts = tree.diagnostics.map(\.range.lowerBound)
        #expect(starts == starts.sorted())
        #expect(Set(tree.diagnostics.map(\.rule)) == ["payload-style", "payload-type", "json-escape"])
    }

    @Test func diagnosticsPastTheLimitAreCounted() {
        var options = PayloadReadingOptions()
        options.maximumDiagnostics = 2
        let tree = tree(#"{"type":"A","children":[null,null,null,null,"x"]}"#, options: options)
        #expect(tree.diagnostics.count == 3)
        #expect(tree.diagnostics.last?.message == "2 more mistakes in the tree are not shown")
        #expect(tree.diagnostics.last?.rule == "payload-limit")
    }

    @Test func nodesPastTheLimitAreLeftOut() {
        var options = PayloadReadingOptions()
        options.maximumNodes = 3
        let tree = tree(
            #"{"type":"A","children":[{"type":"B"},{"type":"C"},{"type":"D"},{"type":"E"}]}"#, options: options)
        #expect(tree.nodeCount == 3)
        #expect(tree.diagnostics.map(\.brief) == [#"payload-limit {"type":"D"}"#])
    }

    @Test func nestingPastTheLimitOfJSONIsLeftOut() {
        let depth = 10_000
        let text = String(repeating: #"{"type":"A","children":["#, count: depth) + String(repeating: "]}", count: depth)
        let tree = tree(text)
        #expect(tree.nodeCount == 256)
        #expect(tree.diagnostics.map(\.rule) == ["json-limit"])
    }

    @Test func deepTreesNeedNoStack() throws {
        let depth = 50_000
        var options = PayloadReadingOptions()
        options.json.maximumDepth = 200_000
        let text = String(repeating: #"{"type":"A","children":["#, count: depth) + String(repeating: "]}", count: depth)
        var tree = tree(text, options: options)
        #expect(tree.nodeCount == depth)
        #expect(tree.text() == text)
        let last = try #require(Array(tree.preorder()).last)
        let path = tree.path(of: last)
        #expect(path.steps.count == depth)
        #expect(tree.node(at: path) == last)
        try tree.remove(tree.roots[0])
        #expect(tree.nodeCount == 0)
    }
}
