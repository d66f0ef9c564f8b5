import LiverySource

/// The findings of a file that comments in it leave out.
struct Suppressions {
    private let file: SourceFile
    private let comments: [SuppressionComment]
    private let lines: LineIndex
    /// The rules of comments that have left something out, by the place of the comment.
    private var used: [Set<String>]

    /// What leaves findings out wherever a rule's name is asked for.
    private static let everything = "all"
    /// Rules about the comments themselves, which can't be left out by them.
    private static let ownRules: Set = [
        InvalidSuppression.rule.name, NeedlessSuppression.rule.name, SuppressionWithoutReason.rule.name,
    ]

    /// Reads the comments of a file; nil when there are none, as in most files.
    init?(in file: SourceFile) {
        let index = LineIndex(file)
        comments = SuppressionComment.all(in: file, lines: index)
        if comments.isEmpty { return nil }
        lines = index
        self.file = file
        used = Array(repeating: [], count: comments.count)
    }

    /// The findings that no comment leaves out.
    mutating func filter(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.filter { !leavesOut($0) }
    }

    private mutating func leavesOut(_ diagnostic: Diagnostic) -> Bool {
        if Self.ownRules.contains(diagnostic.rule) { return false }
        let line = lines.position(of: diagnostic.range.lowerBound).line
        for (index, comment) in comments.enumerated() {
            guard let name = comment.rules.first(where: { $0.text == diagnostic.rule || $0.text == Self.everything }),
                covers(index, line, name.text)
            else { continue }
            used[index].insert(name.text)
            return true
        }
        return false
    }

    /// Whether a comment is about a line.
    private func covers(_ index: Int, _ line: Int, _ name: String) -> Bool {
        let comment = comments[index]
        switch comment.scope {
        case .file: return true
        case .line: return line == comment.line
        case .next: return line == nextLine(after: index)
        case .range:
            guard line >= comment.line else { return false }
            let end = comments[(index + 1)...].first { later in
                later.scope == .end && (later.rules.isEmpty || later.rules.contains { $0.text == name })
            }
            return end.map { line < $0.line } ?? true
        case .end, nil: return false
        }
    }

    /// The line after a comment, and after those that follow it directly.
    private func nextLine(after index: Int) -> Int {
        var line = comments[index].line + 1
        for later in comments[(index + 1)...] where later.line == line && later.scope == .next { line += 1 }
        return line
    }

    // MARK: Findings about the comments

    /// What is wrong with the comments, after all findings of the file were filtered.
    ///
    /// - Parameter isOff: Whether a rule is turned off, so that nothing can be said of its findings.
    func findings(isOff: (String) -> Bool) -> [Diagnostic] {
        comments.indices.flatMap { index -> [Diagnostic] in
            let comment = comments[index]
            guard let scope = comment.scope else { return [unknownScope(comment)] }
            if scope == .end { return unmatchedEnd(index) }
            if comment.rules.isEmpty {
                return [
                    InvalidSuppression.finding(
                        "the comment names no rule; write the rules to leave out, or 'all', after '\(scope.rawValue)'",
                        in: file, at: comment.range)
                ]
            }
            let unknown = comment.rules.filter { $0.text != Self.everything && LintRule.configurable($0.text) == nil }
            if !unknown.isEmpty { return unknown.map(unknownRule) }
            var findings: [Diagnostic] = []
            let needless = comment.rules.filter { !used[index].contains($0.text) && !isOff($0.text) }
            findings += needless.map { needlessName($0, comment, isWhole: needless.count == comment.rules.count) }
            if findings.isEmpty, !comment.hasReason {
                findings.append(
                    SuppressionWithoutReason.finding(
                        "the comment doesn't say why; write the reason after the rule's name", in: file,
                        at: comment.range))
            }
            return findings
        }
    }

    private func unknownScope(_ comment: SuppressionComment) -> Diagnostic {
        let closest = closestName(to: comment.word.text, in: SuppressionComment.Scope.allCases.map(\.rawValue))
        let words = "disable-next, disable-line, disable, enable or disable-file"
        return InvalidSuppression.finding(
            comment.word.text.isEmpty
                ? "after 'livery:' stands \(words)"
                : "'livery:\(comment.word.text)' means nothing; "
                    + (closest.map { "did you mean 'livery:\($0)'?" } ?? "write \(words)"),
            in: file, at: comment.word.range.isEmpty ? comment.range : comment.word.range,
            fixIts: closest.map { [.replacing(comment.word.range, with: $0, isSafe: true)] } ?? [])
    }

    private func unmatchedEnd(_ index: Int) -> [Diagnostic] {
        let comment = comments[index]
        let isMatched = comments[..<index].contains { earlier in
            earlier.scope == .range
                && (comment.rules.isEmpty
                    || earlier.rules.contains { rule in comment.rules.contains { $0.text == rule.text } })
        }
        if isMatched { return [] }
        return [
            InvalidSuppression.finding(
                "nothing is disabled before this 'enable'", in: file, at: comment.range,
                fixIts: [removal(of: comment)])
        ]
    }

    private func unknownRule(_ name: SuppressionComment.Name) -> Diagnostic {
        let closest = closestName(to: name.text, in: LintRule.all.map(\.name))
        return InvalidSuppression.finding(
            "there is no rule '\(name.text)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""), in: file,
            at: name.range, fixIts: closest.map { [.replacing(name.range, with: $0, isSafe: true)] } ?? [])
    }

    private func needlessName(
        _ name: SuppressionComment.Name, _ comment: SuppressionComment, isWhole: Bool
    ) -> Diagnostic {
        let subject = name.text == Self.everything ? "nothing is found" : "'\(name.text)' finds nothing"
        return NeedlessSuppression.finding(
            "\(subject) here that could be left out; remove \(isWhole ? "the comment" : "its name")", in: file,
            at: name.range, fixIts: isWhole ? [removal(of: comment)] : [])
    }

    private func removal(of comment: SuppressionComment) -> FixIt {
        var range = comment.range.wholeLines(in: file)
        // A comment at the end of a line goes with the spaces before it.
        while range == comment.range || range.lowerBound < comment.range.lowerBound, range.lowerBound > 0,
            range.upperBound == comment.range.upperBound, file.bytes[Int(range.lowerBound) - 1] == 0x20
        {
            range = SourceRange(range.lowerBound - 1, range.upperBound)
        }
        return FixIt("remove the comment", edits: [.deletion(of: range)], isSafe: true)
    }
}
