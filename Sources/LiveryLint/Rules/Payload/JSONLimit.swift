/// JSON is larger or deeper than what is read.
///
/// A payload has at most 256 MiB and 512 levels, and 100 mistakes are listed. What is past a limit is left out.
enum JSONLimit: RuleDeclaration {
    static let rule = LintRule("json-limit", .error, .payload)
}
