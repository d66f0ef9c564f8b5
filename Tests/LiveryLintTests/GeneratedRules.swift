import Foundation

/// What is generated from the rules' declarations: the list of them, and a page for each.
///
/// The sources are read as text, so that a rule that was just written can be listed by the build before it.
struct GeneratedRules {
    /// A declaration of a rule, as its file has it.
    struct Declaration {
        let type: String
        let name: String
        let severity: String
        let category: String
        let fixability: String
        /// The doc comment without its slashes.
        let comment: String
        /// The path of the file below `Rules`.
        let path: String
    }

    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let sources = repository.appending(path: "Sources/LiveryLint/Rules")
    static let pages = repository.appending(path: "Documentation/Rules")

    let declarations: [Declaration]

    init() throws {
        let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        var declarations: [Declaration] = []
        while let url = files?.nextObject() as? URL {
            guard url.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: url, encoding: .utf8)
            let pattern =
                /(?<comment>(?:\/\/\/.*\n)+)enum (?<type>\w+): (?:RuleDeclaration|\w+Check) \{\n    static let rule = LintRule\(\s*"(?<name>[^"]+)", \.(?<severity>\w+), \.(?<category>\w+)(?:, fixes: \.(?<fixes>\w+))?\)/
            for match in text.matches(of: pattern) {
                let lines = match.comment.split(separator: "\n").map { $0.dropFirst(3) }
                declarations.append(
                    Declaration(
                        type: String(match.type), name: String(match.name), severity: String(match.severity),
                        category: String(match.category), fixability: match.fixes.map(String.init) ?? "none",
                        comment: lines.map { $0.hasPrefix(" ") ? $0.dropFirst() : $0 }.joined(separator: "\n"),
                        path: url.deletingLastPathComponent().lastPathComponent + "/" + url.lastPathComponent))
            }
        }
        self.declarations = declarations.sorted { $0.name < $1.name }
    }

    /// The files by their URL.
    var files: [(url: URL, text: String)] {
        [(Self.sources.appending(path: "RuleRegistry+Generated.swift"), registry)]
            + [(Self.pages.appending(path: "README.md"), index)]
            + declarations.map { (Self.pages.appending(path: "\($0.name).md"), page(of: $0)) }
    }

    private var registry: String {
        var text = """
            // swift-format-ignore-file
            // Generated from the declarations beside it; see CONTRIBUTING.md. Changes made here are lost.

            /// All rules, by name.
            let ruleDeclarations: [any RuleDeclaration.Type] = [

            """
        for declaration in declarations { text += "    \(declaration.type).self,\n" }
        text +=
            "]\n\n/// The doc comments of the rules, by the rules' names.\nlet documentationOfRules: [String: String] = [\n"
        for declaration in declarations {
            let lines = declaration.comment.split(separator: "\n", omittingEmptySubsequences: false)
            text += "    \"\(declaration.name)\": #\"\"\"\n"
            text += lines.map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined()
            text += "        \"\"\"#,\n"
        }
        return text + "]\n"
    }

    private func page(of declaration: Declaration) -> String {
        """
        # \(declaration.name)

        *\(declaration.category), \(declaration.severity)*

        \(Self.markdown(of: declaration.comment))

        ## Fixing and silencing

        \(Self.fixing(declaration))

        """
    }

    /// How findings of a rule are mended and left out.
    private static func fixing(_ declaration: Declaration) -> String {
        if declaration.category == "session" {
            return """
                Live sessions and replays report this rule, and `livery lint` doesn't: neither a comment nor a \
                configuration concerns it.
                """
        }
        let fixes =
            switch declaration.fixability {
            case "safe": "`livery lint --fix` mends some or all findings."
            case "unsafe": "`livery lint --fix --unsafe` mends some or all findings; look at what it changes."
            default: "Findings have to be mended by hand."
            }
        // Comments stand in sheets and programs, and say nothing about themselves.
        let silencing =
            declaration.category == "configuration"
            ? "No comment leaves findings of this rule out; the key"
            : "A comment `# livery:disable-next \(declaration.name) REASON` leaves the finding on the next line out; the key"
        return """
            \(fixes)

            \(silencing) \
            `rules` of `.livery.json` sets the severity or turns the rule off.
            """
    }

    /// A doc comment as Markdown: the lines before examples become headings, and what a fence holds its language.
    private static func markdown(of comment: String) -> String {
        comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch line {
            case "Wrong:": "## Wrong"
            case "Right:": "## Right"
            default: String(line)
            }
        }.joined(separator: "\n")
    }

    private var index: String {
        var text = """
            # Rules

            What Livery finds, by category. `livery explain RULE` prints a page, and `livery lint --rules` this list, but \
            for the last category: that is of live sessions and replays, and `livery lint` finds none of it. The pages \
            are generated from the doc comments of the rules.

            """
        let categories = [
            "syntax", "types", "availability", "structure", "style", "payload", "catalogue", "configuration", "session",
        ]
        for category in categories {
            text += "\n## \(category.prefix(1).uppercased() + category.dropFirst())\n\n"
            text += "| rule | severity | fix | what is wrong |\n| --- | --- | --- | --- |\n"
            for rule in declarations where rule.category == category {
                let summary = rule.comment.components(separatedBy: "\n\n")[0].replacing("\n", with: " ")
                    .replacing("|", with: "\\|")
                let fix = rule.fixability == "none" ? "" : rule.fixability
                text += "| [\(rule.name)](\(rule.name).md) | \(rule.severity) | \(fix) | \(summary) |\n"
            }
        }
        return text
    }
}
