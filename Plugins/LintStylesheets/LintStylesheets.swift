import Foundation
import PackagePlugin

/// `swift package lint-stylesheets [--target NAME]... [PATH...] [OPTION...]`
///
/// Runs `livery lint` with the arguments it is given. Paths go before options: when the first argument is an option, or
/// there is none, the folders of all source targets are linted. `--target NAME` lints the folder of that target instead,
/// once for each; `--target PLATFORM:VERSION` is the tool's own option.
@main
struct LintStylesheets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        // The name of a target has no colon, and a deployment target has one.
        let targets = extractor.extractOption(named: "target")
        let names = targets.filter { !$0.contains(":") }
        var arguments = extractor.remainingArguments
        let hasPaths = arguments.first.map { !$0.hasPrefix("-") } ?? false
        arguments += targets.filter { $0.contains(":") }.flatMap { ["--target", $0] }

        if !names.isEmpty || !hasPaths {
            let folders = try folders(of: names, in: context.package)
            if folders.isEmpty {
                Diagnostics.error("there is no source target to lint")
                return
            }
            arguments = folders + arguments
        }
        try lint(arguments, with: context.tool(named: "LiveryTool").url)
    }

    /// The folders of the named targets, or of all; relative to the current folder, for paths in reports to be so too.
    private func folders(of names: [String], in package: Package) throws -> [String] {
        let targets = names.isEmpty ? package.targets : try package.targets(named: names)
        let current = FileManager.default.currentDirectoryPath + "/"
        return targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }.map { folder in
            folder.hasPrefix(current) ? String(folder.dropFirst(current.count)) : folder
        }
    }

    private func lint(_ arguments: [String], with tool: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["lint"] + arguments
        try process.run()
        process.waitUntilExit()
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): break
        case (.exit, 1): Diagnostics.error("there are findings in stylesheets")
        case (.exit, _): Diagnostics.error("stylesheets could not be linted")
        default: Diagnostics.error("livery was ended by signal \(process.terminationStatus)")
        }
    }
}
