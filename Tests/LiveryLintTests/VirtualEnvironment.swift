import Foundation

/// Python environments with packages that tests need.
///
/// Each is made once, under `.build/test-venv`, in a folder named for what its requirements are, and used again until they
/// change.
enum VirtualEnvironment {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// How long making one may take, for each of its two steps, in seconds.
    private static let deadline = 300.0

    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The path of the interpreter of the environment with some requirements.
    ///
    /// - Parameter path: The path of the file of requirements, in the package.
    static func python(requirements path: String) throws -> URL {
        let requirements = package.appending(path: path)
        let hash = try Data(contentsOf: requirements).reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
        }
        let folder = package.appending(path: ".build/test-venv")
        let environment = folder.appending(path: String(hash, radix: 16))
        let python = environment.appending(path: "bin/python")
        if FileManager.default.isExecutableFile(atPath: python.path) { return python }
        // Made elsewhere and moved, so that one that was left half made is never used.
        let unfinished = folder.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: unfinished) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try run(["python3", "-m", "venv", unfinished.path])
        try run([
            unfinished.appending(path: "bin/python").path, "-m", "pip", "install", "--quiet", "--no-input",
            "--disable-pip-version-check", "--requirement", requirements.path,
        ])
        do {
            try FileManager.default.moveItem(at: unfinished, to: environment)
        } catch  where FileManager.default.isExecutableFile(atPath: python.path) {
            // Another process was faster.
        }
        return python
    }

    private static func run(_ command: [String]) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let end = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + deadline, execute: end)
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        end.cancel()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(command.joined(separator: " ")): \(text)")
        }
    }
}
