#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that several processes read and replace: whoever reads it sees the whole of what one of them wrote.
///
/// Changes are made under an advisory lock on a second file beside it (`flock`), which stays. The new content goes to a
/// third file, is forced to the disk and renamed; what a crash leaves of it is written over the next time.
struct SharedFile: Sendable {
    let path: String

    /// How long another process is waited for, in milliseconds.
    static let lockTimeout = 5000

    struct Failure: Error, Equatable {
        var operation: String
        /// In words.
        var reason: String

        static func system(_ operation: String) -> Failure {
            let code = errno
            return Failure(
                operation: operation,
                reason: strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)")
        }
    }

    /// The whole content; nil when there is no file.
    ///
    /// - Parameter limit: The largest content in bytes; of a larger one nothing is read.
    func read(limit: Int) throws(Failure) -> [UInt8]? {
        // Without waiting: opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .system("read")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system("read") }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(operation: "read", reason: "it is no regular file")
        }
        guard status.st_size <= limit else {
            throw Failure(operation: "read", reason: "it is larger than \(limit) bytes")
        }
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                let read = systemRead(descriptor, rest.baseAddress, rest.count)
                if read < 0, errno == EINTR { continue }
                isWhole = read >= 0
                guard read > 0 else { return }
                count += read
            }
        }
        guard isWhole else { throw .system("read") }
        return bytes
    }

    /// Replaces the content. To be called under the lock.
    func replace(with bytes: [UInt8]) throws(Failure) {
        let temporary = path + ".tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .system("write") }
        var failure: Failure?
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = systemWrite(descriptor, piece.baseAddress, piece.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else {
                    failure = .system("write")
                    return
                }
                rest = rest.dropFirst(count)
            }
        }
        if failure == nil, fsync(descriptor) != 0 { failure = .system("write") }
        if close(descriptor) != 0, failure == nil { failure = .system("write") }
        if failure == nil, rename(temporary, path) != 0 { failure = .system("write") }
        if let failure {
            unlink(temporary)
            throw failure
        }
        // The new name too. The content is safe either way, so that a file system that can't do this costs nothing.
        let folder = open(Self.folder(of: path), O_RDONLY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }

    /// Removes the file. To be called under the lock.
    func remove() { unlink(path) }

    /// Does something while no other process, and no other object in this one, changes the file. Makes the folder.
    func withLock<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try Self.makeFolder(Self.folder(of: path))
        let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .system("lock") }
        // Closing gives the lock back.
        defer { close(descriptor) }
        let pause = 10
        for waited in stride(from: 0, through: Self.lockTimeout, by: pause) {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
            guard errno == EWOULDBLOCK || errno == EINTR else { throw .system("lock") }
            if waited < Self.lockTimeout { usleep(UInt32(pause) * 1000) }
        }
        throw Failure(operation: "lock", reason: "another process has had it for \(Self.lockTimeout / 1000) seconds")
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes a folder and those above it, for this user only.
    private static func makeFolder(_ path: String) throws(Failure) {
        var missing: [String] = []
        var folder = path
        while mkdir(folder, 0o700) != 0 {
            if errno == EEXIST { break }
            guard errno == ENOENT, folder != Self.folder(of: folder) else { throw .system("make the folder of") }
            missing.append(folder)
            folder = Self.folder(of: folder)
        }
        for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
            throw .system("make the folder of")
        }
    }
}

#if canImport(Glibc)
    private let systemRead = Glibc.read
    private let systemWrite = Glibc.write
#elseif canImport(Musl)
    private let systemRead = Musl.read
    private let systemWrite = Musl.write
#elseif canImport(Darwin)
    private let systemRead = Darwin.read
    private let systemWrite = Darwin.write
#endif
