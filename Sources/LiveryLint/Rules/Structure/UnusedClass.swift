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
        /// The rules that are used, by where they begin in their sheet.
        var used: Set<Place> = []
        func use(_ name: String) {
            guard let match = project.rules.match(name) else { return }
            used.insert(Place(file: match.rule.node.file, start: match.rule.node.range.lowerBound))
        }
        for mention in project.usage.classes { use(mention.name) }
        var patterns: [ClassPattern] = []
        for sheet in project.sheets {
            for (name, _) in sheet.outline.safeList { use(name) }
            patterns += sheet.rules.map(\.pattern)
        }
        ClassWords(patterns).visit(in: project.hosts, use)
        for sheet in project.sheets where project.styling.contains(sheet.index) {
            for rule in sheet.rules where !rule.pattern.segments.isEmpty {
                let place = Place(file: sheet.file, start: rule.rule.node.range.lowerBound)
                if used.contains(place) || project.isKnown(rule.pattern)
                    || rule.pattern.literal.map(project.isUsedElsewhere) == true
                {
                    continue
                }
                findings.append(
                    finding(
                        "no tree or template given uses \(rule.pattern.description); remove the rule, or name the class in "
                            + "@safe_list if it is used elsewhere",
                        in: sheet.file, at: rule.range))
            }
        }
    }

    private struct Place: Hashable {
        let file: SourceFile
        let start: UInt32
    }
}

extension LintProject {
    /// Whether a pattern may match a class name of which only the beginning is known.
    fileprivate func isKnown(_ pattern: ClassPattern) -> Bool {
        let literal = pattern.literal ?? pattern.leadingLiteral
        return usage.classPrefixes.contains { $0.hasPrefix(literal) || literal.hasPrefix($0) }
    }
}
