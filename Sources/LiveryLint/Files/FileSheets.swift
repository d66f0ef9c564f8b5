import LiverySource
import LiverySyntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Imports of sheets from the file system: a path is relative to the folder of the sheet that has it.
///
/// Two paths to one file, over links or `..`, are one sheet. Diagnostics name a sheet by the path that the importing
/// sheet's own path and the import give, so that a relative path stays relative.
package final class FileSheets: SheetLoader {
    /// Files to give instead of those on the disk, by path.
    private let replacements: [String: SourceFile]

    /// - Parameter replacements: Files to give instead of those on the disk, by path.
    package init(replacing replacements: [String: SourceFile] = [:]) { self.replacements = replacements }

    /// The path to show and to open of each identity that was asked for.
    private var paths: [String: String] = [:]
    /// The paths of all files that imports name, also of those that can't be read.
    package var importedPaths: [String] { Array(paths.values) }

    package func identity(ofRoot root: SourceFile) -> String { FileSystem.canonicalPath(root.path) ?? root.path }

    package func identity(of path: String, importedBy importer: SourceFile) -> String {
        let full = path.hasPrefix("/") ? path : simplified(FileSystem.directory(of: importer.path) + path)
        let identity = FileSystem.canonicalPath(full) ?? full
        if paths[identity] == nil { paths[identity] = full }
        return identity
    }

    package func load(_ identity: String) -> Result<SourceFile, SheetLoadingError> {
        let path = paths[identity] ?? identity
        if let file = replacements[path] { return .success(file) }
        do throws(FileError) {
            return .success(SourceFile(path: path, bytes: try FileSystem.readRegularFile(path)))
        } catch {
            return .failure(SheetLoadingError("\(error.reason)"))
        }
    }

    /// The path without `folder/..` and `./`, when that is the same file: a link to a folder makes it another one.
    private func simplified(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: true) {
            if part == "." { continue }
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        let shorter = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
        guard let target = FileSystem.canonicalPath(path) else { return path }
        return FileSystem.canonicalPath(shorter) == target ? shorter : path
    }
}
