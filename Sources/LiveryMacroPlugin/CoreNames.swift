/// The names that expansions use, with their modules, so that types of the same name in a user's module don't hide them.
enum CoreNames {
    static let signature = "LiveryStyle.StylesheetSignature"
    static let error = "LiveryStyle.StylesheetDecodingError"
    static let arguments = "LiveryStyle.ArgumentDecoder"
    static let expression = "LiveryStyle.CheckedExpression"
    static let expressionUse = "LiveryStyle.ExpressionUse"
    static let modifier = "LiveryStyle.StylesheetModifier"
    static let resolvable = "LiveryStyle.StylesheetResolvable"
    static let catalogue = "LiveryCatalogue.Catalogue"
    static let type = "LiveryCatalogue.TypeReference"
}
