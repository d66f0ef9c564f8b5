import LiveryCatalogue
import LiveryTree

/// Children of the node that make up a toolbar, by the name of their template, for a `@ToolbarContentBuilder` parameter.
///
/// It resolves to the children as ``ContentReference`` does. They have to be of ``supportedTypes``, and 1 to 10 of them.
public struct ToolbarContentReference: StylesheetResolvable, Hashable {
    public typealias Resolved = [ElementNode]

    /// The types that a toolbar is made of.
    public static let supportedTypes = [
        "ToolbarItem", "ToolbarItemGroup", "ToolbarTitleMenu", "ToolbarSpacer", "DefaultToolbarItem",
    ]

    /// How many children a toolbar can have.
    public static let counts = 1...10

    /// The names in order; at least one.
    public let names: [String]

    /// Makes a reference to the children of some templates.
    public init(_ names: String...) { self.names = names }

    public static var stylesheetType: TypeReference {
        .function(parameters: [], result: .some("ToolbarContent"), builder: "ToolbarContentBuilder")
    }

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        guard case .constant(.content(let names)) = expression else {
            throw .mismatch(expression, with: Self.stylesheetType)
        }
        self.names = names
    }

    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> [ElementNode] {
        let children = try element.children(for: names)
        for child in children where !Self.supportedTypes.contains(child.type) {
            var error = AttributeError(
                .unsupportedContent(type: child.type, path: child.path), name: child.template?.text ?? "")
            error.place = child.location
            throw error
        }
        guard Self.counts.contains(children.count) else {
            var error = AttributeError(.contentCount(children.count), name: names.joined(separator: ", "))
            error.place = children.dropFirst(Self.counts.upperBound).first?.location
            throw error
        }
        return children
    }
}
