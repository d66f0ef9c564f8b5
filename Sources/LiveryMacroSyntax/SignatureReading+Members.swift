import SwiftDiagnostics
import SwiftSyntax

/// Enum cases and properties.
extension SignatureReading {
    mutating func read(_ cases: EnumCaseDeclSyntax) -> [DeclaredSignature] {
        let availability = DeclarationAvailability(cases.attributes)
        if availability.isUnavailable { return [] }
        var result: [DeclaredSignature] = []
        for element in cases.elements where !element.name.bareText.hasPrefix("_") {
            guard let parameters = parameters(of: element) else { continue }
            result.append(
                signature(.enumCase, element.name.bareText, parameters, availability, node: element.name))
        }
        return result
    }

    private mutating func parameters(of element: EnumCaseElementSyntax) -> [DeclaredParameter]? {
        guard let clause = element.parameterClause else { return [] }
        let labels = clause.parameters.map { ($0.firstName?.bareText ?? "_") + ":" }.joined()
        let declaration = "\(element.name.bareText)(\(labels))"
        var result: [DeclaredParameter]? = []
        for (index, parameter) in clause.parameters.enumerated() {
            let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.bareText }
            let name =
                parameter.secondName?.bareText ?? label
                ?? (clause.parameters.count == 1 ? "value" : "value\(index + 1)")
            guard canDecode(parameter.type, of: name, in: declaration, []) else {
                result = nil
                continue
            }
            result?.append(
                DeclaredParameter(
                    label: label, name: name, type: parameter.type.bare,
                    defaultValue: parameter.defaultValue?.value.trimmed, typeNode: parameter.type,
                    node: Syntax(parameter)))
        }
        return result
    }

    mutating func read(_ variable: VariableDeclSyntax) -> [DeclaredSignature] {
        let availability = DeclarationAvailability(variable.attributes)
        if availability.isUnavailable || variable.modifiers.privacy != nil { return [] }
        let isStatic = variable.modifiers.isStatic
        var result: [DeclaredSignature] = []
        for binding in variable.bindings {
            guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                !identifier.bareText.hasPrefix("_"), isStatic || binding.isComputed, givesOwnType(binding)
            else { continue }
            let name = identifier.bareText
            if let effects = binding.getterEffects, let asynchronous = effects.asyncSpecifier {
                leaveOut(name, "it is async, and stylesheets are read without waiting", at: asynchronous)
                continue
            }
            guard
                isNonisolated(name, variable.attributes, variable.modifiers, variable.bindingSpecifier, at: identifier)
            else { continue }
            result.append(
                signature(
                    isStatic ? .staticProperty : .property, name, [], availability,
                    canThrow: binding.getterEffects?.throwsClause != nil, node: identifier))
        }
        return result
    }

    /// Whether a property is of the type itself: by what it says, or because its value is made by the type's initializer.
    private func givesOwnType(_ binding: PatternBindingSyntax) -> Bool {
        if let type = binding.typeAnnotation?.type { return isOwn(type) }
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return false }
        var callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`),
            let base = member.base
        {
            callee = base
        }
        return ownNames.contains(callee.trimmedDescription.filter { !$0.isWhitespace })
    }

    // MARK: - The memberwise initializer

    /// The implicit initializer of a struct; nil when a stylesheet can't give its parameters.
    mutating func memberwiseInitializer(of members: MemberBlockItemListSyntax) -> DeclaredSignature? {
        var parameters: [DeclaredParameter]? = []
        for member in members {
            if let ifConfig = member.decl.as(IfConfigDeclSyntax.self), ifConfig.declaresStoredProperties {
                leaveOut(
                    nil, "stored properties stand in '#if'; write an initializer",
                    at: ifConfig.clauses)
                parameters = nil
            }
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStoredInInstances else { continue }
            var types: [TypeSyntax?] = []
            // `let x, y: Double` gives both the type.
            for binding in variable.bindings.reversed() {
                types.append(
                    binding.typeAnnotation?.type ?? (binding.initializer == nil ? types.last ?? nil : nil))
            }
            for (binding, type) in zip(variable.bindings, types.reversed()) {
                guard let isUsable = parameter(binding, type, of: variable) else { continue }
                if let parameter = isUsable { parameters?.append(parameter) } else { parameters = nil }
            }
        }
        return parameters.map {
            signature(
                isModifier ? .modifier : .initializer, reader.identifier.name, $0,
                DeclarationAvailability([]), node: name)
        }
    }

    /// The parameter that a stored property is; nil for none, and `.some(nil)` when a stylesheet can't give it.
    private mutating func parameter(
        _ binding: PatternBindingSyntax, _ type: TypeSyntax?, of variable: VariableDeclSyntax
    ) -> DeclaredParameter?? {
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        if binding.isComputed || (isConstant && binding.initializer != nil) { return nil }
        // What nobody outside sees keeps its initial value.
        if variable.modifiers.privacy != nil, binding.initializer != nil { return nil }
        guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            leaveOut(nil, "several properties are declared by one pattern", at: binding.pattern)
            return .some(nil)
        }
        let name = identifier.bareText
        guard let type else {
            report(untyped(name, binding, identifier))
            return .some(nil)
        }
        guard canDecode(type, of: name, in: nil, []) else { return .some(nil) }
        let isImplicitlyNil =
            !isConstant && (type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self))
        let value = binding.initializer?.value.trimmed ?? (isImplicitlyNil ? ExprSyntax(NilLiteralExprSyntax()) : nil)
        return DeclaredParameter(
            label: name, name: name, type: type.bare, defaultValue: value,
            typeNode: type, node: Syntax(binding))
    }

    /// A stored property without a written type: what is assigned doesn't say it to one who sees only syntax.
    private func untyped(_ name: String, _ binding: PatternBindingSyntax, _ identifier: TokenSyntax) -> Diagnostic {
        let value = binding.initializer?.value
        let scalar: String? =
            switch value?.as(ExprSyntaxEnum.self) {
            case .integerLiteralExpr: "Int"
            case .floatLiteralExpr: "Double"
            case .booleanLiteralExpr: "Bool"
            case .stringLiteralExpr: "String"
            default: nil
            }
        guard let scalar else {
            return Diagnostic(
                "the type of '\(name)' has to be written, since it is a parameter of the memberwise initializer",
                id: "untyped-property", at: identifier)
        }
        let type = "\(reader.names.attribute)<\(scalar)>"
        let article = scalar == "Int" ? "an" : "a"
        return Diagnostic(
            "a stylesheet can't give \(article) '\(scalar)' for '\(name)'; take '\(type)'", id: "undecodable-type",
            at: identifier,
            fixIts: [FixIt("take '\(type)'", id: "replace-type", insert: ": \(type)", after: identifier)])
    }
}

extension PatternBindingSyntax {
    /// Whether it has a getter. Observers leave a property stored.
    fileprivate var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .getter: true
        case .accessors(let accessors):
            accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        default: false
        }
    }

    fileprivate var getterEffects: AccessorEffectSpecifiersSyntax? {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return nil }
        return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.effectSpecifiers
    }
}

extension IfConfigDeclSyntax {
    fileprivate var declaresStoredProperties: Bool {
        MemberBlockItemListSyntax([MemberBlockItemSyntax(decl: self)]).declarations.contains { declaration in
            guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
            return variable.isStoredInInstances && variable.bindings.contains { !$0.isComputed }
        }
    }
}

extension VariableDeclSyntax {
    /// Whether it declares stored properties of instances that are no wrapper's. A wrapper makes its own value.
    fileprivate var isStoredInInstances: Bool {
        if modifiers.isStatic || modifiers.contains(where: { $0.name.text == "lazy" }) { return false }
        return !attributes.names.contains { name in
            name.first?.isUppercase == true && name != "MainActor"
        }
    }
}
