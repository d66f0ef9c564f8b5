/// The zsh script that completes a tool's command lines, for a file in the fpath or for `source`.
package struct ZshCompletions {
    package let script: String

    package init(of tool: CommandDescription) {
        var lines = "#compdef \(tool.name)\n# Completes \(tool.name) in zsh; made by '\(tool.name) completions zsh'.\n"
        for command in tool.all.reversed() { lines += "\n" + Self.function(for: command) }
        lines += """

            if [ "$funcstack[1]" = "_\(tool.name)" ]; then
                _\(tool.name) "$@"
            else
                compdef _\(tool.name) \(tool.name)
            fi

            """
        script = lines
    }

    private static func function(for command: CommandDescription) -> String {
        var specifications = (command.options + command.globalParameters).flatMap(option)
        specifications += command.arguments.map(argument)
        var lines = name(of: command) + "() {\n"
        if command.subcommands.isEmpty {
            lines += "    _arguments -s -S" + specifications.map { " \\\n        \($0)" }.joined() + "\n}\n"
            return lines
        }
        specifications += ["'1: :->command'", "'*:: :->rest'"]
        lines += "    local context state state_descr line\n    typeset -A opt_args\n"
        lines += "    _arguments -C" + specifications.map { " \\\n        \($0)" }.joined() + "\n"
        lines += "    case $state in\n        command)\n            local -a commands=(\n"
        for subcommand in command.subcommands {
            let text = "\(subcommand.name):\(subcommand.declaration.abstract)"
            lines += "                \(quoted(text))\n"
        }
        lines += "            )\n            _describe command commands\n            ;;\n"
        lines += "        rest)\n            case $words[1] in\n"
        for subcommand in command.subcommands {
            lines += "                \(subcommand.name)) \(name(of: subcommand)) ;;\n"
        }
        return lines + "            esac\n            ;;\n    esac\n}\n"
    }

    private static func name(of command: CommandDescription) -> String { "_" + command.path.joined(separator: "_") }

    /// One specification for each name, which keeps brace expansion out of the script.
    private static func option(_ option: ParameterDeclaration) -> [String] {
        option.names.map { name in
            let others =
                option.repetition == .once && option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
            let star = option.repetition == .once ? "" : "*"
            var text = "\(others)\(star)\(name)"
            if option.form == .option, name.hasPrefix("--"), option.repetition != .untilNextOption { text += "=" }
            text += "[\(escaped(option.help, "[]"))]"
            if option.form == .option {
                text += option.repetition == .untilNextOption ? ":*-*" : ""
                text += ":\(escaped(option.valueName, ":")):\(action(for: option.kind))"
            }
            return quoted(text)
        }
    }

    private static func argument(_ argument: ParameterDeclaration) -> String {
        let prefix = argument.repetition == .once ? (argument.isRequired ? ":" : "::") : "*:"
        return quoted("\(prefix)\(escaped(argument.valueName, ":")):\(action(for: argument.kind))")
    }

    private static func action(for kind: ParameterDeclaration.Kind) -> String {
        switch kind {
        case .text: " "
        case .file([]): "_files"
        case .file(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
        case .directory: "_files -/"
        case .choice(let choices): "(\(choices.joined(separator: " ")))"
        }
    }

    private static func escaped(_ text: String, _ special: String) -> String {
        text.reduce(into: "") { result, character in
            if character == "\\" || special.contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
