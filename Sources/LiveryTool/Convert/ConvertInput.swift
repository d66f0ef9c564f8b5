import LiveryCommandLine
import LiveryJSON
import LiveryLint
import LiverySource
import LiveryStyle
import LiveryTree

/// What holds `modifiers` arrays: a bare array, or the elements of a tree or of markup.
struct ConvertInput {
    /// An element with a `modifiers` array, converted.
    struct Element {
        var type: String
        /// The element's id; nil when it has none.
        var id: String?
        /// Where the element is: its path in a tree, its line in markup.
        var place: String
        var modifiers: ConvertedModifiers
    }

    /// How an attribute is written in the input.
    enum AttributeForm {
        case json, markup
    }

    private(set) var elements: [Element] = []
    /// Whether the file is nothing but one array, which is the only element then.
    private(set) var isBareArray = false
    private(set) var attributeForm = AttributeForm.json
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether everything that is written could be read.
    private(set) var isComplete = true

    /// Reads a file: markup when it begins with `<`, else JSON.
    ///
    /// - Parameter elementType: The type of the element that a bare array belongs to.
    init(_ file: SourceFile, elementType: String?, converter: ModifiersArrayConverter) throws(UsageError) {
        let start = file.bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
        if start == UInt8(ascii: "<") {
            attributeForm = .markup
            readMarkup(file, converter)
        } else {
            let document = JSONDocument(reading: file)
            if let root = document.root, Self.isModifiers(root) {
                isBareArray = true
                report(document.diagnostics)
                add(converter.convert(root, elementType: elementType ?? ""), type: elementType ?? "", place: "") { $0 }
            } else {
                readTree(WidgetTree(reading: document), converter)
            }
        }
        if elementType != nil, !isBareArray {
            throw UsageError("'--element' is for a bare array: the elements of this file have types of their own")
        }
    }

    /// Whether the root of a document is a `modifiers` array and not several roots of a tree. The types of widgets begin
    /// with a capital letter, or they have children.
    private static func isModifiers(_ root: JSONValue) -> Bool {
        switch root.kind {
        case .string: true
        case .array:
            !root.elements.contains { element in
                element["children"] != nil || element["type"]?.string?.first?.isUppercase == true
            }
        default: false
        }
    }

    private mutating func readTree(_ tree: WidgetTree, _ converter: ModifiersArrayConverter) {
        report(tree.diagnostics.filter { $0.severity == .error })
        for node in tree.preorder().lazy.map({ tree[$0] }) {
            guard let array = node.modifiers else { continue }
            add(
                converter.convert(array.value, elementType: node.type), type: node.type, id: node.serverID,
                place: node.path.description
            ) { diagnostic in
                var result = diagnostic
                result.location = array.location(of: diagnostic.range)
                // An edit of what is written with escapes isn't the same edit of the payload.
                if result.location.file != array.value.file { result.fixIts = [] }
                return result
            }
        }
    }

    private mutating func readMarkup(_ file: SourceFile, _ converter: ModifiersArrayConverter) {
        let language = HostLanguage(ofPath: file.path)
        let content = HostReader.content(of: file, language: language == .heex ? .heex : .markup)
        report(content.diagnostics)
        let lines = LineIndex(file)
        for element in content.elements {
            guard let attribute = element.attributes.first(where: { $0.name == "modifiers" }) else { continue }
            guard case .text(let text) = attribute.value, !Self.isExpression(text.text) else {
                report([Self.dynamicArray(attribute, of: element, in: file)])
                isComplete = false
                continue
            }
            let document = JSONDocument(reading: text.file)
            report(document.diagnostics.map(text.hosted))
            guard let root = document.root else { continue }
            add(
                converter.convert(root, elementType: element.tag), type: element.tag,
                id: element.attributes.first { $0.name == "id" }?.text,
                place: "line \(lines.position(of: element.tagRange.lowerBound).line)", text.hosted)
        }
    }

    /// Whether a value is an expression in braces, which is a text in markup that no template language reads; JSON has a
    /// quote after the brace.
    private static func isExpression(_ text: String) -> Bool {
        let first = text.utf8.prefix(2)
        guard first.first == UInt8(ascii: "{"), let next = first.last else { return false }
        return next == UInt8(ascii: "@") || (next | 0x20) &- 0x61 < 26
    }

    private static func dynamicArray(
        _ attribute: TemplateAttribute, of element: TemplateElement, in file: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            rule: "no-stylesheet-form", severity: .warning,
            message: "the modifiers of this '\(element.tag)' are known only when the program runs, and are left out; "
                + "convert the markup that it renders", file: file, range: attribute.nameRange)
    }

    private mutating func add(
        _ modifiers: ConvertedModifiers, type: String, id: String? = nil, place: String,
        _ placed: (Diagnostic) -> Diagnostic
    ) {
        elements.append(Element(type: type, id: id, place: place, modifiers: modifiers))
        diagnostics += modifiers.diagnostics.map(placed)
        if !modifiers.isComplete { isComplete = false }
    }

    private mutating func report(_ more: [Diagnostic]) {
        diagnostics += more
        if more.containsError { isComplete = false }
    }
}
