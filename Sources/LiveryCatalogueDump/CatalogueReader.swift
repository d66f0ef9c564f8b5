import LiveryCatalogue
import LiveryMacroSyntax
import LiverySource
import LiveryStyle
import SwiftSyntax

/// What one type adds to a catalogue.
struct CatalogueBlock {
    let type: KnownType
    /// The file that declares it; nil for a type of another module.
    let path: String?
    /// The declarations as a catalogue has them, ending in a line break.
    let text: String
}

/// Reads what the modifiers and values of a target add to a catalogue from its source: what a registry of all of them adds
/// when it runs.
struct CatalogueReader {
    private let target: BuildTarget
    private let files: [ParsedFile]
    private let table: TypeTable
    private var naming: TypeNaming
    /// The mistakes in the target's files, and what can't be read from them, in the order of the files.
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - files: The files of the target, in the order in which its declarations stand in the catalogue.
    ///   - library: The types of the modules that it uses.
    init(_ files: [SourceFile], library: TypeTable = TypeTable(), for target: BuildTarget = BuildTarget()) {
        self.target = target
        self.files = files.map(ParsedFile.init)
        var table = library
        table.add(self.files, for: target)
        self.table = table
        naming = TypeNaming(table)
    }

    /// Reads everything: the target's types in the order of their declarations, then those of other modules that their
    /// parameters have.
    mutating func read() -> [CatalogueBlock] {
        for file in files { diagnostics += file.mistakes }
        var blocks: [CatalogueBlock] = []
        for type in table.types(isOwn: true) {
            if let block = block(of: type) { blocks.append(block) }
        }
        // Reading a type can name further ones.
        var index = 0
        while index < naming.named.count {
            let type = naming.named[index]
            index += 1
            if !type.isOwn, let block = block(of: type) { blocks.append(block) }
        }
        noteUnknownModules()
        let order = Dictionary(files.enumerated().map { ($1.source, $0) }) { first, _ in first }
        func place(_ diagnostic: Diagnostic) -> (Int, UInt32) {
            (order[diagnostic.file] ?? files.count, diagnostic.range.lowerBound)
        }
        diagnostics.sort { place($0) < place($1) }
        return blocks
    }

    // MARK: - Types

    private mutating func block(of type: KnownType) -> CatalogueBlock? {
        guard let isModifier = isModifier(type) else { return nil }
        if isModifier, let written = type.declarations {
            guard let text = written.value?.stringValue else {
                note(
                    written.name, in: written.file, of: type,
                    "'declarations' of '\(type.name)' is no plain string literal")
                return nil
            }
            return block(
                of: type, SignatureText.modifierDeclarations(written: text), at: written.name, in: written.file)
        }
        guard let signatures = signatures(of: type, isModifier: isModifier), !signatures.isEmpty else { return nil }
        let text =
            isModifier
            ? SignatureText.modifierDeclarations(signatures)
            : SignatureText.typeDeclaration(naming.reference(to: type), signatures)
        guard let (node, file) = type.declaration else {
            guard let written = type.signatures else { return nil }
            return block(of: type, text, at: written.name, in: written.file)
        }
        let availability = ([Syntax(node)] + node.enclosingTypes).reversed().compactMap { node in
            node.asProtocol((any WithAttributesSyntax).self).map { DeclarationAvailability($0.attributes).text }
        }
        return block(of: type, (availability + [text]).joined(separator: " "), at: node.introducer, in: file)
    }

    /// Whether a type is a modifier or, if it isn't, a value; nil for neither.
    private func isModifier(_ type: KnownType) -> Bool? {
        if let attribute = type.attribute {
            guard case .modifier? = try? StylesheetIdentifier(attribute) else { return false }
            return true
        }
        if type.conformances.contains("StylesheetModifier") { return true }
        return type.signatures == nil ? nil : false
    }

    /// The declarations as the catalogue's own writer lays them out.
    private mutating func block(
        of type: KnownType, _ text: String, at node: some SyntaxProtocol, in file: ParsedFile
    ) -> CatalogueBlock? {
        let catalogue = Catalogue(reading: [SourceFile(path: type.name, text: text)])
        for mistake in catalogue.diagnostics {
            note(
                node, in: file, of: type, "what '\(type.name)' declares is no catalogue: \(mistake.message)",
                severity: mistake.severity)
        }
        let result = CatalogueWriter().text(of: catalogue)
        return result.isEmpty
            ? nil : CatalogueBlock(type: type, path: type.isOwn ? file.source.path : nil, text: result)
    }

    // MARK: - Signatures

