#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// What a name in a folder stands for.
    package enum EntryKind: Hashable, Sendable {
        case file, folder
        case link
        /// A pipe, a device or the like.
        case other
    }

    /// Whether a path leads to a folder, over links or not.
    package static func isFolder(_ path: String) -> Bool { kind(of: path, followingLinks: true) == .folder }

    /// Whether a path leads to anything.
    package static func exists(_ path: String) -> Bool { kind(of: path, followingLinks: true) != nil }

    /// What a path leads to; nil for nothing.
    package static func kind(of path: String, followingLinks: Bool) -> EntryKind? {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// Goes through the names in a folder, without `.` and `..`, in the order of the file system.
    ///
    /// - Parameter body: Gets the bytes of each name, which are good for the call only, and what it stands for; nil when
    ///   the file system doesn't tell without a look at the file.
    package static func forEachEntry(
        of folder: String, _ body: (UnsafeBufferPointer<UInt8>, EntryKind?) -> Void
    ) throws(FileError) {
        guard let stream = opendir(folder) else {
            throw FileError(operation: .read, path: folder, reason: .init(code: errno))
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let type = Int32(entry.pointee.d_type)
            let kind: EntryKind? =
                switch type {
                case Int32(DT_REG): .file
                case Int32(DT_DIR): .folder
                case Int32(DT_LNK): .link
                case Int32(DT_UNKNOWN): nil
                default: .other
                }
            withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let end = bytes.firstIndex(of: 0) ?? bytes.count
                let name = UnsafeRawBufferPointer(rebasing: bytes[..<end])
                let isItselfOrParent = end <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
                if !isItselfOrParent { name.withMemoryRebound(to: UInt8.self) { body($0, kind) } }
            }
        }
    }
}
