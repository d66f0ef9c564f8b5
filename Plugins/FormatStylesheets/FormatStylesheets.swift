import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory format-stylesheets [--target NAME]... [PATH...] [OPTION...]`
///
/// Runs `livery format` with the arguments it is given. Paths go before options: when the first argument is an option, or
/// there is none, the folders of all source targets are formatted. `--target NAME` formats the folder of that target
/// instead, once for each. With `--check` nothing is changed; SwiftPM asks for the permission all the same.
@main
struct FormatStylesheets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        var arguments = extractor.remainingArguments
        let hasPaths = arguments.first.map { !$0.hasPrefix("-") } ?? false

        if !names.isEmpty || !hasPaths {
            let folders = try folders(of: names, in: context.package)
            if folders.isEmpty {
                Diagnostics.error("there is no source target to format")
                return
            }
            arguments = folders + arguments
        }
        try format(arguments, with: context.tool(named: "LiveryTool").url)
    }

    /// The folders of the named targets, or of all; relative to the current folder, for paths in lists to be so too.
    private func folders(of names: [String], in package: Package) throws -> [String] {
        let targets = names.isEmpty ? package.targets : try package.targets(named: names)
        let current = FileManager.default.currentDirectoryPath + "/"
        return targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }.map { folder in
            folder.hasPrefix(current) ? String(folder.dropFirst(current.count)) : folder
        }
    }

    private func format(_ arguments: [String], with tool: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["format"] + arguments
        try process.run()
        process.waitUntilExit()
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): break
        case (.exit, 1): Diagnostics.error("there are stylesheets that are not laid out, or can't be")
        case (.exit, _): Diagnostics.error("stylesheets could not be formatted")
        default: Diagnostics.error("livery was ended by signal \(process.terminationStatus)")
        }
    }
}
