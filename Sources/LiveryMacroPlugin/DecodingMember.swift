import LiveryMacroSyntax
import SwiftSyntax

/// Writes the initializer that decodes what a stylesheet says.
struct DecodingMember {
    let type: DeclaredType
    /// The access level with a space after it, or nothing.
    let access: String
    let places: SourcePlaces
    private let names: LocalNames

    init(type: DeclaredType, access: String, places: SourcePlaces) {
        self.type = type
        self.access = access
        self.places = places
        names = LocalNames(type.signatures.flatMap(\.elements))
    }

    /// In a deprecated member uses of deprecated declarations aren't warned of; protocol witnesses can be deprecated without a
    /// warning where they are used.
    static let deprecation = """
        @available(*, deprecated, message: "it uses deprecated declarations; decode through the protocol instead")
        """

    private var isDeprecated: Bool {
        type.signatures.flatMap(\.elements).contains(where: \.availability.isDeprecated)
    }

    // MARK: - The initializer

    /// Writes the initializer, which belongs into an extension: in the type itself it would take the memberwise one away.
    func writeInitializer(to code: inout CodeWriter) {
        if isDeprecated { code.line(DecodingMember.deprecation) }
        switch type.identifier {
        case .modifier:
            code.block(
                "\(access)nonisolated init(from arguments: \(CoreNames.arguments)) throws(\(CoreNames.error))"
            ) { $0.line("self.init(decoded: try Self.decoded(from: arguments))") }
        case .value:
            code.line("\(access)nonisolated init(")
            code.indented { $0.line("from expression: \(CoreNames.expression), in catalogue: \(CoreNames.catalogue)") }
            code.block(") throws(\(CoreNames.error))") { code in
                code.line("self.init(decoded: try Self.decoded(from: expression, in: catalogue))")
            }
        }
    }

    // MARK: - The function

    /// Writes the function that does the work. It belongs into the type, since types are named as their declaration can, and
    /// is static, since so defaults can mention static members.
    func writeFunction(to code: inout CodeWriter) {
        if isDeprecated { code.line(DecodingMember.deprecation) }
        switch type.identifier {
        case .modifier: writeModifier(to: &code)
        case .value(let name): writeValue(name, to: &code)
        }
    }

    private func writeModifier(to code: inout CodeWriter) {
        let (arguments, overloads) = (names["arguments"], names["overloads"])
        code.line("private nonisolated static func decoded(")
        code.indented { $0.line("from \(arguments): \(CoreNames.arguments)") }
        code.block(") throws(\(CoreNames.error)) -> Self") { code in
            if mutatesOverloads { code.line("var \(overloads) = \(arguments).overloads") }
            write(type.signatures, to: &code)
            code.line("throw \(mutatesOverloads ? overloads : "\(arguments).overloads").error")
        }
    }

    private func writeValue(_ name: String, to code: inout CodeWriter) {
        let (expression, catalogue) = (names["expression"], names["catalogue"])
        let (use, overloads, base) = (names["use"], names["overloads"], names["base"])
        code.line("private nonisolated static func decoded(")
        code.indented {
            $0.line("from \(expression): \(CoreNames.expression), in \(catalogue): \(CoreNames.catalogue)")
        }
        code.block(") throws(\(CoreNames.error)) -> Self") { code in
            let literal = SourceText.literal(name)
            code.line(
                "let \(use) = try \(CoreNames.expressionUse)(of: \(expression), as: \(literal), in: \(catalogue))")
            if mutatesOverloads { code.line("var \(overloads) = \(use).overloads") }
            let cases: [(pattern: String, use: DeclaredSignature.Use)] = [
                (".initialized", .initialized), (".member", .member), (".chained(let \(base))", .chained),
            ]
            let groups = cases.map { (pattern: $0.pattern, use: $0.use, nodes: type.signatures.filter(use: $0.use)) }
            code.line("switch \(use).kind {")
            for group in groups where !group.nodes.isEmpty {
                code.line("case \(group.pattern):")
                code.indented { code in
                    if group.use == .chained {
                        code.line("let \(base) = try Self.decoded(from: \(base), in: \(catalogue))")
                    }
                    write(group.nodes, to: &code)
                    // A case needs a statement even when no condition holds.
                    if group.nodes.allSatisfy(\.isConditional) { code.line("break") }
                }
            }
            if groups.contains(where: \.nodes.isEmpty) { code.line("default: break") }
            code.line("}")
            code.line("throw \(mutatesOverloads ? overloads : "\(use).overloads").error")
        }
    }

