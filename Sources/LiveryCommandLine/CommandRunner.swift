import LiverySource

/// Finds the command that a command line means, parses what it takes and runs it.
package struct CommandRunner {
    package let root: any Command.Type
    /// What `--version` prints.
    package let version: String

    package init(root: any Command.Type, version: String) {
        self.root = root
        self.version = version
    }

    /// Runs a command line without the name of the tool, and writes out all that was printed.
    package func run(_ arguments: [String], in console: Console) async -> ExitStatus {
        let status = await status(of: arguments, in: console)
        return console.finish() ? status : .failure
    }

    private func status(of arguments: [String], in console: Console) async -> ExitStatus {
        let globals = ArgumentParser.Storage<GlobalOptions>()
        var path: [String] = []
        do {
            let command = try parse(arguments[...], of: root, globals: globals, path: &path)
            console.colorChoice = globals.value.color
            if globals.value.wantsHelp {
                console.write(try help(path, console.usesColor, console))
                return .success
            }
            if globals.value.wantsVersion {
                console.print("\(root.declaration.name) \(version)")
                return .success
            }
            guard let command else {
                console.report(try help(path, console.usesColorForErrors, console))
                return .failure
            }
            return try await command.run(in: console)
        } catch var error as UsageError {
            console.colorChoice = globals.value.color
            // Whoever asks for help needn't have got the rest right.
            let options = arguments.prefix { $0 != "--" }
            let wantsHelp = globals.value.wantsHelp || options.contains("--help") || options.contains("-h")
            if wantsHelp, let text = try? help(path, console.usesColor, console) {
                console.write(text)
                return .success
            }
            if error.path.isEmpty { error.path = path }
            report(error, in: console)
        } catch {
            console.report(error: "\(error)")
        }
        return .failure
    }

    /// Parses a command line; nil when it ends before a command that does something. `path` says how far it got.
    private func parse<Parsed: Command>(
        _ words: ArraySlice<String>, of command: Parsed.Type, globals: ArgumentParser.Storage<GlobalOptions>,
        path: inout [String]
    ) throws(UsageError) -> (any Command)? {
        var parser = ArgumentParser()
        parser.add(GlobalOptions.parameters(isRoot: path.isEmpty), to: globals)
        path.append(command.declaration.name)
        let subcommands = command.declaration.subcommands
        if subcommands.isEmpty {
            let storage = ArgumentParser.Storage<Parsed>()
            parser.add(command.parameters, to: storage)
            try parser.parse(words)
            return storage.value
        }
        let rest = try parser.parseLeadingOptions(words)
        guard let name = rest.first else { return nil }
        guard let subcommand = subcommands.first(where: { $0.declaration.name == name }) else {
            throw .unknownCommand(name, among: subcommands.map { $0.declaration.name })
        }
        return try parse(rest.dropFirst(), of: subcommand, globals: globals, path: &path)
    }

    private func help(_ path: [String], _ isColored: Bool, _ console: Console) throws(UsageError) -> String {
        let description = try CommandDescription(of: root).command(at: path.dropFirst())
        return HelpText(of: description, width: console.helpWidth, isColored: isColored).text
    }

    private func report(_ error: UsageError, in console: Console) {
        console.report(error: error.description)
        guard let description = try? CommandDescription(of: root).command(at: error.path.dropFirst()) else { return }
        console.report("Usage: \(description.usage)\nSee '\(description.path.joined(separator: " ")) --help'.\n")
    }
}
