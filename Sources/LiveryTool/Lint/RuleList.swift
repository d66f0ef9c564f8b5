import LiveryLint
import LiverySource

/// All rules as a table: name, severity, whether findings can be fixed, and what is wrong.
struct RuleList {
    let text: String

    init(isColored: Bool, width: Int) {
        let nameWidth = LintRule.all.map(\.name.count).max() ?? 0
        var text = ""
        for category in LintRule.Category.allCases {
            text +=
                (text.isEmpty ? "" : "\n") + TextStyle.strong.applied(to: category.rawValue, isColored: isColored)
                + "\n"
            for rule in LintRule.all where rule.category == category {
                let fix = rule.fixability == .none ? "" : rule.fixability == .safe ? "fix" : "unsafe fix"
                text +=
                    "  " + rule.name.padded(to: nameWidth) + "  " + rule.severity.rawValue.padded(to: 8)
                    + fix.padded(to: 11) + rule.summary + "\n"
            }
        }
        self.text = text + "\n\(LintRule.all.count) rules; 'livery explain RULE' tells about one\n"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
