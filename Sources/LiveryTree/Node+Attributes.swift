import LiveryJSON
import LiverySource

/// A class name of a node.
public struct ClassName: Hashable, Sendable {
    /// The name, escapes replaced.
    public let name: String
    /// Where the name stands; nil when an edit set the node's `class`.
    public let location: SourceLocation?
}

/// The attributes that say how a node looks: `class`, `style` and `modifiers`.
extension Node {
    /// The names in `class`, a string or an array of strings, in text order.
    public var classNames: [ClassName] {
        guard let index = storage.content.prop(.class, of: place) else { return [] }
        let prop = storage.content.props[index]
        guard !prop.isEdited, let document = storage.content.document(of: place) else {
            return splitClassNames(Array(classText.utf8)).map { ClassName(name: $0.name, location: nil) }
        }
        return document.withTape { tape in
            let value = Int(prop.index)
            switch tape.kind(at: value) {
            case .string: return classNames(document, tape, value)
            case .array:
                var result: [ClassName] = []
                var element = tape.firstChild(of: value)
                while element < tape.next(after: value) {
                    if tape.kind(at: element) == .string { result += classNames(document, tape, element) }
                    element = tape.next(after: element)
                }
                return result
            default: return []
            }
        }
    }

    private func classNames(_ document: JSONDocument, _ tape: JSONTape, _ index: Int) -> [ClassName] {
        let text = AttributeText(document, tape, at: index)
        return splitClassNames(Array(text.text.utf8)).map {
            ClassName(name: $0.name, location: text.location(of: $0.range))
        }
    }

    /// The text of `class`, with spaces between the elements of an array; empty when there is none.
    public var classText: String { storage.content.symbols.text(of: classSymbol) }

    /// The symbol of ``classText``. Nodes with the same one have the same class names.
    package var classSymbol: Symbol { storage.content.nodes[Int(place)].classText }

    /// Whether the node has a `style` or `modifiers` prop.
    package var hasOwnModifiers: Bool {
        storage.content.prop(.style, of: place) != nil || storage.content.prop(.modifiers, of: place) != nil
    }

    /// The text of `style`, or nil when there is none or it isn't a string.
    public var style: AttributeText? {
        guard let index = storage.content.prop(.style, of: place) else { return nil }
        let prop = storage.content.props[index]
        guard !prop.isEdited, let document = storage.content.document(of: place) else {
            guard case .string(let text) = storage.content.value(of: prop, of: place) else { return nil }
            return AttributeText(edited: text)
        }
        return document.withTape { tape in
            guard tape.kind(at: Int(prop.index)) == .string else { return nil }
            return AttributeText(document, tape, at: Int(prop.index))
        }
    }

    /// The array in `modifiers`, or nil when there is none.
    public var modifiers: NodeModifiers? {
        guard let index = storage.content.prop(.modifiers, of: place) else { return nil }
        guard case .json(let fragment) = storage.content.value(of: storage.content.props[index], of: place) else {
            return storage.content.modifierTexts[place]
        }
        return fragment.value.kind == .array ? NodeModifiers(value: fragment.value, escapes: nil) : nil
    }
}

/// The names between whitespace, each with its range in the text.
package func splitClassNames(_ text: [UInt8]) -> [(name: String, range: SourceRange)] {
    var result: [(String, SourceRange)] = []
    var start = 0
    while start < text.count {
        if isClassSeparator(text[start]) {
            start += 1
            continue
        }
        var end = start + 1
        while end < text.count, !isClassSeparator(text[end]) { end += 1 }
        result.append((String(decoding: text[start..<end], as: UTF8.self), SourceRange(start, end)))
        start = end
    }
    return result
}

private func isClassSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