    private mutating func signatures(of type: KnownType, isModifier: Bool) -> [SignatureText]? {
        let declared = declaredType(of: type)
        if let written = type.signatures {
            var literal = SignatureLiteral(type: type, naming: naming)
            let signatures = written.value.flatMap { literal.signatures(of: $0) }
            naming = literal.naming
            noteUnknownTypes(at: written.name, in: written.file, of: type)
            if signatures == nil {
                note(
                    written.name, in: written.file, of: type,
                    "'signatures' of '\(type.name)' is no list of 'StylesheetSignature' literals")
            }
            return signatures
        }
        guard let declared, let file = type.declaration?.file else {
            if isModifier, type.attribute == nil, let (node, file) = type.declaration {
                note(
                    node.introducer, in: file, of: type,
                    "'\(type.name)' has neither 'declarations' nor 'signatures', so the catalogue doesn't have it")
            }
            return nil
        }
        return active(declared.signatures).map { signature in
            SignatureText(
                signature.kind.kind, signature.name, signature.parameters.map { parameter($0, of: type, in: file) },
                availability: signature.availability.text)
        }
    }

    /// What the macro reads of a type; its mistakes are reported.
    private mutating func declaredType(of type: KnownType) -> DeclaredType? {
        guard let attribute = type.attribute, let (node, file) = type.declaration else { return nil }
        do throws(SignatureError) {
            let reader = SignatureReader(
                try StylesheetIdentifier(attribute), in: node.enclosingTypes,
                mainActorProtocols: target.mainActorProtocols)
            let declared: DeclaredType
            if let node = node.as(StructDeclSyntax.self) {
                declared = reader.read(node)
            } else if let node = node.as(EnumDeclSyntax.self) {
                declared = reader.read(node)
            } else {
                report(
                    attribute, in: file, of: type, .decodable,
                    "'@ASTDecodable' belongs to a struct or an enum, not to '\(type.name)'", severity: .error)
                return nil
            }
            if type.isOwn { diagnostics += declared.diagnostics.map { file.diagnostic($0, rule: .decodable) } }
            return declared
        } catch {
            report(error.node ?? Syntax(attribute), in: file, of: type, .decodable, error.message, severity: .error)
            return nil
        }
    }

    /// The signatures in the clauses of `#if` that are built.
    private func active(_ nodes: [Conditional<DeclaredSignature>]) -> [DeclaredSignature] {
        nodes.flatMap { node -> [DeclaredSignature] in
            switch node {
            case .element(let signature):
                let condition = signature.availability.compilationCondition
                return condition.map(target.holds(condition:)) ?? true ? [signature] : []
            case .ifConfig(let clauses):
                return clauses.first { target.holds(directive: $0.directive) }.map { active($0.elements) } ?? []
            }
        }
    }

    private mutating func parameter(
        _ parameter: DeclaredParameter, of type: KnownType, in file: ParsedFile
    ) -> LiveryCatalogue.Parameter {
        let reference = naming.reference(to: parameter.type, in: TypeNaming.Scope(path: type.path))
        noteUnknownTypes(at: parameter.typeNode, in: file, of: type)
        return LiveryCatalogue.Parameter(
            label: parameter.label, name: parameter.name, type: reference, defaultText: parameter.defaultText)
    }

    // MARK: - Notes

    private mutating func noteUnknownTypes(at node: some SyntaxProtocol, in file: ParsedFile, of type: KnownType) {
        for name in naming.takeUnknown() {
            note(
                node, in: file, of: type,
                "source doesn't say what stylesheets call '\(name)'; the catalogue has its own name")
        }
    }

    private mutating func noteUnknownModules() {
        for module in target.unknownModules {
            for file in files {
                let text = Array("canImport(\(module)".utf8)
                guard let range = file.source.bytes.firstRange(of: text) else { continue }
                diagnostics.append(
                    Diagnostic(
                        rule: DumpRule.notRead.rawValue, severity: .note,
                        message:
                            "'canImport(\(module))' counts as false, since nothing says that there is a module '\(module)'; '--module \(module)' does",
                        file: file.source, range: SourceRange(range.lowerBound, range.upperBound)))
                break
            }
        }
    }

    private mutating func note(
        _ node: some SyntaxProtocol, in file: ParsedFile, of type: KnownType, _ message: String,
        severity: Severity = .note
    ) {
        report(node, in: file, of: type, .notRead, message, severity: severity)
    }

    /// Mistakes of other modules are theirs.
    private mutating func report(
        _ node: some SyntaxProtocol, in file: ParsedFile, of type: KnownType, _ rule: DumpRule, _ message: String,
        severity: Severity
    ) {
        guard type.isOwn else { return }
        diagnostics.append(
            Diagnostic(rule: rule.rawValue, severity: severity, message: message, at: file.location(of: node)))
    }
}

extension DeclGroupSyntax {
    /// The types and extensions around a declaration, from inside to outside.
    fileprivate var enclosingTypes: [Syntax] {
        var result: [Syntax] = []
        var node = Syntax(self).parent
        while let current = node {
            if current.asProtocol((any DeclGroupSyntax).self) != nil { result.append(current) }
            node = current.parent
        }
        return result
    }
}

extension DeclaredSignature.Kind {
    fileprivate var kind: StylesheetSignature.Kind {
        switch self {
        case .modifier: .modifier
        case .initializer: .initializer
        case .enumCase: .enumCase
        case .staticFunction: .staticFunction
        case .staticProperty: .staticProperty
        case .function: .function
        case .property: .property
        }
    }
}
