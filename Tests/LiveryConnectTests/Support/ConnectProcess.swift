import Foundation
import Testing

/// `livery-connect` as a process of its own that is talked with, in a folder of its own for what is kept.
final class ConnectProcess: @unchecked Sendable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let folder: TemporaryFolder
    private let process = Process()
    private let input: Input
    /// Guards what has been written until now, and tells of more.
    private let condition = NSCondition()
    private var output = ""
    private var errors = ""
    private var openStreams = 0

    /// - Parameters:
    ///   - terminal: What to write to instead of a pipe.
    ///   - isInputTyped: Whether a terminal is what standard input comes from.
    init(
        _ arguments: [String], folder: TemporaryFolder? = nil, terminal: PseudoTerminal? = nil,
        isInputTyped: Bool = false
    ) throws {
        input = try isInputTyped ? .terminal() : .pipe()
        self.folder = try folder ?? TemporaryFolder()
        process.executableURL = ToolProcess.productsDirectory.appending(path: "livery-connect")
        process.arguments = arguments
        process.environment = ["XDG_CACHE_HOME": self.folder.path("cache"), "no_proxy": "*"]
        process.currentDirectoryURL = self.folder.url
        process.standardInput = input.reader
        if let terminal {
            process.standardOutput = FileHandle(fileDescriptor: terminal.terminal, closeOnDealloc: false)
        } else {
            process.standardOutput = follow { $0.output += $1 }
        }
        process.standardError = follow { $0.errors += $1 }
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    private func follow(_ add: @escaping @Sendable (ConnectProcess, String) -> Void) -> Pipe {
        let pipe = Pipe()
        let handle = pipe.fileHandleForReading
        condition.withLock { openStreams += 1 }
        Thread.detachNewThread { [weak self] in
            while true {
                let data = handle.availableData
                guard let self else { return }
                condition.withLock {
                    if data.isEmpty { openStreams -= 1 } else { add(self, String(decoding: data, as: UTF8.self)) }
                    condition.broadcast()
                }
                if data.isEmpty { return }
            }
        }
        return pipe
    }

    /// What standard output and standard error have, once it is as wanted.
    @discardableResult
    func wait(
        seconds: Double = 20, until isWanted: (_ output: String, _ errors: String) -> Bool
    ) throws -> (output: String, errors: String) {
        try condition.withLock {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while !isWanted(output, errors) {
                guard condition.wait(until: deadline) else {
                    throw Failure(description: "not as wanted: \(output)\n\(errors)")
                }
            }
            return (output, errors)
        }
    }

    func type(_ line: String) throws { try input.writer.write(contentsOf: Data("\(line)\n".utf8)) }

    /// Writes a line again and again until no more is read for half a second, and returns the number of bytes
    /// that were taken.
    func flood(with line: String, limit: Int) throws -> Int {
        let descriptor = input.writer.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let bytes = Data("\(line)\n".utf8)
        var unwritten = bytes
        var count = 0
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while count < limit, poll(&wait, 1, 500) > 0 {
            let written = max(0, unwritten.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) })
            count += written
            unwritten = unwritten.dropFirst(written)
            if unwritten.isEmpty { unwritten = bytes }
        }
        return count
    }

    func endInput() throws {
        // A terminal has Control-D for it.
        if input.isTerminal { try input.writer.write(contentsOf: [4]) } else { try input.writer.close() }
    }

    func interrupt() { process.interrupt() }
    var isRunning: Bool { process.isRunning }

    /// What the process has said and its status, once it has ended.
    func result() throws -> ToolProcess.Result {
        let (output, errors) = try wait { _, _ in openStreams == 0 }
        process.waitUntilExit()
        return ToolProcess.Result(status: process.terminationStatus, stdout: output, stderr: errors)
    }
}

/// Where standard input comes from.
private struct Input {
    let reader: FileHandle
    let writer: FileHandle
    let isTerminal: Bool

    static func pipe() -> Input {
        let pipe = Pipe()
        return Input(reader: pipe.fileHandleForReading, writer: pipe.fileHandleForWriting, isTerminal: false)
    }

    static func terminal() throws -> Input {
        var (writer, reader): (Int32, Int32) = (-1, -1)
        guard openpty(&writer, &reader, nil, nil, nil) == 0 else {
            throw ConnectProcess.Failure(description: "there is no terminal")
        }
        return Input(
            reader: FileHandle(fileDescriptor: reader, closeOnDealloc: true),
            writer: FileHandle(fileDescriptor: writer, closeOnDealloc: true), isTerminal: true)
    }
}

/// A page of the test server, in a session that no other test uses.
struct LivePage {
    let session = UUID().uuidString
    let origin: String
    let url: String

    init(_ path: String, parameters: String = "") throws {
        origin = "http://127.0.0.1:\(try TestServer.shared.get().ports.plain)"
        url = "\(origin)\(path)?session=\(session)\(parameters)"
    }
}
