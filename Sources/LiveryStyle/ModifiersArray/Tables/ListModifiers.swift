extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of lists and scrolling.
    @ModifierTableBuilder static var lists: [ModifierSchema] {
        ModifierSchema(
            "badge", [.optional("content", .content), .optional("label", .string), .optional("count", .integer)],
            .form("badge(content)", when: .has("content")), .form("badge(label)", when: .has("label")),
            .form("badge(count)", when: .has("count")))
        ModifierSchema("delete_disabled", [.required("is_disabled", .boolean)], "deleteDisabled(isDisabled)")
        ModifierSchema("move_disabled", [.required("is_disabled", .boolean)], "moveDisabled(isDisabled)")
        ModifierSchema(
            "header_prominence", [.required("prominence", .oneOf("standard increased"))],
            "headerProminence(prominence)")
        ModifierSchema("list_item_tint", [.optional("tint", .listItemTint)], "listItemTint(tint)")
        ModifierSchema("list_row_background", [.optional("content", .content)], "listRowBackground(content)")
        ModifierSchema("list_row_insets", [.optional("insets", .edgeInsets)], "listRowInsets(insets)")
        ModifierSchema(
            "list_row_separator",
            [
                .required("visibility", .visibility),
                .optional("edges", .oneOf("top bottom all", otherwise: ".all"), default: ".all"),
            ],
            "listRowSeparator(visibility, edges: edges)")
        ModifierSchema(
            "list_row_separator_tint", [.optional("color", .color), .required("edges", .oneOf("all bottom top"))],
            "listRowSeparatorTint(color, edges: edges)")
        ModifierSchema(
            "list_section_separator",
            [.required("visibility", .visibility), .required("edges", .oneOf("all bottom top"))],
            "listSectionSeparator(visibility, edges: edges)")
        ModifierSchema(
            "list_section_separator_tint", [.optional("color", .color), .required("edges", .oneOf("all bottom top"))],
            "listSectionSeparatorTint(color, edges: edges)")
        ModifierSchema(
            "list_style",
            [
                .required(
                    "style",
                    .oneOf(
                        "automatic carousel elliptical grouped inset inset_grouped plain sidebar",
                        spelled: [
                            "bordered": ".bordered(alternatesRowBackgrounds: false)",
                            "bordered_alternating": ".bordered(alternatesRowBackgrounds: true)",
                            "inset_alternating": ".inset(alternatesRowBackgrounds: true)",
                        ]))
            ],
            "listStyle(style)")
        ModifierSchema(
            "refreshable", [.nullable("action", .event)], .form("refreshable(action: action)", when: .has("action")))
        ModifierSchema(
            "swipe_actions",
            [
                .optional("edge", .oneOf("leading trailing", otherwise: ".trailing"), default: ".trailing"),
                .required("allows_full_swipe", .boolean), .required("content", .content),
            ],
            "swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content)")
        ModifierSchema(
            "scroll_bounce_behavior",
            [.required("behavior", .oneOf("automatic always based_on_size")), .required("axes", .axisSet)],
            "scrollBounceBehavior(behavior, axes: axes)")
        ModifierSchema(
            "scroll_content_background", [.required("visibility", .visibility)], "scrollContentBackground(visibility)")
        ModifierSchema("scroll_disabled", [.required("disabled", .boolean)], "scrollDisabled(disabled)")
        ModifierSchema(
            "scroll_dismisses_keyboard", [.required("mode", .oneOf("automatic immediately interactively never"))],
            "scrollDismissesKeyboard(mode)")
        ModifierSchema(
            "scroll_indicators",
            [.required("visibility", .oneOf("automatic hidden never visible")), .required("axes", .axisSet)],
            "scrollIndicators(visibility, axes: axes)")
    }
}
