import LiverySource
import LiverySyntax

/// Content is referred to that no tree or template has.
///
/// `:name` stands for the children whose `template` attribute is that name. None of the trees and templates given has
/// such a child, so that the modifier shows nothing.
///
/// Wrong:
///
/// ```sheet
/// "card" do
///   overlay(content: :bagde)
/// end
/// ```
///
/// ```tree
/// {"type": "Text", "class": "card", "children": [{"type": "Image", "template": "badge"}]}
/// ```
///
/// Right:
///
/// ```sheet
/// "card" do
///   overlay(content: :badge)
/// end
/// ```
///
/// ```tree
/// {"type": "Text", "class": "card", "children": [{"type": "Image", "template": "badge"}]}
/// ```
enum UnknownContent: ProjectCheck {
    static let rule = LintRule("unknown-content", .warning, .structure, fixes: .unsafe)

    static func check(_ project: LintProject, _ findings: inout [Diagnostic]) {
        let usage = project.usage
        guard usage.hasElements, !usage.hasUnknownContents else { return }
        let sheets = project.sheets.filter { project.styling.contains($0.index) }.map { ($0.file, $0.references) }
        var suggestions = Suggestions()
        for (file, references) in sheets + project.inlineReferences {
            for reference in references.contents where !usage.contents.contains(reference.name) {
                let closest = suggestions.closest(to: reference.name, in: usage.contents)
                findings.append(
                    finding(
                        "no tree or template given has content named '\(reference.name)'"
                            + (closest.map { "; did you mean ':\($0)'?" }
                                ?? "; give a child the attribute template=\"\(reference.name)\""),
                        in: file, at: reference.range,
                        fixIts: closest.map { [.replacing(reference.range, with: ":\($0)", isSafe: false)] } ?? []))
            }
        }
    }
}
