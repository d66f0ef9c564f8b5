import LiveryCommandLine
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The command line tool.
@main struct Livery: Command {
    static let version = ToolVersion.current

    static let declaration = CommandDeclaration(
        name: "livery",
        abstract: "Stylesheets for server-driven native apps: parse, check, compile and preview them",
        discussion: """
            Paths may be '-' for standard input where one file is read. Diagnostics go to standard error as \
            path:line:column: severity: message [rule]; those of lint are its result and go to standard output.

            Exit status: 0 when all is well, 1 when something was found, 2 when the command line was wrong or a file \
            could not be read or written.
            """,
        subcommands: [
            ParseCommand.self,
            FormatCommand.self,
            CompileCommand.self,
            ConvertCommand.self,
            LintCommand.self,
            PreviewCommand.self,
            ReplayCommand.self,
            ExplainCommand.self,
            CatalogueCommand.self,
            HelpCommand.self,
            CompletionsCommand.self,
        ])

    static func main() async {
        let runner = CommandRunner(root: Self.self, version: version)
        let status = await runner.run(Array(CommandLine.arguments.dropFirst()), in: Console())
        exit(status.rawValue)
    }
}
