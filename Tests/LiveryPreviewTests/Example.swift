import Foundation
import Livery
import Testing

/// A tree of `Stylesheets/Examples` with the sheet that its README names for it.
struct Example: Sendable, CustomTestStringConvertible {
    let tree: String
    let sheet: String

    var testDescription: String { tree }

    static let folder = "Stylesheets/Examples/"

    /// All trees of the folder: each is styled by the sheet of its name, or of the part before its first dash.
    static let all: [Example] = files(endingIn: ".json").map { name in
        let stem = name.dropLast(".json".count)
        return Example(tree: name, sheet: String(stem.prefix { $0 != "-" }) + ".sheet")
    }

    static let sheets = files(endingIn: ".sheet")

    private static func files(endingIn suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url("").path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted()
    }

    private static func url(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: folder + name)
    }

    /// A file of the folder, with the path that a user in the package's folder would write.
    static func file(_ name: String) throws -> SourceFile {
        SourceFile(path: folder + name, bytes: [UInt8](try Data(contentsOf: url(name))))
    }

    func styled() throws -> StyledTree {
        let stylesheet = Stylesheet(try Example.file(sheet), loader: ExampleSheets())
        return StyledTree(WidgetTree.reading(try Example.file(tree)), stylesheet: stylesheet)
    }
}

/// Imports between the examples.
struct ExampleSheets: SheetLoader {
    func identity(ofRoot root: SourceFile) -> String { String(root.path.dropFirst(Example.folder.count)) }
    func identity(of path: String, importedBy importer: SourceFile) -> String { path }

    func load(_ identity: String) -> Result<SourceFile, SheetLoadingError> {
        guard let file = try? Example.file(identity) else { return .failure(SheetLoadingError("no such file")) }
        return .success(file)
    }
}
