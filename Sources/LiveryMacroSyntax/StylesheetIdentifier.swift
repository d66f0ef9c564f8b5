import SwiftParser
public import SwiftSyntax

/// The name under which stylesheets use a type. Its first letter says whether it is a modifier or a value.
public enum StylesheetIdentifier: Hashable, Sendable {
    /// `fillBackground`: the initializers are overloads of a modifier.
    case modifier(String)
    /// `Video`, `Media.Kind`: the type's values are written with its initializers and members.
    case value(String)

    /// - Parameter text: What stands between the quotes.
    /// - Throws: When the text is no name.
    public init(_ text: String) throws(SignatureError) {
        if text.isEmpty {
            throw SignatureError("the name that stylesheets write is empty")
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ String($0).isValidSwiftIdentifier(for: .memberAccess) }), let first = text.first else {
            throw SignatureError(
                "'\(text)' is no name that stylesheets can write: it needs letters, digits and '_', and no digit at its beginning"
            )
        }
        if first.isUppercase {
            self = .value(text)
        } else if parts.count == 1 {
            self = .modifier(text)
        } else {
            throw SignatureError(
                "'\(text)' is no name of a modifier; names of nested types begin with an upper-case letter")
        }
    }

    /// Reads the argument of `@ASTDecodable`.
    ///
    /// - Throws: When it isn't a plain string literal with a name in it.
    public init(_ attribute: AttributeSyntax) throws(SignatureError) {
        guard case .argumentList(let arguments) = attribute.arguments, let argument = arguments.first else {
            throw SignatureError("the name that stylesheets write is missing: '@ASTDecodable(\"name\")'")
        }
        guard let literal = argument.expression.as(StringLiteralExprSyntax.self),
            let text = literal.representedLiteralValue
        else {
            throw SignatureError("the name must be a string literal without interpolation", at: argument.expression)
        }
        do throws(SignatureError) {
            try self.init(text)
        } catch {
            throw SignatureError(error.message, at: literal)
        }
    }

    /// The name.
    public var name: String {
        switch self {
        case .modifier(let name), .value(let name): name
        }
    }
}

/// Why nothing can be read.
public struct SignatureError: Error {
    public let message: String
    /// What is at fault, when it isn't the whole attribute.
    public let node: Syntax?

    init(_ message: String, at node: (some SyntaxProtocol)? = Syntax?.none) {
        self.message = message
        self.node = node.map { Syntax($0) }
    }
}
