import LiverySource
import SwiftIfConfig
import SwiftSyntax

/// The types of a target and of the modules that it uses, by their names.
struct TypeTable {
    private var types: [String: KnownType] = [:]

    /// Gathers the types of the modules that a target uses, in the clauses of `#if` that are built. Files that can't say
    /// anything of how types are named aren't parsed.
    init(library: [SourceFile] = [], for target: BuildTarget = BuildTarget()) {
        let files = library.filter { file in
            let text = file.text
            return ["tylesheet", "ASTDecodable", "typealias"].contains { text.contains($0) }
        }
        for (number, file) in files.enumerated() { collect(ParsedFile(file), number, isOwn: false, target) }
    }

    /// Adds the types of the target. They hide those of other modules that have the same name.
    mutating func add(_ files: [ParsedFile], for target: BuildTarget) {
        var own = TypeTable()
        for (number, file) in files.enumerated() { own.collect(file, number, isOwn: true, target) }
        for (name, type) in own.types {
            guard type.declaration == nil, type.target == nil, var extended = types[name] else {
                types[name] = type
                continue
            }
            // The target extends a type of another module, and may make it a modifier or a value.
            extended.add(type)
            extended.isOwn = type.addsToCatalogue
            types[name] = extended
        }
    }

    private mutating func collect(_ file: ParsedFile, _ number: Int, isOwn: Bool, _ target: BuildTarget) {
        let collector = TypeCollector(file, number, isOwn: isOwn, types: types, for: target)
        collector.walk(file.tree)
        types = collector.types
    }

    /// The types of the target, or those of the modules that it uses, in the order of their declarations.
    func types(isOwn: Bool) -> [KnownType] {
        types.values.filter { $0.isOwn == isOwn }.sorted { $0.place < $1.place }
    }

    /// The type of a full name.
    subscript(path: [String]) -> KnownType? { types[path.joined(separator: ".")] }
}

extension KnownType {
    /// Whether what is known makes something that stylesheets can write.
    fileprivate var addsToCatalogue: Bool {
        signatures != nil || declarations != nil || conformances.contains("StylesheetModifier")
    }

    /// Takes over what an extension in another module says.
    fileprivate mutating func add(_ other: KnownType) {
        conformances.formUnion(other.conformances)
        stylesheetType = stylesheetType ?? other.stylesheetType
        signatures = signatures ?? other.signatures
        declarations = declarations ?? other.declarations
        rawValues += other.rawValues
    }
}

/// Gathers the types of one file.
private final class TypeCollector: ActiveSyntaxVisitor {
    private(set) var types: [String: KnownType]
    private let file: ParsedFile
    private let number: Int
    private let isOwn: Bool
    /// The types that are walked through, each with how many names it adds.
    private var path: [String] = []
    private var depths: [Int] = []

    init(_ file: ParsedFile, _ number: Int, isOwn: Bool, types: [String: KnownType], for target: BuildTarget) {
        self.file = file
        self.number = number
        self.isOwn = isOwn
        self.types = types
        super.init(viewMode: .sourceAccurate, configuration: target)
    }

    // MARK: - Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, node.genericParameterClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, node.genericParameterClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = TypePath(node.extendedType)?.names ?? [node.extendedType.trimmedDescription]
        path += names
        depths.append(names.count)
        change(at: node) { type in
            type.conformances.formUnion(node.inheritanceClause?.names ?? [])
            if type.generics.isEmpty { type.generics = node.genericWhereClause?.constrainedNames ?? [] }
        }
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(
        _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        path.append(name.bareName)
        depths.append(1)
        change(at: node) { type in
            guard type.declaration == nil else { return }
            type.declaration = (node, file)
            type.generics = generics?.parameters.map(\.name.bareName) ?? []
            type.conformances.formUnion(node.inheritanceClause?.names ?? [])
            type.place = (number, node.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return .visitChildren
    }

    private func leave() { path.removeLast(depths.removeLast()) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.bareName)
        change(at: node) { type in
            type.target = node.initializer.value
            type.generics = node.genericParameterClause?.parameters.map(\.name.bareName) ?? []
        }
        path.removeLast()
        return .skipChildren
    }

    private func change(at node: some SyntaxProtocol, _ body: (inout KnownType) -> Void) {
        let place = (number, node.positionAfterSkippingLeadingTrivia.utf8Offset)
        body(&types[path.joined(separator: "."), default: KnownType(path: path, isOwn: isOwn, place: place)])
    }

    // MARK: - Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !path.isEmpty, node.modifiers.contains(where: { $0.name.text == "static" }) else { return .skipChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let member = WrittenMember(name: name, value: binding.givenValue, file: file)
            switch name.text {
            case "stylesheetType": change(at: node) { $0.stylesheetType = $0.stylesheetType ?? member }
            case "signatures": change(at: node) { $0.signatures = $0.signatures ?? member }
            case "declarations": change(at: node) { $0.declarations = $0.declarations ?? member }
            default: break
            }
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        let values = node.elements.map { element in
            element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? element.name.bareName
        }
        change(at: node) { $0.rawValues += values }
        return .skipChildren
    }

    // Types within functions can't be used in stylesheets.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension InheritanceClauseSyntax {
    /// The names of the protocols without their modules.
    fileprivate var names: [String] {
        inheritedTypes.map { type in
            let name = type.type.as(AttributedTypeSyntax.self)?.baseType ?? type.type
            return name.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        }
    }
}

extension GenericWhereClauseSyntax {
    /// The generic parameters that it limits, in order.
    fileprivate var constrainedNames: [String] {
        var names: [String] = []
        for requirement in requirements {
            guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
            let name = conformance.leftType.trimmedDescription
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

extension PatternBindingSyntax {
    /// The expression that a property has from its beginning, or that its getter consists of.
    fileprivate var givenValue: ExprSyntax? {
        if let value = initializer?.value { return value }
        let items: CodeBlockItemListSyntax?
        switch accessorBlock?.accessors {
        case .getter(let statements): items = statements
        case .accessors(let accessors):
            items = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
        default: items = nil
        }
        guard let items, items.count == 1, let item = items.first?.item else { return nil }
        switch item {
        case .expr(let expression): return expression
        case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
        default: return nil
        }
    }
}

extension TokenSyntax {
    /// The text of an identifier without backticks.
    var bareName: String { identifier?.name ?? text }
}
