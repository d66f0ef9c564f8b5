#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that can't be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
    package enum Operation: String, Sendable {
        case read, write
    }

    package enum Reason: Hashable, Sendable, CustomStringConvertible {
        case notFound
        case isDirectory
        case permissionDenied
        /// The file is larger than a limit in bytes, that of positions in a source or a narrower one.
        case tooLarge(limit: Int)
        /// A pipe or device stands where a file was looked for.
        case notRegular
        /// A folder or pattern has more files than a limit.
        case tooManyFiles(limit: Int)
        /// A pattern matches nothing.
        case noMatch
        /// Any other reason, as `errno` has it.
        case system(Int32)

        /// The reason that an `errno` gives.
        package init(code: Int32) {
            switch code {
            case ENOENT, ENOTDIR: self = .notFound
            case EISDIR: self = .isDirectory
            case EACCES, EPERM: self = .permissionDenied
            default: self = .system(code)
            }
        }

        package var description: String {
            switch self {
            case .notFound: "no such file or directory"
            case .isDirectory: "it is a directory"
            case .permissionDenied: "permission denied"
            case .tooLarge(let limit): "it is larger than \(FileError.size(limit))"
            case .notRegular: "it is no regular file"
            case .tooManyFiles(let limit): "there are more than \(limit) files"
            case .noMatch: "no file matches the pattern"
            case .system(let code): strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
            }
        }
    }

    private static func size(_ bytes: Int) -> String {
        if bytes >= 1 << 30 { return "\((bytes + 1) >> 30) GiB" }
        return bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
    }

    package var operation: Operation
    package var path: String
    package var reason: Reason

    package init(operation: Operation, path: String, reason: Reason) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    package var description: String { "cannot \(operation.rawValue) '\(path)': \(reason)" }
}
