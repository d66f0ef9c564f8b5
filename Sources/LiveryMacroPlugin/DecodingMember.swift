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

    func write(to code: inout CodeWriter) {
        if type.signatures.flatMap(\.elements).contains(where: \.availability.isDeprecated) {
            code.line(DecodingMember.deprecation)
        }
        switch type.identifier {
        case .modifier: writeModifier(to: &code)
        case .value(let name): writeValue(name, to: &code)
        }
    }

    private func writeModifier(to code: inout CodeWriter) {
        let arguments = names["arguments"]
        code.block(
            "\(access)nonisolated init(from \(arguments): \(CoreNames.arguments)) throws(\(CoreNames.error))"
        ) { code in
            code.line("var \(names["overloads"]) = \(arguments).overloads")
            write(type.signatures, to: &code)
            code.line("throw \(names["overloads"]).error")
        }
    }

    private func writeValue(_ name: String, to code: inout CodeWriter) {
        let (expression, catalogue, use, overloads) =
            (names["expression"], names["catalogue"], names["use"], names["overloads"])
        code.line("\(access)nonisolated init(")
        code.indented { $0.line("from \(expression): \(CoreNames.expression), in \(catalogue): \(CoreNames.catalogue)") }
        code.block(") throws(\(CoreNames.error))") { code in
            code.line(
                "let \(use) = try \(CoreNames.expressionUse)(of: \(expression), as: \(SourceText.literal(name)), in: \(catalogue))"
            )
            let needsOverloads = type.signatures.contains { $0.elements.contains { $0.isCalled || !$0.availability.introduced.isEmpty } }
            if needsOverloads { code.line("var \(overloads) = \(use).overloads") }
            let kinds: [(DeclaredSignature.Use, String)] = [
                (.initialized, ".initialized"), (.member, ".member"), (.chained, ".chained(let \(names["base"]))"),
            ]
            let groups = kinds.map { (pattern: $0.1, use: $0.0, nodes: type.signatures.filter(use: $0.0)) }
            code.line("switch \(use).kind {")
            for group in groups where !group.nodes.isEmpty {
                code.line("case \(group.pattern):")
                code.indented { code in
                    if group.use == .chained {
                        code.line("let \(names["base"]) = try Self(from: \(names["base"]), in: \(catalogue))")
                    }
                    write(group.nodes, to: &code)
                    if group.nodes.allSatisfy(\.isConditional) { code.line("break") }
                }
            }
            if groups.contains(where: \.nodes.isEmpty) { code.line("default: break") }
            code.line("}")
            code.line("throw \(needsOverloads ? overloads : "\(use).overloads").error")
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
                code.line("self = \(reference(to: signature))")
                code.line("return")
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
        switch (signature.canThrow, signature.canFail) {
        case (false, false): code.line("self = \(expression)")
        case (true, false):
            code.block("do", closing: "} catch {") { $0.line("self = try \(expression)") }
            code.indented { $0.line("throw \(CoreNames.error)(thrown: error)") }
            code.line("}")
        case (_, true):
            let result = names["result"]
            if signature.canThrow {
                code.line("let \(result): Self?")
                code.block("do", closing: "} catch {") { $0.line("\(result) = try \(expression)") }
                code.indented { $0.line("throw \(CoreNames.error)(thrown: error)") }
                code.line("}")
            } else {
                code.line("let \(result) = \(expression)")
            }
            code.block("guard let \(result) else") { code in
                let message = "'\(signature.fullName)' gives nil for these arguments"
                code.line("throw \(CoreNames.error)(\(SourceText.literal(message)))")
            }
            code.line("self = \(result)")
        }
        code.line("return")
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
