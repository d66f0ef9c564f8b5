import SwiftDiagnostics
public import SwiftSyntax

/// Reads what a stylesheet can write for a type from the type's declaration.
///
/// A modifier has an overload for each initializer. A value has initializers, enum cases, and the static functions, static
/// properties, functions and computed properties that give the type itself. Extensions are not read.
public struct SignatureReader {
    public let identifier: StylesheetIdentifier
    /// The types that the declaration stands in, from inside to outside.
    public let lexicalContext: [Syntax]
    public let names: ReferenceNames
    /// Protocols that put the types that conform to them on the main actor.
    public let mainActorProtocols: Set<String>

    /// The protocols of SwiftUI that do so, where there is SwiftUI.
    public static let mainActorProtocolsOfSwiftUI: Set = [
        "View", "ViewModifier", "Scene", "App", "Commands", "ToolbarContent", "Widget",
    ]

    public init(
        _ identifier: StylesheetIdentifier, in lexicalContext: [Syntax] = [], names: ReferenceNames = ReferenceNames(),
        mainActorProtocols: Set<String> = []
    ) {
        self.identifier = identifier
        self.lexicalContext = lexicalContext
        self.names = names
        self.mainActorProtocols = mainActorProtocols
    }

    public func read(_ declaration: StructDeclSyntax) -> DeclaredType {
        read(declaration, generics: declaration.genericParameterClause, name: declaration.name)
    }

    public func read(_ declaration: EnumDeclSyntax) -> DeclaredType {
        read(declaration, generics: declaration.genericParameterClause, name: declaration.name)
    }

    private func read(
        _ declaration: some DeclGroupSyntax, generics: GenericParameterClauseSyntax?, name: TokenSyntax
    ) -> DeclaredType {
        var reading = SignatureReading(
            self, name: name, generics: generics, inheritance: declaration.inheritanceClause,
            attributes: declaration.attributes, modifiers: declaration.modifiers,
            where: declaration.genericWhereClause)
        let isStruct = declaration.is(StructDeclSyntax.self)
        let signatures = reading.read(declaration.memberBlock.members, isStruct: isStruct)
        return DeclaredType(identifier: identifier, signatures: signatures, diagnostics: reading.finish(signatures))
    }
}

/// The state of reading one type.
struct SignatureReading {
    let reader: SignatureReader
    let name: TokenSyntax
    /// How the type can name itself.
    let ownNames: Set<String>
    let generics: GenericNames
    /// What puts the type on the main actor.
    let mainActorReason: String?
    private(set) var diagnostics: [Diagnostic] = []
    /// What is out of reach, with the fix-its that bring it back.
    private var unusable: [(node: Syntax, message: String, fixIts: [FixIt])] = []
    private var privateInitializers: [(name: String, modifier: DeclModifierSyntax)] = []
    private var place: [Int] = []

    var isModifier: Bool { if case .modifier = reader.identifier { true } else { false } }

    init(
        _ reader: SignatureReader, name: TokenSyntax, generics: GenericParameterClauseSyntax?,
        inheritance: InheritanceClauseSyntax?, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
        where requirements: GenericWhereClauseSyntax?
    ) {
        self.reader = reader
        self.name = name
        self.generics = GenericNames(own: generics, requirements, context: reader.lexicalContext)
        ownNames = SignatureReading.names(of: name.bareText, generics, in: reader.lexicalContext)
        let isNonisolated = modifiers.contains { $0.name.text == "nonisolated" }
        if isNonisolated {
            mainActorReason = nil
        } else if attributes.names.contains("MainActor") {
            mainActorReason = "'\(name.bareText)'"
        } else {
            let inherited = inheritance?.inheritedTypes.map { $0.type.bare.trimmedDescription } ?? []
            mainActorReason = inherited.first { name in
                reader.mainActorProtocols.contains(name.split(separator: ".").last.map(String.init) ?? name)
            }.map { "'\($0)'" }
        }
    }

    /// The names of a type: alone and with those of the types around it, with and without generic arguments.
    private static func names(
        of name: String, _ generics: GenericParameterClauseSyntax?, in context: [Syntax]
    ) -> Set<String> {
        var names: Set = ["Self", name]
        if let generics {
            names.insert("\(name)<\(generics.parameters.map(\.name.text).joined(separator: ","))>")
        }
        var outer = ""
        for node in context {
            let container =
                node.asProtocol((any NamedDeclSyntax).self)?.name.text
                ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            guard let container else { break }
            outer = container + "." + outer
            for known in names where !known.contains(".") && known != "Self" { names.insert(outer + known) }
        }
        return names
    }

    func isOwn(_ type: TypeSyntax) -> Bool {
        ownNames.contains(type.trimmedDescription.filter { !$0.isWhitespace })
    }

    // MARK: - Members

