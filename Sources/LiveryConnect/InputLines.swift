import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The lines of standard input. No more is read than what the next line takes, so that who writes faster than lines are
/// asked for has to wait.
struct InputLines {
    /// The longest line that is read, in bytes; the rest of a longer one is a line of its own.
    static let maximumLength = 1 << 20

    /// Whether somebody types them.
    static var areTyped: Bool { isatty(STDIN_FILENO) == 1 }

    /// Reading blocks, which no thread of tasks may do.
    private static let queue = DispatchQueue(label: "livery-connect.input")

    private var line: [UInt8] = []
    private var unread: ArraySlice<UInt8> = []

    /// The next line, without its line break; nil at the end.
    mutating func next() async -> String? {
        while true {
            while let byte = unread.popFirst() {
                if byte == UInt8(ascii: "\n") { return takeLine() }
                line.append(byte)
                if line.count == Self.maximumLength { return takeLine() }
            }
            unread = await Self.bytes()
            if unread.isEmpty { return line.isEmpty ? nil : takeLine() }
        }
    }

    private mutating func takeLine() -> String {
        defer { line.removeAll(keepingCapacity: true) }
        return String(decoding: line, as: UTF8.self)
    }

    /// What there is, once there is something; empty at the end.
    private static func bytes() async -> ArraySlice<UInt8> {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: readBytes()) }
        }
    }

    private static func readBytes() -> ArraySlice<UInt8> {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            // The descriptor may be one that doesn't block.
            var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            _ = poll(&descriptor, 1, -1)
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            return buffer.prefix(max(count, 0))
        }
    }
}
