/// Some bytes are not UTF-8.
///
/// Stylesheets and payloads are UTF-8. A file in another encoding has to be converted, for instance with 'iconv -f
/// latin1 -t utf8'; one that holds no text at all was probably given by mistake.
enum InvalidUTF8: RuleDeclaration {
    static let rule = LintRule("invalid-utf8", .error, .syntax)
}
