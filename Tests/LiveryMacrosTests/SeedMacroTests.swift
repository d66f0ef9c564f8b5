import Livery
import LiveryMacros
import LiveryValues
import Testing

/// The examples of LiveView Native's own description, with the types of SwiftUI that they mention.
struct SeedMacroTests {
    @Test func `The modifier of the description decodes what its sheet says`() throws {
        let decoding = try SheetDecoding<FillBackgroundModifier<EmptyRegistry>>(
            #"fillBackground(.red.opacity(attr("opacity")))"#, props: #""opacity": 0.5"#)
        #expect(decoding.messages == [])
        let fill = try #require(decoding.modifiers.first).fill
        #expect(
            try fill.resolve(on: decoding.node, in: decoding.context) == AnyShapeStyle(.color(Color.red.opacity(0.5))))
    }

    @Test func `A modifier without an initializer takes its properties`() throws {
        let decoding = try SheetDecoding<MyModifier<EmptyRegistry>>("myModifier(alignment: .trailing)")
        #expect(decoding.messages == [])
        let modifier = try #require(decoding.modifiers.first)
        #expect(try modifier.alignment.resolve(on: decoding.node, in: decoding.context) == .trailing)
        #expect(modifier.body(content: Drawn(text: "Text")).text == "VStack(alignment: .trailing) { Text }")
    }

    @Test func `A nested Resolvable resolves to the type around it`() throws {
        let decoding = try SheetDecoding<Seed.BackgroundVideo>(
            #"backgroundVideo(Video("https://example.org/v", in: attr("resolution")))"#,
            props: #""resolution": "1080""#)
        #expect(decoding.messages == [])
        let video = try #require(decoding.modifiers.first).video
        #expect(
            try video.resolve(on: decoding.node, in: decoding.context)
                == Seed.Video(url: "https://example.org/v", resolution: 1080))
    }
}

// What the description takes from SwiftUI and from its client, as far as its examples need it.
private protocol RootRegistry {}
private enum EmptyRegistry: RootRegistry {}

/// A view that only says what it is.
private struct Drawn {
    var text: String

    func background(_ fill: StylesheetResolvableShapeStyle) -> Drawn {
        Drawn(text: "\(text) on \(fill.constant.map(String.init(describing:)) ?? "a style of the node")")
    }
}

private protocol ViewModifier {
    typealias Content = Drawn
    func body(content: Content) -> Drawn
}

@ASTDecodable("fillBackground")
private struct FillBackgroundModifier<Root: RootRegistry>: ViewModifier, Decodable {
    let fill: StylesheetResolvableShapeStyle

    init(_ fill: StylesheetResolvableShapeStyle) {
        self.fill = fill
    }

    func body(content: Content) -> Drawn {
        content.background(fill)
    }
}

@ASTDecodable("myModifier")
private struct MyModifier<Root: RootRegistry>: ViewModifier, Decodable {
    let alignment: HorizontalAlignment.Resolvable

    func body(content: Content) -> Drawn {
        Drawn(
            text:
                "VStack(alignment: \(alignment.constant.map(String.init(describing:)) ?? "of the node")) { \(content.text) }"
        )
    }
}

/// The type of the description that props are resolved to, and its modifier.
private enum Seed {
    struct Video: Equatable {
        let url: String
        let resolution: Int

        @ASTDecodable("Video")
        struct Resolvable: StylesheetResolvable, Decodable {
            let url: AttributeReference<String>
            let resolution: AttributeReference<Int>

            init(_ url: AttributeReference<String>, in resolution: AttributeReference<Int>) {
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

        init(_ video: Video.Resolvable) { self.video = video }
    }
}
