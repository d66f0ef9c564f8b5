import Foundation
import LiveryCommandLine
import LiveryPreview
import LiverySession
import LiveryStyle
import LiveryTree
import Testing

@testable import LiveryConnect

@Suite struct SessionOutputTests {
    /// What the form of output writes of an update without a page, of which effects were dropped.
    private static func text(of output: some SessionOutput) throws -> String {
        let folder = try TemporaryFolder()
        let file = try FileHandle(forWritingTo: URL(filePath: try folder.file("output", "")))
        let page = StyledTree(WidgetTree(), stylesheet: .empty)
        let update = PageUpdate(
            number: 1, location: LiveLocation("/"), page: page, marks: PreviewMarks(from: page, to: page),
            isFirst: true, views: [], effects: [.load(LiveLocation("/a"))], droppedEffectCount: 3,
            diagnostics: DiagnosticLog())
        var output = output
        let descriptor = file.fileDescriptor
        output.show(update, in: Console(output: descriptor, errors: descriptor))
        return try String(contentsOfFile: folder.path("output"), encoding: .utf8)
    }

    @Test func theNumberOfEffectsThatWereDroppedIsToldAsJSON() throws {
        let text = try Self.text(of: JSONSessionOutput(origin: "http://localhost", isOnce: false))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(json["droppedEffectCount"] as? Int == 3)
        #expect((json["effects"] as? [String])?.count == 1)
    }

    @Test func theNumberOfEffectsThatWereDroppedIsToldAsText() throws {
        let text = try Self.text(of: TextSessionOutput(origin: "http://localhost", isOnce: false))
        #expect(text == "3 earlier effects left out\nthe server wants '/a' loaded anew\n")
    }
}
