import LiverySource
import LiverySyntax

/// A background comes before the padding.
///
/// Modifiers wrap what is before them: a background covers what is inside of it, and padding that comes later lies
/// outside, without the background. That is right for a margin; padding between the content and the edge of the
/// background comes first. With padding on both sides of the background, the rule says nothing.
///
/// Wrong:
///
/// ```body
/// background(.yellow)
/// padding(12)
/// ```
///
/// Right:
///
/// ```body
/// padding(12)
/// background(.yellow)
/// ```
enum BackgroundBeforePadding: ModifierCheck {
    static let rule = LintRule("background-before-padding", .note, .style, fixes: .unsafe)

    private static let trap = OrderTrap(
        first: ["background"], second: ["padding", "scenePadding"],
        unless: ["padding", "scenePadding", "frame", "containerRelativeFrame"])

    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic]) {
        guard let (first, second, areNeighbours) = trap.find(in: modifiers) else { return }
        findings.append(
            finding(
                "'\(first.name)' lies inside '\(second.name)', which it won't fill; put '\(second.name)' first if the space belongs "
                    + "to the background",
                in: file, at: first.range,
                notes: [
                    .init("'\(second.name)' comes after it here", at: SourceLocation(file: file, range: second.range))
                ],
                fixIts: areNeighbours ? [OrderTrap.swap(first, second, in: file)] : []))
    }
}
