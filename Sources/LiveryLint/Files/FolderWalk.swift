/// What a configuration says of a file or folder that was found in a folder.
package enum FileChoice: Hashable, Sendable {
    /// It is passed over, and so is all that is in it.
    case excluded
    /// It is taken when it has one of the endings that are looked for.
    case byEnding
    /// It is taken.
    case taken
}

/// Finds the files in a folder and those below it.
///
/// Passed over are hidden files and folders (`.build` is one), `node_modules`, what .gitignore files exclude, and what a
/// choice excludes. A link to a file is a file; one to a folder is not followed, since it may lead back. Folders are read
/// once, and no file in them is looked at where the file system tells with its name what it is.
struct FolderWalk {
    /// A file that was found.
    struct File {
        /// Its path, which begins with that of the folder that was searched.
        var path: String
        /// Its canonical path, which is the same for all paths to it.
        var identity: String
    }

    private let endings: [[UInt8]]
    private let respectsGitignore: Bool
    private let choice: ((_ path: String, _ isFolder: Bool) -> FileChoice)?

    init(
        endings: [String], respectsGitignore: Bool,
        choice: ((_ path: String, _ isFolder: Bool) -> FileChoice)?
    ) {
        self.endings = endings.map { Array(".\($0)".utf8) }
        self.respectsGitignore = respectsGitignore
        self.choice = choice
    }

    /// A folder to look into.
    private struct Folder {
        /// Empty, or with a slash at its end.
        var path: String
        /// The canonical path, with a slash at its end.
        var identity: String
        var pathFromStart: PathNames
        var name: String
        /// What counts for the folder that it is in; for the start, nil.
        var outerRules: Gitignore?
        /// The pattern that files have to match; nil when all match.
        var pattern: GlobPattern.Path?
    }

    private enum Item {
        case file(File)
        case folder(Folder)
    }

    private struct Entry {
        /// The name, for a folder with a slash at its end. By the bytes of these, entries stand in the order of all paths
        /// that begin with them.
        var key: String
        var isFolder: Bool
        var isLink: Bool

        var name: String { isFolder ? String(key.utf8.dropLast()) ?? key : key }
    }

    /// The files in a folder and below, by the bytes of their paths, and the folders that can't be read.
    ///
    /// - Parameters:
    ///   - start: The folder.
    ///   - pattern: What the paths from the folder have to match.
    ///   - limit: The number of files after which the walk ends.
    func files(
        in start: String, matching pattern: GlobPattern.Path?, limit: Int
    ) -> (files: [File], errors: [FileError]) {
        var files: [File] = []
        var errors: [FileError] = []
        let identity = FileSystem.canonicalPath(start) ?? start
        /// What is still to come, the next one last.
        var pending = [
            Item.folder(
                Folder(
                    path: start == "." ? "" : Self.withSlash(start), identity: Self.withSlash(identity),
                    pathFromStart: PathNames(),
                    name: "", outerRules: nil, pattern: pattern))
        ]
        while let item = pending.popLast(), files.count < limit {
            switch item {
            case .file(let file): files.append(file)
            case .folder(let folder):
                do throws(FileError) {
                    pending += try items(of: folder, start: (start, identity)).reversed()
                } catch {
                    errors.append(error)
                }
            }
        }
        return (files, errors)
    }

    /// What is to be taken and looked into in a folder, in order.
    private func items(of folder: Folder, start: (path: String, identity: String)) throws(FileError) -> [Item] {
        var entries: [Entry] = []
        var (hasRules, isRepository) = (false, false)
        let isSpelt = folder.pattern?.spellsHiddenNames ?? false
        let takesAllEndings = choice != nil || folder.pattern != nil
        let path = folder.path.isEmpty ? "./" : folder.path
        let shown = path.utf8.count > 1 ? String(path.utf8.dropLast()) ?? path : path
        try FileSystem.forEachEntry(of: shown) { bytes, kind in
            if bytes.first == UInt8(ascii: ".") {
                if bytes.elementsEqual(".gitignore".utf8) { hasRules = true }
                if bytes.elementsEqual(".git".utf8) { isRepository = true }
                if !isSpelt { return }
            }
            var kind = kind
            if kind == nil {
                kind = FileSystem.kind(of: path + String(decoding: bytes, as: UTF8.self), followingLinks: false)
            }
            switch kind {
            case .folder:
                if bytes.elementsEqual("node_modules".utf8) { return }
                entries.append(Entry(key: String(decoding: bytes, as: UTF8.self) + "/", isFolder: true, isLink: false))
            case .file, .link:
                if !takesAllEndings, !hasEnding(bytes) { return }
                if let pattern = folder.pattern, !pattern.canEnd(with: bytes) { return }
                let name = String(decoding: bytes, as: UTF8.self)
                entries.append(Entry(key: name, isFolder: false, isLink: kind == .link))
            default: return
            }
        }
        entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }

