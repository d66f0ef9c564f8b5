import LiverySource

/// Finds the configurations of files: the nearest `.livery.json` from a file's folder upwards.
///
/// Each folder is looked up once, and each configuration read once. Used by one task.
package final class ConfigurationSearch {
    /// The name of configurations.
    package static let fileName = ".livery.json"

    /// What is wrong with the configurations found so far.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Configurations that can't be read.
    package private(set) var errors: [FileError] = []
    /// The paths of the configurations found so far, with what they extend.
    package var paths: [String] { files.keys.sorted() }

    /// What counts for all files, when one configuration was named.
    private var fixed: LintConfiguration?
    /// Files to take instead of those on the disk, by path.
    private let replaced: [String: SourceFile]
    /// By the canonical paths of folders.
    private var configurations: [String: LintConfiguration] = [:]
    /// The canonical paths of folders, by the paths as they were given.
    private var canonicalFolders: [String: String] = [:]
    private var files: [String: SourceFile] = [:]

    /// A search from files upwards.
    ///
    /// - Parameter replaced: Files to take instead of those on the disk, by path.
    package init(replacing replaced: [String: SourceFile] = [:]) {
        self.replaced = replaced
    }

    /// No search: the configuration of a file that counts for all files.
    ///
    /// - Parameters:
    ///   - file: The configuration.
    ///   - replaced: Files to take instead of those on the disk, by path.
    package init(fixed file: SourceFile, replacing replaced: [String: SourceFile] = [:]) {
        self.replaced = replaced
        files[file.path] = file
        let (configuration, diagnostics) = LintConfiguration.reading(file) { self.load($0) }
        fixed = configuration
        self.diagnostics = diagnostics
    }

    /// No search: one configuration, such as the empty one, that counts for all files.
    package init(fixed configuration: LintConfiguration) {
        replaced = [:]
        fixed = configuration
    }

    /// The configuration of a file, which needn't be there. A path without a folder is in the current one.
    package func configuration(forFile path: String) -> LintConfiguration {
        fixed ?? configuration(forCanonicalFolder: canonicalFolder(of: path))
    }

    /// What counts for a file.
    package func settings(forFile path: String) -> LintSettings {
        let configuration = configuration(forFile: path)
        if configuration.overrides.isEmpty { return configuration.settings }
        let folder = canonicalFolder(of: path)
        return configuration.settings(forCanonicalPath: FileSystem.path(FileSystem.name(of: path), in: folder))
    }

    /// What the configuration of a file or folder that was found in a folder says of it, by its canonical path.
    package func choice(_ path: String, isFolder: Bool) -> FileChoice {
        if let fixed { return fixed.choice(path, isFolder: isFolder) }
        return configuration(forCanonicalFolder: Self.parent(of: path)).choice(path, isFolder: isFolder)
    }

    /// Reads a configuration for what is wrong with it; it counts for no file by that. Returns the path that findings have,
    /// or none when the file can't be read.
    package func check(_ path: String) -> [String] {
        let shown = FileSystem.shownPath(FileSystem.absolutePath(path))
        switch load(shown) {
        case .success(let file):
            diagnostics += LintConfiguration.reading(file) { self.load($0) }.diagnostics
            return [shown]
        case .failure(let error):
            errors.append(error)
            return []
        }
    }

    private func canonicalFolder(of path: String) -> String {
        let folder = FileSystem.directory(of: path)
        if let known = canonicalFolders[folder] { return known }
        let canonical = FileSystem.absolutePath(folder.isEmpty ? "." : folder)
        canonicalFolders[folder] = canonical
        return canonical
    }

    private func configuration(forCanonicalFolder folder: String) -> LintConfiguration {
        var folder = folder
        var result: LintConfiguration?
        /// The folders on the way up, which have the same configuration.
        var passed: [String] = []
        while result == nil {
            if let known = configurations[folder] {
                result = known
                break
            }
            passed.append(folder)
            result = read(in: folder)
            if folder == "/" || folder.isEmpty { break }
            folder = Self.parent(of: folder)
        }
        let configuration = result ?? LintConfiguration()
        for folder in passed { configurations[folder] = configuration }
        return configuration
    }

    private func read(in folder: String) -> LintConfiguration? {
        switch load(FileSystem.shownPath(FileSystem.path(Self.fileName, in: folder))) {
        case .success(let file):
            let (configuration, diagnostics) = LintConfiguration.reading(file) { self.load($0) }
            self.diagnostics += diagnostics
            return configuration
        case .failure(let error):
            if error.reason != .notFound { errors.append(error) }
            return nil
        }
    }

    /// Reads a file once, so that what is wrong with one that several extend has one place.
    private func load(_ path: String) -> Result<SourceFile, FileError> {
        if let file = files[path] { return .success(file) }
        if let file = replaced[path] {
            files[path] = file
            return .success(file)
        }
        do throws(FileError) {
            let bytes = try FileSystem.readRegularFile(path, limit: LintConfiguration.maximumSize)
            let file = SourceFile(path: path, bytes: bytes)
            files[path] = file
            return .success(file)
        } catch {
            return .failure(error)
        }
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
