import Livery
import LiveryMacros
import LiveryValues
import Testing

@ASTDecodable("fillBackground")
struct FillBackground {
    let fill: AnyShapeStyle.Resolvable
    let cornerRadius: Double.Resolvable

    init(_ fill: AnyShapeStyle.Resolvable, cornerRadius: Double.Resolvable = 0) {
        self.fill = fill
        self.cornerRadius = cornerRadius
    }
}

@ASTDecodable("badge")
struct Badge {
    var text: String.Resolvable = ""
    var count: Int.Resolvable = 0
    var style: BadgeStyle = .plain

    init(text: String.Resolvable, style: BadgeStyle = .plain) {
        self.text = text
        self.style = style
    }

    init(_ count: Int.Resolvable) {
        self.count = count
    }
}

@ASTDecodable("BadgeStyle")
enum BadgeStyle {
    case plain
    case outlined(width: Double.Resolvable)
}

@ASTDecodable("expandable")
struct Expandable {
    let height: Double.Resolvable
    @Attribute("title") var title: String = "More"
    @EnvironmentValue(\.colorScheme) var colorScheme
    @NodeState var isOpen = false

    init(height: Double.Resolvable) {
        self.height = height
    }
}

/// The code of "Your first modifier".
struct FirstModifierTests {
    private func styled(_ body: String, _ json: String, _ configuration: StyleConfiguration) -> StyledTree {
        let sheet = Stylesheet(
            SourceFile(path: "card.sheet", text: "\"card\" do\n  \(body)\nend\n"), configuration: configuration)
        #expect(sheet.diagnostics.map(\.message) == [])
        return StyledTree(
            WidgetTree.reading(SourceFile(path: "card.json", text: json)), stylesheet: sheet)
    }

    @Test func `The first modifier is registered, decoded and resolved`() throws {
        var registry = StyleRegistry()
        registry.register(FillBackground.self)
        let configuration = StyleConfiguration(registry: registry)

        let styled = styled(
            "fillBackground(.red.opacity(attr(\"opacity\")), cornerRadius: 8)",
            #"{"type":"VStack","class":"card","opacity":0.5}"#, configuration)
        let node = styled.tree[styled.tree.roots[0]]
        let context = StyleContext(catalogue: configuration.catalogue)
        var drawing: [String] = []
        for modifier in styled.modifiers(of: node.id) {
            if let background = modifier.host(as: FillBackground.self) {
                let fill = try background.fill.resolve(on: node, in: context)
                let radius = try background.cornerRadius.resolve(on: node, in: context)
                drawing.append("fill \(fill) with corners of \(radius)")
            }
        }
        #expect(drawing == ["fill .red.opacity(0.5) with corners of 8.0"])
    }

    @Test func `Overloads are taken by what fits`() throws {
        var registry = StyleRegistry()
        registry.register(Badge.self)
        let styled = styled(
            "badge(text: \"new\", style: .outlined(width: 2)) badge(3)", #"{"type":"VStack","class":"card"}"#,
            StyleConfiguration(registry: registry))
        let badges = styled.modifiers(of: styled.tree.roots[0]).compactMap { $0.host(as: Badge.self) }
        #expect(badges.map(\.text.constant) == ["new", ""])
        #expect(badges.map(\.count.constant) == [0, 3])
        guard case .outlined(let width) = badges.first?.style else {
            Issue.record("the first badge has to be outlined")
            return
        }
        #expect(width.constant == 2)
    }

    @Test func `Dynamic properties are those of the node`() throws {
        var registry = StyleRegistry()
        registry.register(Expandable.self)
        let configuration = StyleConfiguration(registry: registry)
        let styled = styled(
            "expandable(height: 40)", #"{"type":"VStack","class":"card","title":"Details"}"#, configuration)
        let node = styled.tree[styled.tree.roots[0]]
        var context = StyleContext(catalogue: configuration.catalogue, nodeStates: NodeStateStore())
        context.environment.colorScheme = .dark
        let modifier = try #require(styled.modifiers(of: node.id).first)
        let expandable = try modifier.host(as: Expandable.self, on: node, in: context)
        #expect(expandable?.title == "Details")
        #expect(expandable?.colorScheme == .dark)
        expandable?.isOpen = true
        let again = try modifier.host(as: Expandable.self, on: node, in: context)
        #expect(again?.isOpen == true)
    }
}
