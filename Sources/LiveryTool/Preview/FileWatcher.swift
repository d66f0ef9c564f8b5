import LiveryCommandLine
import LiveryLint

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Waits until files change.
///
/// Stamps decide whether one has changed; events of the file system only make it look sooner. So a change is seen on
/// network folders too, where there are no events: within ``interval`` milliseconds.
final class FileWatcher {
    /// Milliseconds between two looks when no event comes.
    static var interval: Int32 {
        #if os(Linux)
            1000
        #else
            200
        #endif
    }
    /// Milliseconds without a further change after which a change counts as complete: an editor may write in pieces.
    static let settlingTime: Int32 = 30

    private let interruption: Interruption
    private let events = FolderEvents()

    init(interruption: Interruption) {
        self.interruption = interruption
    }

    /// Waits for a change of the files; false when the process is interrupted instead.
    func waitForChange(of stamps: FileStamps) -> Bool {
        events.watch(stamps.paths)
        while !stamps.haveChanged {
            if isInterrupted(within: Self.interval) { return false }
        }
        var last = stamps.renewed
        repeat {
            last = last.renewed
            if isInterrupted(within: Self.settlingTime, ignoringEvents: true) { return false }
        } while last.haveChanged
        return true
    }

    /// Waits for an event, and tells whether it is the interruption.
    private func isInterrupted(within milliseconds: Int32, ignoringEvents: Bool = false) -> Bool {
        var descriptors = [pollfd(fd: interruption.descriptor, events: Int16(POLLIN), revents: 0)]
        if let descriptor = events.descriptor, !ignoringEvents {
            descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        }
        _ = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
        events.drain()
        return descriptors[0].revents != 0
    }
}

#if os(Linux)
    /// Events of the folders that files are in: a file that is replaced is another one, its folder stays.
    private final class FolderEvents {
        /// Becomes readable when something happens; nil when the system gives no events.
        let descriptor: Int32?

        init() {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            self.descriptor = descriptor < 0 ? nil : descriptor
        }

        deinit { if let descriptor { close(descriptor) } }

        /// Adds the folders of files, and those of the files that links lead to.
        func watch(_ paths: [String]) {
            guard let descriptor else { return }
            let files = paths + paths.compactMap { FileSystem.canonicalPath($0) }
            for folder in Set(files.map { FileSystem.directory(of: $0) }) {
                let mask = IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
                _ = inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, UInt32(mask))
            }
        }

        /// Takes the events: stamps tell what they mean.
        func drain() {
            guard let descriptor else { return }
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
        }
    }
#else
    /// Elsewhere, looking again is quick enough.
    private final class FolderEvents {
        let descriptor: Int32? = nil

        func watch(_ paths: [String]) {}
        func drain() {}
    }
#endif
