import Foundation

/// A Markdown file of cases.
///
/// A heading of the second level begins a case. Its block `swift` is a source file; the other blocks are what becomes of it
/// and are written anew when `LIVERY_UPDATE_SNAPSHOTS=1`.
struct MacroSuite {
    struct Case {
        let title: String
        var source = ""
        var blocks: [(info: String, text: String)] = []
        /// The lines before the block after `swift`.
        var lines: [String] = []
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    let url: URL
    private(set) var cases: [Case] = []
    private var preamble: [String] = []

    init(_ name: String) throws {
        url = MacroSuite.folder.appending(path: name + ".md")
        var fence: (info: String, lines: [String])?
        for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
            if let (info, lines) = fence {
                guard line == "```" else {
                    fence?.lines.append(line)
                    continue
                }
                fence = nil
                let text = lines.map { $0 + "\n" }.joined()
                if info == "swift" {
                    cases[cases.count - 1].source = text
                    cases[cases.count - 1].lines += ["```swift"] + lines + ["```"]
                } else {
                    cases[cases.count - 1].blocks.append((info, text))
                }
            } else if line.hasPrefix("```") {
                fence = (String(line.dropFirst(3)), [])
            } else if line.hasPrefix("## ") {
                cases.append(Case(title: String(line.dropFirst(3)), lines: [line]))
            } else if cases.isEmpty {
                preamble.append(line)
            } else if cases[cases.count - 1].source.isEmpty {
                cases[cases.count - 1].lines.append(line)
            }
        }
    }

    /// Writes the file with other blocks after the sources.
    func write(_ blocks: [[(info: String, text: String)]]) throws {
        var text = preamble.joined(separator: "\n")
        for (test, blocks) in zip(cases, blocks) {
            text += "\n" + test.lines.joined(separator: "\n") + "\n"
            for block in blocks { text += "\n```\(block.info)\n\(block.text)```\n" }
        }
        try Data(text.utf8).write(to: url)
    }
}
