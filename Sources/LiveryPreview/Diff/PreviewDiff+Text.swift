import LiverySource
import LiveryStyle

extension PreviewDiff {
    /// The difference as text for people: each node that differs, with what is gone after `-` and what is new after `+`.
    ///
    ///     Text #price class='price'   0/2
    ///     - opacity(0.5) ← opacity    card.sheet:5
    ///     + opacity(1) ← opacity      card.sheet:5
    ///
    /// - Parameters:
    ///   - isColored: Whether to set off parts with ANSI colours.
    ///   - width: The cells of a line, at least 40.
    public func text(isColored: Bool = false, width: Int = 100) -> String {
        if isEmpty { return "no modifier changed\n" }
        let old = NodeText(before)
        let new = NodeText(after)
        var rows = AlignedRows(width: width, isColored: isColored)
        for node in nodes {
            let writer = node.isInAfter ? new : old
            let state = node.isInAfter ? after : before
            rows.append(
                AlignedRows.Row(content: writer.heading(of: state.tree[node.id], withTexts: true), trailing: node.path))
            func append(_ modifier: ResolvedModifier, isOld: Bool) {
                let writer = isOld ? old : new
                let style: TextStyle = isOld ? .deletion : .insertion
                rows.append(
                    AlignedRows.Row(
                        lead: isOld ? "- " : "+ ", continuedLead: "  ", leadStyle: style,
                        content: writer.content(of: modifier, style: style, isRounded: false),
                        trailing: writer.place(of: modifier, on: (isOld ? before : after).tree[node.id])))
            }
            for change in node.changes {
                switch change {
                case .removed(let modifier): append(modifier, isOld: true)
                case .added(let modifier): append(modifier, isOld: false)
                case .changed(let from, let to):
                    append(from, isOld: true)
                    append(to, isOld: false)
                }
            }
        }
        return rows.text
    }
}
