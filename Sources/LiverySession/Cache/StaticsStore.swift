import Dispatch
import LiverySource

#if canImport(Darwin)
    import Foundation
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Keeps the statics of one origin on disk between runs.
///
/// Several processes may use one store at once: saving adds to what others have saved. What a file holds is trusted only when
/// its checksum and all lengths are right; else it is dropped, which costs that the server sends its statics again. All
/// work on files is done on a queue of the store's own.
public final class StaticsStore: Sendable {
    /// The server whose statics these are, such as `https://example.com`.
    public let origin: String
    /// The path of the file.
    public let path: String

    private let file: SharedFile
    private let queue = DispatchQueue(label: "livery.statics-store", qos: .utility)

    /// - Parameter folder: The path of the folder for the file, made when it isn't there; files of several origins may be in it.
    public init(origin: String, folder: String) {
        self.origin = origin
        path = "\(folder)/\(Self.fileName(of: origin))"
        file = SharedFile(path: path)
    }

    /// A store in the ``defaultFolder``; nil when there is none.
    public convenience init?(origin: String) {
        guard let folder = Self.defaultFolder else { return nil }
        self.init(origin: origin, folder: folder)
    }

    /// `livery/statics` in the user's folder for caches: on Apple platforms that of the app, elsewhere `XDG_CACHE_HOME`, or
    /// `.cache` in the home folder (XDG Base Directory). Nil when neither is set to an absolute path.
    public static var defaultFolder: String? {
        #if canImport(Darwin)
            let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path
        #else
            let caches = folder("XDG_CACHE_HOME") ?? folder("HOME").map { $0 + "/.cache" }
        #endif
        return caches.map { $0 + "/livery/statics" }
    }

    /// What the file holds, and what is wrong with it. A file that can't be read or trusted is removed, so that it is reported
    /// once.
    public func load() async -> (statics: StaticsCache, diagnostics: [Diagnostic]) {
        await onQueue { store in
            do throws(SharedFile.Failure) {
                if let statics = store.read() { return (statics, []) }
                // Under the lock, since another process may just have replaced it by a good one.
                return try store.file.withLock { () throws(SharedFile.Failure) in
                    var diagnostics: [Diagnostic] = []
                    let statics = try store.readOrDrop(&diagnostics)
                    return (statics, diagnostics)
                }
            } catch {
                return (StaticsCache(), [store.diagnostic(of: error)])
            }
        }
    }

    /// Saves statics, the ``StaticsCache/maximumCount`` most recently used; those that only the file has count as used before
    /// all of these. Calls are done one after another.
    ///
    /// - Returns: What went wrong.
    public func save(_ statics: StaticsCache) async -> [Diagnostic] {
        await onQueue { store in
            var statics = statics
            var diagnostics: [Diagnostic] = []
            do throws(SharedFile.Failure) {
                try store.file.withLock { () throws(SharedFile.Failure) in
                    statics.merge(older: try store.readOrDrop(&diagnostics))
                    _ = statics.announced()
                    try store.file.replace(with: StaticsFile.bytes(of: statics, origin: store.origin))
                }
            } catch {
                diagnostics.append(store.diagnostic(of: error))
            }
            return diagnostics
        }
    }

    /// What the file holds: nothing when there is none, nil when it can't be read or trusted.
    private func read() -> StaticsCache? {
        do {
            guard let bytes = try file.read(limit: StaticsFile.maximumSize) else { return StaticsCache() }
            return try StaticsFile.statics(in: bytes, origin: origin)
        } catch {
            return nil
        }
    }

    /// What the file holds; one that can't be read or trusted is removed, and reported. To be called under the lock.
    private func readOrDrop(_ diagnostics: inout [Diagnostic]) throws(SharedFile.Failure) -> StaticsCache {
        do throws(SharedFile.Failure) {
            guard let bytes = try file.read(limit: StaticsFile.maximumSize) else { return StaticsCache() }
            do throws(StaticsFile.Flaw) {
                return try StaticsFile.statics(in: bytes, origin: origin)
            } catch {
                diagnostics.append(diagnostic("dropped '\(path)': \(error.rawValue)"))
            }
        } catch {
            diagnostics.append(diagnostic(of: error))
        }
        file.remove()
        return StaticsCache()
    }

    private func onQueue<Result: Sendable>(_ work: @escaping @Sendable (StaticsStore) -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work(self)) }
        }
    }

    private func diagnostic(of failure: SharedFile.Failure) -> Diagnostic {
        diagnostic("cannot \(failure.operation) '\(path)': \(failure.reason)")
    }

    private func diagnostic(_ message: String) -> Diagnostic { Self.diagnostic(message, path: path) }

    private static func diagnostic(_ message: String, path: String) -> Diagnostic {
        Diagnostic(
            rule: "statics-store", severity: .warning, message: message, file: SourceFile(path: path, bytes: []),
            range: .empty(at: 0))
    }

    /// What is wrong when there is no ``defaultFolder``.
    static var missingFolder: Diagnostic {
        diagnostic("statics aren't kept between runs: the user has no folder for caches", path: "<statics>")
    }

    /// A name that people can read, and a hash (FNV-1a) that tells origins apart. The file says which origin it is of, so that
    /// two of one hash don't mix.
    private static func fileName(of origin: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in origin.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let readable = origin.unicodeScalars.prefix(64).map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                ? Character(scalar) : "-"
        }
        return "\(String(readable))-\(String(hash, radix: 16)).statics"
    }

    #if !canImport(Darwin)
        private static func folder(_ variable: String) -> String? {
            guard let value = getenv(variable).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
            return value
        }
    #endif
}
