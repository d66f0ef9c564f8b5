import Livery
import LiveryMacros
import LiveryValues
import Testing

struct Video: Equatable {
    let url: String
    let resolution: Int

    @ASTDecodable("Video")
    struct Resolvable {
        let url: String.Resolvable
        let resolution: Int.Resolvable

        init(_ url: String.Resolvable, in resolution: Int.Resolvable) {
            self.url = url
            self.resolution = resolution
        }

        func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Video {
            Video(
                url: try url.resolve(on: element, in: context),
                resolution: try resolution.resolve(on: element, in: context))
        }
    }
}

@ASTDecodable("backgroundVideo")
struct BackgroundVideo {
    let video: Video.Resolvable

    init(_ video: Video.Resolvable) {
        self.video = video
    }
}

@ASTDecodable("Elevation")
enum Elevation: Equatable {
    case flat, raised

    static var standard: Elevation { .raised }

    func inverted() -> Elevation { self == .flat ? .raised : .flat }
}

enum Density: String, CaseIterable, StylesheetValue {
    case compact, regular

    static var signatures: [StylesheetSignature] { caseSignatures }
}

@ASTDecodable("drawer")
struct Drawer {
    let isOpen: ChangeTracked<Bool>
    let onClose: Event
    let content: ContentReference

    init(isOpen: ChangeTracked<Bool>, onClose: Event, content: ContentReference) {
        self.isOpen = isOpen
        self.onClose = onClose
        self.content = content
    }
}

@ASTDecodable("surface")
struct Surface {
    let elevation: Elevation
    let density: Density.Resolvable

    init(_ elevation: Elevation, density: Density.Resolvable = .constant(.regular)) {
        self.elevation = elevation
        self.density = density
    }
}

/// The code of "Resolvable types".
struct ResolvableTypesTests {
    private func root(
        _ body: String, _ json: String
    ) throws -> (modifiers: [ResolvedModifier], node: ElementNode, context: StyleContext) {
        var registry = StyleRegistry()
        registry.register(BackgroundVideo.self)
        registry.register(Surface.self)
        registry.register(Drawer.self)
        let configuration = StyleConfiguration(registry: registry)
        let sheet = Stylesheet(
            SourceFile(path: "a.sheet", text: "\"a\" do\n  \(body)\nend\n"), configuration: configuration)
        #expect(sheet.diagnostics.map(\.message) == [])
        let styled = StyledTree(WidgetTree.reading(SourceFile(path: "a.json", text: json)), stylesheet: sheet)
        #expect(styled.diagnostics.map(\.message) == [])
        let id = try #require(styled.tree.roots.first)
        return (styled.modifiers(of: id), styled.tree[id], StyleContext(catalogue: configuration.catalogue))
    }

    @Test func `Resolvables are made in code too`() throws {
        let (_, node, context) = try root("bold()", #"{"type":"A","class":"a","width":"80"}"#)
        let alignment = HorizontalAlignment.Resolvable.constant(.trailing)
        let width = Double.Resolvable.attribute(name: "width", default: 120)
        #expect(try alignment.resolve(on: node, in: context) == .trailing)
        #expect(try width.resolve(on: node, in: context) == 80)
    }

    @Test func `A type of two forms is resolved on its node`() throws {
        let (modifiers, node, context) = try root(
            "backgroundVideo(Video(\"tide.mp4\", in: attr(\"resolution\")))",
            #"{"type":"A","class":"a","resolution":1080}"#)
        let video = try #require(modifiers.first?.host(as: BackgroundVideo.self)?.video)
        #expect(try video.resolve(on: node, in: context) == Video(url: "tide.mp4", resolution: 1080))
    }

    @Test(arguments: [
        (".flat", Elevation.flat), (".standard", .raised), (".flat.inverted()", .raised),
        (".standard.inverted()", .flat), ("attr(\"elevation\")", .flat),
    ])
    func `A type without props is its own result`(_ text: String, _ elevation: Elevation) throws {
        let (modifiers, node, context) = try root(
            "surface(\(text), density: .compact)", #"{"type":"A","class":"a","elevation":"flat"}"#)
        let surface = try #require(modifiers.first?.host(as: Surface.self))
        #expect(surface.elevation == elevation)
        #expect(try surface.density.resolve(on: node, in: context) == .compact)
    }

    @Test func `Content, events and two-way values are parameters`() throws {
        let (modifiers, node, context) = try root(
            "drawer(isOpen: attr(\"open\"), onClose: event(\"closed\", debounce: 200), content: :menu)",
            #"""
            {"type":"A","class":"a","open":true,
             "children":[{"type":"List","template":"menu"},{"type":"Text"}]}
            """#)
        let drawer = try #require(modifiers.first?.host(as: Drawer.self))
        #expect(try drawer.isOpen.resolve(on: node, in: context).value)
        #expect(try drawer.onClose.resolve(on: node, in: context).name == "closed")
        #expect(try drawer.content.resolve(on: node, in: context).map(\.type) == ["List"])
    }
}
