import Foundation
import Livery
import LiveryValues
import LiveryValuesGenerator
import Testing

/// The trees of `Stylesheets/Examples`, each with the sheet of its name or of the part before its first dash.
struct ModifierExampleTests {
    private static let folder = CoverageTable.repository.appending(path: "Stylesheets/Examples")
    private static let trees =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".json") }
        .sorted()

    private struct Sheets: SheetLoader {
        func identity(ofRoot root: SourceFile) -> String { root.path }
        func identity(of path: String, importedBy importer: SourceFile) -> String { path }

        func load(_ identity: String) -> Result<SourceFile, SheetLoadingError> {
            guard let file = try? ModifierExampleTests.file(identity) else {
                return .failure(SheetLoadingError("no such file"))
            }
            return .success(file)
        }
    }

    private static func file(_ name: String) throws -> SourceFile {
        SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }

    @Test(arguments: trees)
    func `Every modifier whose name has a type is typed`(name: String) throws {
        let stem = name.dropLast(".json".count).prefix { $0 != "-" }
        let sheet = Stylesheet(try Self.file(stem + ".sheet"), loader: Sheets())
        let tree = WidgetTree.reading(try Self.file(name))
        let styled = StyledTree(tree, stylesheet: sheet)
        var remaining = tree.roots
        var count = 0
        while let id = remaining.popLast() {
            remaining += tree[id].childElements.map(\.id)
            for modifier in styled.modifiers(of: id) where BuiltinModifier.Name(modifier.name) != nil {
                let value = try BuiltinModifier(decoding: modifier)
                #expect(value.typed != nil, "\(modifier)")
                count += 1
            }
        }
        #expect(count > 0)
    }
}
