import LiverySource
import LiverySyntax

/// An `attr` reads a prop that no tree or template has.
///
/// No element of the trees and templates given has a prop of that name: it is misspelt, or the server sends it only from
/// somewhere that isn't linted. The modifier is left out everywhere, or its default is used.
///
/// Wrong:
///
/// ```sheet
/// "fade" do
///   opacity(attr("lvel", default: 1))
/// end
/// ```
///
/// ```tree
/// {"type": "Text", "class": "fade", "level": 0.5}
/// ```
///
/// Right:
///
/// ```sheet
/// "fade" do
///   opacity(attr("level", default: 1))
/// end
/// ```
///
/// ```tree
/// {"type": "Text", "class": "fade", "level": 0.5}
/// ```
enum UnsetAttribute: ProjectCheck {
    static let rule = LintRule("unset-attribute", .warning, .structure, fixes: .unsafe)

    static func check(_ project: LintProject, _ findings: inout [Diagnostic]) {
        let usage = project.usage
        guard usage.hasElements, !usage.hasUnknownProps else { return }
        var suggestions = Suggestions()
        for sheet in project.sheets where project.styling.contains(sheet.index) {
            for reference in sheet.references.attributes
            where !reference.name.isEmpty && !usage.props.contains(reference.name) {
                // What a node lacks is told there.
                let place = SourceLocation(file: sheet.file, range: reference.expression)
                if project.missingAttributes.contains(place) { continue }
                let closest = suggestions.closest(to: reference.name, in: usage.props)
                findings.append(
                    finding(
                        "no tree or template given has the prop '\(reference.name)'"
                            + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                        in: sheet.file, at: reference.range,
                        fixIts: closest.map { [.replacing(reference.range, with: "\"\($0)\"", isSafe: false)] } ?? []))
            }
        }
    }
}
