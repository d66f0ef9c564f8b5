import LiverySource

/// The help of a command, wrapped to a width.
package struct HelpText {
    /// The whole help, ending in a line break.
    package private(set) var text = ""
    private let width: Int
    private let isColored: Bool

    /// Writes the help of a command for lines of `width` cells.
    package init(of command: CommandDescription, width: Int, isColored: Bool = false) {
        self.width = max(40, width)
        self.isColored = isColored
        text = heading("Usage:") + " \(command.usage)\n\n"
        text += wrapped(command.declaration.abstract + ".", indentation: 0)
        for paragraph in Self.paragraphs(of: command.declaration.discussion) {
            text += "\n"
            let isKept = paragraph.allSatisfy { $0.hasPrefix(" ") }
            text +=
                isKept
                ? paragraph.joined(separator: "\n") + "\n" : wrapped(paragraph.joined(separator: " "), indentation: 0)
        }
        section("Commands", command.subcommands.map { ($0.name, $0.declaration.abstract) })
        section("Arguments", command.arguments.map { (Self.label(of: $0), Self.explanation(of: $0)) })
        section("Options", command.options.map { (Self.label(of: $0), Self.explanation(of: $0)) })
        section("General options", command.globalParameters.map { (Self.label(of: $0), Self.explanation(of: $0)) })
        examples(command.declaration.examples)
        if !command.subcommands.isEmpty {
            let help = (command.path.prefix(1) + ["help"] + command.path.dropFirst()).joined(separator: " ")
            text += "\n" + wrapped("'\(help) COMMAND' tells more about a command.", indentation: 0)
        }
    }

    // MARK: - Sections

    private mutating func section(_ title: String, _ rows: [(label: String, explanation: String)]) {
        if rows.isEmpty { return }
        text += "\n" + heading(title + ":") + "\n"
        let widest = rows.map { CharacterWidth.cells(of: $0.label) }.max() ?? 0
        let indentation = min(widest, 24) + 4
        for row in rows {
            let cells = CharacterWidth.cells(of: row.label) + 2
            text += "  " + row.label
            let isBeside = cells + 2 <= indentation
            text += isBeside ? String(repeating: " ", count: indentation - cells) : "\n"
            let explanation = wrapped(row.explanation, indentation: indentation)
            text += isBeside ? explanation.drop { $0 == " " } : explanation[...]
        }
    }

    private mutating func examples(_ examples: [CommandExample]) {
        if examples.isEmpty { return }
        text += "\n" + heading("Examples:") + "\n"
        for example in examples {
            text += "  " + TextStyle.strong.applied(to: example.line, isColored: isColored) + "\n"
            text += wrapped(example.explanation, indentation: 6)
        }
    }

    private func heading(_ text: String) -> String { TextStyle.strong.applied(to: text, isColored: isColored) }

    private static func label(of parameter: ParameterDeclaration) -> String {
        if parameter.form == .argument {
            return parameter.valueName + (parameter.repetition == .once ? "" : "...")
        }
        let hasShortName = parameter.names.contains { !$0.hasPrefix("--") }
        var label = (hasShortName ? "" : "    ") + parameter.names.joined(separator: ", ")
        if parameter.form == .option { label += " " + parameter.valueName }
        if parameter.repetition == .untilNextOption { label += "..." }
        return label
    }

    private static func explanation(of parameter: ParameterDeclaration) -> String {
        var facts: [String] = []
        if case .choice(let choices) = parameter.kind { facts.append("choices: " + choices.joined(separator: ", ")) }
        if let value = parameter.defaultValue { facts.append("default: " + value) }
        if parameter.form == .option, parameter.repetition != .once { facts.append("may be repeated") }
        return parameter.help + (facts.isEmpty ? "" : " (" + facts.joined(separator: "; ") + ")")
    }

    // MARK: - Wrapping

    private static func paragraphs(of text: String) -> [[Substring]] {
        text.split(separator: "\n", omittingEmptySubsequences: false).split { $0.isEmpty }.map(Array.init)
    }

    private func wrapped(_ paragraph: String, indentation: Int) -> String {
        WrappedText.lines(of: paragraph, width: width, indentation: indentation)
    }
}
