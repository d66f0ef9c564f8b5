import Foundation

/// The `livery` that is built beside the tests.
enum BuiltTool {
    static var folder: URL {
        #if os(macOS)
            for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
                return bundle.bundleURL.deletingLastPathComponent()
            }
        #endif
        return Bundle.main.bundleURL
    }

    /// An environment in which `livery` is this tool.
    static var environment: [String: String] {
        ["PATH": folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
    }
}
