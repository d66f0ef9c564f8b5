import LiveryLint
import LiverySource
import LiveryStyle
import LiverySyntax

/// The options that say with what a tree is styled.
package struct StyleOptions {
    /// The paths of stylesheets, and of declarations of the host's own.
    package var sheets: [String] = []
    package var catalogues: [String] = []
    package var targets: [DeploymentTarget] = []
    package var platform: StylePlatform?

    package init() {}

    /// The options for a command that keeps them in a property.
    package static func parameters<Owner>(in options: WritableKeyPath<Owner, StyleOptions>) -> [CommandParameter<Owner>]
    {
        [
            .option(
                "-s", "--sheet", value: "FILE", appendsTo: options.appending(path: \.sheets), kind: .file(["sheet"]),
                help: "A stylesheet; give the option once for each"),
            .option(
                "--target", value: "PLATFORM:VERSION", appendsTo: options.appending(path: \.targets),
                help: "The oldest system that sheets must work on; give the option once for each platform"),
            .option(
                "--platform", value: "PLATFORM", sets: options.appending(path: \.platform),
                help: "Use only the rules for this platform, as in 'target: :ios'; without it, those for any"),
            .option(
                "--catalogue", value: "FILE", appendsTo: options.appending(path: \.catalogues),
                kind: .file(["swiftinterface", "swift"]),
                help: "Declarations of the host's own modifiers and types; give the option once for each file"),
        ]
    }

    /// The files that the options name.
    package var paths: [String] { sheets + catalogues }

    /// Reads and checks the stylesheets. An import that can't be read is a diagnostic.
    ///
    /// - Parameters:
    ///   - source: Reads a file that an option names.
    ///   - noteImport: Told the path of each import before the sheets are checked.
    package func stylesheet(
        in console: Console, noteImport: (String) -> Void = { _ in },
        reading source: (String) throws(FileError) -> SourceFile
    ) throws(FileError) -> Stylesheet {
        var registry = StyleRegistry()
        for path in catalogues { registry.register(declarations: try source(path)) }
        var roots: [SourceFile] = []
        for path in sheets { roots.append(try source(path)) }
        let files = FileSheets()
        let graph = SheetGraph(roots: roots, loader: files)
        for path in files.importedPaths { noteImport(path) }

        console.showProgress("checking \(graph.sheets.count) sheets")
        let configuration = StyleConfiguration(registry: registry, targets: targets, platform: platform?.rawValue)
        return Stylesheet(graph: graph, configuration: configuration)
    }
}

extension Stylesheet {
    /// Everything that is wrong with the catalogue and the sheets.
    package var allDiagnostics: [Diagnostic] { configuration.catalogue.diagnostics + diagnostics }
}
