import Foundation

/// Runs the built `livery` as a process of its own.
enum ToolProcess {
    struct Result: Sendable {
        var status: Int32
        var stdout: String
        var stderr: String
    }

    enum Failure: Error {
        case notBuilt(String)
        case timedOut([String])
    }

    /// The folder of the built products, where the test bundle is too.
    static var productsDirectory: URL {
        #if os(macOS)
            for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
                return bundle.bundleURL.deletingLastPathComponent()
            }
        #endif
        return Bundle.main.bundleURL
    }

    /// The package's own folder.
    static let packageDirectory = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Runs the tool to its end, or throws after the deadline.
    ///
    /// The environment is the given one and nothing else but PATH. Output that isn't UTF-8 is read with replacement
    /// characters.
    static func run(
        _ arguments: [String], stdin: [UInt8] = [], environment: [String: String] = [:],
        currentDirectory: URL? = nil, deadline: Duration = .seconds(60)
    ) throws -> Result {
        let tool = productsDirectory.appending(path: "livery")
        guard FileManager.default.isExecutableFile(atPath: tool.path) else { throw Failure.notBuilt(tool.path) }
        return try run(
            tool, arguments, stdin: stdin, environment: environment, currentDirectory: currentDirectory,
            deadline: deadline)
    }

    /// Runs any program in the same way.
    static func run(
        _ program: URL, _ arguments: [String], stdin: [UInt8] = [], environment: [String: String] = [:],
        currentDirectory: URL? = nil, deadline: Duration = .seconds(60)
    ) throws -> Result {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        process.environment = ["PATH": path].merging(environment) { $1 }
        if let currentDirectory { process.currentDirectoryURL = currentDirectory }
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors

        let group = DispatchGroup()
        group.enter()
        process.terminationHandler = { _ in group.leave() }
        try process.run()
        let (stdout, stderr) = (Collected(), Collected())
        for (pipe, collected) in [(output, stdout), (errors, stderr)] {
            let handle = pipe.fileHandleForReading
            DispatchQueue.global().async(group: group) { collected.set(handle.readDataToEndOfFile()) }
        }
        let writer = input.fileHandleForWriting
        DispatchQueue.global().async(group: group) {
            // The tool may end without reading all of it.
            try? writer.write(contentsOf: Data(stdin))
            try? writer.close()
        }

        let seconds = Double(deadline.components.seconds)
        guard group.wait(timeout: .now() + seconds) == .success else {
            process.terminate()
            throw Failure.timedOut(arguments)
        }
        return Result(status: process.terminationStatus, stdout: stdout.text, stderr: stderr.text)
    }

    /// What a pipe gave, written by one queue and read when it is done.
    private final class Collected: @unchecked Sendable {
        private let lock = NSLock()
        private var data = Data()

        func set(_ data: Data) { lock.withLock { self.data = data } }
        var text: String { lock.withLock { String(decoding: data, as: UTF8.self) } }
    }
}

/// A folder that is there for one test.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and the folders that it is in, and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func path(_ name: String) -> String { url.appending(path: name).path }
}
