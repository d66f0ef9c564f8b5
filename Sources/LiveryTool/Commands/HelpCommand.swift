import LiveryCommandLine

/// `livery help [COMMAND...]`
struct HelpCommand: Command {
    static let declaration = CommandDeclaration(
        name: "help",
        abstract: "Show the help of a command",
        examples: [
            CommandExample("livery help", "List all commands."),
            CommandExample(
                "livery help completions", "Tell all about one command; 'livery completions --help' does the same."),
        ])

    static var parameters: [CommandParameter<HelpCommand>] {
        [
            .arguments(
                "COMMAND", appendsTo: \.words,
                kind: .choice(Livery.declaration.subcommands.map { $0.declaration.name }),
                help: "The words of a command")
        ]
    }

    private var words: [String] = []

    func run(in console: Console) async throws -> ExitStatus {
        let description = try CommandDescription(of: Livery.self).command(at: words)
        console.write(HelpText(of: description, width: console.helpWidth, isColored: console.usesColor).text)
        return .success
    }
}
