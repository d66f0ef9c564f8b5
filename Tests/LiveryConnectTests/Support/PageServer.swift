import Foundation

/// The process of `Fixtures/page_server.py`, which all tests of a run share.
final class PageServer: Sendable {
    /// The server, or why there is none.
    static let shared = Result { try PageServer() }

    let origin: String
    /// Ends the server when the process of the tests ends, which closes it.
    private let input = Pipe()

    private init() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = try PythonEnvironment.shared.get()
        process.arguments = [
            URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "Fixtures/page_server.py").path,
            PythonEnvironment.servers.path,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line = ""
        while !line.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw ConnectProcess.Failure(description: "page_server.py ended") }
            line += String(decoding: data, as: UTF8.self)
        }
        guard let port = UInt16(line.dropLast()) else {
            throw ConnectProcess.Failure(description: "page_server.py has no port: \(line)")
        }
        origin = "http://127.0.0.1:\(port)"
    }
}
