import Foundation
import Testing

/// `livery-connect` as a process of its own that is talked with, in a folder of its own for what is kept.
final class ConnectProcess: @unchecked Sendable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let folder: TemporaryFolder
    private let process = Process()
    private let input = Pipe()
    /// Guards what has been written until now, and tells of more.
    private let condition = NSCondition()
    private var output = ""
    private var errors = ""
    private var openStreams = 0

    /// - Parameter terminal: What to write to instead of a pipe.
    init(
        _ arguments: [String], folder: TemporaryFolder? = nil, terminal: PseudoTerminal? = nil
    ) throws {
        self.folder = try folder ?? TemporaryFolder()
        process.executableURL = ToolProcess.productsDirectory.appending(path: "livery-connect")
        process.arguments = arguments
        process.environment = ["XDG_CACHE_HOME": self.folder.path("cache"), "no_proxy": "*"]
        process.currentDirectoryURL = self.folder.url
        process.standardInput = input
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

    func type(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }
    func endInput() throws { try input.fileHandleForWriting.close() }
    func interrupt() { process.interrupt() }

    /// What the process has said and its status, once it has ended.
    func result() throws -> ToolProcess.Result {
        let (output, errors) = try wait { _, _ in openStreams == 0 }
        process.waitUntilExit()
        return ToolProcess.Result(status: process.terminationStatus, stdout: output, stderr: errors)
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
