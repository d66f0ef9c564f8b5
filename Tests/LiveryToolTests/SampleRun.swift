import Foundation
import LiveryLint
@testable import LiveryCommandLine
@testable import LiveryTool

/// Runs the sample tool in this process, with files for its outputs.
struct SampleRun {
    let status: ExitStatus
    let stdout: String
    let stderr: String

    init(_ arguments: [String], environment: [String: String] = ["COLUMNS": "80"]) async throws {
        let folder = try TemporaryFolder()
        let (outputPath, errorPath) = (try folder.file("stdout", ""), try folder.file("stderr", ""))
        let output = try FileHandle(forWritingTo: URL(filePath: outputPath))
        let errors = try FileHandle(forWritingTo: URL(filePath: errorPath))
        let console = Console(
            output: output.fileDescriptor, errors: errors.fileDescriptor, environment: { environment[$0] })
        status = await CommandRunner(root: SampleTool.self, version: "1.2.3").run(arguments, in: console)
        stdout = String(decoding: try FileSystem.read(outputPath), as: UTF8.self)
        stderr = String(decoding: try FileSystem.read(errorPath), as: UTF8.self)
        withExtendedLifetime((output, errors, folder)) {}
    }
}
