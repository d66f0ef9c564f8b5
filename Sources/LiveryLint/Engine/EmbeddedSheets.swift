import LiverySource
import LiverySyntax

/// The sheets within host files, by which imports are found and findings are brought to their places.
struct EmbeddedSheets: Sendable {
    /// The texts of the sheets, by the files that were parsed.
    private var texts: [SourceFile: EmbeddedText] = [:]
    private var identities: [SourceFile: String] = [:]
    private var modules: [String: SourceFile] = [:]

    init(_ inputs: [ReadInput]) {
        for input in inputs {
            guard case .host(let host) = input.content else { continue }
            for (text, outline) in host.sheets {
                let file = outline.tree.file
                identities[file] = "\(file.path)#\(identities.count)"
                texts[file] = text
                if let name = text.moduleName, modules[name] == nil { modules[name] = file }
            }
        }
    }

    /// What reads the imports of all sheets: those of Elixir modules by the modules' names, others by their paths.
    func loader<Loader: SheetLoader>(over loader: Loader) -> EmbeddedLoader<Loader> {
        EmbeddedLoader(sheets: self, loader: loader)
    }

    /// A finding at its place in the host file, if it is one in an embedded sheet.
    func hosted(_ diagnostic: Diagnostic) -> Diagnostic {
        if texts.isEmpty { return diagnostic }
        var result = texts[diagnostic.file]?.hosted(diagnostic) ?? diagnostic
        for index in result.notes.indices {
            guard let place = result.notes[index].location, let text = texts[place.file] else { continue }
            result.notes[index].location = text.location(of: place.range)
        }
        return result
    }

    /// Whether a file is a text within another one.
    func contains(_ file: SourceFile) -> Bool { texts[file] != nil }

    fileprivate func identity(of file: SourceFile) -> String? { identities[file] }

    /// The identity of the module that a path names, when the importing sheet is that of a module.
    fileprivate func identity(ofModule name: String, importedBy file: SourceFile) -> String? {
        guard texts[file]?.moduleName != nil else { return nil }
        return modules[name].flatMap { identities[$0] } ?? EmbeddedSheets.unknownModule
    }

    fileprivate static let unknownModule = "#unknown module"
}

/// Reads the imports of sheets in host files and in files of their own, each once.
final class EmbeddedLoader<Loader: SheetLoader>: SheetLoader {
    private let sheets: EmbeddedSheets
    private let loader: Loader
    private var loaded: [String: Result<SourceFile, SheetLoadingError>] = [:]

    init(sheets: EmbeddedSheets, loader: Loader) {
        self.sheets = sheets
        self.loader = loader
    }

    func identity(ofRoot root: SourceFile) -> String { sheets.identity(of: root) ?? loader.identity(ofRoot: root) }

    func identity(of path: String, importedBy importer: SourceFile) -> String {
        sheets.identity(ofModule: path, importedBy: importer) ?? loader.identity(of: path, importedBy: importer)
    }

    func load(_ identity: String) -> Result<SourceFile, SheetLoadingError> {
        if identity == EmbeddedSheets.unknownModule {
            return .failure(SheetLoadingError("no module of this name is among the files given"))
        }
        if let known = loaded[identity] { return known }
        let result = loader.load(identity)
        loaded[identity] = result
        return result
    }
}
