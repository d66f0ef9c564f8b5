extension ModifierTables {
    /// LiveView Native 0.1, "Image modifiers": they act on an `Image`, before the modifiers of views. Another one,
    /// `symbol_rendering_mode`, is among the modifiers of drawing, since it acts on views too.
    @ModifierTableBuilder static var images: [ModifierSchema] {
        ModifierSchema(
            "resizable",
            [
                .optional(
                    "cap_insets", .edgeInsets, default: "EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)"),
                .required("resizing_mode", .oneOf("stretch tile")),
            ],
            "resizable(capInsets: capInsets, resizingMode: resizingMode)", role: .image)
        ModifierSchema("antialiased", [.required("is_active", .boolean)], "antialiased(isActive)", role: .image)
        ModifierSchema(
            "rendering_mode", [.required("mode", .oneOf("original template"))], "renderingMode(mode)", role: .image)
        ModifierSchema(
            "interpolation", [.required("interpolation", .oneOf("low medium high none"))],
            "interpolation(interpolation)", role: .image)
    }
}
