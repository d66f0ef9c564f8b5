/// What a rule is about, as its doc comment says it.
public struct RuleDocumentation: Hashable, Sendable {
    /// What is wrong, in one sentence.
    public let summary: String
    /// Why it is wrong and how to mend it: paragraphs parted by empty lines, each on one line.
    public let explanation: String
    /// Files that together break the rule; none for a rule that no short text can break.
    public let wrong: [LintSnippet]
    /// The same files mended.
    public let right: [LintSnippet]

    /// Reads the text of a doc comment, without its slashes.
    init(comment: String) {
        var paragraphs: [String] = []
        var current: [Substring] = []
        var snippets: (wrong: [LintSnippet], right: [LintSnippet]) = ([], [])
        var isRight = false
        var fence: (info: Substring, lines: [Substring])?
        func endParagraph() {
            if !current.isEmpty { paragraphs.append(current.joined(separator: " ")) }
            current = []
        }
        for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let (info, lines) = fence {
                    let snippet = LintSnippet(info: String(info), text: lines.map { $0 + "\n" }.joined())
                    if isRight { snippets.right.append(snippet) } else { snippets.wrong.append(snippet) }
                    fence = nil
                } else {
                    endParagraph()
                    fence = (line.dropFirst(3), [])
                }
            } else if fence != nil {
                fence?.lines.append(line)
            } else if line == "Wrong:" || line == "Right:" {
                endParagraph()
                isRight = line == "Right:"
            } else if line.isEmpty {
                endParagraph()
            } else {
                current.append(line)
            }
        }
        endParagraph()
        summary = paragraphs.first ?? ""
        explanation = paragraphs.dropFirst().joined(separator: "\n\n")
        (wrong, right) = snippets
    }
}

/// A text of an example, as one of the files of a lint run.
///
/// In Markdown it is a fenced block whose first line says what it holds, then, where they matter, its path and a
/// deployment target: `sheet base.sheet`, `body target=iOS:15`, `json`.
public struct LintSnippet: Hashable, Sendable {
    /// What the text holds, as the fence says it: `sheet`, `body` for modifiers without a rule around them, `styles`,
    /// `tree`, `catalogue`, `configuration`, or the language of a host file; of rules of live sessions `frame`, what a server
    /// sends, or `recording`.
    public var kind: String
    /// The path, when it isn't the usual one of its kind.
    public var path: String?
    /// The deployment target that the files are checked for: `iOS:15`.
    public var target: String?
    public var text: String

    /// Reads the first line of a fence, after its backticks.
    public init(info: String, text: String) {
        var words = info.split(separator: " ").map(String.init)
        kind = words.isEmpty ? "" : words.removeFirst()
        for word in words {
            if word.hasPrefix("target=") {
                target = String(word.dropFirst("target=".count))
            } else {
                path = word
            }
        }
        self.text = text
    }
}
