import LiverySource
import LiverySyntax

/// A call or value in stylesheet syntax whose identifiers stand for the keys of a JSON object.
///
/// `"offset(x: x, y: y)"` is filled with the values of `x` and `y`. An argument whose key has no value is left out.
/// Identifiers that are no keys, such as the `Font` of `Font.Width(value)`, stay.
struct CallTemplate: ExpressibleByStringLiteral, Sendable {
    /// A value that takes an identifier's place.
    struct Field: Sendable {
        /// Where the key stands; nil when the value is a default.
        var keyRange: SourceRange?
        /// Nil leaves the argument out.
        var expression: Expression?
        /// The string that was written, for conditions on it.
        var string: String?
        /// Whether the JSON has a value for the key.
        var isPresent: Bool { keyRange != nil }
    }

    let expression: Expression

    init(stringLiteral text: String) {
        // Wrapped in a call, since a body is what the parser reads; a template with a mistake is `.invalid`.
        let file = SourceFile(path: "template", text: "template(\(text))")
        let tree = SyntaxTree.parse(body: file)
        var lowering = Lowering(file: file)
        expression =
            lowering.modifiers(in: tree.root).first?.arguments.first?.value
            ?? Expression(.invalid, range: .empty(at: 0))
    }

    /// The labels of the call's own arguments.
    var labels: [String] {
        guard case .call(_, _, let arguments) = expression.kind else { return [] }
        return arguments.compactMap(\.label)
    }

    /// The expression with `fields` in the place of their names, and `range` wherever the JSON has no better place.
    func filled(with fields: [String: Field] = [:], at range: SourceRange) -> Expression {
        Filling(fields: fields, range: range).expression(expression)
    }

    private struct Filling {
        let fields: [String: Field]
        let range: SourceRange

        func expression(_ template: Expression) -> Expression {
            let kind: Expression.Kind
            switch template.kind {
            case .identifier(let name):
                guard let field = fields[name] else { return template.moved(to: range) }
                return field.expression ?? Expression(.null, range: range)
            case .array(let elements): kind = .array(elements.map { expression($0) })
            case .dictionary(let entries): kind = .dictionary(arguments(entries))
            case .implicitMember(let member): kind = .implicitMember(self.member(member))
            case .member(let base, let member): kind = .member(base: expression(base), self.member(member))
            case .call(let name, _, let list): kind = .call(name: name, nameRange: range, arguments: arguments(list))
            default: kind = template.kind
            }
            return Expression(kind, range: range)
        }

        private func member(_ template: Expression.Member) -> Expression.Member {
            Expression.Member(name: template.name, nameRange: range, arguments: template.arguments.map(arguments))
        }

        private func arguments(_ templates: [Argument]) -> [Argument] {
            templates.compactMap { template in
                guard case .identifier(let name) = template.value.kind, let field = fields[name] else {
                    return Argument(
                        label: template.label, labelRange: template.label.map { _ in range },
                        value: expression(template.value))
                }
                return field.expression.map { value in
                    Argument(
                        label: template.label, labelRange: template.label.map { _ in field.keyRange ?? range },
                        value: value)
                }
            }
        }
    }
}
