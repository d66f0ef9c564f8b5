import LiveryJSON
import LiverySource

/// The rules of a SARIF run: those of Livery, then whatever else findings name.
struct SARIFRules {
    private let others: [String]
    private let indices: [String: Int]

    /// - Parameter names: The rules of the findings.
    init(besides names: some Sequence<String>) {
        others = Set(names.filter { LintRule.named($0) == nil }).sorted()
        let all = LintRule.all.map(\.name) + others
        indices = Dictionary(zip(all, all.indices)) { first, _ in first }
    }

    /// The index of a rule among the run's.
    func index(of name: String) -> Int? { indices[name] }

    /// Writes the member `rules` of the tool.
    func write(to writer: inout JSONWriter) {
        writer.array("rules") { writer in
            for rule in LintRule.all { Self.write(rule, to: &writer) }
            for name in others {
                writer.beginObject()
                writer.member("id", name)
                writer.member("name", Self.pascalCase(name))
                writer.endObject()
            }
        }
    }

    private static func write(_ rule: LintRule, to writer: inout JSONWriter) {
        let page = LintRulePage(rule)
        writer.beginObject()
        writer.member("id", rule.name)
        writer.member("name", pascalCase(rule.name))
        // These are no messages with arguments, and have their braces as they are.
        writer.object("shortDescription") { writer in writer.member("text", rule.summary) }
        writer.object("fullDescription") { writer in writer.member("text", rule.explanation) }
        writer.object("help") { writer in
            writer.member("text", page.text)
            writer.member("markdown", page.markdown)
        }
        writer.object("defaultConfiguration") { writer in writer.member("level", rule.severity.rawValue) }
        writer.object("properties") { writer in
            writer.member("category", rule.category.rawValue)
            writer.array("tags") { writer in writer.string(rule.category.rawValue) }
        }
        writer.endObject()
    }

    /// `unknown-modifier` as `UnknownModifier`.
    private static func pascalCase(_ name: String) -> String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

/// What there is to say about a rule: its explanation, which is Markdown, and its examples.
private struct LintRulePage {
    private enum Part {
        case paragraph(String)
        case code(String)
    }

    private var parts: [Part]

    init(_ rule: LintRule) {
        parts = rule.explanation.split(separator: "\n\n").map { .paragraph(String($0)) }
        for (title, files) in [("Wrong", rule.documentation.wrong), ("Right", rule.documentation.right)] {
            for (index, file) in files.enumerated() {
                let target = file.target.map { ", for \($0.replacing(":", with: " "))" } ?? ""
                parts += [
                    .paragraph(index == 0 ? "\(title)\(target):" : "With the \(file.kind):"),
                    .code(file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text),
                ]
            }
        }
    }

    var text: String {
        parts.map { part in
            switch part {
            case .paragraph(let text): text
            case .code(let code):
                code.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(
                    separator: "\n")
            }
        }.joined(separator: "\n\n")
    }

    var markdown: String {
        parts.map { part in
            switch part {
            case .paragraph(let text): text.replacing("<", with: "\\<")
            case .code(let code): "```\n\(code)\n```"
            }
        }.joined(separator: "\n\n")
    }
}
