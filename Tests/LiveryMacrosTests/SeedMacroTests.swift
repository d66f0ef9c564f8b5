import Livery
import LiveryMacros
import Testing

/// The examples of LiveView Native's own description, with the types of SwiftUI that they mention.
struct SeedMacroTests {
    @Test func `The modifier of the description decodes what its sheet says`() throws {
        let decoding = try SheetDecoding<FillBackgroundModifier<EmptyRegistry>>(
            #"fillBackground(.red.opacity(attr("opacity")))"#, props: #""opacity": 0.5"#)
        #expect(decoding.messages == [])
        let fill = try #require(decoding.modifiers.first).fill
        #expect(try fill.resolve(on: decoding.node, in: decoding.context).description == ".red.opacity(0.5)")
    }

    @Test func `A modifier without an initializer takes its properties`() throws {
        let decoding = try SheetDecoding<MyModifier<EmptyRegistry>>("myModifier(alignment: .trailing)")
        #expect(decoding.messages == [])
        let alignment = try #require(decoding.modifiers.first).alignment
        #expect(try alignment.resolve(on: decoding.node, in: decoding.context) == .trailing)
    }

    @Test func `A nested Resolvable resolves to the type around it`() throws {
        let decoding = try SheetDecoding<BackgroundVideo>(
            #"backgroundVideo(Video("https://example.org/v", in: attr("resolution")))"#,
            props: #""resolution": "1080""#)
        #expect(decoding.messages == [])
        let video = try #require(decoding.modifiers.first).video
        #expect(
            try video.resolve(on: decoding.node, in: decoding.context)
                == Video(url: "https://example.org/v", resolution: 1080))
    }
}

private protocol RootRegistry {}
private protocol ViewModifier {}
private enum EmptyRegistry: RootRegistry {}
/// Any shape style, as the host of SwiftUI would erase it.
private struct StylesheetResolvableShapeStyle: StylesheetResolvable {
    static let stylesheetType = TypeReference.some("ShapeStyle")
    private let value: StyleValue.Resolvable

    init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        value = try StyleValue.Resolvable(from: expression, in: catalogue)
    }

    func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> StyleValue {
        try value.resolve(on: element, in: context)
    }
}

private enum HorizontalAlignment: String, StylesheetValue { case leading, center, trailing }

@ASTDecodable("fillBackground")
private struct FillBackgroundModifier<Root: RootRegistry>: ViewModifier {
    let fill: StylesheetResolvableShapeStyle

    init(_ fill: StylesheetResolvableShapeStyle) {
        self.fill = fill
    }
}

@ASTDecodable("myModifier")
private struct MyModifier<Root: RootRegistry>: ViewModifier {
    let alignment: HorizontalAlignment.Resolvable
}

private struct Video: Equatable {
    let url: String
    let resolution: Int

    @ASTDecodable("Video")
    struct Resolvable {
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
private struct BackgroundVideo {
    let video: Video.Resolvable

    init(_ video: Video.Resolvable) { self.video = video }
}
