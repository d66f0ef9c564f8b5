#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// What a name in a folder stands for.
    package enum EntryKind {
        case file, folder
        /// A pipe, a device, a link to nowhere or to a folder.
        case other
    }

    /// Whether a path leads to a folder, over links or not.
    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in a folder, sorted by their bytes, with what they stand for. A link to a file is a file; one to a folder
    /// is not followed, since it may lead back.
    package static func entries(of folder: String) throws(FileError) -> [(name: String, kind: EntryKind)] {
        guard let stream = opendir(folder) else {
            throw FileError(operation: .read, path: folder, reason: .init(code: errno))
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return names.map { name in (name, kind(of: folder + "/" + name)) }
    }

    private static func kind(of path: String) -> EntryKind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        if isLink, stat(path, &status) != 0 { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR where !isLink: return .folder
        default: return .other
        }
    }
}
