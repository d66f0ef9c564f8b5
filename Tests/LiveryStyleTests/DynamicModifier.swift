import Livery
import Synchronization
import Testing

/// A host's modifier for tests: `dynamic(padding: 4)`.
protocol DynamicModifier: StylesheetModifier {}

extension DynamicModifier {
    static var declarations: String { "func dynamic(padding: CGFloat = 0) -> some View" }
}

/// A tree of one node that has a dynamic modifier.
struct Styled<Modifier: StylesheetModifier> {
    var tree: StyledTree
    let root: NodeID
    let modifier: ResolvedModifier
    private let catalogue: Catalogue
    var node: ElementNode { tree.tree[root] }

    init(_ type: Modifier.Type, _ props: String = "{}") throws {
        let configuration = DynamicPropertyTests.configuration(type)
        let sheet = Stylesheet(
            SourceFile(path: "test.sheet", text: "\"t\" do\n  dynamic(padding: 4)\nend\n"),
            configuration: configuration)
        #expect(sheet.diagnostics.map(\.message) == [])
        let members = props.dropFirst().dropLast()
        tree = StyledTree(
            WidgetTree.reading(
                SourceFile(
                    path: "t.json", text: #"{"type":"V","class":"t""# + (members.isEmpty ? "" : ",") + members + "}")),
            stylesheet: sheet)
        root = try #require(tree.tree.roots.first)
        modifier = try #require(tree.modifiers(of: root).first)
        catalogue = configuration.catalogue
    }

    /// The modifier for the node.
    func host(
        in context: StyleContext? = nil, by access: DynamicPropertyAccess = .offsets
    ) throws(AttributeError) -> Modifier? {
        try modifier.host(
            as: Modifier.self, on: node, in: context ?? StyleContext(catalogue: catalogue), by: access)
    }
}

/// The nodes that a store told of.
final class Recorder: Sendable {
    private let recorded = Mutex<[NodeID]>([])
    var nodes: [NodeID] { recorded.withLock { $0 } }
    func add(_ node: NodeID) { recorded.withLock { $0.append(node) } }
}
