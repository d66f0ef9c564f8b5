import LiveryStyle

extension ValueCall {
    /// Whether there is an argument with a label.
    func contains(_ label: String) -> Bool { arguments.contains { $0.label == label } }

    /// Whether the next argument has a label and is of a type; nil asks for one without.
    func isNext<Value: StylesheetValue>(_ label: String?, as type: Value.Type) -> Bool {
        var call = self
        return (try? call.next(label, as: type)) != nil
    }

    /// Whether the arguments are those of parameters with labels, nil for none; one that ends in `?` may be left out.
    func fits(_ labels: [String?]) -> Bool {
        var rest = arguments[...]
        for label in labels {
            let isOptional = label?.last == "?"
            if let next = rest.first, next.label == (isOptional ? label.map { String($0.dropLast()) } : label) {
                rest.removeFirst()
            } else if !isOptional {
                return false
            }
        }
        return rest.isEmpty
    }
}
