import SwiftSyntax

/// What source says of one type that a catalogue may have to name: gathered from its declaration and its extensions.
struct KnownType {
    /// The name with those of the types around it: `Video.Resolvable`.
    let path: [String]
    /// Whether it is of the target itself, not of a module that it uses.
    var isOwn: Bool
    /// The names of the generic parameters; of a type whose declaration isn't there those that its extension limits.
    var generics: [String] = []
    /// The declaration, with its file.
    var declaration: (node: any DeclGroupSyntax, file: ParsedFile)?
    /// What a typealias stands for.
    var target: TypeSyntax?
    /// The protocols that it says it conforms to.
    var conformances: Set<String> = []
    /// What is written for the requirements of the protocols, with where it stands.
    var stylesheetType: WrittenMember?
    var signatures: WrittenMember?
    var declarations: WrittenMember?
    /// The names of the enum cases as raw values, in order.
    var rawValues: [String] = []
    /// Where it is declared, or first extended: the number of the file and the offset in it.
    var place: (file: Int, offset: Int)

    var name: String { path.joined(separator: ".") }

    /// The name without those of the types around it; a nested `Resolvable` has its outer type's.
    var catalogueName: String {
        path.count > 1 && path.last == "Resolvable" ? path[path.count - 2] : path.last ?? ""
    }

    /// The attribute that makes the type usable in stylesheets.
    var attribute: AttributeSyntax? { declaration?.node.attributes.attribute(named: "ASTDecodable") }
}

/// A static property with the expression that it gives.
struct WrittenMember {
    let name: TokenSyntax
    /// Nil when the property gives no single expression.
    let value: ExprSyntax?
    let file: ParsedFile
}

extension AttributeListSyntax {
    /// The attribute of a name, with or without a module.
    func attribute(named name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self {
            let text = attribute.attributeName.trimmedDescription
            if text == name || text.hasSuffix("." + name) { return attribute }
        }
        return nil
    }
}