        let rules = respectsGitignore ? rules(for: folder, start, hasRules, isRepository) : nil
        return entries.compactMap { item(for: $0, in: folder, rules) }
    }

    private func rules(
        for folder: Folder, _ start: (path: String, identity: String), _ hasRules: Bool, _ isRepository: Bool
    ) -> Gitignore {
        guard let outer = folder.outerRules else { return Gitignore(folder: start.identity) }
        return outer.entering(folder.name, hasRules: hasRules, isRepository: isRepository)
    }

    private func item(for entry: Entry, in folder: Folder, _ rules: Gitignore?) -> Item? {
        let name = entry.name
        if let rules, rules.excludes(name, isFolder: entry.isFolder) { return nil }
        let identity = folder.identity + name
        let choice = choice?(identity, entry.isFolder) ?? .byEnding
        if choice == .excluded { return nil }
        return entry.isFolder
            ? self.folder(entry, in: folder, rules) : file(entry, in: folder, identity: identity, choice)
    }

    private func folder(_ entry: Entry, in folder: Folder, _ rules: Gitignore?) -> Item? {
        var pattern = folder.pattern
        let pathFromStart = folder.pathFromStart.appending(entry.name)
        if let wanted = pattern {
            if wanted.matches(pathFromStart, passesHidden: false) {
                pattern = nil
            } else if !wanted.canMatch(inside: pathFromStart) {
                return nil
            }
        }
        return .folder(
            Folder(
                path: folder.path + entry.key, identity: folder.identity + entry.key, pathFromStart: pathFromStart,
                name: entry.name, outerRules: rules, pattern: pattern))
    }

    private func file(_ entry: Entry, in folder: Folder, identity: String, _ choice: FileChoice) -> Item? {
        let name = entry.key
        var isTaken = choice == .taken
        if let pattern = folder.pattern {
            guard pattern.matches(folder.pathFromStart.appending(name), passesHidden: false) else { return nil }
            isTaken = isTaken || !pattern.isOpenEnded
        }
        guard isTaken || hasEnding(name) else { return nil }
        var file = File(path: folder.path + name, identity: identity)
        if entry.isLink {
            guard FileSystem.kind(of: file.path, followingLinks: true) == .file else { return nil }
            file.identity = FileSystem.canonicalPath(file.path) ?? identity
        }
        return .file(file)
    }

    private func hasEnding(_ name: String) -> Bool {
        var name = name
        return name.withUTF8(hasEnding)
    }

    private func hasEnding(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        endings.contains { $0.count <= name.count && name.suffix($0.count).elementsEqual($0) }
    }

    private static func withSlash(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }
}

extension GlobPattern.Path {
    /// Whether a name of the pattern begins with a dot.
    fileprivate var spellsHiddenNames: Bool {
        steps.contains { step in
            if case .name(let segment) = step { segment.beginsWithDot } else { false }
        }
    }

    /// Whether a path that begins with some folders can match.
    fileprivate func canMatch(inside folders: PathNames) -> Bool {
        for index in 0..<folders.count {
            guard index < steps.count else { return false }
            switch steps[index] {
            case .folders: return !folders.hasHidden(from: index) || spellsHiddenNames
            case .name(let segment):
                guard segment.beginsWithDot || !folders.isHidden(index),
                    folders.withName(index, { segment.matches($0) })
                else { return false }
            }
        }
        return steps.count > folders.count
    }
}
