import LiveryStyle

/// A reference that is written as an argument of a modifier.
protocol ReferenceText {
    /// The reference as a stylesheet writes it.
    var stylesheetText: String { get }
}

extension ContentReference: ReferenceText {
    var stylesheetText: String { StyleValue.content(names).description }
}

extension ToolbarContentReference: ReferenceText {
    var stylesheetText: String { StyleValue.content(names).description }
}

extension Event: ReferenceText {
    /// What a stylesheet can say of the event: a target that is a selector, or a confirmation, comes from the node.
    var stylesheetText: String {
        var reference = EventReference(name: name, type: type == "click" ? nil : type, params: params)
        if case .component(let number) = target { reference.target = number }
        switch rate {
        case .unlimited, .onBlur: break
        case .debounced(let milliseconds): reference.debounce = milliseconds
        case .throttled(let milliseconds): reference.throttle = milliseconds
        }
        return reference.description
    }
}

extension ChangeTracked: ReferenceText {
    var stylesheetText: String {
        switch self {
        case .constant(let value): return StylesheetText.value(value)
        case .attribute(let name, let value):
            let fallback = value.map { ", default: \(StylesheetText.value($0))" } ?? ""
            return "attr(\(StylesheetText.string(name))\(fallback))"
        case .expression(let expression, _): return expression.description
        }
    }
}
