import Foundation
import Testing

/// The code of the articles is code of these tests.
struct ArticleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let articles = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/Livery/Livery.docc")

    @Test(arguments: ["FirstModifier", "ResolvableTypes", "FromStylesheetToView"])
    func `All Swift code of an article is compiled and run here`(_ name: String) throws {
        let article = try String(
            contentsOf: Self.articles.appendingPathComponent(name + ".md"), encoding: .utf8)
        let source = lines(
            try String(contentsOf: Self.folder.appendingPathComponent(name + "Tests.swift"), encoding: .utf8))
        let blocks = codeBlocks(of: article)
        #expect(!blocks.isEmpty)
        for block in blocks {
            let wanted = lines(block)
            let isThere = source.indices.contains { source[$0...].starts(with: wanted) }
            #expect(isThere, "\(name)Tests.swift lacks this code of the article:\n\(block)")
        }
    }

    /// The fenced blocks of Swift.
    private func codeBlocks(of article: String) -> [String] {
        article.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    /// The lines that say something, without indentation.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
