/// The fish script that completes a tool's command lines.
package struct FishCompletions {
    package let script: String

    package init(of tool: CommandDescription) {
        let function = "__\(tool.name)_is_at"
        var lines = """
            # Completes \(tool.name) in fish; made by '\(tool.name) completions fish'.

            function \(function)
                set -l words (commandline -opc)
                set -l path \(tool.name)
                for word in $words[2..-1]
                    switch "$path $word"

            """
        let paths = tool.all.dropFirst().map { Self.quoted($0.path.joined(separator: " ")) }
        if !paths.isEmpty {
            lines += "            case \(paths.joined(separator: " "))\n                set path \"$path $word\"\n"
        }
        lines += """
                    end
                end
                test "$path" = "$argv[1]"
            end

            complete -c \(tool.name) -f

            """
        for command in tool.all {
            let condition = Self.quoted("\(function) \"\(command.path.joined(separator: " "))\"")
            let start = "complete -c \(tool.name) -n \(condition)"
            for subcommand in command.subcommands {
                lines += "\(start) -a \(subcommand.name) -d \(Self.quoted(subcommand.declaration.abstract))\n"
            }
            for option in command.options + command.globalParameters {
                let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
                let value = option.form == .option ? " " + Self.value(option.kind) : ""
                lines += "\(start) \(names.joined(separator: " "))\(value) -d \(Self.quoted(option.help))\n"
            }
            for argument in command.arguments {
                if let action = Self.argument(argument.kind) { lines += "\(start) \(action)\n" }
            }
        }
        script = lines
    }

    private static func value(_ kind: ParameterDeclaration.Kind) -> String {
        switch kind {
        case .text: "-x"
        case .file([]): "-r -F"
        case .file, .directory, .choice: "-x " + (argument(kind) ?? "")
        }
    }

    private static func argument(_ kind: ParameterDeclaration.Kind) -> String? {
        switch kind {
        case .text: nil
        case .file([]): "-F"
        case .file(let extensions):
            "-a " + quoted("(__fish_complete_suffix \(extensions.map { ".\($0)" }.joined(separator: " ")))")
        case .directory: "-a " + quoted("(__fish_complete_directories)")
        case .choice(let choices): "-a " + quoted(choices.joined(separator: " "))
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.reduce(into: "") { result, character in
            if character == "\\" || character == "'" { result.append("\\") }
            result.append(character)
        }
        return "'\(escaped)'"
    }
}
