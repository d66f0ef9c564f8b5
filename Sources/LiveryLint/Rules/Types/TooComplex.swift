/// A modifier has too many meanings to try.
///
/// Overloads within overloads multiply. Name the type where a value begins, as in Color.red for .red, or give a part
/// of it a name with @token.
enum TooComplex: RuleDeclaration {
    static let rule = LintRule("too-complex", .error, .types)
}
