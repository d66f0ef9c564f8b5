extension LintRule {
    /// All rules that any part of Livery reports, by category, then name. The rules of a category stand in a file under
    /// `Rules`.
    public static let all: [LintRule] = [
        syntaxRules, typeRules, availabilityRules, structureRules, styleRules, payloadRules, catalogueRules,
        configurationRules,
    ].flatMap { rules in rules.sorted { $0.name < $1.name } }

    /// The rule of a name.
    public static func named(_ name: String) -> LintRule? { byName[name] }

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    private static let syntaxRules = literalSyntaxRules + sheetSyntaxRules + expressionSyntaxRules
}
