import LiverySource
import LiveryStyle
import LiveryTree

/// The words for nodes and modifiers that previews as text share.
final class NodeText {
    private let names: FileNames
    private let origins: ModifierOrigins
    private var lines = LineIndexes()

    init(_ styled: StyledTree) {
        names = FileNames(styled)
        origins = ModifierOrigins(styled)
    }

    /// The type, id and class names, and the texts among the children if wanted.
    func heading(of node: Node, withTexts: Bool) -> StyledText {
        var content = StyledText()
        content.append(node.type, .strong)
        if let id = node.serverID { content.append(" #\(id)", .name) }
        let classNames = node.classNames.map { $0.name }
        if !classNames.isEmpty { content.append(" class=" + Self.spaced(classNames), .faint) }
        guard withTexts else { return content }
        for case .text(let text) in node.children { content.append(" " + Self.quoted(text.text)) }
        return content
    }

    /// Class names in quotes, with breaks allowed between them.
    private static func spaced(_ names: [String]) -> String {
        "'" + names.joined(separator: " ") + "'"
    }

    static func content(ofText text: String) -> StyledText {
        var content = StyledText()
        content.append(quoted(text))
        return content
    }

    /// A modifier with its values, and the props that it reads.
    ///
    /// - Parameter isRounded: Whether numbers are rounded to what the eye needs; a difference shows them whole.
    func content(of modifier: ResolvedModifier, style: TextStyle? = nil, isRounded: Bool) -> StyledText {
        var content = StyledText()
        content.append((isRounded ? modifier.rounded : modifier).description, style)
        if !modifier.attributes.isEmpty {
            content.append(" ", style)
            content.appendUnbroken("← " + modifier.attributes.joined(separator: ", "), style ?? .name)
        }
        return content
    }

    static func content(of diagnostic: Diagnostic) -> StyledText {
        var content = StyledText()
        content.append("\(diagnostic.severity.rawValue): ", diagnostic.severity.textStyle)
        content.append(diagnostic.message)
        return content
    }

    /// Where a modifier is written: `card.sheet:4`, `style:12` for a line of the payload, or `style as set`.
    func place(of modifier: ResolvedModifier, on node: Node) -> String {
        let location = modifier.location
        let origin = origins.origin(of: modifier, on: node)
        // A value that an edit set stands in no file.
        if origin != .sheet, location.file != node.file { return "\(origin.rawValue) as set" }
        let line = lines.index(of: location.file).position(of: location.range.lowerBound).line
        return "\(origin == .sheet ? names.name(of: location.file) : origin.rawValue):\(line)"
    }

    /// A text in quotes, cut to what is worth showing.
    private static func quoted(_ text: String) -> String {
        var cells = 0
        var shown = ""
        // Before it is made visible, a text may be of any length.
        for character in VisibleText.escaping(String(text.prefix(TextPreview.maximumTextWidth + 1))) {
            cells += CharacterWidth.cells(of: character)
            if cells > TextPreview.maximumTextWidth { return "\"\(shown)…\"" }
            shown.append(character)
        }
        return "\"\(shown)\""
    }
}
