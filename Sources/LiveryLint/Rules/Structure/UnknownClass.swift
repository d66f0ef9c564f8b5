import LiverySource
import LiverySyntax

/// No rule matches a class name.
///
/// The node goes without the modifiers of that class. The class is misspelt, its sheet is missing, or all its rules
/// are limited to other platforms. Rules are searched in the order of the sheets, then of their imports; a pattern
/// such as "p-" <> size matches when each variable has at least one character.
///
/// Wrong:
///
/// ```tree
/// {"type": "Text", "class": "tilte"}
/// ```
///
/// ```sheet
/// "title" do
///   bold()
/// end
/// ```
///
/// Right:
///
/// ```tree
/// {"type": "Text", "class": "title"}
/// ```
///
/// ```sheet
/// "title" do
///   bold()
/// end
/// ```
enum UnknownClass: ProjectCheck {
    static let rule = LintRule("unknown-class", .error, .structure)

    /// Trees are looked at when they are styled; this looks at the names that sheets list.
    static func check(_ project: LintProject, _ findings: inout [Diagnostic]) {
        let names = project.classNames
        var suggestions = Suggestions()
        for sheet in project.sheets {
            for (name, range) in sheet.outline.safeList where !name.isEmpty && project.stylesheet.match(name) == nil {
                let closest = suggestions.closest(to: name, in: names)
                findings.append(
                    finding(
                        "no rule matches the class '\(name)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                        in: sheet.file, at: range))
            }
        }
    }
}