    private var mutatesOverloads: Bool {
        type.signatures.flatMap(\.elements).contains {
            $0.isCalled || $0.canThrow || $0.availability.runtimeCondition != nil
        }
    }

    // MARK: - Overloads

    private func write(_ nodes: [Conditional<DeclaredSignature>], to code: inout CodeWriter) {
        code.conditional(nodes) { code, signature in
            if signature.use == .initialized { return writeOverload(signature, to: &code) }
            let use = names["use"]
            let isCalled = signature.isCalled ? "\(use).isCalled" : "!\(use).isCalled"
            code.block("if \(use).name == \(SourceText.literal(signature.name)), \(isCalled)") { code in
                writeOverload(signature, to: &code)
            }
        }
    }

    private func writeOverload(_ signature: DeclaredSignature, to code: inout CodeWriter) {
        let name = SourceText.literal(signature.fullName)
        code.available(signature.availability) { code in
            code.line("_ = \(names["overloads"]).next(\(name))")
            let message = "'\(signature.fullName)' needs \(signature.availability.requirement)"
            code.line("\(names["overloads"]).add(\(CoreNames.error)(\(SourceText.literal(message))))")
        } _: { code in
            if !signature.isCalled, !signature.canThrow {
                code.line("return \(reference(to: signature))")
                return
            }
            code.block("do throws(\(CoreNames.error))", closing: "} catch {") { code in
                let locals = writeArguments(of: signature, name, to: &code)
                writeResult(of: signature, reference(to: signature) + locals, to: &code)
            }
            code.indented { $0.line("\(names["overloads"]).add(error)") }
            code.line("}")
        }
    }

    /// Writes the decoding of arguments; gives the list of arguments for the call.
    private func writeArguments(of signature: DeclaredSignature, _ name: String, to code: inout CodeWriter) -> String {
        let call = names["call"]
        let kind = signature.parameters.isEmpty ? "let" : "var"
        code.line("\(kind) \(call) = \(names["overloads"]).next(\(name))")
        var arguments: [String] = []
        for (parameter, local) in zip(signature.parameters, names.locals(for: signature.parameters)) {
            let label = parameter.label.map(SourceText.literal) ?? "nil"
            let value = parameter.defaultValue.map { ", default: \($0.description)" } ?? ""
            code.line(
                "let \(local): \(SourceText.singleLine(parameter.type)) = try \(call).next(\(label)\(value))",
                at: parameter.isVisiblyResolvable ? nil : places[parameter])
            arguments.append((parameter.label.map { "\(SourceText.label($0)): " } ?? "") + local)
        }
        code.line("try \(call).end()")
        return signature.isCalled ? "(" + arguments.joined(separator: ", ") + ")" : ""
    }

    private func writeResult(of signature: DeclaredSignature, _ expression: String, to code: inout CodeWriter) {
        let result = names["result"]
        if signature.canThrow {
            if signature.canFail { code.line("let \(result): Self?") }
            code.block("do", closing: "} catch {") { code in
                code.line(signature.canFail ? "\(result) = try \(expression)" : "return try \(expression)")
            }
            code.indented { $0.line("throw \(CoreNames.error)(thrown: error)") }
            code.line("}")
        } else if signature.canFail {
            code.line("let \(result) = \(expression)")
        } else {
            code.line("return \(expression)")
        }
        if signature.canFail {
            let message = "'\(signature.fullName)' gives nil for these arguments"
            code.block("guard let \(result) else") { code in
                code.line("throw \(CoreNames.error)(\(SourceText.literal(message)))")
            }
            code.line("return \(result)")
        }
    }

    private func reference(to signature: DeclaredSignature) -> String {
        switch signature.use {
        case .initialized: "Self"
        case .member: "Self." + SourceText.member(signature.name)
        case .chained: names["base"] + "." + SourceText.member(signature.name)
        }
    }
}

extension [Conditional<DeclaredSignature>] {
    fileprivate func filter(use: DeclaredSignature.Use) -> Self { filter { $0.use == use } }
}

extension Conditional {
    /// Whether the element is there only under a condition.
    fileprivate var isConditional: Bool { if case .ifConfig = self { true } else { false } }
}
