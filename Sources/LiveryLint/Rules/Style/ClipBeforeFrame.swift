import LiverySource
import LiverySyntax

/// A shape is cut out before the frame is set.
///
/// What is clipped is the content at its own size; a frame that comes later adds empty space around the cut shape,
/// or overlaps it. Set the frame first, so that the shape has the size of the frame.
///
/// Wrong:
///
/// ```body
/// clipShape(.circle)
/// frame(width: 40, height: 40)
/// ```
///
/// Right:
///
/// ```body
/// frame(width: 40, height: 40)
/// clipShape(.circle)
/// ```
enum ClipBeforeFrame: ModifierCheck {
    static let rule = LintRule("clip-before-frame", .note, .style, fixes: .unsafe)

    private static let trap = OrderTrap(
        first: ["clipShape", "clipped", "cornerRadius", "mask"],
        second: ["frame", "containerRelativeFrame", "aspectRatio"],
        unless: [
            "frame", "containerRelativeFrame", "resizable", "aspectRatio", "scaledToFill", "scaledToFit", "padding",
        ])

    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic]) {
        guard let (first, second, areNeighbours) = trap.find(in: modifiers) else { return }
        findings.append(
            finding(
                "'\(first.name)' cuts the content at its own size, before '\(second.name)' sets one; put '\(second.name)' first",
                in: file, at: first.range,
                notes: [
                    .init("'\(second.name)' comes after it here", at: SourceLocation(file: file, range: second.range))
                ],
                fixIts: areNeighbours ? [OrderTrap.swap(first, second, in: file)] : []))
    }
}
