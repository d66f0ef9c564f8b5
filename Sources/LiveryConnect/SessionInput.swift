import Dispatch
import LiveryCommandLine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a person does while a session goes on: lines of standard input, and Control-C.
enum SessionInput: Sendable {
    case line(String)
    /// Standard input has ended.
    case end
    case interruption

    /// The longest line that is read, in bytes; the rest of a longer one is a line of its own.
    static let maximumLineLength = 1 << 20

    /// Hands on what comes until the process is interrupted, on a thread of its own.
    static func follow(_ interruption: Interruption, _ handle: @escaping @Sendable (SessionInput) -> Void) {
        let descriptor = interruption.descriptor
        DispatchQueue(label: "livery-connect.input").async {
            var reader = LineReader()
            var isOpen = true
            while true {
                var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
                if isOpen { descriptors.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)) }
                guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { continue }
                if descriptors[0].revents != 0 { return handle(.interruption) }
                guard isOpen, descriptors[1].revents != 0 else { continue }
                isOpen = reader.take(from: STDIN_FILENO) { handle(.line($0)) }
                if !isOpen { handle(.end) }
            }
        }
    }

    /// Cuts what is read into lines.
    private struct LineReader {
        private var rest: [UInt8] = []

        /// Reads what there is; false at the end.
        mutating func take(from descriptor: Int32, _ handle: (String) -> Void) -> Bool {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 { return errno == EINTR || errno == EAGAIN }
            for byte in buffer[..<count] {
                if byte == UInt8(ascii: "\n") || rest.count == SessionInput.maximumLineLength { finish(handle) }
                if byte != UInt8(ascii: "\n") { rest.append(byte) }
            }
            if count == 0, !rest.isEmpty { finish(handle) }
            return count > 0
        }

        private mutating func finish(_ handle: (String) -> Void) {
            handle(String(decoding: rest, as: UTF8.self))
            rest.removeAll(keepingCapacity: true)
        }
    }
}
