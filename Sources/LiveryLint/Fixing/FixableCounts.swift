import LiverySource

extension Diagnostic {
    /// The one fix-it that fixing applies: the first safe one; when there is none and unsafe ones are wanted, the first of
    /// those. A fix-it without edits is passed over.
    public func preferredFixIt(includingUnsafe: Bool) -> FixIt? {
        let fixIts = fixIts.lazy.filter { !$0.edits.isEmpty }
        return fixIts.first { $0.isSafe } ?? (includingUnsafe ? fixIts.first : nil)
    }
}

/// How many findings fixing can mend.
public struct FixableCounts: Hashable, Sendable, CustomStringConvertible {
    /// Findings with a safe fix-it: `--fix` applies it.
    public var safe = 0
    /// Findings that have only unsafe fix-its: `--fix --unsafe` applies one.
    public var unsafe = 0

    /// Counts findings.
    public init(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { count(diagnostic) }
    }

    /// Counts one more finding.
    mutating func count(_ diagnostic: Diagnostic) {
        guard let fixIt = diagnostic.preferredFixIt(includingUnsafe: true) else { return }
        if fixIt.isSafe { safe += 1 } else { unsafe += 1 }
    }

    /// The counts in words, of what isn't zero: `2 can be fixed with --fix, 1 with --fix --unsafe`; empty for none.
    public var description: String {
        switch (safe, unsafe) {
        case (0, 0): ""
        case (_, 0): "\(safe) can be fixed with --fix"
        case (0, _): "\(unsafe) can be fixed with --fix --unsafe"
        default: "\(safe) can be fixed with --fix, \(unsafe) with --fix --unsafe"
        }
    }
}

extension LintReport {
    /// How many of the findings fixing can mend. Linear in the findings.
    public var fixableCounts: FixableCounts { FixableCounts(diagnostics) }
}
