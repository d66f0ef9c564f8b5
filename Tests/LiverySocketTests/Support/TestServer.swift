import Foundation
import Testing

/// The process of `Tests/Servers/live_server.py`, which all tests of a run share.
final class TestServer: Sendable {
    /// Where it listens, as it says itself.
    struct Ports: Decodable {
        /// The path of the certificate of the authority that vouches for the TLS servers.
        var authority: String
        var plain: UInt16
        /// TLS, with a certificate for `localhost`.
        var tls: UInt16
        /// TLS, with a certificate for 127.0.0.1.
        var tlsAddress: UInt16
        /// Odd answers to handshakes.
        var handshake: UInt16
        var proxy: UInt16
    }

    /// The server, or why there is none.
    static let shared = Result { try TestServer() }

    /// The trait of suites that need it. They are skipped without Python, and fail where CI says that it must be there.
    static var isRequired: some SuiteTrait & TestTrait {
        ConditionTrait.enabled("the test server can't be started, for the reason that is printed") {
            guard ProcessInfo.processInfo.environment["LIVERY_REQUIRE_SERVERS"] != "1" else { return true }
            if case .failure(let error) = shared {
                print("tests with servers are skipped (set LIVERY_REQUIRE_SERVERS=1 to have them fail): \(error)")
                return false
            }
            return true
        }
    }

    let ports: Ports
    /// Its own folder, which goes with the process of the tests.
    private let folder: URL
    /// The folder of recorded traffic that it plays.
    var recordings: URL { folder.appending(path: "recordings") }

    /// Ends the server when the process of the tests ends, which closes it.
    private let input = Pipe()

    private init() throws {
        let python = try PythonEnvironment.shared.get()
        folder = FileManager.default.temporaryDirectory.appending(path: "livery-server-\(UUID().uuidString)")
        let recordings = folder.appending(path: "recordings")
        try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
        let process = Process()
        let output = Pipe()
        process.executableURL = python
        process.arguments = [
            PythonEnvironment.servers.appending(path: "live_server.py").path, "--folder", folder.path,
            "--recordings", recordings.path,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw VirtualEnvironment.Failure(description: "live_server.py ended") }
            line += data
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        ports = try decoder.decode(Ports.self, from: line)
        atexit {
            guard case .success(let server) = TestServer.shared else { return }
            try? FileManager.default.removeItem(at: server.folder)
        }
    }
}
