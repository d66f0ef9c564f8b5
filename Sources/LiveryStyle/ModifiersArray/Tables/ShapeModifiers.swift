extension ModifierTables {
    /// LiveView Native 0.1, "Shape modifiers": they act on a shape element, before the modifiers of views.
    @ModifierTableBuilder static var shapes: [ModifierSchema] {
        ModifierSchema("inset", [.required("amount", .number)], "inset(by: amount)", role: .shape)
        ModifierSchema(
            "offset_shape", [.required("x", .number), .required("y", .number)], "offset(x: x, y: y)", role: .shape)
        ModifierSchema(
            "rotation", [.required("angle", .angle), .optional("anchor", .unitPoint, default: ".center")],
            "rotation(angle, anchor: anchor)", role: .shape)
        ModifierSchema(
            "size", [.required("width", .number), .required("height", .number)], "size(width: width, height: height)",
            role: .shape)
        ModifierSchema(
            "trim", [.required("start_fraction", .number), .required("end_fraction", .number)],
            "trim(from: startFraction, to: endFraction)", role: .shape)
        ModifierSchema(
            "fill",
            [
                .required("content", .shapeStyle),
                .optional("style", .fillStyle, default: "FillStyle(eoFill: false, antialiased: true)"),
            ],
            "fill(content, style: style)", role: .finalShape)
        ModifierSchema(
            "stroke",
            [.required("content", .shapeStyle), .optional("style", .strokeStyle, default: "StrokeStyle()")],
            "stroke(content, style: style)", role: .finalShape)
        ModifierSchema(
            "stroke_border",
            [
                .required("content", .shapeStyle), .optional("style", .strokeStyle, default: "StrokeStyle()"),
                .required("antialiased", .boolean),
            ],
            "strokeBorder(content, style: style, antialiased: antialiased)", role: .finalShape)
    }
}
