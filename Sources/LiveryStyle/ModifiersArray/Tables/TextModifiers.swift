extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of text and input.
    ///
    /// On a `Text` those up to `baseline_offset` act on the text first and again as view modifiers; one call says both.
    @ModifierTableBuilder static var text: [ModifierSchema] {
        ModifierSchema("font", [.required("font", .font)], "font(font)")
        ModifierSchema("font_weight", [.optional("weight", .fontWeight)], "fontWeight(weight)")
        ModifierSchema("font_width", [.required("width", .fontWidth)], "fontWidth(width)")
        ModifierSchema("font_design", [.required("design", .fontDesign)], "fontDesign(design)")
        ModifierSchema("bold", [.required("is_active", .boolean)], "bold(isActive)")
        ModifierSchema("italic", [.required("is_active", .boolean)], "italic(isActive)")
        ModifierSchema(
            "underline",
            [.required("is_active", .boolean), .required("pattern", .linePattern), .optional("color", .color)],
            "underline(isActive, pattern: pattern, color: color)")
        ModifierSchema(
            "strikethrough",
            [.required("is_active", .boolean), .required("pattern", .linePattern), .optional("color", .color)],
            "strikethrough(isActive, pattern: pattern, color: color)")
        ModifierSchema("monospaced", [.required("is_active", .boolean)], "monospaced(isActive)")
        ModifierSchema("monospaced_digit", [], "monospacedDigit()")
        ModifierSchema("kerning", [.required("kerning", .number)], "kerning(kerning)")
        ModifierSchema("tracking", [.required("tracking", .number)], "tracking(tracking)")
        ModifierSchema("baseline_offset", [.required("offset", .number)], "baselineOffset(offset)")
        ModifierSchema("line_limit", [.optional("number", .integer)], "lineLimit(number)")
        ModifierSchema("line_spacing", [.required("line_spacing", .number)], "lineSpacing(lineSpacing)")
        ModifierSchema("minimum_scale_factor", [.required("factor", .number)], "minimumScaleFactor(factor)")
        ModifierSchema(
            "multiline_text_alignment", [.required("alignment", .oneOf("center leading trailing"))],
            "multilineTextAlignment(alignment)")
        ModifierSchema("truncation_mode", [.required("mode", .oneOf("head middle tail"))], "truncationMode(mode)")
        ModifierSchema("text_case", [.required("text_case", .oneOf("lowercase uppercase"))], "textCase(textCase)")
        ModifierSchema("dynamic_type_size", [.required("size", .dynamicTypeSize)], "dynamicTypeSize(size)")
        ModifierSchema(
            "flips_for_right_to_left_layout_direction", [.required("enabled", .boolean)],
            "flipsForRightToLeftLayoutDirection(enabled)")
        ModifierSchema("privacy_sensitive", [.required("sensitive", .boolean)], "privacySensitive(sensitive)")
        ModifierSchema("autocorrection_disabled", [.required("disable", .boolean)], "autocorrectionDisabled(disable)")
        ModifierSchema("keyboard_type", [.required("keyboard_type", .keyboardType)], "keyboardType(keyboardType)")
        // Without modifiers the shortcut has none, not SwiftUI's `.command`.
        ModifierSchema(
            "keyboard_shortcut",
            [.required("key", .keyEquivalent), .optional("modifiers", .eventModifiers, default: "[]")],
            "keyboardShortcut(key, modifiers: modifiers)")
        ModifierSchema(
            "submit_label",
            [.required("submit_label", .oneOf("done go send join route search return next continue"))],
            "submitLabel(submitLabel)")
        ModifierSchema(
            "text_content_type", [.optional("text_content_type", .textContentType)],
            "textContentType(textContentType)")
        ModifierSchema(
            "text_input_autocapitalization",
            [.optional("autocapitalization", .oneOf("characters sentences words never"))],
            "textInputAutocapitalization(autocapitalization)")
        ModifierSchema(
            "text_selection", [.required("selectable", .boolean(true: ".enabled", false: ".disabled"))],
            "textSelection(selectable)")
        ModifierSchema(
            "text_field_style", [.required("style", .oneOf("automatic plain rounded_border square_border"))],
            "textFieldStyle(style)")
        ModifierSchema(
            "label_style", [.required("style", .oneOf("automatic icon_only title_only title_and_icon"))],
            "labelStyle(style)")
    }
}

extension WireValueDecoder {
    fileprivate static let dynamicTypeSize = oneOf(
        """
        x_small small medium large x_large xx_large xxx_large accessibility_1 accessibility_2 accessibility_3 \
        accessibility_4 accessibility_5
        """)

    fileprivate static let keyboardType = oneOf(
        """
        default ascii_capable numbers_and_punctuation number_pad name_phone_pad email_address decimal_pad twitter \
        web_search ascii_capable_number_pad
        """, spelled: ["url": ".URL"])

    /// The client of 0.1 reads the last three and does nothing with them.
    fileprivate static let textContentType = oneOf(
        """
        name_prefix name name_suffix given_name middle_name family_name nickname organization_name job_title location \
        full_street_address street_address_line_1 street_address_line_2 address_city address_city_and_state \
        address_state postal_code sublocality country_name username password new_password one_time_code \
        email_address telephone_number credit_card_number date_time flight_number shipment_tracking_number
        """, spelled: ["url": ".URL"])
}
