import LiveryCatalogue
import LiveryTree

/// A text for a `Text` parameter: `"Title"`, `:title`, `attr("title")`, or `Text("Title").bold()`.
///
/// A name stands for the first child with that template (see ``NodeTemplate``) and, when there is none, for itself.
public enum TextReference: StylesheetResolvable {
    /// A text as it is.
    case literal(String)
    /// The name of a template, or the text itself.
    case content(String)
    /// What a stylesheet says, with props or members in it.
    case expression(CheckedExpression, default: String?)

    /// What a text reference stands for on one node.
    public struct Resolved: Hashable, Sendable {
        /// What a reader sees: the texts below the child, or the literal.
        public let text: String
        /// The child that the text comes from, by its name in the tree; nil for a literal.
        public let child: NodeID?
        /// What the stylesheet says, for the members of a `Text` such as `.bold()`.
        public let value: StyleValue
    }

    public static var stylesheetType: TypeReference { .named("Text") }

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        switch expression {
        case .constant(.string(let text)): self = .literal(text)
        case .constant(.content(let names)) where names.count == 1: self = .content(names[0])
        case .constant(let value) where value.words == nil: throw .mismatch(expression, with: Self.stylesheetType)
        default: self = .expression(expression, default: nil)
        }
    }

    /// - Throws: When a prop is missing or malformed and there is no default.
    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Resolved {
        switch self {
        case .literal(let text): return Resolved(text: text, child: nil, value: .string(text))
        case .content: return resolved(value, on: element)
        case .expression(let expression, let fallback):
            var binder = Binder(props: element, conversion: context.conversion)
            if let bound = binder.value(of: expression) { return resolved(bound, on: element) }
            if let fallback { return Resolved(text: fallback, child: nil, value: .string(fallback)) }
            throw binder.failures.first?.error ?? AttributeError(.missing, name: "", type: "Text")
        }
    }

    public func withDefault(_ value: @autoclosure () -> Self) -> Self {
        guard case .expression(let expression, nil) = self, case .literal(let text) = value() else { return self }
        return .expression(expression, default: text)
    }

    private var value: StyleValue {
        switch self {
        case .literal(let text): .string(text)
        case .content(let name): .content([name])
        case .expression(let expression, _): expression.constant ?? .null
        }
    }

    private func resolved(_ value: StyleValue, on element: ElementNode) -> Resolved {
        switch value.words {
        case .content(let name):
            let child = element.childElements.first { $0.template?.matches(name) == true }
            return Resolved(text: child?.textContent ?? name, child: child?.id, value: value)
        case .literal(let text): return Resolved(text: text, child: nil, value: value)
        case nil: return Resolved(text: "", child: nil, value: value)
        }
    }
}

extension TextReference: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .literal(value) }
}

/// Where the words of a text come from.
private enum Words {
    case literal(String)
    case content(String)
}

extension StyleValue {
    /// The words of a text: of `Text("a").bold()` those of `Text("a")`; nil for a value that is no text.
    fileprivate var words: Words? {
        var value = self
        while true {
            switch value {
            case .string(let text): return .literal(text)
            case .content(let names): return names.first.map(Words.content)
            case .binding(_, let inner): value = inner
            case .initialized("Text", let arguments):
                guard let first = arguments.first else { return nil }
                value = first.value
            case .member(let member):
                guard let base = member.base else { return nil }
                value = base
            default: return nil
            }
        }
    }
}
