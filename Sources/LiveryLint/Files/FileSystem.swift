import LiverySource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads and writes whole files, and knows paths and folders.
package enum FileSystem {
    // MARK: - Reading

    /// All bytes of a file, a pipe or a device.
    package static func read(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileError(operation: .read, path: path, reason: .init(code: errno)) }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, path: path)
    }

    /// All bytes of a file that was found and not named: what is no regular file could be read for ever, and is an error.
    ///
    /// - Parameter limit: The largest size to read, in bytes.
    package static func readRegularFile(
        _ path: String, limit: Int = SourceFile.maximumSize
    ) throws(FileError) -> [UInt8] {
        // Without waiting: opening a pipe would wait for a writer.
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw FileError(operation: .read, path: path, reason: .init(code: errno)) }
        defer { close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) == 0, !isKind(S_IFREG, status), !isKind(S_IFDIR, status) {
            throw FileError(operation: .read, path: path, reason: .notRegular)
        }
        return try read(descriptor: descriptor, path: path, limit: limit)
    }

    /// All bytes that are left to read from a descriptor; the path is for the error.
    package static func read(
        descriptor: Int32, path: String, limit: Int = SourceFile.maximumSize
    ) throws(FileError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw FileError(operation: .read, path: path, reason: .init(code: errno))
        }
        if isKind(S_IFDIR, status) { throw FileError(operation: .read, path: path, reason: .isDirectory) }

        let size = isKind(S_IFREG, status) ? Int(clamping: status.st_size) : 64 * 1024
        var bytes: [UInt8] = []
        // One byte more than the size says lets the read that finds the end need no room of its own.
        var room = min(size, limit) + 1
        while true {
            if bytes.count > limit || (isKind(S_IFREG, status) && size > limit) {
                throw FileError(operation: .read, path: path, reason: .tooLarge(limit: limit))
            }
            var failure: Int32?
            var isAtEnd = false
            // Appending a piece that is filled in place keeps the bytes from being set to zero first.
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                while count < buffer.count {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                    let read = receive(descriptor, rest)
                    if read > 0 {
                        count += read
                    } else if read == 0 {
                        isAtEnd = true
                        return
                    } else {
                        failure = errno
                        return
                    }
                }
            }
            if let failure { throw FileError(operation: .read, path: path, reason: .init(code: failure)) }
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
            if isAtEnd { return bytes }
            room = min(max(64 * 1024, bytes.count), max(limit - bytes.count, 0) + 1)
        }
    }

    private static func receive(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
                let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
            #elseif canImport(Darwin)
                let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&wait, 1, -1)
            default: return count
            }
        }
    }

    // MARK: - Writing

    /// Replaces the content of a file, or makes one, so that a reader sees the old bytes or the new ones and never a part.
    ///
    /// A symbolic link is followed, permissions are kept, and a file that may not be written is not replaced. What is no
    /// regular file (a pipe, a device) is written to in place. The bytes are not forced to the disk: a crash of the
    /// tool leaves the file whole, one of the machine may not.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let target = try followingLinks(path)
        var status = stat()
        let exists = stat(target, &status) == 0
        if exists {
            if isKind(S_IFDIR, status) { throw FileError(operation: .write, path: path, reason: .isDirectory) }
            guard access(target, W_OK) == 0 else {
                throw FileError(operation: .write, path: path, reason: .init(code: errno))
            }
            if !isKind(S_IFREG, status) { return try writeInPlace(bytes, to: target) }
        }

        var template = Array("\(directory(of: target)).livery-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw FileError(operation: .write, path: path, reason: .init(code: errno)) }
        let temporary = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        var failure: Int32?
        if exists {
            // Only root can give a file away; for others the file was theirs or becomes theirs, as with an editor.
            if status.st_uid != geteuid() || status.st_gid != getegid() {
                _ = fchown(descriptor, status.st_uid, status.st_gid)
            }
            if fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = errno }
        } else {
            let mask = umask(0)
            umask(mask)
            if fchmod(descriptor, 0o666 & ~mask) != 0 { failure = errno }
        }
        if failure == nil { failure = bytes.withUnsafeBytes({ send($0, to: descriptor) }) }
        if close(descriptor) != 0, failure == nil { failure = errno }
        if failure == nil, rename(temporary, target) != 0 { failure = errno }
        if let failure {
            unlink(temporary)
            throw FileError(operation: .write, path: path, reason: .init(code: failure))
        }
    }

    private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = retrying { open(path, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileError(operation: .write, path: path, reason: .init(code: errno)) }
        defer { close(descriptor) }
        if let failure = bytes.withUnsafeBytes({ send($0, to: descriptor) }) {
            throw FileError(operation: .write, path: path, reason: .init(code: failure))
        }
    }

    /// Writes all of some bytes to a descriptor; returns what `errno` has when that fails.
    package static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest)
            #if canImport(Glibc)
                let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
            #elseif canImport(Musl)
                let count = Musl.write(descriptor, piece.baseAddress, piece.count)
            #elseif canImport(Darwin)
                let count = Darwin.write(descriptor, piece.baseAddress, piece.count)
            #endif
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                // Whoever shares the terminal or pipe has made it non-blocking.
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wait, 1, -1)
            default: return errno
            }
        }
        return nil
    }

    /// The path of the file itself when a path leads to it over symbolic links; the file needn't be there.
    private static func followingLinks(_ path: String) throws(FileError) -> String {
        var path = path
        // The limit is that of the kernel for one path.
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: 4096)
            let count = readlink(path, &buffer, buffer.count)
            guard count > 0 else { return path }
            let destination = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = destination.hasPrefix("/") ? destination : directory(of: path) + destination
        }
        throw FileError(operation: .write, path: path, reason: .system(ELOOP))
    }

    private static func isKind(_ kind: mode_t, _ status: stat) -> Bool { status.st_mode & S_IFMT == kind }

    private static func retrying(_ call: () -> Int32) -> Int32 {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}
