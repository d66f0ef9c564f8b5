import LiverySource
import LiveryStyle
import LiveryTree

/// A styled tree as text for people:
///
///     Column #menu class='panel'   0
///     │ padding(16)                card.sheet:4
///     │ opacity(0.5) ← opacity     card.sheet:5
///     └─ Text "Two coffees"        0/0
///          font(.title)            style:7
///
/// Each node has its type, its id, its class names and its texts, and at the right its path. Below it are its modifiers,
/// the first innermost, with the values they have on this node, and at the right the sheet and line they are written in, or
/// `style` or `modifiers` and the line of the payload. `←` names the props that the values depend on. Numbers have at
/// most four decimals. Then comes what is wrong on the node. Whatever the payload holds, it can't steer the terminal.
public struct TextPreview: Sendable {
    /// The most cells of a text among children that are shown.
    public static let maximumTextWidth = 40

    /// Whether to set off parts with ANSI colours.
    public var isColored: Bool
    /// The cells of a line, at least 40.
    public var width: Int

    public init(isColored: Bool = false, width: Int = 100) {
        self.isColored = isColored
        self.width = width
    }

    /// The text of a whole tree. Linear in the nodes and their modifiers.
    ///
    /// - Parameter marks: What to mark at the start of lines; nodes that are gone follow after the tree.
    public func text(of styled: StyledTree, marks: PreviewMarks? = nil) -> String {
        let writer = NodeText(styled)
        var rows = AlignedRows(width: width, isColored: isColored)
        var lines = TreeLines()
        /// The depth of the node whose texts stand on its own line, while its children are passed over.
        var inlineDepth: Int?
        let margin = marks == nil ? "" : "  "
        for entry in PreviewWalk(styled.tree) {
            if let depth = inlineDepth {
                if entry.depth > depth { continue }
                inlineDepth = nil
            }
            lines.move(to: entry)
            guard case .node(let id) = entry.child else {
                if case .text(let text) = entry.child {
                    rows.append(row(NodeText.content(ofText: text.text), lines, "", hasChildren: false, margin: margin))
                }
                continue
            }
            let node = styled.tree[id]
            let hasChildren = !node.childNodes.isEmpty
            if !hasChildren { inlineDepth = entry.depth }
            rows.append(
                row(
                    writer.heading(of: node, withTexts: !hasChildren), lines, entry.path, hasChildren: hasChildren,
                    mark: marks?.mark(of: id), margin: margin))
            let lead = margin + lines.own(hasChildren: hasChildren)
            for modifier in styled.modifiers(of: id) {
                rows.append(
                    AlignedRows.Row(
                        lead: lead, continuedLead: lead, content: writer.content(of: modifier, isRounded: true),
                        trailing: writer.place(of: modifier, on: node)))
            }
            for diagnostic in styled.diagnostics(of: id) {
                rows.append(AlignedRows.Row(lead: lead, continuedLead: lead, content: NodeText.content(of: diagnostic)))
            }
        }
        for node in marks?.removed ?? [] {
            rows.append(
                AlignedRows.Row(
                    lead: "- ", continuedLead: margin, leadStyle: .deletion, content: node.heading,
                    trailing: node.path))
        }
        return (styled.tree.roots.isEmpty ? "the tree has no nodes\n" : "") + rows.text
    }

    private func row(
        _ content: StyledText, _ lines: TreeLines, _ path: String, hasChildren: Bool, mark: PreviewMarks.Mark? = nil,
        margin: String
    ) -> AlignedRows.Row {
        AlignedRows.Row(
            lead: (mark.map { "\($0.rawValue) " } ?? margin) + lines.branch,
            continuedLead: margin + lines.own(hasChildren: hasChildren), leadStyle: mark?.style ?? .faint,
            content: content, trailing: path)
    }
}

extension PreviewMarks.Mark {
    fileprivate var style: TextStyle {
        switch self {
        case .added: .insertion
        case .changed: .name
        case .removed: .deletion
        }
    }
}
