import LiveryTree

/// What the `template` prop of a child says: the place of its parent's content that it is for.
public struct NodeTemplate: Hashable, Sendable {
    /// The whole text, such as `phase.success`.
    public let text: String
    /// What stands before the first dot, or the whole.
    public let name: String
    /// What stands after it, such as the phase that the child is for; nil without a dot.
    public let value: String?

    /// Reads the text of a `template` prop.
    public init(_ text: String) {
        self.text = text
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        name = parts.first.map(String.init) ?? ""
        value = parts.count == 2 ? String(parts[1]) : nil
    }

    /// Whether a stylesheet's name means the template: it is its whole text or its name.
    public func matches(_ reference: String) -> Bool { text == reference || name == reference }
}

extension Node {
    /// What the `template` prop says; nil without one.
    public var template: NodeTemplate? { value(of: "template")?.text.map { NodeTemplate($0) } }

    /// The children for one of some names, in the order of the names and, for each, of the children.
    ///
    /// - Throws: When a name has no child.
    func children(for names: [String]) throws(AttributeError) -> [Node] {
        let children = childElements.compactMap { child in child.template.map { (child, $0) } }
        // Several names may be many: each child is looked at once.
        var places: [String: [Int]] = [:]
        for (index, (_, template)) in children.enumerated() {
            places[template.text, default: []].append(index)
            if template.value != nil { places[template.name, default: []].append(index) }
        }
        var result: [Node] = []
        for name in names {
            guard let found = places[name] else { throw AttributeError(.missingContent, name: name) }
            result += found.map { children[$0].0 }
        }
        return result
    }
}
