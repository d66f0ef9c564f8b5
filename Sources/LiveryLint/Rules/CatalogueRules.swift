extension LintRule {
    /// Rules about the host's own declarations.
    static let catalogueRules: [LintRule] = [
        LintRule(
            "catalogue-limit", .error, .catalogue, "a declaration is larger or deeper than what is read",
            """
            Types nest up to 32 deep, and so do declarations; a type has at most 128 protocols, and a file 4 GB. 200 \
            mistakes of a file are listed.
            """),
        LintRule(
            "catalogue-syntax", .error, .catalogue, "a declaration is not written as Swift writes it",
            """
            Catalogues are written as Swift's interface files are: declarations without bodies, with the type of \
            everything. A mistake costs the declaration that it is in.
            """,
            .catalogue(
                wrong: "extension View {\n    func glow(radius) -> some View\n}",
                right: "extension View {\n    func glow(radius: Double) -> some View\n}")),
        LintRule(
            "catalogue-unknown-declaration", .warning, .catalogue, "a word begins no declaration",
            "The declaration is passed over. The word is misspelt, or a newer Swift's.",
            .catalogue(
                wrong: "extension View {\n    fnuc glow(radius: Double) -> some View\n}",
                right: "extension View {\n    func glow(radius: Double) -> some View\n}")),
    ]
}
