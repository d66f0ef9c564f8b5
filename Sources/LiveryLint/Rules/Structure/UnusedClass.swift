import LiverySource
import LiverySyntax

/// A rule is for a class that is used nowhere.
///
/// None of the trees and templates given has a class that the rule matches. It was left behind, its name is misspelt, or
/// the class comes from somewhere that isn't linted: then name it with `@safe_list`, or in `classes` of the
/// configuration. Words of code and templates that could be a class name count as uses.
///
/// Wrong:
///
/// ```sheet
/// "title" do
///   bold()
/// end
///
/// "tilte-large" do
///   font(.largeTitle)
/// end
/// ```
///
/// ```tree
/// {"type": "Text", "class": "title"}
/// ```
///
/// Right:
///
/// ```sheet
/// @safe_list "title-large"
///
/// "title" do
///   bold()
/// end
///
/// "title-large" do
///   font(.largeTitle)
/// end
/// ```
///
/// ```tree
/// {"type": "Text", "class": "title"}
/// ```
enum UnusedClass: ProjectCheck {
    static let rule = LintRule("unused-class", .warning, .structure)

    static func check(_ project: LintProject, _ findings: inout [Diagnostic]) {
        guard project.usage.hasElements else { return }
        var names = Set(project.usage.classes.map(\.name))
        var patterns: [ClassPattern] = []
        for sheet in project.sheets {
            for (name, _) in sheet.outline.safeList { names.insert(name) }
            patterns += sheet.rules.map(\.pattern)
        }
        ClassWords(patterns).visit(in: project.hosts) { names.insert($0) }
        // For patterns: the names that begin as they do stand together.
        let sorted = patterns.contains { $0.literal == nil } ? names.sorted(by: precedes) : []

        for sheet in project.sheets where project.styling.contains(sheet.index) {
            for rule in sheet.rules where !rule.pattern.segments.isEmpty {
                // A rule that another one hides is used too: which of two sheets comes first may not be known, and within a
                // sheet other rules tell of it.
                let isUsed =
                    if let name = rule.pattern.literal {
                        names.contains(name) || project.isUsedElsewhere(name)
                    } else {
                        matches(rule.pattern, sorted)
                    }
                if isUsed || project.isBegun(rule.pattern) { continue }
                findings.append(
                    finding(
                        "no tree or template given uses \(rule.pattern.description); remove the rule, or name the class in "
                            + "@safe_list if it is used elsewhere",
                        in: sheet.file, at: rule.range))
            }
        }
    }

    /// Whether a pattern matches one of some sorted names.
    private static func matches(_ pattern: ClassPattern, _ names: [String]) -> Bool {
        let literal = pattern.leadingLiteral
        var (low, high) = (0, names.count)
        while low < high {
            let middle = (low + high) / 2
            if precedes(names[middle], literal) { low = middle + 1 } else { high = middle }
        }
        for name in names[low...] {
            guard name.utf8.starts(with: literal.utf8) else { return false }
            if pattern.match(name) != nil { return true }
        }
        return false
    }

    private static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}

extension LintProject {
    /// Whether a pattern may match a class name of which only the beginning is known.
    fileprivate func isBegun(_ pattern: ClassPattern) -> Bool {
        let literal = pattern.literal ?? pattern.leadingLiteral
        return usage.classPrefixes.contains { $0.hasPrefix(literal) || literal.hasPrefix($0) }
    }
}
