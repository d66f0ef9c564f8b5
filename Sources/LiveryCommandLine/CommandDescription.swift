/// A command with everything below it, as help and completions need it.
package struct CommandDescription: Sendable {
    /// The words that lead to the command, the tool's own name first.
    package let path: [String]
    package let declaration: CommandDeclaration
    /// What the command itself takes.
    package let parameters: [ParameterDeclaration]
    /// What every command takes.
    package let globalParameters: [ParameterDeclaration]
    package let subcommands: [CommandDescription]

    package var name: String { declaration.name }
    package var options: [ParameterDeclaration] { parameters.filter { $0.form != .argument } }
    package var arguments: [ParameterDeclaration] { parameters.filter { $0.form == .argument } }

    /// Describes a command that stands below the commands of `parent`.
    package init<Described: Command>(of command: Described.Type, below parent: [String] = []) {
        declaration = command.declaration
        let path = parent + [declaration.name]
        self.path = path
        parameters = command.parameters.map(\.declaration)
        globalParameters = GlobalOptions.parameters(isRoot: parent.isEmpty).map(\.declaration)
        subcommands = declaration.subcommands.map { CommandDescription(of: $0, below: path) }
    }

    /// The description of the command that words lead to from here.
    package func command(at words: some Sequence<String>) throws(UsageError) -> CommandDescription {
        var command = self
        for word in words {
            guard let next = command.subcommands.first(where: { $0.name == word }) else {
                var error = UsageError.unknownCommand(word, among: command.subcommands.map(\.name))
                error.path = command.path
                throw error
            }
            command = next
        }
        return command
    }

    /// This command and all below it, each before those below it.
    package var all: [CommandDescription] { [self] + subcommands.flatMap(\.all) }

    /// The command line in general: `livery parse [OPTIONS] FILE`.
    package var usage: String {
        if !subcommands.isEmpty { return (path + ["COMMAND"]).joined(separator: " ") }
        let arguments = arguments.map { argument in
            let name = argument.valueName + (argument.repetition == .once ? "" : "...")
            return argument.isRequired ? name : "[\(name)]"
        }
        return (path + (options.isEmpty ? [] : ["[OPTIONS]"]) + arguments).joined(separator: " ")
    }
}
