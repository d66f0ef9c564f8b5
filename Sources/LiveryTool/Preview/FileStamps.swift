#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Which version of some files was read, so that a later one can be told.
struct FileStamps {
    /// What changes when a file is written or replaced.
    private struct Stamp: Equatable {
        let device: UInt64
        let inode: UInt64
        let size: Int64
        let seconds: Int64
        let nanoseconds: Int64

        /// Nil when there is no file.
        init?(of path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            inode = UInt64(status.st_ino)
            size = Int64(status.st_size)
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            seconds = Int64(time.tv_sec)
            nanoseconds = Int64(time.tv_nsec)
        }
    }

    private var stamps: [String: Stamp?] = [:]

    var paths: [String] { stamps.keys.sorted() }

    /// Notes the version of a file that is about to be read. A file that is read again keeps its first stamp.
    mutating func note(_ path: String) {
        if stamps[path] == nil { stamps[path] = .some(Stamp(of: path)) }
    }

    /// Whether a file has another version now, has gone or has come.
    var haveChanged: Bool { stamps.contains { Stamp(of: $0.key) != $0.value } }

    /// The same files with their versions of now.
    var renewed: FileStamps {
        var result = FileStamps()
        for path in stamps.keys { result.note(path) }
        return result
    }
}
