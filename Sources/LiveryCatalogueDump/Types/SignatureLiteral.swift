import LiveryCatalogue
import LiveryStyle
import SwiftSyntax

/// Reads `signatures` that are written by hand: a list of `StylesheetSignature(…)` with nothing in it to compute, or
/// `caseSignatures`.
struct SignatureLiteral {
    let type: KnownType
    var naming: TypeNaming

    /// The signatures that an expression gives; nil for an expression of another form.
    mutating func signatures(of expression: ExprSyntax) -> [SignatureText]? {
        if let sequence = expression.as(SequenceExprSyntax.self) { return sum(of: sequence) }
        if let list = expression.as(ArrayExprSyntax.self) {
            return each(list.elements.map(\.expression)) { literal, element in literal.signature(of: element) }
        }
        let name = expression.trimmedDescription.split(separator: ".").last
        return name == "caseSignatures" ? type.rawValues.map { SignatureText(.enumCase, $0) } : nil
    }

    private mutating func sum(of sequence: SequenceExprSyntax) -> [SignatureText]? {
        var result: [SignatureText] = []
        for (index, element) in sequence.elements.enumerated() {
            if index % 2 == 1 {
                guard element.trimmedDescription == "+" else { return nil }
            } else {
                guard let part = signatures(of: element) else { return nil }
                result += part
            }
        }
        return result
    }

    private mutating func signature(of expression: ExprSyntax) -> SignatureText? {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.constructs("StylesheetSignature") else {
            return nil
        }
        var arguments = Array(call.arguments)
        var availability = ""
        if let last = arguments.last, last.label?.text == "availability" {
            guard let text = last.expression.stringValue else { return nil }
            availability = text
            arguments.removeLast()
        }
        guard (2...3).contains(arguments.count), let kind = kind(of: arguments[0].expression),
            let name = arguments[1].expression.stringValue
        else { return nil }
        if arguments.count == 2 { return SignatureText(kind, name, availability: availability) }
        guard let list = arguments[2].expression.as(ArrayExprSyntax.self),
            let parameters = each(list.elements.map(\.expression), { $0.parameter(of: $1) })
        else { return nil }
        return SignatureText(kind, name, parameters, availability: availability)
    }

    private func kind(of expression: ExprSyntax) -> StylesheetSignature.Kind? {
        switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "modifier": .modifier
        case "initializer": .initializer
        case "enumCase": .enumCase
        case "staticFunction": .staticFunction
        case "staticProperty": .staticProperty
        case "function": .function
        case "property": .property
        default: nil
        }
    }

    private mutating func parameter(of expression: ExprSyntax) -> LiveryCatalogue.Parameter? {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.constructs("Parameter") else { return nil }
        let arguments = Array(call.arguments)
        guard arguments.count >= 3, let name = arguments[1].expression.stringValue,
            let member = arguments[2].expression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.self), let base = member.base
        else { return nil }
        var label: String?
        if !arguments[0].expression.is(NilLiteralExprSyntax.self) {
            guard let text = arguments[0].expression.stringValue else { return nil }
            label = text
        }
        var defaultText: String?
        if arguments.count == 4 {
            guard let text = arguments[3].expression.stringValue else { return nil }
            defaultText = text
        }
        let reference = naming.reference(to: TypeSyntax(of: base), in: TypeNaming.Scope(path: type.path))
        return LiveryCatalogue.Parameter(label: label, name: name, type: reference, defaultText: defaultText)
    }

    private mutating func each<Value>(
        _ expressions: [ExprSyntax], _ read: (inout SignatureLiteral, ExprSyntax) -> Value?
    ) -> [Value]? {
        var result: [Value] = []
        for expression in expressions {
            guard let value = read(&self, expression) else { return nil }
            result.append(value)
        }
        return result
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is a call of a type's initializer: `.init(…)`, or the type's name.
    fileprivate func constructs(_ name: String) -> Bool {
        let parts = calledExpression.trimmedDescription.split(separator: ".").filter { $0 != "init" }
        return parts.last.map { $0 == name } ?? true
    }
}
