import LiverySource
import LiverySyntax

/// An event has a name that the app doesn't handle.
///
/// The names that the app handles are listed in `events` of the configuration; without that list, names aren't looked at.
/// The event is misspelt, or its handler is still to be written and named there.
///
/// Wrong:
///
/// ```body
/// onTapGesture(perform: event("adn"))
/// ```
///
/// ```configuration
/// {"events": ["add", "remove"]}
/// ```
///
/// Right:
///
/// ```body
/// onTapGesture(perform: event("add"))
/// ```
///
/// ```configuration
/// {"events": ["add", "remove"]}
/// ```
enum UnknownEvent: ProjectCheck {
    static let rule = LintRule("unknown-event", .error, .structure, fixes: .unsafe)

    static func check(_ project: LintProject, _ findings: inout [Diagnostic]) {
        guard let events = project.events else { return }
        var suggestions = Suggestions()
        for (file, references) in project.references {
            for reference in references.events where !events.contains(reference.name) {
                let closest = suggestions.closest(to: reference.name, in: events)
                findings.append(
                    finding(
                        "the app handles no event '\(reference.name)'"
                            + (closest.map { "; did you mean '\($0)'?" }
                                ?? (events.isEmpty ? "; its configuration lists none" : "")),
                        in: file, at: reference.range,
                        fixIts: closest.map { [.replacing(reference.range, with: "\"\($0)\"", isSafe: false)] } ?? []))
            }
        }
    }
}
