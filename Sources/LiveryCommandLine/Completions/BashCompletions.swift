/// The bash script that completes a tool's command lines. It needs nothing but bash 3.2 or later.
package struct BashCompletions {
    package let script: String

    package init(of tool: CommandDescription) {
        let function = "_\(tool.name)"
        let commands = tool.all
        var lines = """
            # Completes \(tool.name) in bash; made by '\(tool.name) completions bash'.

            \(function)_files() {
                local IFS=$'\\n' extension
                type compopt >/dev/null 2>&1 && compopt -o filenames
                if [[ $# -eq 0 ]]; then
                    COMPREPLY+=($(compgen -f -- "$word"))
                    return
                fi
                COMPREPLY+=($(compgen -d -- "$word"))
                for extension in "$@"; do
                    COMPREPLY+=($(compgen -f -X "!*.$extension" -- "$word"))
                done
            }

            \(function)_directories() {
                local IFS=$'\\n'
                type compopt >/dev/null 2>&1 && compopt -o filenames
                COMPREPLY+=($(compgen -d -- "$word"))
            }

            \(function)() {
                local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
                local path=\(tool.name) option="" index
                COMPREPLY=()
                # bash makes '=' a word of its own.
                if [[ $word == "=" ]]; then
                    word=""
                elif [[ $previous == "=" ]]; then
                    previous="${COMP_WORDS[COMP_CWORD-2]}"
                fi
                for ((index = 1; index < COMP_CWORD; index++)); do
                    [[ ${COMP_WORDS[index]} == -* ]] && option="${COMP_WORDS[index]}"

            """
        let paths = commands.dropFirst().map { "\"\($0.path.joined(separator: " "))\"" }
        if !paths.isEmpty {
            lines += """
                        case "$path ${COMP_WORDS[index]}" in
                            \(paths.joined(separator: "|"))) path+=" ${COMP_WORDS[index]}" ;;
                        esac

                """
        }
        lines += "    done\n"
        lines += Self.valueCases(of: commands, function)
        lines += "    case \"$path\" in\n"
        for command in commands {
            lines += "        \"\(command.path.joined(separator: " "))\")\n"
            let options = (command.options + command.globalParameters).flatMap(\.names)
            lines += "            if [[ $word == -* ]]; then\n"
            lines += "                COMPREPLY=($(compgen -W \"\(options.joined(separator: " "))\" -- \"$word\"))\n"
            let kinds = command.arguments.map(\.kind)
            let names = command.subcommands.map(\.name)
            let actions = ((names.isEmpty ? [] : [.choice(names)]) + kinds).compactMap {
                Self.action(for: $0, function)
            }
            if !actions.isEmpty {
                lines += "            else\n"
                lines += actions.map { "                \($0)\n" }.joined()
            }
            lines += "            fi\n            ;;\n"
        }
        lines += "    esac\n}\n\ncomplete -F \(function) \(tool.name)\n"
        script = lines
    }

    /// The cases in which the word is the value of an option.
    private static func valueCases(of commands: [CommandDescription], _ function: String) -> String {
        var single = ""
        var greedy = ""
        for command in commands {
            for option in command.options + command.globalParameters where option.form == .option {
                let patterns = option.names.map { "\"\((command.path + [$0]).joined(separator: " "))\"" }
                let action = action(for: option.kind, function) ?? ":"
                single += "        \(patterns.joined(separator: "|"))) \(action); return ;;\n"
                if option.repetition == .untilNextOption {
                    greedy +=
                        "        \(patterns.joined(separator: "|"))) [[ $word == -* ]] || { \(action); return; } ;;\n"
                }
            }
        }
        let wrap = { (variable: String, cases: String) in
            cases.isEmpty ? "" : "    case \"$path $\(variable)\" in\n\(cases)    esac\n"
        }
        return wrap("previous", single) + wrap("option", greedy)
    }

    private static func action(for kind: ParameterDeclaration.Kind, _ function: String) -> String? {
        switch kind {
        case .text: nil
        case .file(let extensions): (["\(function)_files"] + extensions).joined(separator: " ")
        case .directory: "\(function)_directories"
        case .choice(let choices): "COMPREPLY+=($(compgen -W \"\(choices.joined(separator: " "))\" -- \"$word\"))"
        }
    }
}
