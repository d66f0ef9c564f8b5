import LiverySource
import LiverySyntax

/// A rule never applies, because an earlier pattern matches all its class names.
///
/// Rules are searched in text order, and the first one that matches counts. Move the narrower rule before the wider one.
///
/// Wrong:
///
/// ```sheet
/// "pad-" <> size do
///   padding(size)
/// end
///
/// "pad-none" do
///   padding(0)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "pad-none" do
///   padding(0)
/// end
///
/// "pad-" <> size do
///   padding(size)
/// end
/// ```
enum UnreachableRule: SheetCheck {
    static let rule = LintRule("unreachable-rule", .warning, .structure, fixes: .unsafe)

    static func check(_ sheet: LoweredSheet, _ findings: inout [Diagnostic]) {
        /// Earlier rules with captures, by the literal that their class names begin with.
        var patterns: [Substring: [LoweredRule]] = [:]
        var longest = 0
        for rule in sheet.rules where !rule.pattern.segments.isEmpty {
            if let first = shadowing(rule, patterns, longest) {
                findings.append(
                    finding(
                        "no class reaches this rule: \(first.pattern.description) further up matches all that "
                            + "\(rule.pattern.description) does; move this rule before that one",
                        in: sheet.file, at: rule.range,
                        notes: [
                            .init("the wider rule is here", at: SourceLocation(file: sheet.file, range: first.range))
                        ],
                        fixIts: [move(rule, before: first, in: sheet.file)]))
            }
            if rule.pattern.literal == nil {
                let prefix = rule.pattern.leadingLiteral
                patterns[Substring(prefix), default: []].append(rule)
                longest = max(longest, prefix.utf8.count)
            }
        }
    }

    /// The first earlier rule that matches whatever a rule matches.
    private static func shadowing(
        _ rule: LoweredRule, _ patterns: [Substring: [LoweredRule]], _ longest: Int
    ) -> LoweredRule? {
        guard !patterns.isEmpty else { return nil }
        let literal = rule.pattern.leadingLiteral
        var end = literal.startIndex
        while true {
            for candidate in patterns[literal[..<end]] ?? []
            where candidate.rule.appliesWherever(rule.rule) && candidate.pattern.shape != rule.pattern.shape
                && candidate.pattern.covers(rule.pattern)
            {
                return candidate
            }
            guard end < literal.endIndex, literal[..<end].utf8.count < longest else { return nil }
            end = literal.index(after: end)
        }
    }

    private static func move(_ rule: LoweredRule, before other: LoweredRule, in file: SourceFile) -> FixIt {
        let own = rule.rule.node.range.wholeLines(in: file)
        let target = other.rule.node.range.wholeLines(in: file).lowerBound
        return FixIt(
            "move this rule before the wider one",
            edits: [.insertion(of: file.text(in: rule.rule.node.range) + "\n\n", at: target), .deletion(of: own)],
            isSafe: false)
    }
}

extension ClassPattern {
    /// The literal that every matched class name ends with.
    private var trailingLiteral: String {
        if segments.count > 1, case .literal(let text) = segments.last { text } else { "" }
    }

    /// Whether the pattern surely matches every class name that another one does. For patterns with more than one capture
    /// this is only answered for a class name without captures.
    func covers(_ other: ClassPattern) -> Bool {
        if let name = other.literal { return match(name) != nil }
        guard captureNames.count == 1 else { return false }
        // What the other captures lies between its first and last literals, and is never empty.
        return other.leadingLiteral.hasPrefix(leadingLiteral) && other.trailingLiteral.hasSuffix(trailingLiteral)
    }
}
