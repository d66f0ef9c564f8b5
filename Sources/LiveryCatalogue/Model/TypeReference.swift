/// A type as a declaration names it.
///
/// Module qualifiers are gone (`SwiftUI.Color` is `Color`), and sugar has one form (`Swift.Optional<X>` is
/// `.optional(X)`). Nesting is at most ``Catalogue/maximumTypeDepth``, so recursion over a reference is safe.
public indirect enum TypeReference: Hashable, Sendable {
    /// A named type with its generic arguments: `Edge.Set`, `Binding<Bool>`, `Self`.
    ///
    /// Arguments of an outer type are part of the name: `Anchor<CGRect>.Source`.
    case named(String, arguments: [TypeReference] = [])
    /// `T?`
    case optional(TypeReference)
    /// `[T]`
    case array(TypeReference)
    /// `[K: V]`
    case dictionary(TypeReference, TypeReference)
    /// `some P`, `any P` or a generic parameter constrained to P, with the arguments of P's primary associated types.
    ///
    /// An unconstrained generic parameter is `some Any`; several constraints are joined: `some Hashable & Identifiable`.
    case some(String, arguments: [TypeReference] = [])
    /// A tuple of none or of several elements; `Void` is the tuple without elements.
    case tuple([TupleElement])
    /// A closure, with the result builder of the parameter that takes it, such as `ViewBuilder`.
    case function(parameters: [TypeReference], result: TypeReference, builder: String? = nil)
    /// `T.Type`
    case metatype(TypeReference)

    /// One element of a tuple type.
    public struct TupleElement: Hashable, Sendable {
        public var label: String?
        public var type: TypeReference

        public init(label: String? = nil, type: TypeReference) {
            self.label = label
            self.type = type
        }
    }

    /// The type `Void`.
    public static let void = TypeReference.tuple([])
}

extension TypeReference {
    /// Whether the type is a closure that returns nothing and has no result builder, or an optional of one: an event.
    public var isAction: Bool {
        switch self {
        case .function(_, let result, let builder): builder == nil && result == .void
        case .optional(let wrapped): wrapped.isAction
        default: false
        }
    }

    /// Whether the type is a closure with a result builder, or an optional of one: child content.
    public var isContent: Bool {
        switch self {
        case .function(_, _, let builder): builder != nil
        case .optional(let wrapped): wrapped.isContent
        default: false
        }
    }

    /// The name of a named or opaque type without its arguments; nil for structural types.
    public var name: String? {
        switch self {
        case .named(let name, _), .some(let name, _): name
        default: nil
        }
    }

    /// The type within an optional, or the type itself.
    public var unwrapped: TypeReference {
        if case .optional(let wrapped) = self { return wrapped.unwrapped }
        return self
    }
}

extension TypeReference: CustomStringConvertible {
    /// The type as Swift writes it; result builders are not part of it.
    public var description: String {
        switch self {
        case .named(let name, let arguments): return name + TypeReference.list(arguments)
        case .optional(let wrapped): return wrapped.primary + "?"
        case .array(let element): return "[\(element)]"
        case .dictionary(let key, let value): return "[\(key): \(value)]"
        case .some(let name, let arguments): return "some " + name + TypeReference.list(arguments)
        case .tuple(let elements):
            if elements.isEmpty { return "Void" }
            let parts = elements.map { element in (element.label.map { "\($0): " } ?? "") + element.type.description }
            return "(" + parts.joined(separator: ", ") + ")"
        case .function(let parameters, let result, _):
            return "(" + parameters.map(\.description).joined(separator: ", ") + ") -> " + result.description
        case .metatype(let instance): return instance.primary + ".Type"
        }
    }

    /// The type in a form that a postfix can follow.
    private var primary: String {
        switch self {
        case .some, .function: "(\(description))"
        case .named(let name, _) where name.compositionParts.count > 1: "(\(description))"
        default: description
        }
    }

    private static func list(_ arguments: [TypeReference]) -> String {
        arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    }
}
