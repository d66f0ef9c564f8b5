/// A declaration is larger or deeper than what is read.
///
/// Types nest up to 32 deep, and so do declarations; a type has at most 128 protocols, and a file 4 GB. 200 mistakes
/// of a file are listed.
enum CatalogueLimit: RuleDeclaration {
    static let rule = LintRule("catalogue-limit", .error, .catalogue)
}
