#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// The part of a path up to its last slash, with it; empty when there is none.
    package static func directory(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// The part of a path after its last slash.
    package static func name(of path: String) -> String {
        String(path.utf8.dropFirst(directory(of: path).utf8.count)) ?? path
    }

    /// The absolute path of a file without links, `.` and `..`: the same for all paths to it. Nil when there is no file.
    package static func canonicalPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// A path that is relative to a folder; an absolute one stays.
    package static func path(_ path: String, in folder: String) -> String {
        if folder.isEmpty || path.utf8.first == UInt8(ascii: "/") { return path }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
    }

    /// The absolute path of the current folder; `/` when there is none.
    package static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// The absolute path of a file that needn't be there: ``canonicalPath(_:)`` of its folder, when that is there, and its
    /// name. Without a folder, `.` and `..` are taken by their text.
    package static func absolutePath(_ path: String) -> String {
        if let canonical = canonicalPath(path) { return canonical }
        let folder = directory(of: path)
        let name = name(of: path)
        if name != "..", let canonical = canonicalPath(folder.isEmpty ? "." : folder) {
            return name.isEmpty || name == "." ? canonical : self.path(name, in: canonical)
        }
        return normalized(self.path(path, in: currentFolder))
    }

    /// A path without `.`, empty names, and `..` after a name. It names the same file unless a link to a folder is left out.
    package static func normalized(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var names: [Substring] = []
        for name in path.split(separator: "/") where name != "." {
            if name != ".." {
                names.append(name)
            } else if let last = names.last, last != ".." {
                names.removeLast()
            } else if !isAbsolute {
                names.append(name)
            }
        }
        return (isAbsolute ? "/" : "") + names.joined(separator: "/")
    }

    /// The path from a folder to a file in it or below; nil for any other. Both paths are absolute and normalised.
    package static func path(from folder: String, to path: String) -> Substring? {
        if folder == "/" { return path.utf8.first == UInt8(ascii: "/") ? path.dropFirst() : nil }
        guard path.utf8.count > folder.utf8.count, path.utf8.starts(with: folder.utf8) else { return nil }
        let slash = path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)
        return path.utf8[slash] == UInt8(ascii: "/") ? path[path.utf8.index(after: slash)...] : nil
    }

    /// How to show an absolute path: from the current folder when it is in there.
    package static func shownPath(_ path: String) -> String {
        self.path(from: currentFolder, to: path).map(String.init) ?? path
    }

    /// The path from a folder to a file, with `..` where the file isn't in it. Both paths are absolute and normalised.
    package static func relativePath(to path: String, from folder: String) -> String {
        if let inner = self.path(from: folder, to: path) { return String(inner) }
        let names = path.split(separator: "/")
        let folders = folder.split(separator: "/")
        let common = zip(names, folders).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folders.count - common) + names.dropFirst(common)).joined(separator: "/")
    }
}
