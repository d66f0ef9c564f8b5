import LiverySource

/// Fix-its for one file that are applied together.
struct FixProposal {
    /// A fix-it and the rule of the finding that it mends.
    struct Fix {
        var rule: String
        var fixIt: FixIt
    }

    /// The file that the fix-its are for.
    var base: SourceFile
    /// The fix-its that were applied: none conflicts with another.
    var fixes: [Fix]
    /// The file with the fix-its applied.
    var file: SourceFile

    var path: String { base.path }

    /// Applies as many of the fix-its as go together; nil when that changes nothing.
    init?(_ fixes: [Fix], to base: SourceFile) {
        let application = base.application(of: fixes.lazy.map(\.fixIt))
        guard application.bytes != base.bytes else { return nil }
        self.base = base
        self.fixes = application.appliedIndices.map { fixes[$0] }
        file = SourceFile(path: base.path, bytes: application.bytes)
    }

    /// The proposal with only some of its fix-its.
    func restricted(to fixes: [Fix]) -> FixProposal? { FixProposal(fixes, to: base) }
}

/// How far a ``FixRun`` is: the files as they are by now, and what is found in them.
struct FixProgress {
    private struct File {
        let original: SourceFile
        var current: SourceFile
        /// What the file has been so far.
        var versions: Set<[UInt8]>
        var fixCounts: [String: Int] = [:]
        var isStopped = false

        init(_ file: SourceFile) {
            original = file
            current = file
            versions = [file.bytes]
        }
    }

    /// What is found in the files as they are.
    var report: LintReport { didSet { syntaxErrorCounts = report.syntaxErrorCounts } }
    /// The errors of syntax that each file has as it is.
    private(set) var syntaxErrorCounts: [String: Int]

    private let paths: Set<String>?
    private let includesUnsafe: Bool
    private var files: [String: File] = [:]

    init(_ report: LintReport, paths: Set<String>?, includesUnsafe: Bool) {
        self.report = report
        syntaxErrorCounts = report.syntaxErrorCounts
        self.paths = paths
        self.includesUnsafe = includesUnsafe
    }

    /// The files that differ from what they were, by path.
    var changedFiles: [FixResult.File] {
        files.values.filter { $0.current.bytes != $0.original.bytes }
            .map { FixResult.File(original: $0.original, fixed: $0.current, fixCounts: $0.fixCounts) }
            .sorted { $0.path < $1.path }
    }

    /// The changed files as they are, those of proposals as they would be.
    func changed(with proposals: [FixProposal]) -> [String: SourceFile] {
        var result = files.filter { $0.value.current !== $0.value.original }.mapValues(\.current)
        for proposal in proposals { result[proposal.path] = proposal.file }
        return result
    }

    /// The fix-its of the present report, file by file in the order of their paths. A file stops that would return to what
    /// it was.
    mutating func proposals() -> [FixProposal] {
        var fixes: [String: (safe: [FixProposal.Fix], unsafe: [FixProposal.Fix])] = [:]
        // The report can have several objects for one file, of which some may be older versions.
        var isCurrent: [SourceFile: Bool] = [:]
        for diagnostic in report.diagnostics {
            let file = diagnostic.file
            guard paths?.contains(file.path) ?? true,
                let fixIt = diagnostic.preferredFixIt(includingUnsafe: includesUnsafe)
            else { continue }
            let current = files[file.path, default: File(file)]
            files[file.path] = current
            let isLatest = isCurrent[file] ?? (file === current.current || file.bytes == current.current.bytes)
            isCurrent[file] = isLatest
            guard isLatest, !current.isStopped else { continue }
            let fix = FixProposal.Fix(rule: diagnostic.rule, fixIt: fixIt)
            if fixIt.isSafe {
                fixes[file.path, default: ([], [])].safe.append(fix)
            } else {
                fixes[file.path, default: ([], [])].unsafe.append(fix)
            }
        }
        var result: [FixProposal] = []
        for (path, fixes) in fixes.sorted(by: { $0.key < $1.key }) {
            guard let file = files[path],
                let proposal = FixProposal(fixes.safe + fixes.unsafe, to: file.current)
            else { continue }
            if isNew(proposal) { result.append(proposal) } else { stop(path) }
        }
        return result
    }

    /// Whether the file of a proposal has never been what it would be.
    func isNew(_ proposal: FixProposal) -> Bool {
        !(files[proposal.path]?.versions.contains(proposal.file.bytes) ?? false)
    }

    mutating func accept(_ proposal: FixProposal) {
        guard var file = files.removeValue(forKey: proposal.path) else { return }
        file.current = proposal.file
        file.versions.insert(proposal.file.bytes)
        for fix in proposal.fixes { file.fixCounts[fix.rule, default: 0] += 1 }
        files[proposal.path] = file
    }

    /// Proposes nothing more for a file.
    mutating func stop(_ path: String) { files[path]?.isStopped = true }
}

extension LintReport {
    /// How many errors keep parts of a file from being read, by path: errors of a sheet's syntax or of JSON's.
    var syntaxErrorCounts: [String: Int] {
        diagnostics.reduce(into: [:]) { counts, diagnostic in
            guard diagnostic.severity == .error, LintRule.isAboutSyntax(diagnostic.rule) else { return }
            counts[diagnostic.file.path, default: 0] += 1
        }
    }
}

extension LintRule {
    fileprivate static func isAboutSyntax(_ name: String) -> Bool {
        switch named(name)?.category {
        case .syntax: true
        case .payload: name.hasPrefix("json-")
        default: false
        }
    }
}
