import LiveryCommandLine
import LiveryLint
import LiverySource
import LiveryStyle

/// `livery convert FILE`
struct ConvertCommand: Command {
    /// How many diagnostics are shown; those after them are counted.
    static let shownDiagnostics = 200

    static let declaration = CommandDeclaration(
        name: "convert",
        abstract: "Turn 'modifiers' arrays into stylesheet text",
        discussion: """
            FILE is a 'modifiers' array, as LiveView Native 0.1 sends it; or the JSON of a widget tree, or markup as a \
            server renders it, in which every element with such an attribute is converted. Arrays may also have nodes \
            of the wire AST, or objects with a modifier's own arguments.

            sheet gives a rule for each different list of modifiers, with a class named after the first element that \
            has it: its id, or its type and place. Put that class first in 'class': 'modifiers' go before classes, and \
            before 'style'; where an element has both, put the text of style before its own 'style' instead. style \
            gives the attribute for each element, and modifiers gives one modifier a line.

            What can't be read, has no form in a stylesheet or doesn't check is told on standard error and left out; \
            the rest means what the array did. Where 0.1 misreads a value, what its author wrote is taken.

            Exit status: 0 when the text says everything, 1 when something was left out, 2 when the command line was \
            wrong or a file could not be read or written.
            """,
        examples: [
            CommandExample("livery convert screen.json --output screen.sheet", "Make a sheet of a tree's arrays."),
            CommandExample("livery convert home.html --as style", "Show the 'style' to put on each element."),
            CommandExample(
                "echo '[{\"type\":\"padding\",\"length\":8}]' | livery convert -", "Convert one array."),
            CommandExample(
                "livery convert array.json --element Circle --catalogue app.swiftinterface",
                "Convert the array of a shape, with modifiers of the app's own."),
        ])

    static var parameters: [CommandParameter<ConvertCommand>] {
        [
            .argument(
                "FILE", sets: \.path, kind: .file(["json", "html", "xml", "heex", "neex"]),
                help: "The array, tree or markup, or - for standard input"),
            .option(
                "--as", value: "FORM", sets: \.form,
                help: "What to give; without it, modifiers for an array by itself and a sheet for elements"),
            .option(
                "--element", value: "TYPE", sets: \.elementType,
                help: "The element of an array by itself; modifiers of images and shapes have an effect only there"),
            .option(
                "--class", value: "NAME", sets: \.className,
                help: "The class of an array by itself in a sheet; without it, the name of the file"),
            .option("-o", "--output", value: "FILE", sets: \.output, kind: .file, help: "Write to a file"),
            .option(
                "--catalogue", value: "FILE", appendsTo: \.catalogues, kind: .file(["swiftinterface", "swift"]),
                help: "Declarations of the host's own modifiers and types; give the option once for each file"),
        ]
    }

    private var path = ""
    private var form: ConvertedText.Form?
    private var elementType: String?
    private var className: String?
    private var output: String?
    private var catalogues: [String] = []

    func run(in console: Console) async throws -> ExitStatus {
        if ([path] + catalogues).count(where: { $0 == "-" }) > 1 {
            throw UsageError("standard input can only be one of the files")
        }
        if let className, className.isEmpty || ConvertedText.className(className) != className {
            throw UsageError(
                "invalid value '\(className)' for '--class'", hint: "it must be letters, digits, '-' and '_'")
        }
        let file = try console.source(at: path)
        var registry = StyleRegistry()
        for path in catalogues { registry.register(declarations: try console.source(at: path)) }
        let converter = ModifiersArrayConverter(configuration: StyleConfiguration(registry: registry))
        let input = try ConvertInput(file, elementType: elementType, converter: converter)
        let text = ConvertedText(
            of: input, as: form ?? (input.isBareArray ? .modifiers : .sheet), className: className ?? fileName(of: file)
        ).text

        let diagnostics = input.diagnostics.sortedByPlace()
        console.report(diagnostics, limit: Self.shownDiagnostics)
        if !diagnostics.isEmpty { console.report("\(DiagnosticCounts(diagnostics))\n") }
        if let output {
            try FileSystem.write(Array(text.utf8), to: output)
        } else {
            console.write(text)
        }
        return input.isComplete ? .success : .findings
    }

    /// The name of a file without its folder and ending, as a class name.
    private func fileName(of file: SourceFile) -> String {
        let name = file.path.split(separator: "/").last ?? ""
        return ConvertedText.className(String(name.prefix { $0 != "." })) ?? "converted"
    }
}
