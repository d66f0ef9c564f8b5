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
    /// Whether the fix-its are for errors of syntax.
    var isAboutSyntax: Bool
    /// The file with the fix-its applied.
    var file: SourceFile

    var path: String { base.path }

    /// Applies as many of the fix-its as go together; nil when that changes nothing.
    init?(_ fixes: [Fix], isAboutSyntax: Bool, to base: SourceFile) {
        let application = base.application(of: fixes.lazy.map { $0.fixIt.withLineBreaks(of: base) })
        guard application.bytes != base.bytes else { return nil }
        self.base = base
        self.isAboutSyntax = isAboutSyntax
        self.fixes = application.appliedIndices.map { fixes[$0] }
        file = SourceFile(path: base.path, bytes: application.bytes)
    }

    /// The proposal with only some of its fix-its.
    func restricted(to fixes: [Fix]) -> FixProposal? {
        FixProposal(fixes, isAboutSyntax: isAboutSyntax, to: base)
    }
}

/// How far a ``FixRun`` is: the files as they are by now, and what is found in them.
struct FixProgress {
    private struct File {
        let original: SourceFile
        var current: SourceFile
        /// What the file has been so far.
        var versions: Set<[UInt8]>
        var fixCounts: [String: Int] = [:]
        /// Whether its errors of syntax are left as they are, and whether everything else is.
        var isStopped = (syntax: false, others: false)

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

    /// The fix-its of the present report, file by file in the order of their paths. Those stop that would make a file what
    /// it was.
    mutating func proposals() -> [FixProposal] {
        var candidates: [String: FixCandidates] = [:]
        // The report can have several objects for one file, of which some may be older versions.
        var isCurrent: [SourceFile: Bool] = [:]
        for diagnostic in report.diagnostics {
            let file = diagnostic.file
            guard paths?.contains(file.path) ?? true,
                let fixIt = diagnostic.preferredFixIt(includingUnsafe: includesUnsafe)
            else { continue }
            let known = files[file.path] ?? File(file)
            files[file.path] = known
            let isLatest = isCurrent[file] ?? (file === known.current || file.bytes == known.current.bytes)
            isCurrent[file] = isLatest
            guard isLatest, !(diagnostic.isSyntaxError ? known.isStopped.syntax : known.isStopped.others) else {
                continue
            }
            candidates[file.path, default: FixCandidates()].add(fixIt, for: diagnostic)
        }
        var result: [FixProposal] = []
        for (path, candidates) in candidates.sorted(by: { $0.key < $1.key }) {
            guard let file = files[path] else { continue }
            for (fixes, isAboutSyntax) in candidates.attempts {
                guard let proposal = FixProposal(fixes, isAboutSyntax: isAboutSyntax, to: file.current) else {
                    continue
                }
                if isNew(proposal) {
                    result.append(proposal)
                    break
                }
                stop(proposal)
            }
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

    /// Proposes nothing more of a kind for a file.
    mutating func stop(_ proposal: FixProposal) {
        if proposal.isAboutSyntax {
            files[proposal.path]?.isStopped.syntax = true
        } else {
            files[proposal.path]?.isStopped.others = true
        }
    }
}

/// The fix-its of one file.
private struct FixCandidates {
    private var syntax: [FixProposal.Fix] = []
    private var others: [FixProposal.Fix] = []

    mutating func add(_ fixIt: FixIt, for diagnostic: Diagnostic) {
        let fix = FixProposal.Fix(rule: diagnostic.rule, fixIt: fixIt)
        if diagnostic.isSyntaxError { syntax.append(fix) } else { others.append(fix) }
    }

    /// What to try, one after the other until something can be done, the first served first. Fix-its of errors of syntax
    /// are a round of their own: what else is found in a file that can't be read may be a misreading, and an error that
    /// another fix-it adds can't hide behind one that goes.
    var attempts: [(fixes: [FixProposal.Fix], isAboutSyntax: Bool)] {
        [(syntax, true), (others, false)].map { fixes, isAboutSyntax in
            (fixes.filter(\.fixIt.isSafe) + fixes.filter { !$0.fixIt.isSafe }, isAboutSyntax)
        }
    }
}

extension LintReport {
    /// How many errors of syntax each file has, by path.
    var syntaxErrorCounts: [String: Int] {
        diagnostics.reduce(into: [:]) { counts, diagnostic in
            if diagnostic.isSyntaxError { counts[diagnostic.file.path, default: 0] += 1 }
        }
    }
}

extension Diagnostic {
    /// Whether this is an error that keeps parts of a file from being read: of a sheet's syntax or of JSON's.
    fileprivate var isSyntaxError: Bool {
        guard severity == .error else { return false }
        switch LintRule.named(rule)?.category {
        case .syntax: return true
        case .payload: return rule.hasPrefix("json-")
        default: return false
        }
    }
}
