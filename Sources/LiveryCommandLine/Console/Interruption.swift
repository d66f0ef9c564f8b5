import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Control-C as an event to wait for instead of the end of the process.
package final class Interruption {
    /// Becomes readable when the process is interrupted.
    package let descriptor: Int32

    /// Takes over the signal for the rest of the process. Nil when the process has no descriptors left.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        descriptor = ends[0]
        interruptedPipe.store(ends[1], ordering: .releasing)
        // A handler may do little more than write: whoever waits sees the byte, whenever the signal comes.
        signal(SIGINT) { _ in
            var byte: UInt8 = 0
            _ = write(interruptedPipe.load(ordering: .acquiring), &byte, 1)
        }
    }
}

/// The end of the pipe that the signal handler writes to, which can reach nothing but a global.
private let interruptedPipe = Atomic<Int32>(-1)
