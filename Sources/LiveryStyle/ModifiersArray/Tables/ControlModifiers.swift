extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of controls.
    @ModifierTableBuilder static var controls: [ModifierSchema] {
        ModifierSchema(
            "button_style", [.required("style", .oneOf("automatic bordered bordered_prominent borderless plain"))],
            "buttonStyle(style)")
        ModifierSchema(
            "button_border_shape",
            [.required("shape", .oneOf("automatic capsule rounded_rectangle")), .optional("radius", .number)],
            .form(
                "buttonBorderShape(.roundedRectangle(radius: radius))",
                when: .value(of: "shape", is: "rounded_rectangle"), .has("radius")),
            "buttonBorderShape(shape)")
        ModifierSchema("control_size", [.required("size", .oneOf("mini small regular large"))], "controlSize(size)")
        ModifierSchema(
            "date_picker_style",
            [.required("style", .oneOf("automatic compact graphical wheel field stepper_field"))],
            "datePickerStyle(style)")
        ModifierSchema(
            "default_wheel_picker_item_height", [.required("height", .number)], "defaultWheelPickerItemHeight(height)")
        ModifierSchema(
            "gauge_style",
            [
                .required(
                    "style",
                    .oneOf(
                        """
                        automatic accessory_circular_capacity accessory_linear_capacity accessory_circular \
                        linear_capacity accessory_linear
                        """))
            ],
            "gaugeStyle(style)")
        ModifierSchema("horizontal_radio_group_layout", [], "horizontalRadioGroupLayout()")
        ModifierSchema(
            "picker_style",
            [
                .required(
                    "style", .oneOf("automatic inline menu navigation_link radio_group segmented wheel palette"))
            ],
            "pickerStyle(style)")
        ModifierSchema(
            "progress_view_style", [.required("style", .oneOf("automatic linear circular"))],
            "progressViewStyle(style)")
        ModifierSchema(
            "toggle_style", [.required("style", .oneOf("automatic button switch checkbox"))], "toggleStyle(style)")
        ModifierSchema(
            "control_group_style", [.required("style", .oneOf("automatic compact_menu menu navigation"))],
            "controlGroupStyle(style)")
        ModifierSchema("group_box_style", [.required("style", .oneOf("automatic"))], "groupBoxStyle(style)")
        // The server offers `page_automatic`, which the client of 0.1 takes for a mistake.
        ModifierSchema(
            "index_view_style",
            [
                .required(
                    "style",
                    .oneOf(
                        "page",
                        spelled: [
                            "page_always": ".page(backgroundDisplayMode: .always)",
                            "page_interactive": ".page(backgroundDisplayMode: .interactive)",
                            "page_never": ".page(backgroundDisplayMode: .never)",
                            "page_automatic": ".page(backgroundDisplayMode: .automatic)",
                        ]))
            ],
            "indexViewStyle(style)")
        ModifierSchema(
            "tab_view_style",
            [
                .required(
                    "style",
                    .oneOf(
                        "automatic carousel page",
                        spelled: [
                            "page_always": ".page(indexDisplayMode: .always)",
                            "page_never": ".page(indexDisplayMode: .never)",
                        ]))
            ],
            "tabViewStyle(style)")
        ModifierSchema(
            "table_style",
            [
                .required(
                    "style",
                    .oneOf(
                        "automatic inset bordered",
                        spelled: [
                            "inset_alternates_row_backgrounds": ".inset(alternatesRowBackgrounds: true)",
                            "bordered_alternates_row_backgrounds": ".bordered(alternatesRowBackgrounds: true)",
                        ]))
            ],
            "tableStyle(style)")
        ModifierSchema(
            "disclosure_group_style", [.required("style", .oneOf("automatic"))], "disclosureGroupStyle(style)")
        ModifierSchema("menu_style", [.required("style", .oneOf("automatic button"))], "menuStyle(style)")
        ModifierSchema("menu_indicator", [.required("visibility", .visibility)], "menuIndicator(visibility)")
        ModifierSchema("menu_order", [.required("order", .oneOf("automatic fixed priority"))], "menuOrder(order)")
        ModifierSchema(
            "menu_action_dismiss_behavior", [.required("behavior", .oneOf("automatic enabled disabled"))],
            "menuActionDismissBehavior(behavior)")
        ModifierSchema(
            "context_menu", [.required("menu_items", .content), .omittable("preview", .content)],
            "contextMenu(menuItems: menuItems, preview: preview)")
        ModifierSchema("disabled", [.required("disabled", .boolean)], "disabled(disabled)")
        ModifierSchema("hidden", [], "hidden()")
        ModifierSchema("labels_hidden", [], "labelsHidden()")
        ModifierSchema("help", [.required("text", .string)], "help(text)")
        ModifierSchema("redacted", [.required("reason", .oneOf("placeholder privacy"))], "redacted(reason: reason)")
        ModifierSchema("unredacted", [], "unredacted()")
        ModifierSchema(
            "preferred_color_scheme", [.optional("color_scheme", .oneOf("light dark", otherwise: "nil"))],
            "preferredColorScheme(colorScheme)")
        ModifierSchema(
            "persistent_system_overlays", [.required("visibility", .visibility)],
            "persistentSystemOverlays(visibility)")
        ModifierSchema("status_bar_hidden", [.required("hidden", .boolean)], "statusBarHidden(hidden)")
    }
}

extension WireValueDecoder {
    static let visibility = oneOf("visible hidden automatic")
}
