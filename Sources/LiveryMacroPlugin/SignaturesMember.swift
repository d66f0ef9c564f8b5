import LiveryMacroSyntax
import SwiftSyntax

/// Writes `signatures`: what a type adds to the catalogue.
struct SignaturesMember {
    let type: DeclaredType
    /// The access level with a space after it, or nothing.
    let access: String
    let places: SourcePlaces

    func write(to code: inout CodeWriter) {
        if type.signatures.flatMap(\.elements).contains(where: \.availability.isDeprecated) {
            code.line(DecodingMember.deprecation)
        }
        code.block("\(access)nonisolated static var signatures: [\(CoreNames.signature)]") { code in
            guard type.isUsable else { return code.line("[]") }
            code.line("var signatures: [\(CoreNames.signature)] = []")
            append(type.signatures, to: &code)
            code.line("return signatures")
        }
    }

    private func append(_ nodes: [Conditional<DeclaredSignature>], to code: inout CodeWriter) {
        code.conditional(nodes) { code, signature in
            code.available(signature.availability) { code in
                // What the compiler has to judge stands by itself, so that its errors stand at the parameter.
                let checked = signature.parameters.filter { !$0.isVisiblyResolvable }
                guard !checked.isEmpty else { return append(signature, to: &code) }
                code.block("do") { code in
                    for parameter in checked {
                        let type = SourceText.singleLine(parameter.type)
                        let name = SignaturesMember.typeName(of: parameter)
                        code.line("let \(name) = LiveryMacros.StylesheetParameter<\(type)>.type", at: places[parameter])
                    }
                    append(signature, to: &code)
                }
            }
        }
    }

    private func append(_ signature: DeclaredSignature, to code: inout CodeWriter) {
        var head = ".\(signature.kind.rawValue), \(SourceText.literal(signature.name))"
        var tail = ""
        if !signature.availability.text.isEmpty {
            tail = ", availability: " + SourceText.literal(signature.availability.text)
        }
        code.line("signatures.append(")
        code.indented { code in
            if !signature.parameters.isEmpty {
                code.line("\(CoreNames.signature)(\(head), [")
                code.indented { code in
                    for parameter in signature.parameters { code.line(self.parameter(parameter) + ",") }
                }
                head = "]"
            } else {
                head = "\(CoreNames.signature)(\(head)"
            }
            code.line("\(head)\(tail)))")
        }
    }

    /// The name of the local with the type of a parameter.
    private static func typeName(of parameter: DeclaredParameter) -> String { "`type of \(parameter.name)`" }

    private func parameter(_ parameter: DeclaredParameter) -> String {
        let label = parameter.label.map(SourceText.literal) ?? "nil"
        let type =
            parameter.isVisiblyResolvable
            ? SourceText.metatype(of: parameter.type) : SignaturesMember.typeName(of: parameter)
        let text = parameter.defaultText.map { ", default: " + SourceText.literal($0) } ?? ""
        return ".init(\(label), \(SourceText.literal(parameter.name)), \(type)\(text))"
    }
}

extension SourceText {
    /// The expression of a type: sugar needs parentheses around it.
    static func metatype(of type: TypeSyntax) -> String {
        let text = singleLine(type)
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType, .memberType, .arrayType, .tupleType: return "\(text).self"
        default: return "(\(text)).self"
        }
    }
}

extension CodeWriter {
    /// Writes elements, with `#if` where they stand in it.
    mutating func conditional(
        _ nodes: [Conditional<DeclaredSignature>], _ write: (inout CodeWriter, DeclaredSignature) -> Void
    ) {
        for node in nodes {
            switch node {
            case .element(let signature): write(&self, signature)
            case .ifConfig(let clauses):
                for clause in clauses {
                    line(clause.directive)
                    conditional(clause.elements, write)
                }
                line("#endif")
            }
        }
    }

    /// Writes what needs the availability of a declaration.
    mutating func available(
        _ availability: DeclarationAvailability, otherwise: ((inout CodeWriter) -> Void)? = nil,
        _ body: (inout CodeWriter) -> Void
    ) {
        if let condition = availability.compilationCondition { line("#if \(condition)") }
        if let condition = availability.runtimeCondition {
            if let otherwise {
                block("if \(condition)", closing: "} else {", body)
                indented(otherwise)
                line("}")
            } else {
                block("if \(condition)", body)
            }
        } else {
            body(&self)
        }
        if availability.compilationCondition != nil { line("#endif") }
    }
}
