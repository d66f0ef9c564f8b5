import LiveryJSON
import LiverySource

/// What fills the holes of templates, as one flat list.
package struct TemplateContents {
    package var contents: [TemplateContent] = []
    /// The position of the whole.
    package var root = 0

    package init() {}

    /// The text that fills a hole, when it is a scalar.
    func text(at index: Int) -> String? {
        if case .value(let value) = contents[index] { value.text } else { nil }
    }

    /// The value of a prop that a hole stands for. Widgets can't be the value of a prop.
    func propValue(at index: Int) -> PropValue {
        if case .value(let value) = contents[index] { value } else { .null }
    }

    /// The array or object that pieces make with what fills the holes between them.
    func propValue(of composite: TreeTemplate.CompositeValue, holes: Int) -> PropValue {
        var text = composite.pieces[0]
        for (hole, piece) in zip(composite.holes, composite.pieces.dropFirst()) {
            var writer = JSONWriter()
            propValue(at: holes + Int(hole)).write(to: &writer)
            text += writer.bytes
            text += piece
        }
        let document = JSONDocument(reading: SourceFile(path: "<dynamic>", bytes: text))
        return document.root.map(PropValue.init) ?? .null
    }
}

extension PropValue {
    /// Whether the value says yes: `true`, `"true"` or `""`, the last being how a wire of attributes sets one without a
    /// value (Arizona wire, section 10, point 5).
    package var isTrue: Bool {
        switch self {
        case .bool(let value): value
        case .string(let text): text.isEmpty || text == "true"
        case .null, .number, .json: false
        }
    }
}
