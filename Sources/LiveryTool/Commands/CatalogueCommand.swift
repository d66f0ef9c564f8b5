import LiveryCommandLine
import LiveryCatalogue
import LiveryLint
import LiverySource

/// `livery catalogue COMMAND`
struct CatalogueCommand: Command {
    static let declaration = CommandDeclaration(
        name: "catalogue",
        abstract: "Read the declarations that stylesheets are checked against",
        discussion: """
            A catalogue says what modifiers and types there are, in a subset of Swift's own interface syntax. That of \
            SwiftUI is built in; a host adds its own with the option --catalogue of other commands.
            """,
        subcommands: [CatalogueImportCommand.self, CatalogueCheckCommand.self])
}

/// `livery catalogue import FILE`
struct CatalogueImportCommand: Command {
    static let declaration = CommandDeclaration(
        name: "import",
        abstract: "Write what stylesheets can use of an SDK's interface file as a catalogue",
        discussion: """
            What a file says of a type in several places is put together, in the order of the file. What no stylesheet \
            can use is passed over, and counted on standard error.
            """,
        examples: [
            CommandExample(
                "livery catalogue import Paintbox.swiftinterface --output Paintbox.catalogue.swift",
                "Make a catalogue of a framework's interface."),
            CommandExample(
                "livery catalogue import - < Paintbox.swiftinterface | less", "Look at what a stylesheet can use of it."
            ),
        ])

    static var parameters: [CommandParameter<CatalogueImportCommand>] {
        [
            .argument(
                "FILE", sets: \.path, kind: .file(["swiftinterface", "swift"]),
                help: "The interface file, or - for standard input"),
            .option("-o", "--output", value: "FILE", sets: \.output, kind: .file, help: "Write to a file"),
        ]
    }

    private var path = ""
    private var output: String?

    func run(in console: Console) async throws -> ExitStatus {
        let catalogue = Catalogue(reading: [try console.source(at: path)])
        let text = CatalogueWriter().text(of: catalogue)
        if let output {
            try FileSystem.write(Array(text.utf8), to: output)
        } else {
            console.write(text)
        }
        console.report(catalogue.diagnostics.sortedByPlace())
        console.report(CatalogueSummary(of: catalogue).text)
        return catalogue.diagnostics.containsError ? .findings : .success
    }
}

/// `livery catalogue check FILE...`
struct CatalogueCheckCommand: Command {
    static let declaration = CommandDeclaration(
        name: "check",
        abstract: "Find mistakes in catalogue files",
        discussion: "Files are read in the order given, and later ones add to and override earlier ones.",
        examples: [
            CommandExample(
                "livery catalogue check Modifiers.swift", "Check the declarations of an app's own modifiers.")
        ])

    static var parameters: [CommandParameter<CatalogueCheckCommand>] {
        [
            .arguments(
                "FILE", appendsTo: \.paths, isRequired: true, kind: .file(["swiftinterface", "swift"]),
                help: "Catalogue files, or - for standard input")
        ]
    }

    private var paths: [String] = []

    func run(in console: Console) async throws -> ExitStatus {
        let input = InputFiles(paths, in: console)
        let catalogue = Catalogue(reading: input.files)
        console.report(catalogue.diagnostics.sortedByPlace())
        console.report(CatalogueSummary(of: catalogue).text)
        if input.hasFailed { return .failure }
        return catalogue.diagnostics.containsError ? .findings : .success
    }
}

/// How much a catalogue declares, and what was passed over, in words.
private struct CatalogueSummary {
    let text: String

    init(of catalogue: Catalogue) {
        let types = catalogue.typeNames.count { catalogue.type(named: $0, resolvingAliases: false)?.isDeclared == true }
        let modifiers = catalogue.modifierNames.count
        var text = "\(types) type\(types == 1 ? "" : "s") and \(modifiers) modifier\(modifiers == 1 ? "" : "s")"
        let skipped = catalogue.skipped.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        if !skipped.isEmpty {
            text += "; passed over:"
            let width = skipped.map { "\($0.value)".count }.max() ?? 0
            for (construct, count) in skipped {
                let digits = "\(count)"
                text += "\n  " + String(repeating: " ", count: width - digits.count) + digits + " × " + construct
            }
        }
        self.text = text + "\n"
    }
}