    mutating func read(_ members: MemberBlockItemListSyntax, isStruct: Bool) -> [Conditional<DeclaredSignature>] {
        var signatures = read(members)
        // A struct has its memberwise initializer as long as it declares no other.
        if isStruct, !members.containsInitializer, let implicit = memberwiseInitializer(of: members) {
            signatures.insert(.element(implicit), at: 0)
        }
        return signatures
    }

    private mutating func read(_ members: MemberBlockItemListSyntax) -> [Conditional<DeclaredSignature>] {
        var result: [Conditional<DeclaredSignature>] = []
        for (index, member) in members.enumerated() {
            if let ifConfig = member.decl.as(IfConfigDeclSyntax.self) {
                let clauses = ifConfig.clauses.enumerated().map { number, clause in
                    place += [index, number]
                    defer { place.removeLast(2) }
                    var elements: [Conditional<DeclaredSignature>] = []
                    if case .decls(let members) = clause.elements { elements = read(members) }
                    let condition = clause.condition.map { " " + SourceText.singleLine($0) } ?? ""
                    return Conditional<DeclaredSignature>.Clause(
                        directive: clause.poundKeyword.text + condition, elements: elements)
                }
                result.append(.ifConfig(clauses))
            } else {
                result += signatures(of: member.decl).map { .element($0) }
            }
        }
        return result
    }

    private mutating func signatures(of declaration: DeclSyntax) -> [DeclaredSignature] {
        guard let attributed = declaration.asProtocol((any WithAttributesSyntax).self),
            !attributed.attributes.names.contains(where: {
                $0 == "StylesheetIgnored" || $0.hasSuffix(".StylesheetIgnored")
            })
        else { return [] }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .initializerDecl(let initializer): return read(initializer).map { [$0] } ?? []
        case .enumCaseDecl(let cases) where !isModifier: return read(cases)
        case .functionDecl(let function) where !isModifier: return read(function).map { [$0] } ?? []
        case .variableDecl(let variable) where !isModifier: return read(variable)
        default: return []
        }
    }

    // MARK: - Problems

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Notes that a declaration is out of reach.
    ///
    /// - Parameter name: Its name and labels; nil for the memberwise initializer, which nobody has written.
    mutating func leaveOut(_ name: String?, _ reason: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
        let subject = name.map { "'\($0)'" } ?? "the memberwise initializer"
        unusable.append((Syntax(node), "\(subject) can't be reached from a stylesheet: \(reason)", fixIts))
    }

    mutating func passOver(privateInitializer name: String, _ modifier: DeclModifierSyntax) {
        privateInitializers.append((name, modifier))
    }

    func signature(
        _ kind: DeclaredSignature.Kind, _ name: String, _ parameters: [DeclaredParameter],
        _ availability: DeclarationAvailability, canThrow: Bool = false, canFail: Bool = false,
        node: some SyntaxProtocol
    ) -> DeclaredSignature {
        DeclaredSignature(
            kind: kind, name: name, parameters: parameters, availability: availability, canThrow: canThrow,
            canFail: canFail, node: Syntax(node), place: place)
    }

    /// The diagnostics of the type, once its signatures are known.
    mutating func finish(_ signatures: [Conditional<DeclaredSignature>]) -> [Diagnostic] {
        let signatures = signatures.flatMap(\.elements)
        let isUsable = !signatures.isEmpty
        for (node, message, fixIts) in unusable {
            report(
                Diagnostic(
                    message, id: "unreachable", at: node, severity: isUsable ? .warning : .error, fixIts: fixIts))
        }
        if !isUsable, !diagnostics.contains(where: { $0.diagMessage.severity == .error }) {
            if privateInitializers.isEmpty {
                let what =
                    isModifier
                    ? "no initializer, so stylesheets can't use it as a modifier"
                    : "neither initializers nor members that stylesheets can write"
                report(Diagnostic("'\(name.bareText)' has \(what)", id: "unusable", at: name))
            }
            for (initializer, modifier) in privateInitializers {
                report(
                    Diagnostic(
                        "'\(initializer)' is \(modifier.name.text), and '\(name.bareText)' has nothing else that stylesheets can write",
                        id: "private", at: modifier,
                        fixIts: [
                            FixIt("remove '\(modifier.name.text)'", id: "remove-modifier", remove: modifier)
                        ]))
            }
        }
        diagnostics += OverloadConflict.find(in: signatures).map(\.diagnostic)
        diagnostics.sort { $0.position < $1.position }
        return diagnostics
    }
}

extension MemberBlockItemListSyntax {
    /// The declarations, those in `#if` included.
    package var declarations: [DeclSyntax] {
        flatMap { member -> [DeclSyntax] in
            guard let ifConfig = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
            return ifConfig.clauses.flatMap { clause -> [DeclSyntax] in
                if case .decls(let members) = clause.elements { members.declarations } else { [] }
            }
        }
    }

    fileprivate var containsInitializer: Bool { declarations.contains { $0.is(InitializerDeclSyntax.self) } }
}
