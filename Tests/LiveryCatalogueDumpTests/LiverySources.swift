import Foundation
import LiverySource

@testable import LiveryCatalogueDump

/// The source of Livery's own modules, as the plugin hands it over.
enum LiverySources {
    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The Swift files of a module.
    static func files(of module: String) throws -> [SourceFile] {
        let folder = package.appending(path: "Sources/\(module)")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { name in
                let data = try Data(contentsOf: folder.appending(path: name))
                return SourceFile(path: folder.appending(path: name).path, bytes: Array(data))
            }
    }

    /// The types that stylesheets give hosts.
    static let library = Result { TypeTable(library: try files(of: "LiveryStyle") + files(of: "LiveryValues")) }
}
