import LiveryLint
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file of `--record`, made anew and written line by line.
final class RecordingFile: Sendable {
    let path: String
    private let descriptor: Int32
    private let code = Atomic<Int32>(0)

    init(path: String) throws(FileError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(operation: .write, path: path, reason: .init(code: errno)) }
    }

    deinit { close(descriptor) }

    /// Why something couldn't be written; nothing is written after that.
    var failure: FileError? {
        let code = code.load(ordering: .acquiring)
        return code == 0 ? nil : FileError(operation: .write, path: path, reason: .init(code: code))
    }

    func write(_ line: [UInt8]) {
        guard code.load(ordering: .acquiring) == 0 else { return }
        if let failure = line.withUnsafeBytes({ FileSystem.send($0, to: descriptor) }) {
            code.store(failure, ordering: .releasing)
        }
    }
}
