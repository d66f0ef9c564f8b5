import Livery
import Testing

/// A host's modifier with one parameter, for looking at what a reference resolves to.
struct Hold<Value: StylesheetResolvable>: StylesheetModifier {
    static var signatures: [StylesheetSignature] {
        [StylesheetSignature(.modifier, "hold", [StylesheetSignature.Parameter(nil, "value", Value.self)])]
    }
    let value: Value

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) { value = try arguments.decode(at: 0) }
}

/// A reference as a modifier has it on the root of a tree.
struct Held<Value: StylesheetResolvable> {
    let value: Value
    let modifier: ResolvedModifier
    var styled: StyledTree
    let root: NodeID
    var node: ElementNode { styled.tree[root] }

    /// - Parameters:
    ///   - argument: What a stylesheet writes for the reference.
    ///   - root: The root of the tree, as JSON, without its class.
    init(_ argument: String, as type: Value.Type, on root: String = "{}") throws {
        var registry = StyleRegistry()
        registry.register(Hold<Value>.self)
        let configuration = StyleConfiguration(registry: registry)
        let sheet = Stylesheet(
            SourceFile(path: "test.sheet", text: "\"t\" do\n  hold(\(argument))\nend\n"), configuration: configuration)
        #expect(sheet.diagnostics.map(\.message) == [])
        let members = root.dropFirst().dropLast()
        let tree = WidgetTree.reading(
            SourceFile(
                path: "tree.json",
                text: #"{"type":"V","class":"t""# + (members.isEmpty ? "" : ",") + members + "}"))
        styled = StyledTree(tree, stylesheet: sheet)
        self.root = try #require(tree.roots.first)
        modifier = try #require(styled.modifiers(of: self.root).first)
        value = try #require(modifier.host(as: Hold<Value>.self)).value
    }

    func resolved(_ context: StyleContext = StyleContext()) throws(AttributeError) -> Value.Resolved {
        try value.resolve(on: node, in: context)
    }

    /// The error of resolving; a test fails when there is none.
    func failure(_ context: StyleContext = StyleContext()) throws -> AttributeError {
        do throws(AttributeError) {
            _ = try value.resolve(on: node, in: context)
        } catch {
            return error
        }
        return try #require(nil, "resolving should fail")
    }
}

/// The root of a tree.
func element(_ json: String) throws -> ElementNode {
    let tree = WidgetTree.reading(SourceFile(path: "tree.json", text: json))
    return tree[try #require(tree.roots.first)]
}
