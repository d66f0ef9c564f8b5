/// A configuration or baseline is not written as one.
///
/// A key of a `.livery.json` file is unknown, a value is not what its key asks for, or a file that it names can't be read.
/// The rest of the file counts. Documentation/Configuration.md lists the keys. A baseline is written anew with
/// `--write-baseline`.
///
/// Wrong:
///
/// ```configuration
/// {"target": ["iOS 16"], "rules": {"unused-token": "warn"}}
/// ```
///
/// Right:
///
/// ```configuration
/// {"targets": ["iOS 16"], "rules": {"unused-token": "warning"}}
/// ```
enum InvalidConfiguration: RuleDeclaration {
    static let rule = LintRule("invalid-configuration", .error, .configuration, fixes: .safe)
}
