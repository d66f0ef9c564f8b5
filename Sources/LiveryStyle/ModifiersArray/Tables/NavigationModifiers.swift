extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of navigation and toolbars.
    @ModifierTableBuilder static var navigation: [ModifierSchema] {
        ModifierSchema("navigation_title", [.required("title", .string)], "navigationTitle(title)")
        ModifierSchema("navigation_subtitle", [.required("subtitle", .string)], "navigationSubtitle(subtitle)")
        ModifierSchema(
            "navigation_bar_back_button_hidden", [.required("hides_back_button", .boolean)],
            "navigationBarBackButtonHidden(hidesBackButton)")
        ModifierSchema(
            "navigation_bar_title_display_mode", [.required("display_mode", .oneOf("automatic inline large"))],
            "navigationBarTitleDisplayMode(displayMode)")
        ModifierSchema("tab_item", [.required("label", .content)], "tabItem(label)")
        ModifierSchema(
            "toolbar", [.omittable("id", .string), .required("content", .content)], "toolbar(id: id, content: content)")
        ModifierSchema("toolbar_title_menu", [.required("content", .content)], "toolbarTitleMenu(content: content)")
        // The server leaves the bars null unless they are given, which the client of 0.1 takes for a mistake.
        ModifierSchema(
            "toolbar_background",
            [.optional("style", .shapeStyle), .optional("visibility", .visibility), bars],
            .form("toolbarBackground(style, for: bars)", when: .has("style")),
            .form("toolbarBackground(visibility, for: bars)", when: .has("visibility")), selecting: .every)
        ModifierSchema(
            "toolbar_color_scheme", [.optional("color_scheme", .colorScheme), bars],
            "toolbarColorScheme(colorScheme, for: bars)")
        ModifierSchema(
            "toolbar_role", [.required("role", .oneOf("automatic browser editor navigation_stack"))],
            "toolbarRole(role)")
        ModifierSchema(
            "toolbar_visibility", [.required("visibility", .visibility), bars], "toolbar(visibility, for: bars)")
    }

    private static let bars = ObjectSchema.Key.optional(
        "bars", .oneOf("automatic bottom_bar navigation_bar tab_bar window_toolbar"), default: ".automatic")
}
