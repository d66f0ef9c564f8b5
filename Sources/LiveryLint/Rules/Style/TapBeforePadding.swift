import LiverySource
import LiverySyntax

/// A tap is listened for before the padding is set.
///
/// Only what is inside of a gesture reacts to it: padding and frames that come later lie outside, and touches there
/// do nothing. Set them first; for a frame add contentShape(.rect), so that its empty parts react too.
///
/// Wrong:
///
/// ```body
/// onTapGesture(perform: event("open"))
/// padding(12)
/// ```
///
/// Right:
///
/// ```body
/// padding(12)
/// onTapGesture(perform: event("open"))
/// ```
enum TapBeforePadding: ModifierCheck {
    static let rule = LintRule("tap-before-padding", .note, .style, fixes: .unsafe)

    private static let trap = OrderTrap(
        first: ["onTapGesture", "onLongPressGesture", "gesture"], second: ["padding", "frame"],
        unless: ["padding", "frame"])

    static func check(_ modifiers: [ModifierCall], in file: SourceFile, _ findings: inout [Diagnostic]) {
        guard let (first, second, areNeighbours) = trap.find(in: modifiers) else { return }
        findings.append(
            finding(
                "touches on what '\(second.name)' adds do nothing, since '\(first.name)' comes before it; put '\(second.name)' first",
                in: file, at: first.range,
                notes: [
                    .init("'\(second.name)' comes after it here", at: SourceLocation(file: file, range: second.range))
                ],
                fixIts: areNeighbours ? [OrderTrap.swap(first, second, in: file)] : []))
    }
}
