import Foundation
import Testing

/// A Python with the packages of `Tests/requirements.txt`, for checks against implementations that are not Livery's.
///
/// It is made once, under `.build/test-venv`, in a folder named for what the requirements are, and used again until they
/// change. Where there is no `python3`, tests that need it are skipped; when the packages can't be installed, they fail.
enum PythonEnvironment {
    static let isAvailable = Program.isInstalled("python3")

    /// The trait of tests that need it.
    static var isRequired: some SuiteTrait & TestTrait {
        ConditionTrait.enabled(if: isAvailable, "python3 is not installed: nothing is checked against Python packages")
    }

    private static let shared = Result { try create() }

    /// Runs a script.
    static func run(_ script: String, _ arguments: [String] = [], stdin: [UInt8] = []) throws -> Program.Result {
        try Program.run([shared.get().path, "-c", script] + arguments, stdin: stdin)
    }

    private struct Failure: Error {
        var command: [String]
        var output: String
    }

    private static func create() throws -> URL {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let requirements = package.appending(path: "Tests/requirements.txt")
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
        try succeed(["python3", "-m", "venv", unfinished.path])
        try succeed([
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

    private static func succeed(_ command: [String]) throws {
        let result = try Program.run(command, deadline: .seconds(300))
        if result.status != 0 { throw Failure(command: command, output: result.stdout + result.stderr) }
    }
}
