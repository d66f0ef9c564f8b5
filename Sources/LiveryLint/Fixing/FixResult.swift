import LiverySource

/// What fixing did to the files of a report.
public struct FixResult: Sendable {
    /// A file that fixing changes.
    public struct File: Sendable {
        /// The file as it was.
        public let original: SourceFile
        /// The file as it should be written.
        public let fixed: SourceFile
        /// How many fix-its were applied, by the rule of their finding.
        public let fixCounts: [String: Int]

        /// The path of both.
        public var path: String { original.path }

        /// What changes, as `git apply` reads it.
        public var difference: UnifiedDiff { UnifiedDiff(from: original.bytes, to: fixed.bytes, path: path) }
    }

    /// The files that change, by path.
    public let files: [File]
    /// What is left to find in the changed files and all others.
    public let report: LintReport
    /// How many rounds changed something.
    public let rounds: Int
    /// Whether fixing ended because nothing was left that it could do, and not because of a limit.
    public let isComplete: Bool

    /// How many fix-its were applied, by the rule of their finding.
    public var fixCounts: [String: Int] { files.reduce(into: [:]) { $0.merge($1.fixCounts, uniquingKeysWith: +) } }
    /// How many fix-its were applied.
    public var fixCount: Int { fixCounts.values.reduce(0, +) }
}
