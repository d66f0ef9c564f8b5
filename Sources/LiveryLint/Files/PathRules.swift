/// Rules that choose files and folders in a folder, as the lines of a .gitignore file do: the last one that matches a path
/// decides.
///
/// A pattern without a slash, or with one at its end only, matches a name at any depth; others match the path from the
/// folder. A slash at the end makes it match folders only, and `!` at the start turns its meaning round.
package struct PathRules: Sendable {
    /// A line.
    struct Rule: Hashable, Sendable {
        enum Pattern: Hashable, Sendable {
            /// For a name, wherever it is. Several are the alternatives of braces.
            case name([GlobSegment])
            case path(GlobPattern)
        }

        var pattern: Pattern
        var isNegated: Bool
        var matchesFoldersOnly: Bool
    }

    private(set) var rules: [Rule] = []

    /// Rules that match nothing.
    package init() {}

    /// Whether there is no rule.
    package var isEmpty: Bool { rules.isEmpty }

    /// Reads the lines of a .gitignore file. Linear in its size. Lines that are longer than
    /// ``GlobPattern/maximumLength`` are passed over.
    package init(gitignore bytes: [UInt8]) {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        for line in bytes.dropFirst(hasMark ? 3 : 0).split(separator: UInt8(ascii: "\n")) {
            var line = line
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if line.first == UInt8(ascii: "#") { continue }
            // Git reads a line up to its first zero byte.
            if let zero = line.firstIndex(of: 0) { line = line[..<zero] }
            line = Self.withoutTrailingSpaces(line)
            if !line.isEmpty { _ = add(String(decoding: line, as: UTF8.self), .gitignore) }
        }
    }

    /// Adds a rule after all others. Returns false for one that is no pattern; see ``GlobPattern/init(_:_:)``.
    package mutating func add(_ text: String, _ dialect: GlobPattern.Dialect) -> Bool {
        var pattern = text[...]
        let isNegated = pattern.hasPrefix("!")
        if isNegated { pattern.removeFirst() }
        if dialect == .extended {
            while pattern.hasPrefix("./") { pattern.removeFirst(2) }
        }
        let matchesFoldersOnly = pattern.utf8.last == UInt8(ascii: "/")
        if matchesFoldersOnly { pattern = Substring(pattern.utf8.dropLast()) }
        let isPath = pattern.utf8.contains(UInt8(ascii: "/"))
        if pattern.utf8.first == UInt8(ascii: "/") { pattern = Substring(pattern.utf8.dropFirst()) }
        guard let glob = GlobPattern(String(pattern), dialect) else { return false }
        if isPath {
            rules.append(Rule(pattern: .path(glob), isNegated: isNegated, matchesFoldersOnly: matchesFoldersOnly))
        } else {
            let names =
                dialect == .gitignore
                ? [Array(pattern.utf8)]
                : GlobBraces.expanded(Array(pattern.utf8), limit: GlobPattern.maximumAlternatives) ?? []
            let segments = names.map { GlobSegment($0, unit: dialect == .gitignore ? .byte : .scalar) }
            rules.append(Rule(pattern: .name(segments), isNegated: isNegated, matchesFoldersOnly: matchesFoldersOnly))
        }
        return true
    }

    /// What the last rule that matches says of a file or folder; nil when none matches. A rule for a folder doesn't match
    /// what is in it.
    ///
    /// - Parameters:
    ///   - name: The name in a folder.
    ///   - folder: The path from the rules' folder to that one; empty for the rules' own.
    ///   - isFolder: Whether it is a folder.
    /// - Returns: False for a rule with `!`.
    package func decision(on name: String, in folder: PathNames, isFolder: Bool) -> Bool? {
        lastMatch(name, in: folder, isFolder: isFolder).map { !$0.isNegated }
    }

    private func lastMatch(_ name: String, in folder: PathNames, isFolder: Bool) -> Rule? {
        if rules.isEmpty { return nil }
        let path = folder.appending(name)
        var name = name
        return name.withUTF8 { name in
            rules.last { rule in
                if rule.matchesFoldersOnly, !isFolder { return false }
                switch rule.pattern {
                case .name(let segments): return segments.contains { $0.matches(name) }
                case .path(let glob):
                    return glob.alternatives.contains { $0.canEnd(with: name) && $0.matches(path) }
                }
            }
        }
    }

    /// The line without the spaces at its end, of which one after a backslash stays.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.startIndex
        var at = line.startIndex
        while at < line.endIndex {
            if line[at] == UInt8(ascii: "\\") {
                at = min(at + 2, line.endIndex)
                end = at
            } else {
                at += 1
                if line[at - 1] != UInt8(ascii: " ") { end = at }
            }
        }
        return line[..<end]
    }
}

extension PathRules {
    /// What rules say of a path as a whole.
    enum Match: Hashable, Sendable {
        /// No rule matches the path or a folder that it is in.
        case none
        /// A rule matches the path itself and says how its name ends.
        case named
        /// A rule matches a folder that the path is in, or leaves open how names end.
        case covered
    }

    /// Judges each folder of a path from the outermost in, then the path itself: what is in a folder that is chosen is
    /// chosen too, whatever later rules say. Linear in the folders.
    ///
    /// - Parameter path: The path from the rules' folder, without `.`, `..` and a slash at the end.
    func match(path: some StringProtocol, isFolder: Bool) -> Match {
        if rules.isEmpty { return .none }
        var folder = PathNames()
        var start = path.startIndex
        while let slash = path[start...].utf8.firstIndex(of: UInt8(ascii: "/")) {
            let name = String(path[start..<slash])
            if decision(on: name, in: folder, isFolder: true) == true { return .covered }
            folder = folder.appending(name)
            start = path.utf8.index(after: slash)
        }
        guard let rule = lastMatch(String(path[start...]), in: folder, isFolder: isFolder), !rule.isNegated else {
            return .none
        }
        return rule.isOpenEnded || isFolder ? .covered : .named
    }
}

extension PathRules.Rule {
    /// Whether it leaves open how names end.
    fileprivate var isOpenEnded: Bool {
        switch pattern {
        case .name(let segments): segments.allSatisfy { $0.matchesEverything }
        case .path(let glob): glob.isOpenEnded
        }
    }
}
