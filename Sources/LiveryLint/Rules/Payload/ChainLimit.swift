/// An entry of a modifiers array has too many links.
///
/// The chains of one entry, such as the modifiers of a font, have at most 200 links. The entry is left out.
enum ChainLimit: RuleDeclaration {
    static let rule = LintRule("chain-limit", .error, .payload)
}
