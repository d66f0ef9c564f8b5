import LiverySource
import LiveryStyle

/// What a file `.livery.json` says of linting; Documentation/Configuration.md is its reference.
///
/// Reading never fails: what is wrong is told, with its place, and everything else counts. Every path and pattern is
/// relative to the file that it stands in.
public struct LintConfiguration: Sendable {
    /// Settings for some files. What is nil or empty stays as it is without the override.
    public struct Override: Sendable {
        var files = ConfigurationGlobs()
        /// How the findings of rules are told, by the names of the rules.
        public var levels: [String: RuleLevel] = [:]
        /// The oldest systems that sheets have to work on.
        public var targets: [DeploymentTarget]?
        /// The platform whose rules apply, in lower case.
        public var platform: String?
    }

    /// The largest configuration that is read, in bytes.
    package static let maximumSize = 1 << 20
    /// The most files that one configuration may consist of, with those that it extends.
    package static let maximumFiles = 64

    /// The path of the file that it was read from; empty for the configuration without any file.
    public internal(set) var path = ""
    /// The settings of all files that no override is for.
    public var settings = LintSettings()
    /// The host's own declarations.
    public internal(set) var catalogues: [ConfigurationPath] = []
    /// The sheets that style trees and templates: files, folders and patterns, in the order that their rules are searched.
    public internal(set) var sheets: [ConfigurationPath] = []
    /// The names of the events that the app handles; nil when that isn't known.
    public internal(set) var events: [String]?
    /// The known findings to leave out.
    public internal(set) var baseline: ConfigurationPath?
    /// Settings for some files; later ones go before earlier ones.
    public internal(set) var overrides: [Override] = []

    var include = ConfigurationGlobs()
    var exclude = ConfigurationGlobs()
    var classes: [GlobSegment] = []

    /// The configuration without any file.
    public init() {}

    /// Reads a configuration with those that it extends, which are read from the file system.
    ///
    /// - Parameter file: The text; its path tells what paths are relative to.
    public static func reading(_ file: SourceFile) -> (configuration: LintConfiguration, diagnostics: [Diagnostic]) {
        reading(file) { path in
            do throws(FileError) {
                let bytes = try FileSystem.readRegularFile(path, limit: maximumSize)
                return .success(SourceFile(path: path, bytes: bytes))
            } catch {
                return .failure(error)
            }
        }
    }

    /// Reads a configuration; `load` gives the files that it extends.
    package static func reading(
        _ file: SourceFile, load: @escaping (_ path: String) -> Result<SourceFile, FileError>
    ) -> (configuration: LintConfiguration, diagnostics: [Diagnostic]) {
        var reader = ConfigurationReader(load: load)
        var configuration = LintConfiguration()
        reader.read(file, into: &configuration)
        configuration.path = file.path
        return (configuration, reader.diagnostics)
    }

    /// What counts for a file: ``settings`` with the overrides that are for it. Linear in the patterns of the overrides.
    ///
    /// - Parameter path: The path from the current folder or an absolute one; the file needn't be there.
    public func settings(forPath path: String) -> LintSettings {
        if overrides.isEmpty { return settings }
        return settings(forCanonicalPath: FileSystem.absolutePath(path))
    }

    package func settings(forCanonicalPath path: String) -> LintSettings {
        var result = settings
        for override in overrides where override.files.match(path, isFolder: false) != .none {
            result.levels.merge(override.levels) { $1 }
            if let targets = override.targets { result.targets = targets }
            if let platform = override.platform { result.platform = platform }
        }
        return result
    }

    /// Whether a class name is known to be used from elsewhere.
    public func isUsedElsewhere(className: String) -> Bool { classes.contains { $0.matches(className) } }

    /// What `include` and `exclude` say of a file or folder that was found in a folder, by its canonical path.
    ///
    /// A file that `include` names is taken whatever its ending. One in a folder that it names is taken by its ending, and
    /// so is one that matches `*` or `**` at the end of a pattern.
    package func choice(_ path: String, isFolder: Bool) -> FileChoice {
        if exclude.chooses(path, isFolder: isFolder) { return .excluded }
        if isFolder || include.isEmpty { return .byEnding }
        return switch include.match(path, isFolder: false) {
        case .none: .excluded
        case .named: .taken
        case .covered: .byEnding
        }
    }

    /// The sheets that ``sheets`` names, each with the entry that names it first, and a finding for each entry that names
    /// none.
    package func sheetPaths() -> (paths: [String], entries: [ConfigurationPath], diagnostics: [Diagnostic]) {
        var paths: [String] = []
        var entries: [ConfigurationPath] = []
        var diagnostics: [Diagnostic] = []
        for sheet in sheets {
            let search = FileSearch([sheet.text], in: sheet.folder, endings: ["sheet"])
            for path in search.paths where !paths.contains(path) {
                paths.append(path)
                entries.append(sheet)
            }
            diagnostics += search.errors.map { sheet.finding("\($0)") }
        }
        return (paths, entries, diagnostics)
    }
}
