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
        /// The file is larger than positions in a source can express.
        case tooLarge
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
            case .tooLarge: "it is larger than 4 GiB"
            case .system(let code): strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
            }
        }
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
