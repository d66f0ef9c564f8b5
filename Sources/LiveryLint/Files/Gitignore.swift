/// What the .gitignore files of a repository say of a folder's entries (gitignore(5)).
///
/// The files are read from the root of the repository, the nearest folder above that has a `.git`, down to the folder; the
/// rules of a deeper one go before those of one above, and all before `.git/info/exclude`. A repository within another
/// has its own rules only. Whether a file is tracked doesn't matter, and the user's own `core.excludesFile` isn't read, so
/// that everyone gets the same files.
///
/// A value for one folder; ``entering(_:hasRules:isRepository:)`` gives that of a folder in it.
package struct Gitignore: Sendable {
    /// The rules of one file, with the path from its folder to the one that is looked at.
    private struct Level: Sendable {
        var rules: PathRules
        var path: PathNames
    }

    /// The largest .gitignore file that is read, in bytes.
    package static let maximumSize = 1 << 20

    /// The absolute path of the folder, without links.
    private let folder: String
    /// The weakest first.
    private var levels: [Level] = []
    private let isInRepository: Bool

    /// Reads what counts for a folder: all .gitignore files from the root of its repository down to its own. Outside of
    /// any repository nothing is excluded.
    ///
    /// - Parameter folder: An absolute path without links.
    package init(folder: String) {
        guard let root = Self.repository(of: folder) else {
            self.folder = folder
            isInRepository = false
            return
        }
        var result = Gitignore(root: root)
        let below = folder.utf8.dropFirst(root == "/" ? 1 : root.utf8.count + 1)
        for name in Substring(below).split(separator: "/") {
            result = result.entering(String(name), hasRules: true, isRepository: false)
        }
        self = result
    }

    /// The rules of a repository's root.
    private init(root: String) {
        folder = root
        isInRepository = true
        if let exclude = Self.gitFolder(of: root).map({ $0 + "/info/exclude" }) { add(fileAt: exclude) }
        add(fileAt: FileSystem.path(".gitignore", in: root))
    }

    private init(folder: String, levels: [Level], isInRepository: Bool) {
        self.folder = folder
        self.levels = levels
        self.isInRepository = isInRepository
    }

    private mutating func add(fileAt path: String) {
        guard let bytes = try? FileSystem.readRegularFile(path, limit: Self.maximumSize) else { return }
        let rules = PathRules(gitignore: bytes)
        if !rules.isEmpty { levels.append(Level(rules: rules, path: PathNames())) }
    }

    /// The rules for a folder in this one.
    ///
    /// - Parameters:
    ///   - name: The name of the folder.
    ///   - hasRules: Whether to look for a .gitignore file in it.
    ///   - isRepository: Whether it has a `.git`, and so its own rules only.
    package func entering(_ name: String, hasRules: Bool, isRepository: Bool) -> Gitignore {
        let inner = FileSystem.path(name, in: folder)
        if isRepository { return Gitignore(root: inner) }
        guard isInRepository else { return Gitignore(folder: inner, levels: [], isInRepository: false) }
        var levels = levels
        for index in levels.indices { levels[index].path = levels[index].path.appending(name) }
        var result = Gitignore(folder: inner, levels: levels, isInRepository: true)
        if hasRules { result.add(fileAt: FileSystem.path(".gitignore", in: inner)) }
        return result
    }

    /// Whether an entry of the folder is excluded. For what is in an excluded folder the answer is that for the folder:
    /// nothing there can be included again.
    package func excludes(_ name: String, isFolder: Bool) -> Bool {
        for level in levels.reversed() {
            if let decision = level.rules.decision(on: name, in: level.path, isFolder: isFolder) { return decision }
        }
        return false
    }

    // MARK: - Repositories

    /// The nearest folder, from one upwards, that has a `.git`.
    private static func repository(of folder: String) -> String? {
        var folder = folder
        while true {
            if FileSystem.exists(FileSystem.path(".git", in: folder)) { return folder }
            guard folder != "/", let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }

    /// The folder of a repository's own data, which the worktrees of one repository share (gitrepository-layout(5)).
    private static func gitFolder(of root: String) -> String? {
        let path = FileSystem.path(".git", in: root)
        if FileSystem.isFolder(path) { return path }
        let prefix = "gitdir: "
        guard let line = firstLine(ofFileAt: path), line.hasPrefix(prefix) else { return nil }
        let folder = FileSystem.path(String(line.dropFirst(prefix.count)), in: root)
        guard let common = firstLine(ofFileAt: folder + "/commondir") else { return folder }
        return FileSystem.path(common, in: folder)
    }

    private static func firstLine(ofFileAt path: String) -> String? {
        guard let bytes = try? FileSystem.readRegularFile(path, limit: 4096) else { return nil }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}
