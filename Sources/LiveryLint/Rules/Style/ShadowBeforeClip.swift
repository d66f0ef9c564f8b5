import LiverySource
import LiverySyntax

/// A shadow is drawn and then cut off.
///
/// A shadow lies outside of the content, and clipping that comes later removes it. Clip first, then draw the shadow
/// of the clipped shape.
///
/// Wrong:
///
/// ```body
/// shadow(radius: 4)
/// clipShape(.circle)
/// ```
///
/// Right:
///
/// ```body
/// clipShape(.circle)
/// shadow(radius: 4)
/// ```
enum ShadowBeforeClip: ModifierCheck {
    static let rule = LintRule("shadow-before-clip", .note, .style, fixes: .unsafe)

    private static let trap = OrderTrap(
        first: ["shadow"], second: ["clipShape", "clipped", "cornerRadius", "mask"])

    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic]) {
        guard let (first, second, areNeighbours) = trap.find(in: modifiers) else { return }
        findings.append(
            finding(
                "'\(second.name)' cuts off what '\(first.name)' draws outside of the content; put '\(second.name)' first",
                in: file, at: first.range,
                notes: [
                    .init("'\(second.name)' comes after it here", at: SourceLocation(file: file, range: second.range))
                ],
                fixIts: areNeighbours ? [OrderTrap.swap(first, second, in: file)] : []))
    }
}
