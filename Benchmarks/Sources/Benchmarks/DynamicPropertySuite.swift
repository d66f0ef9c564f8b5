import Livery

/// Bringing the dynamic properties of a host's modifier up to date for a node, in both ways.
func dynamicPropertySuite() -> Suite {
    let one = DynamicPage(OneProperty.self)
    let four = DynamicPage(FourProperties.self)
    let none = DynamicPage(NoProperty.self)
    return Suite(
        cases: [
            Case(name: "dynamic.none", work: .items(DynamicPage<NoProperty>.updates, "updates")) {
                none.update(.offsets)
            },
            Case(name: "dynamic.one-offsets", work: .items(DynamicPage<OneProperty>.updates, "updates")) {
                one.update(.offsets)
            },
            Case(name: "dynamic.one-mirror", work: .items(DynamicPage<OneProperty>.updates, "updates")) {
                one.update(.mirror)
            },
            Case(name: "dynamic.four-offsets", work: .items(DynamicPage<FourProperties>.updates, "updates")) {
                four.update(.offsets)
            },
            Case(name: "dynamic.four-mirror", work: .items(DynamicPage<FourProperties>.updates, "updates")) {
                four.update(.mirror)
            },
        ],
        ratios: [
            Ratio(
                name: "one property by mirror to offsets", of: "dynamic.one-mirror", to: "dynamic.one-offsets",
                bar: "at least 10"),
            // Most of the time goes into reading two props, which both ways do.
            Ratio(
                name: "four by mirror to offsets", of: "dynamic.four-mirror", to: "dynamic.four-offsets",
                bar: "at least 5"),
        ])
}

/// A node with a host's modifier.
private struct DynamicPage<Modifier: StylesheetModifier>: Sendable {
    static var updates: Int { 2_000 }
    private let modifier: ResolvedModifier
    private let node: ElementNode
    private let context: StyleContext

    init(_ type: Modifier.Type) {
        var registry = StyleRegistry()
        registry.register(type)
        let configuration = StyleConfiguration(registry: registry)
        let sheet = Stylesheet(
            SourceFile(path: "bench.sheet", text: "\"t\" do\n  dynamic(padding: 4)\nend\n"),
            configuration: configuration)
        let tree = WidgetTree.reading(
            SourceFile(path: "page.json", text: #"{"type":"V","class":"t","opacity":0.5,"title":"Hello","count":3}"#))
        let styled = StyledTree(tree, stylesheet: sheet)
        guard let root = tree.roots.first, let modifier = styled.modifiers(of: root).first else {
            preconditionFailure("the benchmark's modifier has to be found")
        }
        self.modifier = modifier
        node = tree[root]
        context = StyleContext(catalogue: configuration.catalogue, nodeStates: NodeStateStore())
    }

    func update(_ access: DynamicPropertyAccess) {
        for _ in 0..<Self.updates { sink(try? modifier.host(as: Modifier.self, on: node, in: context, by: access)) }
    }
}

private protocol DynamicModifier: StylesheetModifier {}

extension DynamicModifier {
    static var declarations: String { "func dynamic(padding: CGFloat = 0) -> some View" }
}

private struct NoProperty: DynamicModifier {
    let padding: AttributeReference<Double>

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) { padding = try arguments.decode("padding") }
}

private struct OneProperty: DynamicModifier {
    @NodeState var isOpen = false
    let padding: AttributeReference<Double>

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) { padding = try arguments.decode("padding") }
}

private struct FourProperties: DynamicModifier {
    @Attribute("opacity") var opacity: Double = 1
    @Attribute("title") var title: String?
    @EnvironmentValue(\.isCompact) var isCompact
    @NodeState var isOpen = false
    let padding: AttributeReference<Double>

    init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) { padding = try arguments.decode("padding") }
}

private struct CompactKey: StyleEnvironmentKey { static let defaultValue = false }

extension StyleEnvironment {
    fileprivate var isCompact: Bool { self[CompactKey.self] }
}
