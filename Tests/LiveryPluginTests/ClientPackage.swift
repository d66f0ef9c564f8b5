import Foundation

/// The sample client package, copied to where tests may change and build it.
///
/// Everything is built in one folder that is kept between runs, so that the tool is built there once. Tests that use it
/// run one at a time, and restore it first.
enum ClientPackage {
    /// Whether its tests run: the first time they build all of Livery twice.
    static let isTested = ProcessInfo.processInfo.environment["LIVERY_TEST_PLUGINS"] == "1"

    static let livery = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let sample = livery.appending(path: "Tests/LiveryPluginTests/Fixtures/Client")
    /// As deep in Livery as the sample, so that the path by which it depends on Livery holds.
    static let folder = livery.appending(path: ".build/plugin-tests/package/Client")
    static let scratch = livery.appending(path: ".build/plugin-tests/build")

    /// Makes the package what the sample is. Files that are the same stay untouched, so that they aren't built again.
    static func restore() throws {
        _ = try isPrepared.get()
        let manager = FileManager.default
        let names = try files(in: sample)
        var isRemoved = false
        for name in try files(in: folder).subtracting(names) {
            try manager.removeItem(at: folder.appending(path: name))
            isRemoved = true
        }
        for name in names {
            let text = try Data(contentsOf: sample.appending(path: name))
            if try Data(contentsOf: folder.appending(path: name)) != text {
                try text.write(to: folder.appending(path: name))
            }
        }
        if isRemoved { try planAnew() }
    }

    /// Has SwiftPM run the plugins at the next build. It keeps its plan until the manifest or the list of a target's files
    /// changes, and so doesn't notice a plugin that was edited, or a configuration beside the manifest that comes or goes.
    static func planAnew() throws {
        let manifest = folder.appending(path: "Package.swift")
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: manifest.path)
    }

    static func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    static func text(of name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// Runs `swift build`; its output is all on standard output.
    static func build() throws -> Program.Result { try swift(["build"]) }

    /// Runs `swift run` with an executable target's name and arguments.
    static func run(_ arguments: [String]) throws -> Program.Result { try swift(["run", "--quiet"] + arguments) }

    /// Runs `swift package` with a plugin's verb and arguments.
    static func package(_ arguments: [String], isAllowedToWrite: Bool = false) throws -> Program.Result {
        try swift(["package"] + (isAllowedToWrite ? ["--allow-writing-to-package-directory"] : []) + arguments)
    }

    /// What SwiftPM builds for tests of plugins is not what CI builds with warnings as errors, and a crash is not waited for.
    static let environment = [
        "LIVERY_WARNINGS_AS_ERRORS": "", "SWIFT_BACKTRACE": "enable=no", "SWIFTPM_BUILD_DIR": scratch.path,
    ]

    private static func swift(_ arguments: [String]) throws -> Program.Result {
        try Program.run(
            ["swift", arguments[0], "--disable-sandbox"] + arguments.dropFirst(), environment: environment, in: folder,
            deadline: .seconds(900))
    }

    private static let isPrepared = Result {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: sample, to: folder)
        try planAnew()
    }

    private static func files(in folder: URL) throws -> Set<String> {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return Set(
            try paths.filter { path in
                let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
                return attributes[.type] as? FileAttributeType == .typeRegular
            })
    }
}
