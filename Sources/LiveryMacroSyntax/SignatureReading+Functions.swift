import SwiftDiagnostics
import SwiftSyntax

/// Initializers and functions.
extension SignatureReading {
    mutating func read(_ initializer: InitializerDeclSyntax) -> DeclaredSignature? {
        let signature = initializer.signature
        let name = "init" + sourceLabels(of: signature.parameterClause)
        let availability = DeclarationAvailability(initializer.attributes)
        if availability.isUnavailable || initializer.isRequiredElsewhere { return nil }
        if let modifier = initializer.modifiers.privacy {
            passOver(privateInitializer: name, modifier)
            return nil
        }
        guard
            isUsable(
                name, signature.effectSpecifiers, initializer.genericParameterClause, initializer.genericWhereClause,
                at: initializer.initKeyword),
            isNonisolated(
                name, initializer.attributes, initializer.modifiers, initializer.initKeyword,
                at: initializer.initKeyword),
            let parameters = parameters(of: signature.parameterClause, name)
        else { return nil }
        return self.signature(
            isModifier ? .modifier : .initializer, reader.identifier.name, parameters, availability,
            canThrow: signature.effectSpecifiers?.canThrow == true, canFail: initializer.optionalMark != nil,
            node: initializer.initKeyword)
    }

    mutating func read(_ function: FunctionDeclSyntax) -> DeclaredSignature? {
        let signature = function.signature
        let name = function.name.bareText
        guard let result = signature.returnClause?.type, isOwn(result), case .identifier = function.name.tokenKind,
            !name.hasPrefix("_"), function.modifiers.privacy == nil
        else { return nil }
        let availability = DeclarationAvailability(function.attributes)
        if availability.isUnavailable { return nil }
        let fullName = name + sourceLabels(of: signature.parameterClause)
        if let mutating = function.modifiers.first(where: { ["mutating", "consuming"].contains($0.name.text) }),
            mutating.name.text == "mutating"
        {
            leaveOut(fullName, "it is mutating, and a stylesheet has no variables", at: function.name)
            return nil
        }
        guard
            isUsable(
                fullName, signature.effectSpecifiers, function.genericParameterClause, function.genericWhereClause,
                at: function.name),
            isNonisolated(fullName, function.attributes, function.modifiers, function.funcKeyword, at: function.name),
            let parameters = parameters(of: signature.parameterClause, fullName)
        else { return nil }
        return self.signature(
            function.modifiers.isStatic ? .staticFunction : .function, name, parameters, availability,
            canThrow: signature.effectSpecifiers?.canThrow == true, node: function.name)
    }

    /// Whether neither effects nor generic parameters keep a declaration out of reach.
    private mutating func isUsable(
        _ name: String, _ effects: FunctionEffectSpecifiersSyntax?, _ generics: GenericParameterClauseSyntax?,
        _ requirements: GenericWhereClauseSyntax?, at node: TokenSyntax
    ) -> Bool {
        if let asynchronous = effects?.asyncSpecifier {
            leaveOut(name, "it is async, and stylesheets are read without waiting", at: asynchronous)
            return false
        }
        if let generics {
            leaveOut(name, "it is generic, and a stylesheet can't say of which type", at: generics)
            return false
        }
        if let requirements {
            leaveOut(name, "its 'where' clause limits the types that have it", at: requirements)
            return false
        }
        return true
    }

    /// Whether a declaration can be called wherever stylesheets are read.
    mutating func isNonisolated(
        _ name: String, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax,
        at node: TokenSyntax
    ) -> Bool {
        if modifiers.contains(where: { $0.name.text == "nonisolated" }) { return true }
        guard attributes.names.contains("MainActor") || mainActorReason != nil else { return true }
        let reason = mainActorReason.map { ", as \($0) does" } ?? ""
        leaveOut(
            name, "it runs on the main actor\(reason), and stylesheets are read anywhere", at: node,
            fixIts: mainActorReason == nil
                ? []
                : [
                    FixIt(
                        "add 'nonisolated'", id: "nonisolated", insert: "nonisolated ",
                        before: modifiers.first?.name ?? keyword)
                ])
        return false
    }

    // MARK: - Parameters

