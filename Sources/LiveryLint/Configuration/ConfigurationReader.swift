import LiveryJSON
import LiverySource

/// Reads a configuration with all that it extends.
struct ConfigurationReader {
    static let extendsKey = "extends"

    let load: (_ path: String) -> Result<SourceFile, FileError>
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that are being read, each extended by the one before it, with their canonical paths.
    private var open: [(identity: String, path: String)] = []
    private var fileCount = 0

    init(load: @escaping (_ path: String) -> Result<SourceFile, FileError>) {
        self.load = load
    }

    /// Applies a file, after those that it extends.
    mutating func read(_ file: SourceFile, into configuration: inout LintConfiguration) {
        open.append((FileSystem.absolutePath(file.path), file.path))
        defer { open.removeLast() }
        fileCount += 1
        var options = JSONReadingOptions()
        options.maximumSize = LintConfiguration.maximumSize
        let document = JSONDocument(reading: file, options: options)
        diagnostics += document.diagnostics
        guard let root = document.root, root.kind != .invalid else { return }
        guard root.kind == .object else {
            diagnostics.append(
                Diagnostic(
                    rule: ConfigurationRule.invalid, message: "a configuration is an object in braces",
                    at: root.location))
            return
        }
        var check = ConfigurationCheck()
        let members = check.members(
            of: root, keys: LintConfiguration.keys.map { $0.description }, of: "a configuration")
        diagnostics += check.diagnostics

        let origin = ConfigurationOrigin(file)
        for (name, value) in members where name == Self.extendsKey {
            for base in origin.paths(value) { read(base: base, into: &configuration) }
        }
        for (name, value) in members {
            LintConfiguration.keys.first { $0.description.name == name }?.apply(&configuration, value, origin)
        }
    }

    private mutating func read(base: ConfigurationPath, into configuration: inout LintConfiguration) {
        let path = base.path
        let identity = FileSystem.absolutePath(path)
        if let first = open.firstIndex(where: { $0.identity == identity }) {
            let circle = open[first...].map { "'\($0.path)'" } + ["'\(path)'"]
            let message =
                circle.count == 2
                ? "this configuration extends itself"
                : "these configurations extend each other in a circle: \(circle.joined(separator: ", "))"
            return diagnostics.append(base.finding(message))
        }
        if fileCount >= LintConfiguration.maximumFiles {
            let message = "a configuration consists of at most \(LintConfiguration.maximumFiles) files"
            return diagnostics.append(base.finding(message))
        }
        switch load(path) {
        case .success(let file): read(file, into: &configuration)
        case .failure(let error): diagnostics.append(base.finding("\(error)"))
        }
    }
}
