import Foundation
import PackagePlugin

/// Lints the stylesheets of a target when it is built: errors are errors of the build, warnings its warnings.
///
/// There is one command for a target, not one for each sheet. Sheets are seen with those that import them, so that
/// findings about several at once are found, and those in a sheet that many import are shown once; the tool starts, and
/// reads its catalogue, once. The price is that a change of one sheet lints all sheets of the target, which takes less
/// time than starting a process for two of them.
///
/// The command runs again when a sheet or a catalogue of any target of the package changes, because sheets import across
/// targets, or when a configuration changes or a file that it names, patterns aside. SwiftPM plans anew only when the
/// manifest or the list of a target's files changes; until then it knows of no new configuration.
///
/// What the command writes when it finds no error is an empty Swift file, because SwiftPM runs a command only if the target
/// needs its output: it passes over that of most kinds, and copies the rest as resources, which apps would carry along.
@main
struct CheckStylesheets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else {
            Diagnostics.warning("the stylesheets of '\(target.name)' are not checked: it is no Swift target")
            return []
        }
        let sheets = files(of: module, endings: ["sheet"])
        if sheets.isEmpty {
            Diagnostics.warning("target '\(target.name)' has no .sheet files to check, or excludes them")
            return []
        }
        // Its name must differ from those of the target's own files.
        let stamp = context.pluginWorkDirectoryURL.appending(path: "CheckedStylesheets.swift")
        let others = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
            .flatMap { files(of: $0, endings: ["sheet", "swiftinterface"]) }
        let inputs = Set(sheets + others + configurations(for: sheets)).sorted { $0.path < $1.path }
        return [
            .buildCommand(
                displayName: "Checking stylesheets of \(target.name)",
                executable: try context.tool(named: "LiveryTool").url,
                arguments: ["lint", "--format", "unix", "--stamp", stamp.path, "--"] + sheets.map(\.path),
                inputFiles: inputs, outputFiles: [stamp])
        ]
    }

    private func files(of module: any SourceModuleTarget, endings: Set<String>) -> [URL] {
        module.sourceFiles.map(\.url).filter { endings.contains($0.pathExtension) }
    }

    /// The configurations that the tool finds for some sheets, which are in their folders and above, and the files that
    /// these name.
    private func configurations(for sheets: [URL]) -> [URL] {
        var folders: Set<URL> = []
        for sheet in sheets {
            var folder = sheet.deletingLastPathComponent().standardizedFileURL
            while folders.insert(folder).inserted, folder.path != "/" { folder.deleteLastPathComponent() }
        }
        var found: Set<URL> = []
        var rest = folders.map { $0.appending(path: ".livery.json") }
        while let file = rest.popLast() {
            guard FileManager.default.isReadableFile(atPath: file.path), found.insert(file).inserted else { continue }
            guard file.pathExtension == "json", let data = try? Data(contentsOf: file),
                let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            else { continue }
            for key in ["extends", "catalogues", "sheets", "baseline"] {
                let paths = object[key] as? [String] ?? [object[key] as? String].compactMap { $0 }
                rest += paths.map { path in
                    URL(filePath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
                }
            }
        }
        return Array(found)
    }
}
