import LiveryCatalogue
import LiveryTree

/// Children of the node by the name of their template: `:name` or `[:a, :b]`, for a `@ViewBuilder` parameter.
///
/// It resolves to the children whose `template` is the name, or begins with the name and a dot (see ``NodeTemplate``): in
/// the order of the names, and for each in that of the children. A name that no child has is an error. Linear in the
/// children.
public struct ContentReference: StylesheetResolvable, Hashable {
    public typealias Resolved = [ElementNode]

    /// The names in order; at least one.
    public let names: [String]

    /// Makes a reference to the children of some templates.
    public init(_ names: String...) { self.names = names }

    public static var stylesheetType: TypeReference {
        .function(parameters: [], result: .some("View"), builder: "ViewBuilder")
    }

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        guard case .constant(.content(let names)) = expression else {
            throw .mismatch(expression, with: Self.stylesheetType)
        }
        self.names = names
    }

    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> [ElementNode] {
        try element.children(for: names)
    }
}
