import LiverySource
import LiverySyntax

/// Two rules of a sheet are for the same class names.
///
/// The first rule that matches counts, so that the second one never applies. Bring their modifiers together in one rule,
/// or give one of them another name. Rules that are limited to different platforms may share a name, and a rule of a
/// sheet may stand in for one of an imported sheet.
///
/// Wrong:
///
/// ```sheet
/// "card" do
///   padding(8)
/// end
///
/// "card" do
///   border(.red)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "card" do
///   padding(8)
///   border(.red)
/// end
/// ```
enum DuplicateClass: SheetCheck {
    static let rule = LintRule("duplicate-class", .warning, .structure, fixes: .unsafe)

    static func check(_ sheet: LoweredSheet, _ findings: inout [Diagnostic]) {
        var earlier: [[String?]: [LoweredRule]] = [:]
        for rule in sheet.rules where !rule.pattern.segments.isEmpty {
            let shape = rule.pattern.shape
            if let first = earlier[shape]?.first(where: { $0.rule.appliesWherever(rule.rule) }) {
                findings.append(
                    finding(
                        "\(rule.pattern.description) has a rule already, which is used instead of this one; put their "
                            + "modifiers together, or rename one",
                        in: sheet.file, at: rule.range,
                        notes: [.init("the first is here", at: SourceLocation(file: sheet.file, range: first.range))],
                        fixIts: [
                            FixIt(
                                "remove this rule",
                                edits: [.deletion(of: rule.rule.node.range.wholeLines(in: sheet.file))], isSafe: false)
                        ]))
            }
            earlier[shape, default: []].append(rule)
        }
    }
}

extension ClassPattern {
    /// The literals, with nil for captures, whose names make no difference to what is matched.
    var shape: [String?] {
        segments.map { segment in
            if case .literal(let text) = segment { text } else { nil }
        }
    }
}

extension SheetRule {
    /// Whether the rule applies on every platform that another one applies on.
    func appliesWherever(_ other: SheetRule) -> Bool {
        guard let targets else { return true }
        guard let others = other.targets else { return false }
        let own = Set(targets.map { $0.lowercased() })
        return others.allSatisfy { own.contains($0.lowercased()) }
    }
}
