import Livery
import LiveryMacros
import Testing

/// What a stylesheet's modifiers decode to.
struct SheetDecoding<Modifier: StylesheetModifier> {
    /// The modifiers of the sheet's only class that decoded, on a node.
    let modifiers: [Modifier]
    /// The messages of the sheet, then those of the node.
    let messages: [String]
    let node: Node
    let context: StyleContext

    /// - Parameter props: The node's props, as JSON without the braces.
    init(_ body: String, as type: Modifier.Type = Modifier.self, props: String = "") throws {
        var registry = StyleRegistry()
        registry.register(type)
        let configuration = StyleConfiguration(registry: registry)
        let sheet = Stylesheet(
            SourceFile(path: "test.sheet", text: "\"t\" do\n\(body)\nend\n"), configuration: configuration)
        let props = props.isEmpty ? "" : ", " + props
        let tree = WidgetTree.reading(
            SourceFile(path: "test.json", text: #"{"type": "VStack", "class": "t"\#(props), "children": []}"#))
        let root = try #require(tree.roots.first)
        let styled = StyledTree(tree, stylesheet: sheet)
        node = tree[root]
        modifiers = styled.modifiers(of: root).compactMap { $0.host(as: type) }
        context = StyleContext(catalogue: configuration.catalogue)
        messages = (sheet.diagnostics + styled.diagnostics).map { diagnostic in
            ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: " | ")
        }
    }
}

/// What the first modifier of a body says of itself, or else the messages.
func decoded<Modifier: StylesheetModifier & CustomStringConvertible>(
    _ body: String, as type: Modifier.Type, props: String = ""
) throws -> String {
    let decoding = try SheetDecoding(body, as: type, props: props)
    guard decoding.messages.isEmpty else { return decoding.messages.joined(separator: "; ") }
    return decoding.modifiers.map(\.description).joined(separator: "; ")
}
