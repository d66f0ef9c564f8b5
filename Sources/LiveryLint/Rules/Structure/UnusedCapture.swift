import LiverySource
import LiverySyntax

/// A variable of a pattern is not used in the rule.
///
/// Whatever stands in its place in a class name makes no difference. The variable was forgotten in the body, or the
/// pattern is wider than it should be. A name that begins with an underscore says that it isn't meant to be used.
///
/// Wrong:
///
/// ```sheet
/// "pad-" <> size do
///   padding(8)
/// end
/// ```
///
/// Right:
///
/// ```sheet
/// "pad-" <> size do
///   padding(size)
/// end
/// ```
enum UnusedCapture: SheetCheck {
    static let rule = LintRule("unused-capture", .warning, .structure, fixes: .safe)

    static func check(_ sheet: LoweredSheet, _ findings: inout [Diagnostic]) {
        for rule in sheet.rules where !rule.captures.isEmpty && !rule.rule.node.isErroneous {
            for capture in rule.rule.node.children where capture.kind == .patternCapture {
                let name = capture.name
                guard !name.hasPrefix("_"), !isUsed(name, in: rule.rule) else { continue }
                findings.append(
                    finding(
                        "'\(name)' is captured and never used: write {\(name)} where its text belongs, or name it '_\(name)'",
                        in: sheet.file, at: capture.nameRange,
                        fixIts: [.inserting("_", at: capture.nameRange.lowerBound, isSafe: true)]))
            }
        }
    }

    private static func isUsed(_ name: String, in rule: SheetRule) -> Bool {
        rule.modifiers.contains { modifier in
            modifier.subtree.contains { ($0.kind == .identifier || $0.kind == .interpolation) && $0.name == name }
        }
    }
}
