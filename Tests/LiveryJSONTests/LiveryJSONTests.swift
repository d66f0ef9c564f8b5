import Livery
import Testing

@Test func readsAndWrites() {
    let document = JSONDocument(reading: SourceFile(path: "a.json", text: #"{"a": [1, "x", true, null], "b": {}}"#))
    var writer = JSONWriter()
    if let root = document.root { writer.value(root) }
    #expect(writer.text == #"{"a":[1,"x",true,null],"b":{}}"#)
    #expect(document.root?["a"]?.count == 4)
    #expect(document.diagnostics.isEmpty)
}
