import Foundation

/// A Python with the packages of `Tests/Servers/requirements.txt`.
enum PythonEnvironment {
    static let servers = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Servers")

    /// The path of its interpreter.
    static let shared = Result { try VirtualEnvironment.python(requirements: "Tests/Servers/requirements.txt") }
}
