import LiveryCommandLine
import LiveryLint
import LiverySource

/// What one command line lints, once or, while it is fixed, again and again. Standard input is read once.
final class LintSession {
    /// Finds and reads what the command line names.
    let linter: FileLinter
    /// What standard input holds, when it is one of the files.
    let input: SourceFile?

    private let options: FileLinter.Options
    private let console: Console

    /// Finds and reads files, and shows how far that has come.
    init(_ options: FileLinter.Options, in console: Console) {
        var input: SourceFile?
        var fileCount = 0
        linter = FileLinter(options) { path throws(FileError) in
            fileCount += 1
            console.showProgress("reading: \(Counted(fileCount, "file"))")
            guard path == "-" else { return try console.source(at: path) }
            let file = SourceFile(path: options.inputPath ?? "<stdin>", bytes: try console.readInput())
            input = file
            return file
        }
        self.input = input
        self.options = options
        self.console = console
    }

    /// Lints everything, and shows on a terminal how far that has come.
    ///
    /// - Parameter changed: Files to take instead of those that were read, by path. Configurations among them count anew.
    func outcome(replacing changed: [String: SourceFile] = [:]) async -> FileLinter.Outcome {
        var linter = linter
        if changed.keys.contains(where: linter.configurationPaths.contains) {
            linter = FileLinter(options, replacing: changed) { [input, console] path throws(FileError) in
                if path == "-", let input { return input }
                return try console.source(at: path)
            }
        }
        return await LintProgress.outcome(of: linter, replacing: changed, in: console)
    }
}
