import Foundation
import Testing

/// A Python with the packages of `Tests/requirements.txt`, for checks against implementations that are not Livery's.
///
/// Where there is no `python3`, tests that need it are skipped; when the packages can't be installed, they fail.
enum PythonEnvironment {
    static let isAvailable = Program.isInstalled("python3")

    /// The trait of tests that need it.
    static var isRequired: some SuiteTrait & TestTrait {
        ConditionTrait.enabled(if: isAvailable, "python3 is not installed: nothing is checked against Python packages")
    }

    private static let shared = Result { try VirtualEnvironment.python(requirements: "Tests/requirements.txt") }

    /// Runs a script.
    static func run(_ script: String, _ arguments: [String] = [], stdin: [UInt8] = []) throws -> Program.Result {
        try Program.run([shared.get().path, "-c", script] + arguments, stdin: stdin)
    }
}
