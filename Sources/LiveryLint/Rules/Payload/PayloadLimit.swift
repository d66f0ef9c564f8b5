/// A tree is larger than what is read.
///
/// A tree has at most two million nodes, and 100 mistakes of it are listed. What is past a limit is left out.
enum PayloadLimit: RuleDeclaration {
    static let rule = LintRule("payload-limit", .error, .payload)
}
