@testable import LiveryCommandLine
@testable import LiveryTool

/// A tool with every kind of parameter, for tests of parsing, help and completions.
struct SampleTool: Command {
    static let declaration = CommandDeclaration(
        name: "sample", abstract: "Try everything that a command line can have",
        subcommands: [Paint.self, Store.self])

    struct Paint: Command {
        enum Format: String, CaseIterable, ParameterValue, Sendable {
            case tree, wire, json
        }

        static let declaration = CommandDeclaration(
            name: "paint", abstract: "Paint files [with: 'care']",
            discussion: """
                A first paragraph that is long enough to be wrapped, since it goes on past the width of any help \
                that a test asks for.

                    kept    as it is

                A last one.
                """,
            examples: [CommandExample("sample paint a.sheet --format json", "Paint one file.")])

        static var parameters: [CommandParameter<Paint>] {
            [
                .argument("FILE", sets: \.file, kind: .file(["sheet", "json"]), help: "What to paint"),
                .arguments("MORE", appendsTo: \.more, kind: .file, help: "What else to paint"),
                .option("-f", "--format", value: "FORMAT", sets: \.format, help: "How to paint"),
                .option("--limit", value: "N", sets: \.limit, help: "How many to paint"),
                .option("--scale", value: "X", sets: \.scale, help: "How large to paint"),
                .option(
                    "--sheet", value: "FILE", appendsTo: \.sheets, untilNextOption: true, kind: .file(["sheet"]),
                    help: "Sheets to paint with"),
                .option("--set", value: "PROP=VALUE", appendsTo: \.assignments, help: "A prop to change"),
                .option(
                    "-o", "--output-folder-of-everything", value: "DIR", sets: \.folder, kind: .directory,
                    help: "Where to"),
                .flag("-c", "--check", sets: \.checks, help: "Only check"),
                .flag("-v", "--verbose", sets: \.isVerbose, help: "Say more"),
            ]
        }

        var file = ""
        var more: [String] = []
        var format = Format.tree
        var limit = 10
        var scale: Double?
        var sheets: [String] = []
        var assignments: [String] = []
        var folder: String?
        var checks = false
        var isVerbose = false

        func run(in console: Console) async throws -> ExitStatus {
            console.print(
                "\(file) \(more) \(format) \(limit) \(scale.map { "\($0)" } ?? "nil") \(sheets) \(assignments)")
            console.print("\(folder ?? "nil") \(checks) \(isVerbose)")
            if isVerbose { throw UsageError("'--verbose' is refused", hint: "leave it out") }
            return checks ? .findings : .success
        }
    }

    struct Store: Command {
        static let declaration = CommandDeclaration(
            name: "store", abstract: "Keep things", subcommands: [Take.self])

        struct Take: Command {
            static let declaration = CommandDeclaration(name: "take", abstract: "Take a thing out")

            static var parameters: [CommandParameter<Take>] {
                [
                    .argument("FROM", sets: \.from, isRequired: false, help: "Where from")
                ]
            }

            var from = "shelf"

            func run(in console: Console) async throws -> ExitStatus {
                console.print("took from \(from)")
                return .success
            }
        }
    }
}