    private mutating func parameters(
        of clause: FunctionParameterClauseSyntax, _ declaration: String
    ) -> [DeclaredParameter]? {
        var result: [DeclaredParameter]? = []
        for parameter in clause.parameters {
            let internalName = (parameter.secondName ?? parameter.firstName).bareText
            if let ellipsis = parameter.ellipsis {
                leaveOut(
                    declaration, "'\(internalName)' takes any number of arguments; take an array", at: ellipsis)
                result = nil
                continue
            }
            guard canDecode(parameter.type, of: internalName, in: declaration, parameter.attributes) else {
                result = nil
                continue
            }
            result?.append(
                DeclaredParameter(
                    label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.bareText,
                    name: internalName, type: parameter.type.bare, defaultValue: parameter.defaultValue?.value.trimmed,
                    typeNode: parameter.type, node: Syntax(parameter)))
        }
        return result
    }

    /// Whether nothing that can be seen keeps a stylesheet from giving a value of a type.
    mutating func canDecode(
        _ type: TypeSyntax, of parameter: String, in declaration: String?, _ attributes: AttributeListSyntax
    ) -> Bool {
        if let generic = generics.unconstrained(in: type) {
            var notes: [Note] = []
            var fixIts: [FixIt] = []
            if let declaration = generic.declaration {
                notes = [Note("'\(generic.name)' is declared here", id: "generic-declaration", at: declaration)]
                fixIts = [
                    FixIt(
                        "let '\(generic.name)' conform to '\(reader.names.resolvable)'", id: "add-conformance",
                        insert: ": \(reader.names.resolvable)", after: declaration.name)
                ]
            }
            report(
                Diagnostic(
                    "a generic with no concrete use: nothing says how a stylesheet gives the '\(generic.name)' of '\(parameter)'",
                    id: "unconstrained-generic", at: type, notes: notes, fixIts: fixIts))
            return false
        }
        guard let obstacle = TypeObstacle(of: type, builder: attributes.builder, names: reader.names) else {
            return true
        }
        switch obstacle.kind {
        case .unusable:
            leaveOut(declaration, "'\(parameter)' is \(obstacle.message)", at: type)
        case .replaceable(let node, let replacement):
            report(
                Diagnostic(
                    "a stylesheet can't give \(obstacle.message) for '\(parameter)'; take '\(replacement)'",
                    id: "undecodable-type", at: type,
                    fixIts: [replacing(node, of: type, with: replacement, attributes)]))
        }
        return false
    }

    private func replacing(
        _ node: TypeSyntax, of type: TypeSyntax, with replacement: String, _ attributes: AttributeListSyntax
    ) -> FixIt {
        var changes: [FixIt.Change] = [
            .replaceText(range: node.trimmedRange, with: replacement, in: Syntax(node))
        ]
        // Result builders can stand only before closures.
        for case .attribute(let attribute) in attributes
        where attribute.attributeName.trimmedDescription.hasSuffix("Builder") {
            changes.append(
                .replaceText(
                    range: attribute.positionAfterSkippingLeadingTrivia..<attribute.endPosition, with: "",
                    in: Syntax(attribute)))
        }
        return FixIt(
            message: SignatureMessage(message: "take '\(replacement)'", id: "replace-type"), changes: changes)
    }
}

/// The labels of a declaration as messages call it: `(_:in:)`.
func sourceLabels(of clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.bareText + ":" }.joined() + ")"
}

extension FunctionEffectSpecifiersSyntax {
    /// Whether an error can be thrown; `throws(Never)` throws none.
    fileprivate var canThrow: Bool {
        guard let clause = throwsClause else { return false }
        return clause.type?.trimmedDescription != "Never"
    }
}

extension DeclModifierListSyntax {
    /// The modifier that hides a declaration from all but its file; nil for `private(set)`.
    var privacy: DeclModifierSyntax? {
        first { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    var isStatic: Bool { contains { $0.name.text == "static" } }
}

extension InitializerDeclSyntax {
    /// Whether it is there for a protocol of the standard library, or is the one that decodes.
    fileprivate var isRequiredElsewhere: Bool {
        let labels = signature.parameterClause.parameters.map(\.firstName.text)
        switch labels.first {
        case "rawValue", "stringLiteral", "unicodeScalarLiteral", "extendedGraphemeClusterLiteral", "integerLiteral",
            "floatLiteral", "booleanLiteral", "nilLiteral", "arrayLiteral", "dictionaryLiteral", "stringInterpolation",
            "coder":
            return true
        case "from":
            let type = signature.parameterClause.parameters.first?.type.trimmedDescription ?? ""
            return ["Decoder", "ArgumentDecoder", "CheckedExpression"].contains {
                type.hasSuffix($0)
            }
        default: return false
        }
    }
}
