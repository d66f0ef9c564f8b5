import LiveryCatalogue
import LiveryMacroSyntax
import SwiftParser
import SwiftSyntax

/// What a written `stylesheetType` gives.
extension TypeNaming {
    /// The value of an expression such as `.named("Set", arguments: [Element.stylesheetType])`; nil for another.
    mutating func value(of expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> TypeReference? {
        guard depth < TypeNaming.maximumDepth else { return nil }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            if member.declName.baseName.text == "stylesheetType", let base = member.base {
                return reference(to: TypeSyntax(of: base), in: scope, depth: depth + 1)
            }
            return member.isCase && member.declName.baseName.text == "void" ? .void : nil
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.isCase,
            let first = call.arguments.first
        else { return nil }
        let arguments = call.arguments
        switch member.declName.baseName.text {
        case "named", "some":
            guard let name = first.expression.stringValue,
                let types = values(arguments.argument("arguments"), in: scope, depth: depth)
            else { return nil }
            return member.declName.baseName.text == "some"
                ? .some(name, arguments: types) : .named(name, arguments: types)
        case "optional": return value(of: first.expression, in: scope, depth: depth + 1).map { .optional($0) }
        case "array": return value(of: first.expression, in: scope, depth: depth + 1).map { .array($0) }
        case "metatype": return value(of: first.expression, in: scope, depth: depth + 1).map { .metatype($0) }
        case "function":
            guard let parameters = values(arguments.argument("parameters"), in: scope, depth: depth),
                let written = arguments.argument("result"), let result = value(of: written, in: scope, depth: depth + 1)
            else { return nil }
            return .function(
                parameters: parameters, result: result, builder: arguments.argument("builder")?.stringValue)
        default: return nil
        }
    }

    /// The values of a list; none when there is no list.
    private mutating func values(_ list: ExprSyntax?, in scope: Scope, depth: Int) -> [TypeReference]? {
        guard let list else { return [] }
        guard let elements = list.as(ArrayExprSyntax.self)?.elements else { return nil }
        var result: [TypeReference] = []
        for element in elements {
            guard let value = value(of: element.expression, in: scope, depth: depth + 1) else { return nil }
            result.append(value)
        }
        return result
    }
}

extension MemberAccessExprSyntax {
    /// Whether it is a case of `TypeReference`, as far as can be seen.
    fileprivate var isCase: Bool {
        base.map { $0.trimmedDescription.split(separator: ".").last == "TypeReference" } ?? true
    }
}

extension LabeledExprListSyntax {
    /// The argument of a label.
    func argument(_ label: String) -> ExprSyntax? { first { $0.label?.text == label }?.expression }
}

extension ExprSyntax {
    /// The text of a string literal without interpolation.
    var stringValue: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension TypeSyntax {
    /// The type that an expression names.
    init(of expression: ExprSyntax) {
        var parser = Parser(expression.trimmedDescription)
        self = TypeSyntax.parse(from: &parser)
    }
}

extension AttributeSyntax {
    /// The name of a value that `@ASTDecodable` gives; nil for a modifier's or a mistake.
    var stylesheetName: String? {
        guard case .value(let name)? = try? StylesheetIdentifier(self) else { return nil }
        return name
    }
}
