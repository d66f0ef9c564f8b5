import LiverySource
import LiverySyntax

/// Content is moved before its background is set.
///
/// An offset moves what is drawn and not the place that it takes: a background, border or overlay that comes later
/// stays where the content was. Set it before the offset, so that both move.
///
/// Wrong:
///
/// ```body
/// offset(x: 8)
/// background(.yellow)
/// ```
///
/// Right:
///
/// ```body
/// background(.yellow)
/// offset(x: 8)
/// ```
enum OffsetBeforeBackground: ModifierCheck {
    static let rule = LintRule("offset-before-background", .note, .style, fixes: .unsafe)

    private static let trap = OrderTrap(
        first: ["offset"], second: ["background", "border", "overlay"])

    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic]) {
        guard let (first, second, areNeighbours) = trap.find(in: modifiers) else { return }
        findings.append(
            finding(
                "'\(first.name)' moves the content and not its place, so that '\(second.name)' stays behind; put '\(second.name)' first if "
                    + "both should move",
                in: file, at: first.range,
                notes: [
                    .init("'\(second.name)' comes after it here", at: SourceLocation(file: file, range: second.range))
                ],
                fixIts: areNeighbours ? [OrderTrap.swap(first, second, in: file)] : []))
    }
}
