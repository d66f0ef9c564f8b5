/// Finds the files that arguments of a command, or paths of a configuration, mean.
///
/// - A file is taken, whatever excludes it. `-` stays as it is.
/// - In a folder, and those below it, the files with certain endings are taken; see ``FolderWalk`` for what is passed over.
/// - An argument that names nothing and has `*`, `?`, `[` or `{` is a ``GlobPattern``: the files that match are taken,
///   whatever their ending, unless the pattern leaves it open (`docs/*`). A folder that matches is searched like one that is
///   named. As in a shell, only a name with a dot matches hidden names.
///
/// The order is that of the arguments, then that of the bytes of the paths; a file that is met twice counts once. Nothing
/// is thrown: what can't be read, and a pattern that nothing matches, is in ``errors``.
package struct FileSearch {
    /// The most files that are found.
    package static let maximumFiles = 1_000_000

    /// The paths found. A path in a folder begins with that of the folder as it was given.
    package private(set) var paths: [String] = []
    /// Files and folders that can't be read, and patterns that nothing matches, in the order of the arguments.
    package private(set) var errors: [FileError] = []
    /// The canonical paths of what was found.
    private var known: Set<String> = []

    /// Searches what arguments name.
    ///
    /// - Parameters:
    ///   - arguments: Files, folders and patterns.
    ///   - folder: The folder that they are relative to; the current one unless it is given.
    ///   - endings: The endings of the files to take in folders, without their dots.
    ///   - respectsGitignore: Whether to pass over what .gitignore files exclude in folders.
    ///   - choice: What a configuration says of a file or folder that was found in a folder, by its canonical path.
    package init(
        _ arguments: [String], in folder: String = "", endings: [String], respectsGitignore: Bool = true,
        choice: ((_ path: String, _ isFolder: Bool) -> FileChoice)? = nil
    ) {
        let walk = FolderWalk(endings: endings, respectsGitignore: respectsGitignore, choice: choice)
        for argument in arguments {
            let path = FileSystem.path(argument, in: argument == "-" ? "" : folder)
            switch argument == "-" ? .other : FileSystem.kind(of: path, followingLinks: true) {
            case .folder: add(walk, path, nil)
            case .some: add(path)
            case nil where GlobPattern.isPattern(argument): expand(argument, folder, walk)
            case nil: errors.append(FileError(operation: .read, path: path, reason: .notFound))
            }
        }
    }

    private mutating func add(_ path: String) {
        add(FolderWalk.File(path: path, identity: path == "-" ? path : FileSystem.canonicalPath(path) ?? path))
    }

    private mutating func add(_ file: FolderWalk.File) {
        if known.insert(file.identity).inserted { paths.append(file.path) }
    }

    /// Adds what a walk finds, and returns whether it found anything.
    @discardableResult
    private mutating func add(_ walk: FolderWalk, _ folder: String, _ pattern: GlobPattern.Path?) -> Bool {
        let limit = Self.maximumFiles - paths.count
        let (files, errors) = walk.files(in: folder, matching: pattern, limit: limit)
        for file in files { add(file) }
        self.errors += errors
        if files.count >= limit {
            let reason = FileError.Reason.tooManyFiles(limit: Self.maximumFiles)
            self.errors.append(FileError(operation: .read, path: folder, reason: reason))
        }
        return !files.isEmpty || !errors.isEmpty
    }

    private mutating func expand(_ pattern: String, _ folder: String, _ walk: FolderWalk) {
        var hasMatch = false
        for path in GlobPattern(pattern)?.alternatives ?? [] {
            let (prefix, rest) = path.splitAtFirstPattern()
            let start = FileSystem.path(prefix, in: folder)
            switch FileSystem.kind(of: start.isEmpty ? "." : start, followingLinks: true) {
            case .folder: hasMatch = add(walk, start.isEmpty ? "." : start, rest) || hasMatch
            case .some where rest == nil:
                add(start)
                hasMatch = true
            default: break
            }
        }
        if !hasMatch {
            let path = FileSystem.path(pattern, in: folder)
            errors.append(FileError(operation: .read, path: path, reason: .noMatch))
        }
    }
}

extension GlobPattern.Path {
    /// The names at the start that are no patterns, as a path, and the rest; nil when there is no rest.
    fileprivate func splitAtFirstPattern() -> (prefix: String, rest: GlobPattern.Path?) {
        var names: [String] = []
        var rest = steps[...]
        while case .name(let segment) = rest.first, let name = segment.literal {
            names.append(String(decoding: name, as: UTF8.self))
            rest.removeFirst()
        }
        // The name before the slash of an absolute path is empty.
        let prefix = names == [""] ? "/" : names.joined(separator: "/")
        return (prefix, rest.isEmpty ? nil : GlobPattern.Path(steps: Array(rest)))
    }
}
