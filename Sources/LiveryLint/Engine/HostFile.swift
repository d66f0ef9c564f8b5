import LiverySource
import LiverySyntax
import LiveryTree

/// A file of another language, read for what it holds of styles.
struct HostFile: Sendable {
    /// An element with what is known of it.
    struct Element: Sendable {
        let element: TemplateElement
        let classNames: [(name: String, location: SourceLocation)]
        let style: InlineStyle?
    }

    /// The sheets, each with its text's way back to the host.
    let sheets: [(text: EmbeddedText, outline: SheetOutline)]
    let elements: [Element]
    /// The styles of elements and the bodies that belong to none, in text order.
    let styles: [InlineStyle]
    let diagnostics: [Diagnostic]
    let usage: SheetUsage

    init(_ file: SourceFile, _ language: HostLanguage) {
        let content = HostReader.content(of: file, language: language)
        /// Where class names begin that belong to an element.
        var known: Set<UInt32> = []
        elements = content.elements.map { element in
            var names: [(String, SourceLocation)] = []
            var style: InlineStyle?
            for attribute in element.attributes {
                guard case .text(let text) = attribute.value else { continue }
                switch attribute.name {
                case "class":
                    names += splitClassNames(text.file.bytes).map { ($0.name, text.location(of: $0.range)) }
                case "style": style = InlineStyle(text)
                default: break
                }
            }
            for (_, location) in names { known.insert(location.range.lowerBound) }
            return Element(element: element, classNames: names, style: style)
        }
        sheets = content.texts.filter { $0.kind == .sheet }.map { ($0, SheetOutline(SyntaxTree.parse(sheet: $0.file))) }
        let own = elements.compactMap(\.style)
        let places = Set(content.elements.flatMap { $0.attributes.filter { $0.name == "style" }.map(\.valueRange) })
        styles =
            own
            + (content.inlineStyles.filter { !places.contains($0.hostRange) }
            + content.texts.filter { $0.kind == .body }).map { InlineStyle($0) }
        diagnostics = content.diagnostics
        usage = SheetUsage(of: content, elements, known, in: file)
    }
}

extension SheetUsage {
    /// What a host file uses: the classes of its elements, and any of its words that may be a class.
    fileprivate init(
        of content: HostContent, _ elements: [HostFile.Element], _ known: Set<UInt32>, in file: SourceFile
    ) {
        hasElements = !elements.isEmpty
        for element in elements {
            addClasses(element.classNames)
            hasUnknownProps = hasUnknownProps || element.element.hasSpread
            for attribute in element.element.attributes {
                props.insert(attribute.name)
                guard attribute.name == SheetUsage.contentAttribute else { continue }
                if let name = attribute.contentName(in: file) {
                    contents.insert(name)
                } else {
                    hasUnknownContents = true
                }
            }
        }
        for use in content.classUses where !known.contains(use.location.range.lowerBound) {
            switch use.kind {
            case .whole: classes.append(ClassMention(name: use.name, location: use.location))
            case .prefix: classPrefixes.insert(use.name)
            }
        }
    }
}

extension TemplateAttribute {
    /// The name of a content: a text, or an atom in braces, `{:badge}`.
    fileprivate func contentName(in file: SourceFile) -> String? {
        if let text { return text }
        let expression = file.text(in: valueRange).filter { !$0.isWhitespace }
        let name = expression.dropFirst()
        return expression.hasPrefix(":") && !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            ? String(name) : nil
    }
}
