import LiveryCommandLine
import LiveryJSON
import LiverySource
import LiverySyntax

/// The text that stands for the arrays of some input.
struct ConvertedText {
    /// What the text is for.
    enum Form: String, CaseIterable, ParameterValue, Sendable {
        /// A rule for each different list of modifiers.
        case sheet
        /// The `style` attribute of each element.
        case style
        /// The modifiers of each element, one a line.
        case modifiers
    }

    /// The most places that the comment above a rule names; those after them are counted.
    private static let namedPlaces = 8

    let text: String

    /// - Parameter className: The class of a bare array, for which the input has no name.
    init(of input: ConvertInput, as form: Form, className: String) {
        text =
            switch form {
            case .sheet: Self.sheet(input, className)
            case .style where input.isBareArray: Self.sections(input) { Self.style($0) + "\n" }
            case .style: Self.sections(input) { Self.attribute(Self.style($0), input.attributeForm) + "\n" }
            case .modifiers: Self.sections(input) { Self.formatted(body: Self.lines($0)) }
            }
    }

    private static func lines(_ element: ConvertInput.Element, indentation: String = "") -> String {
        element.modifiers.texts.map { indentation + $0 + "\n" }.joined()
    }

    private static func style(_ element: ConvertInput.Element) -> String {
        element.modifiers.texts.joined(separator: "; ")
    }

    // MARK: Elements

    private static func sections(_ input: ConvertInput, _ text: (ConvertInput.Element) -> String) -> String {
        let elements = input.elements.filter { !$0.modifiers.texts.isEmpty }
        if input.isBareArray { return elements.map(text).joined() }
        return elements.map { "# \(comment($0.type)) at \(comment($0.place))\n" + text($0) }.joined(separator: "\n")
    }

    private static func attribute(_ style: String, _ form: ConvertInput.AttributeForm) -> String {
        switch form {
        case .json:
            var writer = JSONWriter()
            writer.string(style)
            return "\"style\": " + writer.text
        case .markup:
            let escapes: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
            return "style=\"" + style.map { escapes[$0] ?? String($0) }.joined() + "\""
        }
    }

    // MARK: A sheet

    /// Elements with the same modifiers share a class, which is named after the first of them.
    private static func sheet(_ input: ConvertInput, _ className: String) -> String {
        var groups: [(name: String, elements: [ConvertInput.Element])] = []
        var known: [[String]: Int] = [:]
        var counts: [String: Int] = [:]
        for element in input.elements where !element.modifiers.texts.isEmpty {
            if let place = known[element.modifiers.texts] {
                groups[place].elements.append(element)
                continue
            }
            known[element.modifiers.texts] = groups.count
            let name = input.isBareArray ? className : self.className(of: element)
            let count = counts[name, default: 0] + 1
            counts[name] = count
            // A number follows after a dot, which no name has that is made of an id or type.
            groups.append((count == 1 ? name : "\(name).\(count)", [element]))
        }
        let rules = groups.map { name, elements in
            let header = input.isBareArray ? "" : "# \(Self.places(of: elements))\n"
            return header + "\"\(name)\" do\n" + lines(elements[0], indentation: "  ") + "end\n"
        }
        let text = rules.joined(separator: "\n")
        return Formatter().format(SyntaxTree.parse(sheet: SourceFile(path: "sheet", text: text))) ?? text
    }

    private static func places(of elements: [ConvertInput.Element]) -> String {
        var text = comment(elements[0].type) + " at " + comment(elements[0].place)
        var type = elements[0].type
        for element in elements.dropFirst().prefix(namedPlaces - 1) {
            text += ", " + (element.type == type ? "" : comment(element.type) + " at ") + comment(element.place)
            type = element.type
        }
        return elements.count > namedPlaces ? text + " and \(elements.count - namedPlaces) more" : text
    }

    /// The id as a class name, or the type with the place.
    private static func className(of element: ConvertInput.Element) -> String {
        if let id = element.id, let name = className(id) { return name }
        return className("\(element.type.lowercased())-\(element.place)") ?? "element"
    }

    /// A text as a class name: letters, digits, `_` and `-`; nil when nothing is left of it.
    static func className(_ text: String) -> String? {
        var name = ""
        for scalar in text.unicodeScalars.prefix(80) {
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            if isPlain || scalar == "_" || scalar == "-" {
                name.unicodeScalars.append(scalar)
            } else if name.last != "-" {
                name += "-"
            }
        }
        return name.allSatisfy { $0 == "-" } ? nil : name
    }

    // MARK: Layout

    private static func formatted(body: String) -> String {
        Formatter().format(SyntaxTree.parse(body: SourceFile(path: "body", text: body))) ?? body
    }

    /// A text from the input that stays within the line of a comment.
    private static func comment(_ text: String) -> String {
        let isShort = text.unicodeScalars.count <= 80
        let line = String(String.UnicodeScalarView(text.unicodeScalars.prefix(80).map { $0.isPrintable ? $0 : " " }))
        return isShort ? line : line + "…"
    }
}

extension Unicode.Scalar {
    /// Whether a comment can have the scalar without being broken or shown in another order.
    fileprivate var isPrintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
