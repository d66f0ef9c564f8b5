import LiverySource

/// Findings that are known and left out, so that a project with many of them can begin with linting.
///
/// A finding is known again by its file, rule and message and by the text of its line without the white space around it: not
/// by its place, so that it may move with the text above it. Findings that have all of these in common are counted.
public struct Baseline: Sendable {
    /// Findings of a file that can't be told apart.
    public struct Entry: Hashable, Sendable {
        /// The path of the file, relative to the baseline's.
        public let path: String
        /// The name of the rule.
        public let rule: String
        /// What is wrong; for who reads the baseline, and part of the fingerprint.
        public let message: String
        /// What the findings have in common besides path and rule, in 16 hexadecimal digits.
        public let fingerprint: String
        /// How many findings there are, 1 or more.
        public internal(set) var count: Int
    }

    /// What is left of findings without the known ones.
    public struct Comparison: Sendable {
        /// The findings that the baseline doesn't have, in their order.
        public internal(set) var findings: [Diagnostic] = []
        /// How many findings the baseline has.
        public internal(set) var knownCount = 0
        /// What the baseline has and the findings don't, with the number that is missing: mended, or misread.
        public internal(set) var stale: [Entry] = []
    }

    /// The entries by path, then rule, message and fingerprint.
    public let entries: [Entry]
    /// The canonical path of the folder that paths are relative to.
    let folder: String

    /// Makes a baseline of findings.
    ///
    /// - Parameters:
    ///   - findings: The findings of now.
    ///   - path: The path of the baseline's file, which needn't be there.
    public init(of findings: [Diagnostic], path: String) {
        folder = Self.folder(ofFileAt: path)
        var fingerprints = Fingerprints(folder: folder)
        var counts: [Fingerprints.Key: Entry] = [:]
        for finding in findings {
            let key = fingerprints.key(of: finding)
            let new = Entry(
                path: key.path, rule: key.rule, message: finding.message, fingerprint: key.fingerprint, count: 0)
            counts[key, default: new].count += 1
        }
        entries = counts.values.sorted(by: Self.precedes)
    }

    /// Makes a baseline of entries; those that can't be told apart are added up.
    init(_ entries: [Entry], folder: String) {
        self.folder = folder
        var counts: [Fingerprints.Key: Entry] = [:]
        for entry in entries {
            let key = Fingerprints.Key(path: entry.path, rule: entry.rule, fingerprint: entry.fingerprint)
            if let sum = counts[key]?.count.addingReportingOverflow(entry.count) {
                counts[key]?.count = sum.overflow ? .max : sum.partialValue
            } else {
                counts[key] = entry
            }
        }
        self.entries = counts.values.sorted(by: Self.precedes)
    }

    /// Takes the known findings out of those of now. When there are more that can't be told apart than the baseline has,
    /// the last ones are new.
    ///
    /// - Parameters:
    ///   - findings: The findings, sorted by place.
    ///   - paths: The files that were linted: entries for others can't be stale, unless there is no such file any more.
    public func compared(with findings: [Diagnostic], linted paths: some Sequence<String>) -> Comparison {
        var fingerprints = Fingerprints(folder: folder)
        var left = Dictionary(
            entries.map { entry in
                (Fingerprints.Key(path: entry.path, rule: entry.rule, fingerprint: entry.fingerprint), entry.count)
            }, uniquingKeysWith: { first, _ in first })
        var result = Comparison()
        for finding in findings {
            let key = fingerprints.key(of: finding)
            if let count = left[key], count > 0 {
                left[key] = count - 1
                result.knownCount += 1
            } else {
                result.findings.append(finding)
            }
        }
        let linted = Set(paths.map { fingerprints.relativePath(of: $0) })
        for entry in entries {
            let key = Fingerprints.Key(path: entry.path, rule: entry.rule, fingerprint: entry.fingerprint)
            guard let count = left[key], count > 0 else { continue }
            // '<stdin>' and the like are no files that could have gone.
            let hasGone =
                !entry.path.hasPrefix("<") && !FileSystem.exists(FileSystem.path(entry.path, in: folder))
            if linted.contains(entry.path) || hasGone {
                var stale = entry
                stale.count = count
                result.stale.append(stale)
            }
        }
        return result
    }

    static func folder(ofFileAt path: String) -> String {
        let folder = FileSystem.directory(of: path)
        return FileSystem.absolutePath(folder.isEmpty ? "." : folder)
    }

    private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
        (a.path, a.rule, a.message, a.fingerprint) < (b.path, b.rule, b.message, b.fingerprint)
    }
}
