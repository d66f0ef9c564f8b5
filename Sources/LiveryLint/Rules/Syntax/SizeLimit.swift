/// Something is larger than what is read.
///
/// So that no input can exhaust a machine, a sheet has at most 256 MiB, a name 1,024 bytes, a token as many as 10,000
/// expressions, a sheet's imports 10,000 sheets, and 500 mistakes are listed of one text. What is past a limit is
/// left out; no sheet that is written by hand comes near one.
enum SizeLimit: RuleDeclaration {
    static let rule = LintRule("size-limit", .error, .syntax)
}
