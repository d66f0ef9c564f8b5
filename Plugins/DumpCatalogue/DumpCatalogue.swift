import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory dump-catalogue [--target NAME]... [OPTION...]`
///
/// Runs `LiveryCatalogueDump` for the named targets, or for all that use Livery, with the files of the target and of those
/// that it uses: these say how the types of parameters are named. Paths are relative to the package's folder.
@main
struct DumpCatalogue: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let output = extractor.extractOption(named: "output").last
        let options = extractor.remainingArguments
        let tool = try context.tool(named: "LiveryCatalogueDump").url
        let folder = context.package.directoryURL
        if options.contains("--help") || options.contains("-h") {
            try run(tool, ["--help"], in: folder)
            return
        }
        let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
        var modules = targets.compactMap { $0 as? SwiftSourceModuleTarget }
        if names.isEmpty { modules = modules.filter { $0.kind != .test && usesLivery($0) } }
        if modules.isEmpty {
            Diagnostics.error("there is no Swift target that uses Livery")
        } else if output != nil, modules.count > 1 {
            Diagnostics.error("'--output' is for one target; name it with '--target'")
        } else {
            for module in modules {
                try dump(module, output, names.isEmpty ? ["--skip-empty"] + options : options, with: tool, in: folder)
            }
        }
    }

    private func dump(
        _ module: SwiftSourceModuleTarget, _ output: String?, _ options: [String], with tool: URL, in folder: URL
    ) throws {
        let library = module.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        var arguments =
            ["--target", module.name, "--output", output ?? "Catalogues/\(module.name).swiftinterface"] + options
        for condition in ["SWIFT_PACKAGE"] + module.compilationConditions { arguments += ["--condition", condition] }
        for used in library {
            arguments += ["--module", used.moduleName]
            guard usesLivery(used) else { continue }
            for file in sources(of: used) { arguments += ["--library", file] }
        }
        try run(tool, arguments + ["--"] + sources(of: module), in: folder)
    }

    private func sources(of module: SwiftSourceModuleTarget) -> [String] {
        module.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".swift") }
    }

    /// Whether a target has modifiers or values of Livery's, or could: it is the module that declares them, or uses it.
    private func usesLivery(_ module: SwiftSourceModuleTarget) -> Bool {
        module.name == "LiveryStyle" || module.recursiveTargetDependencies.contains { $0.name == "LiveryStyle" }
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // SwiftPM puts standard error into standard output, and a catalogue that is printed has to stay one.
        let errors = arguments.contains("-") ? Pipe() : nil
        if let errors { process.standardError = errors }
        try process.run()
        let messages = try errors?.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) } ?? ""
        process.waitUntilExit()
        let isClean = process.terminationReason == .exit && process.terminationStatus == 0
        if !messages.isEmpty { isClean ? Diagnostics.warning(messages) : Diagnostics.error(messages) }
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): break
        case (.exit, 1): Diagnostics.error("there are mistakes in the source, or a catalogue is out of date")
        case (.exit, _): Diagnostics.error("a catalogue could not be made")
        default: Diagnostics.error("LiveryCatalogueDump was ended by signal \(process.terminationStatus)")
        }
    }
}
