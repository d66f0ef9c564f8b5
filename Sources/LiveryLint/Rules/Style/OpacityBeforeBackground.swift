import LiverySource
import LiverySyntax

/// Content is faded before its background is set.
///
/// An opacity fades what is before it; a background, border or overlay that comes later is drawn at full strength.
/// Set it before the opacity, so that all fades; fade one colour alone with .opacity(0.5) on the colour.
///
/// Wrong:
///
/// ```body
/// opacity(0.5)
/// background(.yellow)
/// ```
///
/// Right:
///
/// ```body
/// background(.yellow)
/// opacity(0.5)
/// ```
enum OpacityBeforeBackground: ModifierCheck {
    static let rule = LintRule("opacity-before-background", .note, .style, fixes: .unsafe)

    private static let trap = OrderTrap(
        first: ["opacity"], second: ["background", "border", "overlay"])

    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic]) {
        guard let (first, second, areNeighbours) = trap.find(in: modifiers) else { return }
        findings.append(
            finding(
                "'\(first.name)' fades what is before it, and not '\(second.name)'; put '\(second.name)' first if all should fade",
                in: file, at: first.range,
                notes: [
                    .init("'\(second.name)' comes after it here", at: SourceLocation(file: file, range: second.range))
                ],
                fixIts: areNeighbours ? [OrderTrap.swap(first, second, in: file)] : []))
    }
}
