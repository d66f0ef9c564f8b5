import LiveryCommandLine
import LiveryLint
import LiverySource
import LiverySyntax

/// `livery format PATH...`
struct FormatCommand: Command {
    static let declaration = CommandDeclaration(
        name: "format",
        abstract: "Lay stylesheets out in the one canonical way",
        discussion: """
            Files are changed in place, and only when their layout changes. Folders are searched for .sheet files; hidden \
            ones, node_modules and what .gitignore excludes are passed over. Standard input is formatted to standard output.

            A file with mistakes of syntax is left as it is; the mistakes are told on standard error.
            """,
        examples: [
            CommandExample("livery format Stylesheets", "Format all sheets in a folder."),
            CommandExample(
                "livery format --check --diff .", "Show what would change, and fail when anything would: for CI."),
            CommandExample("livery format - < app.sheet", "Format what an editor hands over."),
        ])

    static var parameters: [CommandParameter<FormatCommand>] {
        [
            .arguments(
                "PATH", appendsTo: \.paths, isRequired: true, kind: .file(["sheet"]),
                help: "Stylesheets, folders, or - for standard input"),
            .flag(
                "--check", sets: \.isCheck, help: "Change nothing; list the files that would change, and exit with 1"),
            .flag("--diff", sets: \.showsDifference, help: "Change nothing; show the lines that would change"),
        ]
    }

    private var paths: [String] = []
    private var isCheck = false
    private var showsDifference = false

    func run(in console: Console) async throws -> ExitStatus {
        let search = FileSearch(paths, endings: ["sheet"])
        for error in search.errors { console.report(error: "\(error)") }
        var status = search.errors.isEmpty ? ExitStatus.success : .failure
        for (number, path) in search.paths.enumerated() {
            console.showProgress("formatting \(number + 1) of \(search.paths.count): \(path)")
            do throws(FileError) {
                status = max(status, try format(path, in: console))
            } catch {
                console.report(error: "\(error)")
                status = .failure
            }
        }
        return status
    }

    private func format(_ path: String, in console: Console) throws(FileError) -> ExitStatus {
        let file = try console.source(at: path)
        let tree = SyntaxTree.parse(sheet: file)
        guard let text = Formatter().format(tree) else {
            console.report(tree.diagnostics.filter { $0.severity == .error })
            return .findings
        }
        let isChanged = !file.bytes.elementsEqual(text.utf8)
        if isCheck || showsDifference {
            guard isChanged else { return .success }
            if isCheck { console.print(file.path) }
            if showsDifference {
                let difference = UnifiedDiff(
                    from: file.bytes, to: Array(text.utf8), oldName: file.path, newName: file.path)
                console.write(
                    difference.bytes(isColored: console.usesColor, isVisible: console.output.isTerminal))
            }
            return isCheck ? .findings : .success
        }
        if path == "-" {
            console.write(text)
        } else if isChanged {
            try FileSystem.write(Array(text.utf8), to: path)
        }
        return .success
    }
}
