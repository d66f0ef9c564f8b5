/// Finds the files that a command's arguments mean: a file as it is given, and in a folder, and those below it, the files
/// with certain endings.
///
/// Hidden files and folders, `.build` among them, and `node_modules` are passed over. The order is that of the arguments,
/// and within a folder that of the names; a file that is met twice counts once.
package struct FileSearch {
    /// The endings without their dots.
    package let endings: [String]
    /// The paths found. A path in a folder begins with that of the folder; `-` stays.
    package private(set) var paths: [String] = []
    /// Folders that can't be read.
    package private(set) var errors: [FileError] = []
    private var known: Set<String> = []

    /// Searches what arguments name.
    package init(_ arguments: [String], endings: [String]) {
        self.endings = endings
        for argument in arguments {
            if argument != "-", FileSystem.isFolder(argument) { search(argument) } else { add(argument) }
        }
    }

    private mutating func search(_ root: String) {
        var start = root
        while start.count > 1, start.hasSuffix("/") { start.removeLast() }
        /// Folders to look into, the next one last.
        var pending = [start]
        while let folder = pending.popLast() {
            do throws(FileError) {
                let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
                var folders: [String] = []
                for (name, kind) in try FileSystem.entries(of: folder) where !name.hasPrefix(".") {
                    switch kind {
                    case .folder where name != "node_modules": folders.append(prefix + name)
                    case .file where endings.contains(where: { name.hasSuffix("." + $0) }): add(prefix + name)
                    default: break
                    }
                }
                pending += folders.reversed()
            } catch {
                errors.append(error)
            }
        }
    }

    private mutating func add(_ path: String) {
        let identity = path == "-" ? path : FileSystem.canonicalPath(path) ?? path
        if known.insert(identity).inserted { paths.append(path) }
    }
}
