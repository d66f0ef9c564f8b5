import LiverySource
import LiverySyntax

extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of search.
    @ModifierTableBuilder static var search: [ModifierSchema] {
        // The server leaves the text null unless it is given, which the client of 0.1 takes for a mistake.
        ModifierSchema(
            "searchable",
            [
                .optional("text", .string, default: #""""#), .required("tokens", .list(of: .string)),
                .omittable("suggested_tokens", .list(of: .string)),
                .optional("placement", .searchFieldPlacement, default: ".automatic"), .optional("prompt", .string),
            ],
            "searchable(text: text, placement: placement, prompt: prompt)", ignoring: ["dismiss"],
            leavingOut: ["change"],
            adjust: reportTokens)
        ModifierSchema(
            "search_completion", [.optional("completion", .string), .optional("token", .string)],
            .form("searchCompletion(token)", when: .has("token")),
            .form("searchCompletion(completion)", when: .has("completion")))
        ModifierSchema(
            "search_scopes",
            [
                .optional("active", .string),
                .optional(
                    "activation",
                    .oneOf("automatic on_search_presentation on_text_entry", otherwise: ".automatic"),
                    default: ".automatic"),
                .required("scopes", .content),
            ],
            "searchScopes(active, activation: activation, scopes)", leavingOut: ["change"])
        ModifierSchema("search_suggestions", [.required("suggestions", .content)], "searchSuggestions(suggestions)")
        ModifierSchema("find_disabled", [.required("disabled", .boolean)], "findDisabled(disabled)")
        ModifierSchema("replace_disabled", [.required("disabled", .boolean)], "replaceDisabled(disabled)")
        ModifierSchema(
            "find_navigator", [.required("is_presented", .boolean)], "findNavigator(isPresented: isPresented)",
            leavingOut: ["change"])
    }

    /// Each token is also the template name of its view, for which a stylesheet has no word: the search stays without.
    private static let reportTokens: ObjectSchema.Adjustment = { fields, entry, context in
        let expressions = [fields["tokens"]?.expression, fields["suggestedTokens"]?.expression]
        for tokens in expressions.compactMap({ $0 }) where tokens.kind != .array([]) {
            context.report(
                .noStylesheetForm, "search tokens have no stylesheet form and are left out", severity: .warning,
                at: SourceLocation(file: entry.file, range: tokens.range))
        }
        return true
    }
}

extension WireValueDecoder {
    fileprivate static let searchFieldPlacement = oneOf(
        "automatic navigation_bar_drawer sidebar toolbar",
        spelled: ["navigation_bar_drawer_always": ".navigationBarDrawer(displayMode: .always)"])
}
