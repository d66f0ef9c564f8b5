import LiveryCommandLine

/// `livery completions SHELL`
struct CompletionsCommand: Command {
    enum Shell: String, CaseIterable, ParameterValue, Sendable {
        case bash, zsh, fish
    }

    static let declaration = CommandDeclaration(
        name: "completions",
        abstract: "Print the script that completes livery's command lines in a shell",
        examples: [
            CommandExample(
                "source <(livery completions bash)", "Complete in this bash; put it in ~/.bashrc for every one."),
            CommandExample(
                "livery completions zsh > ~/.zfunc/_livery", "Complete in zsh, when ~/.zfunc is in its fpath."),
            CommandExample(
                "livery completions fish > ~/.config/fish/completions/livery.fish", "Complete in every fish."),
        ])

    static var parameters: [CommandParameter<CompletionsCommand>] {
        [.argument("SHELL", sets: \.shell, help: "The shell to complete in")]
    }

    private var shell = Shell.bash

    func run(in console: Console) async throws -> ExitStatus {
        let tool = CommandDescription(of: Livery.self)
        switch shell {
        case .bash: console.write(BashCompletions(of: tool).script)
        case .zsh: console.write(ZshCompletions(of: tool).script)
        case .fish: console.write(FishCompletions(of: tool).script)
        }
        return .success
    }
}
