/// A pattern for paths in the way of .gitignore: `*`, `?` and brackets match within a name (see ``GlobSegment``), and `**`
/// as a whole name matches any folders.
///
///     docs/*.sheet      a sheet in docs
///     docs/**/*.sheet   a sheet in docs or any folder in it
///     **/a.sheet        a.sheet anywhere
///     docs/**           everything in docs, but not docs itself
///     docs/{a,b}.sheet  docs/a.sheet and docs/b.sheet, in the dialect ``Dialect/extended``
///
/// Paths are relative, without `.`, `..` and empty names. Cases and bytes have to be equal. Matching takes at most as many
/// steps as the product of the lengths of pattern and path, for each alternative in braces.
package struct GlobPattern: Hashable, Sendable {
    /// Which forms mean something.
    package enum Dialect: Hashable, Sendable {
        /// Those of .gitignore: a character is a byte, and braces are text.
        case gitignore
        /// Those of configuration and the command line: a character is a Unicode scalar, and braces hold alternatives.
        case extended
    }

    /// The most alternatives that braces may make.
    package static let maximumAlternatives = 1_000
    /// The longest pattern in bytes.
    package static let maximumLength = 4_096

    /// One alternative of the braces: the names of a path, in order.
    struct Path: Hashable, Sendable {
        enum Step: Hashable, Sendable {
            case name(GlobSegment)
            /// `**`: any number of folders.
            case folders
        }

        var steps: [Step]
    }

    package let text: String
    let alternatives: [Path]

    /// Reads a pattern; nil when it is longer than ``maximumLength`` or has more alternatives than
    /// ``maximumAlternatives``.
    package init?(_ text: String, _ dialect: Dialect = .extended) {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.maximumLength,
            let patterns = dialect == .gitignore
                ? [bytes] : GlobBraces.expanded(bytes, limit: Self.maximumAlternatives)
        else { return nil }
        self.text = text
        alternatives = patterns.map { Path($0, unit: dialect == .gitignore ? .byte : .scalar) }
    }

    /// Whether a text has characters that mean something in a pattern.
    package static func isPattern(_ text: String) -> Bool {
        text.utf8.contains { byte in
            byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
                || byte == UInt8(ascii: "{")
        }
    }

    /// Whether a whole path matches.
    package func matches(_ path: String) -> Bool {
        let names = PathNames(path)
        return alternatives.contains { $0.matches(names) }
    }

    /// The number of patterns that the braces stand for; 1 without braces.
    package var alternativeCount: Int { alternatives.count }

    /// Whether an alternative has a mistake, so that it matches nothing.
    package var isMalformed: Bool {
        alternatives.contains { path in
            path.steps.contains { step in
                if case .name(let segment) = step { segment.isMalformed } else { false }
            }
        }
    }

    /// Whether every alternative leaves open how names end: its last name is `*` or `**`.
    package var isOpenEnded: Bool { alternatives.allSatisfy { $0.isOpenEnded } }
}

extension GlobPattern.Path {
    init(_ pattern: [UInt8], unit: GlobSegment.Unit) {
        steps = Self.names(of: pattern).map { name in
            name.count > 1 && name.allSatisfy { $0 == UInt8(ascii: "*") }
                ? .folders : .name(GlobSegment(name, unit: unit))
        }
    }

    var isOpenEnded: Bool {
        switch steps.last {
        case .folders: true
        case .name(let name): name.matchesEverything
        case nil: false
        }
    }

    /// Whether a path that ends with a name can match.
    @inline(__always)
    func canEnd(with name: UnsafeBufferPointer<UInt8>) -> Bool {
        if case .name(let segment) = steps.last { segment.matches(name) } else { true }
    }

    /// Whether names, all of them, match. Where the names after a `**` don't match, only the latest `**` is tried with one
    /// folder more, as with `*` in a name.
    ///
    /// - Parameter passesHidden: Whether `**`, and a name that doesn't spell the dot, match names that begin with one.
    func matches(_ names: PathNames, passesHidden: Bool = true) -> Bool {
        var (step, at) = (0, 0)
        var retry: (step: Int, at: Int)?
        while true {
            if step < steps.count, case .folders = steps[step] {
                step += 1
                if step == steps.count {
                    // Nothing follows: whatever is in the folder, but not the folder itself.
                    return at < names.count && (passesHidden || !names.hasHidden(from: at))
                }
                retry = (step, at)
                continue
            }
            if step == steps.count, at == names.count { return true }
            if step < steps.count, at < names.count, case .name(let segment) = steps[step],
                passesHidden || segment.beginsWithDot || !names.isHidden(at),
                names.withName(at, { segment.matches($0) })
            {
                step += 1
                at += 1
                continue
            }
            guard let last = retry, last.at < names.count, passesHidden || !names.isHidden(last.at) else {
                return false
            }
            retry = (last.step, last.at + 1)
            (step, at) = (last.step, last.at + 1)
        }
    }

    /// The parts between slashes. A slash in brackets is none: no name has one, so it matches nothing there.
    private static func names(of pattern: [UInt8]) -> [ArraySlice<UInt8>] {
        var names: [ArraySlice<UInt8>] = []
        var start = 0
        var at = 0
        while at < pattern.count {
            switch pattern[at] {
            case UInt8(ascii: "\\") where at + 1 < pattern.count && pattern[at + 1] == UInt8(ascii: "/"):
                names.append(pattern[start..<at])
                at += 1
                start = at + 1
            case UInt8(ascii: "\\"): at += 1
            case UInt8(ascii: "/"):
                names.append(pattern[start..<at])
                start = at + 1
            case UInt8(ascii: "["):
                if let (_, end) = GlobCharacters.reading(pattern, at: at, unit: .byte) { at = end - 1 }
            default: break
            }
            at += 1
        }
        names.append(pattern[min(start, pattern.count)...])
        return names
    }
}
