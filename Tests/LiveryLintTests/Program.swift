import Foundation

/// Runs programs that are installed on the machine.
enum Program {
    struct Result: Sendable {
        var status: Int32
        var stdout: String
        var stderr: String
    }

    struct TimedOut: Error {
        var arguments: [String]
    }

    /// Whether a command is in PATH.
    static func isInstalled(_ name: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// Runs a command to its end, with the environment of the tests and what is given besides, or throws after the deadline.
    static func run(
        _ command: [String], stdin: [UInt8] = [], environment: [String: String] = [:], in folder: URL? = nil,
        deadline: Duration = .seconds(60)
    ) throws -> Result {
        let files = try TemporaryFolder()
        let (input, output, errors) = (files.path("stdin"), files.path("stdout"), files.path("stderr"))
        try Data(stdin).write(to: URL(filePath: input))
        for path in [output, errors] { try Data().write(to: URL(filePath: path)) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = FileHandle(forReadingAtPath: input)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        try process.run()
        guard hasEnded.wait(timeout: .now() + Double(deadline.components.seconds)) == .success else {
            process.terminate()
            throw TimedOut(arguments: command)
        }
        return Result(
            status: process.terminationStatus,
            stdout: String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self),
            stderr: String(decoding: try Data(contentsOf: URL(filePath: errors)), as: UTF8.self))
    }
}
