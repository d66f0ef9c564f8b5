public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@StylesheetIgnored`: a mark that `@ASTDecodable` reads. It adds nothing.
public struct StylesheetIgnoredMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
