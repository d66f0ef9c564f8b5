import SwiftParser
import SwiftSyntax

/// Source as text of one line.
public enum SourceText {
    /// The text of a node on one line and without comments.
    public static func singleLine(_ node: some SyntaxProtocol) -> String {
        let node = SingleLineRewriter(viewMode: .sourceAccurate).rewrite(node, detach: true)
        var text = ""
        var isAfterSpace = true
        for token in node.tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, isAfterSpace || !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            isAfterSpace = !token.trailingTrivia.isEmpty
        }
        return text
    }

    /// A default as a catalogue shows it: `.constant(8)` and `.init(8)` are `8`, since stylesheets write that.
    static func catalogueDefault(_ expression: ExprSyntax) -> String {
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let argument = call.arguments.first, argument.label == nil,
            call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base.map(isAttributeReference) ?? true,
            ["constant", "init"].contains(callee.declName.baseName.text)
        {
            return catalogueDefault(argument.expression)
        }
        return singleLine(expression)
    }

    private static func isAttributeReference(_ expression: ExprSyntax) -> Bool {
        let name = expression.as(GenericSpecializationExprSyntax.self)?.expression ?? expression
        return name.trimmedDescription == "AttributeReference"
    }

    /// A string as a literal of one line.
    public static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\u{0}"..<" ": literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// The names that expressions mention: what a local of the same name would hide.
    public static func names(in node: some SyntaxProtocol) -> Set<String> {
        Set(node.tokens(viewMode: .sourceAccurate).compactMap(\.identifier?.name))
    }
}

extension TokenSyntax {
    /// The text of an identifier without backticks.
    var bareText: String {
        let text = text
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

/// Makes what depends on line ends independent of them: statements get semicolons, and long string literals short quotes.
private final class SingleLineRewriter: SyntaxRewriter {
    override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax {
        guard node.openingQuote.tokenKind == .multilineStringQuote, let value = node.representedLiteralValue else {
            return super.visit(node)
        }
        return ExprSyntax(
            StringLiteralExprSyntax(
                openingQuote: .stringQuoteToken(leadingTrivia: node.openingQuote.leadingTrivia),
                segments: [
                    .stringSegment(
                        StringSegmentSyntax(
                            content: .stringSegment(String(SourceText.literal(value).dropFirst().dropLast()))))
                ],
                closingQuote: .stringQuoteToken(trailingTrivia: node.closingQuote.trailingTrivia)))
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
        let list = super.visit(node)
        let last = list.index(before: list.endIndex)
        return CodeBlockItemListSyntax(
            list.indices.map { index in
                let item = list[index]
                guard index != last, item.semicolon == nil else { return item }
                var separated = item
                separated.item.trailingTrivia = []
                separated.semicolon = .semicolonToken(trailingTrivia: .space)
                return separated
            })
    }
}
