import LiveryCommandLine
import LiveryCatalogue
import LiverySource

/// `livery explain NAME`
struct ExplainCommand: Command {
    static let declaration = CommandDeclaration(
        name: "explain",
        abstract: "Tell about a rule, a modifier, a type or a member",
        discussion: """
            A rule: what is wrong, why, and how to mend it. A modifier: its overloads, with labels, types, defaults and \
            where each is available. A type: what it conforms to, and its initializers, cases and members. What has \
            several meanings is told about one after another.
            """,
        examples: [
            CommandExample("livery explain unknown-modifier", "Tell about the rule that a finding names."),
            CommandExample("livery explain background", "List what a modifier takes."),
            CommandExample("livery explain Edge.Set", "List what a value of a type can be."),
            CommandExample("livery explain Color.init", "List the ways to make a value of a type."),
        ])

    static var parameters: [CommandParameter<ExplainCommand>] {
        [
            .argument("NAME", sets: \.name, help: "A rule, a modifier, a type, or a type and a member of it"),
            .option(
                "--catalogue", value: "FILE", appendsTo: \.catalogues, kind: .file(["swiftinterface", "swift"]),
                help: "Declarations of the host's own modifiers and types; give the option once for each file"),
        ]
    }

    private var name = ""
    private var catalogues: [String] = []

    func run(in console: Console) async throws -> ExitStatus {
        let input = InputFiles(catalogues, in: console)
        var catalogue = Catalogue.swiftUI
        for file in input.files { catalogue.add(reading: file) }
        console.report(catalogue.diagnostics)

        let explanation = Explanation(
            of: name, in: catalogue, width: console.helpWidth, isColored: console.usesColor)
        guard !explanation.pages.isEmpty else {
            let names = Explanation.closestNames(to: name, in: catalogue).map { "'\($0)'" }
            let list =
                names.count > 1
                ? names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1] : names.first
            console.report(
                error: "there is no rule, modifier or type '\(name)'" + (list.map { "; did you mean \($0)?" } ?? ""))
            return .failure
        }
        console.write(explanation.pages.joined(separator: "\n"))
        return input.hasFailed ? .failure : .success
    }
}
