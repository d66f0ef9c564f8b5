import SwiftSyntax

/// Why a stylesheet can't give a value of a type.
struct TypeObstacle {
    enum Kind {
        /// Another type is meant for it, which takes the place of a node.
        case replaceable(TypeSyntax, replacement: String)
        /// The type is no error in itself, but keeps the declaration out of reach.
        case unusable
    }

    let kind: Kind
    /// What the type is: "a closure".
    let message: String

    private static func unusable(_ message: String) -> TypeObstacle { TypeObstacle(kind: .unusable, message: message) }

    /// A type that can't conform to anything.
    private static func structural(_ name: String, _ names: ReferenceNames) -> TypeObstacle {
        unusable("\(name), which can't be a '\(names.resolvable)'")
    }
}

extension TypeObstacle {
    /// What is in the way of a parameter of a type; nil for nothing that can be seen.
    init?(of type: TypeSyntax, builder: String?, names: ReferenceNames) {
        guard let obstacle = TypeObstacle.find(in: type, whole: type, builder, names) else { return nil }
        self = obstacle
    }

    /// - Parameter whole: The type with the attributes and parentheses around it, which a replacement takes away.
    private static func find(
        in type: TypeSyntax, whole: TypeSyntax, _ builder: String?, _ names: ReferenceNames
    ) -> TypeObstacle? {
        switch type.as(TypeSyntaxEnum.self) {
        case .attributedType(let attributed):
            if attributed.hasSpecifier("inout") { return unusable("'inout', and a stylesheet has no variables") }
            if attributed.hasSpecifier("isolated") { return unusable("an actor") }
            return find(in: attributed.baseType, whole: whole, builder ?? attributed.builder, names)
        case .optionalType(let optional):
            return find(in: optional.wrappedType, whole: optional.wrappedType, builder, names)
        case .implicitlyUnwrappedOptionalType(let optional):
            return find(in: optional.wrappedType, whole: optional.wrappedType, builder, names)
        case .arrayType(let array):
            return find(in: array.element, whole: array.element, nil, names)
        case .tupleType(let tuple):
            if tuple.elements.count == 1, let element = tuple.elements.first, element.firstName == nil {
                return find(in: element.type, whole: whole, builder, names)
            }
            return structural("a tuple", names)
        case .functionType(let function):
            return closure(function, whole: whole, builder, names)
        case .identifierType(let identifier):
            return named(identifier.name.bareText, identifier.genericArgumentClause, whole: whole, builder, names)
        case .memberType(let member):
            let modules: Set = [
                "Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "CoreGraphics", "SwiftUI",
            ]
            guard modules.contains(member.baseType.trimmedDescription) else { return nil }
            return named(member.name.bareText, member.genericArgumentClause, whole: whole, builder, names)
        case .metatypeType: return structural("a metatype", names)
        case .someOrAnyType(let opaque):
            return opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
                ? unusable("of a 'some' type, and nothing says which")
                : unusable("of an 'any' type, and nothing says which")
        case .compositionType: return unusable("of a type composed of protocols, and nothing says which")
        case .dictionaryType: return unusable("a dictionary, which is no '\(names.resolvable)'")
        case .inlineArrayType: return unusable("an array of fixed size, which is no '\(names.resolvable)'")
        case .packElementType, .packExpansionType: return structural("a parameter pack", names)
        case .suppressedType, .namedOpaqueReturnType, .missingType: return unusable("of a type that nothing can be of")
        default: return nil
        }
    }

    private static func closure(
        _ function: FunctionTypeSyntax, whole: TypeSyntax, _ builder: String?, _ names: ReferenceNames
    ) -> TypeObstacle {
        if !function.parameters.isEmpty { return unusable("a closure with parameters, and a stylesheet has no code") }
        if let builder {
            let name = builder.contains("Toolbar") ? names.toolbarContent : names.content
            return TypeObstacle(kind: .replaceable(whole, replacement: name), message: "a closure that builds content")
        }
        guard ["Void", "()", "Swift.Void"].contains(function.returnClause.type.trimmedDescription) else {
            return unusable("a closure that gives a value, and a stylesheet has no code")
        }
        return TypeObstacle(kind: .replaceable(whole, replacement: names.event), message: "a closure")
    }

    private static func named(
        _ name: String, _ arguments: GenericArgumentClauseSyntax?, whole: TypeSyntax, _ builder: String?,
        _ names: ReferenceNames
    ) -> TypeObstacle? {
        let only = arguments?.arguments.count == 1 ? arguments?.arguments.first?.argument.as(TypeSyntax.self) : nil
        if let only {
            switch name {
            case "Optional": return find(in: only, whole: only, builder, names)
            case "Array": return find(in: only, whole: only, nil, names)
            case "Binding":
                return TypeObstacle(
                    kind: .replaceable(whole, replacement: "\(names.changeTracked)<\(only.trimmedDescription)>"),
                    message: "a 'Binding'")
            default: break
            }
        }
        switch name {
        case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath":
            return unusable("a key path, which a stylesheet can't write")
        case "Dictionary": return unusable("a dictionary, which is no '\(names.resolvable)'")
        case "Any", "AnyObject", "AnyHashable": return unusable("'\(name)', and nothing says of which type")
        case "Void": return structural("'Void'", names)
        default: break
        }
        guard arguments == nil, let value = scalars[name] else { return nil }
        return TypeObstacle(
            kind: .replaceable(whole, replacement: "\(names.attribute)<\(value)>"),
            message: (name.first.map { "AEIOU".contains($0) && !name.hasPrefix("U") } == true ? "an" : "a")
                + " '\(name)'")
    }

    /// Scalars, and the portable one that stands for each.
    private static let scalars: [String: String] = {
        var scalars = ["Bool": "Bool", "Date": "Date", "URL": "URL"]
        for name in ["Double", "Float", "Float16", "Float32", "Float64", "CGFloat"] { scalars[name] = "Double" }
        for name in ["String", "Substring", "Character"] { scalars[name] = "String" }
        for size in ["", "8", "16", "32", "64"] {
            scalars["Int" + size] = "Int"
            scalars["UInt" + size] = "Int"
        }
        return scalars
    }()
}

extension AttributedTypeSyntax {
    func hasSpecifier(_ name: String) -> Bool {
        specifiers.contains { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == name }
    }

    var builder: String? { attributes.builder }
}

extension AttributeListSyntax {
    /// The names of the attributes.
    var names: [String] {
        compactMap {
            if case .attribute(let attribute) = $0 { attribute.attributeName.trimmedDescription } else { nil }
        }
    }

    /// The result builder among the attributes: by convention its name ends so.
    var builder: String? { names.first { $0.hasSuffix("Builder") } }
}

extension TypeSyntax {
    /// The type without attributes and specifiers such as `@escaping` and `borrowing`. An implicitly unwrapped optional is
    /// an optional.
    var bare: TypeSyntax {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.bare }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return TypeSyntax(OptionalTypeSyntax(wrappedType: optional.wrappedType.trimmed))
        }
        return trimmed
    }
}
