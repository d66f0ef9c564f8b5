import LiveryLint

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes to a file descriptor in large pieces.
///
/// A reader that has gone away is no error: what is written after that is dropped. Any other failure is kept in
/// ``failure``, and nothing is written after it. SIGPIPE must be ignored by the process.
package final class BufferedOutput {
    /// The reason why writing failed, as `errno` has it; nil while all is well.
    package private(set) var failure: Int32?
    /// Whether nothing more will arrive, because the reader has gone away or writing failed.
    package private(set) var isClosed = false
    /// Whether the output is a terminal.
    package let isTerminal: Bool
    package let descriptor: Int32

    private var buffer: [UInt8] = []
    private let capacity: Int

    /// Makes an output; with a capacity of 0 everything is written at once.
    package init(descriptor: Int32, capacity: Int = 64 * 1024) {
        self.descriptor = descriptor
        self.capacity = capacity
        isTerminal = isatty(descriptor) == 1
    }

    package func write(_ text: some StringProtocol) {
        var text = String(text)
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    package func write(_ bytes: some Sequence<UInt8>) {
        if bytes.withContiguousStorageIfAvailable({ append(UnsafeRawBufferPointer($0)) }) == nil {
            Array(bytes).withUnsafeBytes(append)
        }
    }

    /// Writes out what is buffered.
    package func flush() {
        buffer.withUnsafeBytes(send)
        buffer.removeAll(keepingCapacity: true)
    }

    private func append(_ bytes: UnsafeRawBufferPointer) {
        if isClosed { return }
        if buffer.count + bytes.count > capacity { flush() }
        if bytes.count > capacity { send(bytes) } else { buffer.append(contentsOf: bytes) }
    }

    private func send(_ bytes: UnsafeRawBufferPointer) {
        if isClosed { return }
        guard let failure = FileSystem.send(bytes, to: descriptor) else { return }
        isClosed = true
        if failure != EPIPE { self.failure = failure }
    }
}
