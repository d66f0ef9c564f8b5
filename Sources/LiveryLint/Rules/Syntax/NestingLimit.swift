/// Brackets or member chains are too deep.
///
/// Brackets are read up to 200 within each other, and chains up to 200 members. What is deeper is passed over; a
/// generator that makes such text is probably in a loop.
enum NestingLimit: RuleDeclaration {
    static let rule = LintRule("nesting-limit", .error, .syntax)
}
