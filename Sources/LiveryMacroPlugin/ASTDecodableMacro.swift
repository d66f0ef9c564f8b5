import LiveryMacroSyntax
import SwiftDiagnostics
public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@ASTDecodable("identifier")`: writes how a stylesheet makes a type's values.
public struct ASTDecodableMacro {
    /// The protocols whose types are on the main actor.
    private static let mainActorProtocols: Set<String> = {
        #if canImport(Darwin)
            SignatureReader.mainActorProtocolsOfSwiftUI
        #else
            []
        #endif
    }()

    /// What the attribute and the declaration say; nil when that can't be read.
    ///
    /// - Parameter report: Takes what is wrong. Only one role gives it to the compiler.
    private static func read(
        _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext,
        report: (Diagnostic) -> Void
    ) -> DeclaredType? {
        do throws(SignatureError) {
            let identifier = try StylesheetIdentifier(attribute)
            let reader = SignatureReader(
                identifier, in: context.lexicalContext, mainActorProtocols: mainActorProtocols)
            let type: DeclaredType
            if let declaration = declaration.as(StructDeclSyntax.self) {
                type = reader.read(declaration)
            } else if let declaration = declaration.as(EnumDeclSyntax.self) {
                type = reader.read(declaration)
            } else {
                report(wrongDeclaration(declaration))
                return nil
            }
            type.diagnostics.forEach(report)
            return type
        } catch {
            report(Diagnostic(error.message, id: "identifier", at: error.node ?? Syntax(attribute)))
            return nil
        }
    }

    private static func wrongDeclaration(_ declaration: some DeclSyntaxProtocol) -> Diagnostic {
        let (kind, node): (String, Syntax) =
            switch DeclSyntax(declaration).as(DeclSyntaxEnum.self) {
            case .classDecl(let declaration): ("a class", Syntax(declaration.classKeyword))
            case .actorDecl(let declaration): ("an actor", Syntax(declaration.actorKeyword))
            case .protocolDecl(let declaration): ("a protocol", Syntax(declaration.protocolKeyword))
            case .extensionDecl(let declaration): ("an extension", Syntax(declaration.extensionKeyword))
            case .functionDecl(let declaration): ("a function", Syntax(declaration.funcKeyword))
            default: ("this declaration", Syntax(declaration))
            }
        return Diagnostic("'@ASTDecodable' belongs to a struct or an enum, not to \(kind)", id: "declaration", at: node)
    }
}

extension ASTDecodableMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = read(node, on: declaration, in: context, report: context.diagnose) else { return [] }
        let access = accessLevel(of: declaration, in: context)
        let places = SourcePlaces(context: context)
        let written = WrittenMembers(declaration.memberBlock.members)
        var members: [(inout CodeWriter) -> Void] = []
        if case .value(let name) = type.identifier, !written.hasStylesheetType {
            members.append { code in
                code.block("\(access)nonisolated static var stylesheetType: \(CoreNames.type)") { code in
                    code.line(".named(\(SourceText.literal(name)))")
                }
            }
        }
        if !written.hasSignatures {
            members.append(SignaturesMember(type: type, access: access, places: places).write)
        }
        if !written.hasDecoding(type.identifier) {
            members.append(DecodingMember(type: type, access: access, places: places).writeFunction)
        }
        return members.map { member in
            var code = CodeWriter()
            member(&code)
            return "\(raw: code.text)"
        }
    }

    /// The access level that witnesses need, with a space after it; nothing for the default one.
    private static func accessLevel(of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext)
        -> String
    {
        // Types in an extension with an access level have it, too.
        let outer = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers
        for modifier in Array(declaration.modifiers) + Array(outer ?? []) {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.package): return modifier.name.text + " "
            case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return ""
            default: continue
            }
        }
        return ""
    }
}

extension ASTDecodableMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let read = read(node, on: declaration, in: context, report: { _ in }) else { return [] }
        let (name, conformance) =
            switch read.identifier {
            case .modifier: ("StylesheetModifier", CoreNames.modifier)
            case .value: ("StylesheetResolvable", CoreNames.resolvable)
            }
        // The compiler leaves out the protocols that the type conforms to already.
        let isMissing = protocols.contains { $0.trimmedDescription.hasSuffix(name) }
        let isDecoding = WrittenMembers(declaration.memberBlock.members).hasDecoding(read.identifier)
        if isDecoding, !isMissing { return [] }
        // An extension doesn't take over the availability of its type, nor of the types around it.
        let outer = context.lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self)?.attributes }
        var code = CodeWriter()
        for attributes in [declaration.attributes] + outer {
            let availability = DeclarationAvailability(attributes).text
            if !availability.isEmpty { code.line(availability) }
        }
        code.block("extension \(type.trimmedDescription)\(isMissing ? ": \(conformance)" : "")") { code in
            guard !isDecoding else { return }
            let access = accessLevel(of: declaration, in: context)
            DecodingMember(type: read, access: access, places: SourcePlaces(context: context))
                .writeInitializer(to: &code)
        }
        return [try ExtensionDeclSyntax("\(raw: code.text)")]
    }
}

/// The generated members that a type has already.
private struct WrittenMembers {
    private var names: Set<String> = []
    private var decodedTypes: Set<String> = []

    init(_ members: MemberBlockItemListSyntax) {
        for declaration in members.declarations {
            if let initializer = declaration.as(InitializerDeclSyntax.self),
                let parameter = initializer.signature.parameterClause.parameters.first,
                parameter.firstName.text == "from"
            {
                decodedTypes.insert(String(parameter.type.trimmedDescription.split(separator: ".").last ?? ""))
            }
            for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
                names.insert(binding.pattern.trimmedDescription)
            }
        }
    }

    var hasSignatures: Bool { names.contains("signatures") }
    var hasStylesheetType: Bool { names.contains("stylesheetType") }

    func hasDecoding(_ identifier: StylesheetIdentifier) -> Bool {
        switch identifier {
        case .modifier: decodedTypes.contains("ArgumentDecoder")
        case .value: decodedTypes.contains("CheckedExpression")
        }
    }
}
