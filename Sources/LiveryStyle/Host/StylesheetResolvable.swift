import LiveryCatalogue
import LiveryTree

/// The node that a stylesheet's value is resolved on.
public typealias ElementNode = Node

/// A type whose values stylesheets write, and which may depend on the props of the node they are used on.
///
/// `@ASTDecodable` writes the conformance; by hand, ``ExpressionUse`` reads what the stylesheet says.
public protocol StylesheetResolvable: Sendable {
    /// What the value is on one node; the type itself when it doesn't depend on nodes.
    associatedtype Resolved = Self

    /// The type as a catalogue names it: the type's own name, or the outer type's for a nested `Resolvable`.
    static var stylesheetType: TypeReference { get }

    /// What stylesheets can write for the type. Only what no catalogue has yet; none unless the type says otherwise.
    static var signatures: [StylesheetSignature] { get }

    /// Reads a checked expression.
    init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError)

    /// The value on a node.
    ///
    /// - Throws: When a prop is missing or malformed and there is no default.
    func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Resolved

    /// The value with another in place of props that are missing or malformed: a parameter's default. Types whose parts
    /// have defaults of their own leave it as it is.
    func withDefault(_ value: @autoclosure () -> Self) -> Self
}

extension StylesheetResolvable {
    public static var stylesheetType: TypeReference { .named(catalogueName(of: Self.self)) }
    public static var signatures: [StylesheetSignature] { [] }
    public func withDefault(_ value: @autoclosure () -> Self) -> Self { self }
}

extension StylesheetResolvable where Resolved == Self {
    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Self { self }
}

/// A type's own name without module, outer types and generic arguments; a nested `Resolvable` has its outer type's.
func catalogueName(of type: Any.Type) -> String {
    var depth = 0
    var parts: [String] = [""]
    for character in String(reflecting: type) {
        switch character {
        case "<", "(": depth += 1
        case ">", ")": depth -= 1
        case "." where depth == 0: parts.append("")
        default: if depth == 0 { parts[parts.count - 1].append(character) }
        }
    }
    if parts.count > 1, parts.last == "Resolvable" { parts.removeLast() }
    return parts.last ?? ""
}

/// A type that is made of one other, whose declarations it needs.
protocol StylesheetContainer {
    static var elementType: any StylesheetResolvable.Type { get }
}

extension Optional: StylesheetResolvable, StylesheetContainer where Wrapped: StylesheetResolvable {
    public typealias Resolved = Wrapped.Resolved?
    public static var stylesheetType: TypeReference { .optional(Wrapped.stylesheetType) }
    static var elementType: any StylesheetResolvable.Type { Wrapped.self }

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        if case .constant(.null) = expression {
            self = nil
        } else {
            self = try Wrapped(from: expression, in: catalogue)
        }
    }

    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> Wrapped.Resolved? {
        guard let self else { return nil }
        return try self.resolve(on: element, in: context)
    }
}

extension Array: StylesheetResolvable, StylesheetContainer where Element: StylesheetResolvable {
    public typealias Resolved = [Element.Resolved]
    public static var stylesheetType: TypeReference { .array(Element.stylesheetType) }
    static var elementType: any StylesheetResolvable.Type { Element.self }

    public init(from expression: CheckedExpression, in catalogue: Catalogue) throws(StylesheetDecodingError) {
        self = []
        switch expression {
        case .array(let elements):
            reserveCapacity(elements.count)
            for element in elements { append(try Element(from: element, in: catalogue)) }
        case .constant(.array(let elements)):
            reserveCapacity(elements.count)
            for element in elements { append(try Element(from: .constant(element), in: catalogue)) }
        default: throw .mismatch(expression, with: Self.stylesheetType)
        }
    }

    public func resolve(on element: ElementNode, in context: StyleContext) throws(AttributeError) -> [Element.Resolved]
    {
        var result: [Element.Resolved] = []
        result.reserveCapacity(count)
        for value in self { result.append(try value.resolve(on: element, in: context)) }
        return result
    }
}
