import Livery
import Testing

/// The examples of LiveView Native's own description, with types that a host registers.
struct SeedTests {
    struct FillBackground: StylesheetModifier {
        static let declarations = "func fillBackground(_ fill: some ShapeStyle) -> some View"
        let fill: StyleValue.Resolvable

        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            fill = try arguments.decode(at: 0)
        }
    }

    enum HorizontalAlignment: String, StylesheetValue { case leading, center, trailing }

    struct MyModifier: StylesheetModifier {
        static let declarations = "func myModifier(alignment: HorizontalAlignment) -> some View"
        let alignment: HorizontalAlignment.Resolvable

        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            alignment = try arguments.decode("alignment")
        }
    }

    struct Video: Equatable {
        let url: String
        let resolution: Int

        struct Resolvable: StylesheetResolvable {
            let url: AttributeReference<String>
            let resolution: AttributeReference<Int>

            init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
                var call = try ExpressionUse(of: expression, as: "Video", in: catalogue).call
                url = try call.next(nil)
                resolution = try call.next("in")
            }

            func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Video {
                Video(
                    url: try url.resolve(on: element, in: context),
                    resolution: try resolution.resolve(on: element, in: context))
            }
        }
    }

    struct BackgroundVideo: StylesheetModifier {
        static let declarations = """
            extension View { func backgroundVideo(_ video: Video) -> some View }
            struct Video { init(_ url: String, in resolution: Int) }
            """
        let video: Video.Resolvable

        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {
            video = try arguments.decode(at: 0)
        }
    }

    @Test func theSeedsExamplesResolve() throws {
        var registry = StyleRegistry()
        registry.register(FillBackground.self)
        registry.register(MyModifier.self)
        registry.register(BackgroundVideo.self)
        let configuration = StyleConfiguration(registry: registry)
        let sheet = Stylesheet(
            SourceFile(
                path: "seed.sheet",
                text: """
                    "tile" do
                      fillBackground(.red.opacity(attr("opacity")))
                      myModifier(alignment: .trailing)
                      backgroundVideo(Video("https://example.org/v", in: attr("resolution")))
                    end
                    """), configuration: configuration)
        #expect(sheet.diagnostics.map(\.message) == [])
        let tree = WidgetTree.reading(
            SourceFile(
                path: "t.json",
                text: #"{"type":"VStack","class":"tile","opacity":0.5,"resolution":"1080","children":[]}"#))
        let styled = StyledTree(tree, stylesheet: sheet)
        let root = try #require(tree.roots.first)
        let modifiers = styled.modifiers(of: root)
        #expect(
            modifiers.map(\.description) == [
                "fillBackground(.red.opacity(0.5))", "myModifier(alignment: .trailing)",
                #"backgroundVideo(Video("https://example.org/v", in: 1080))"#,
            ])
        let context = StyleContext(catalogue: configuration.catalogue)
        let node = tree[root]
        let fill = try #require(modifiers[0].host(as: FillBackground.self))
        #expect(try fill.fill.resolve(on: node, in: context).description == ".red.opacity(0.5)")
        let alignment = try #require(modifiers[1].host(as: MyModifier.self))
        #expect(try alignment.alignment.resolve(on: node, in: context) == .trailing)
        let video = try #require(modifiers[2].host(as: BackgroundVideo.self))
        #expect(try video.video.resolve(on: node, in: context) == Video(url: "https://example.org/v", resolution: 1080))
    }
}
