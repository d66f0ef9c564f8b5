/// Patterns of a configuration that choose files and folders, by the rules of .gitignore and with braces; see
/// ``PathRules``.
struct ConfigurationGlobs: Sendable {
    private(set) var rules = PathRules()
    /// The canonical path of the folder that they are relative to.
    private(set) var folder = ""

    /// Patterns that match nothing.
    init() {}

    /// Makes rules of patterns; one that is no pattern is left out.
    init(_ patterns: [String], in folder: String) {
        self.folder = folder
        for pattern in patterns { _ = rules.add(pattern, .extended) }
    }

    var isEmpty: Bool { rules.isEmpty }

    /// What the patterns say of a canonical path or a folder that it is in. What isn't in ``folder`` matches nothing.
    func match(_ path: String, isFolder: Bool) -> PathRules.Match {
        guard !isEmpty, let inner = FileSystem.path(from: folder, to: path) else { return .none }
        return rules.match(path: inner, isFolder: isFolder)
    }

    /// Whether the patterns choose a canonical path itself, whatever they say of the folders that it is in.
    func chooses(_ path: String, isFolder: Bool) -> Bool {
        guard !isEmpty, let inner = FileSystem.path(from: folder, to: path) else { return false }
        let name = inner.utf8.lastIndex(of: UInt8(ascii: "/")).map { inner.utf8.index(after: $0) } ?? inner.startIndex
        return rules.decision(on: String(inner[name...]), in: PathNames(inner[..<name]), isFolder: isFolder) ?? false
    }
}
