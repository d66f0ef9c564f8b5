/// Shapes, and how they are filled and stroked (LiveView Native 0.1, "shape").
extension WireValueDecoder {
    /// A child element by its template name, or one of the static shapes.
    static let shape = WireValueDecoder("a shape") { value, context in
        if value.kind == .object, let key = value["key"], !key.isNull { return content.decode(key, &context) }
        return staticShape.decode(value, &context)
    }

    private static let staticShape = tagged(
        "a shape", by: "static", siblings: [.omittable("key", content)],
        [
            "capsule": .object([cornerStyle], ".capsule(style: style)"),
            "circle": .constant(".circle"),
            "container_relative_shape": .constant(".containerRelative"),
            "ellipse": .constant(".ellipse"),
            "rectangle": .constant(".rect"),
            "rounded_rectangle": .object(
                [.optional("radius", number), .optional("width", number), .optional("height", number), cornerStyle],
                .form(".rect(cornerRadius: radius, style: style)", when: .has("radius")),
                .form(
                    ".rect(cornerSize: CGSize(width: width, height: height), style: style)",
                    when: .has("width", "height"))),
        ])

    /// Circular by default, unlike in SwiftUI.
    private static let cornerStyle = ObjectSchema.Key.optional(
        "style", oneOf("circular continuous"), default: ".circular")

    /// The defaults are those of the server.
    static let fillStyle = object(
        "a fill style",
        [.optional("eo_fill", boolean, default: "false"), .optional("antialiased", boolean, default: "true")],
        "FillStyle(eoFill: eoFill, antialiased: antialiased)")

    /// The defaults are those of the server.
    static let strokeStyle = object(
        "a stroke style",
        [
            .optional("line_width", number, default: "1"),
            .optional("line_cap", oneOf("butt round square"), default: ".butt"),
            .optional("line_join", oneOf("miter round bevel"), default: ".miter"),
            .optional("miter_limit", number, default: "10"), .optional("dash", list(of: number), default: "[]"),
            .optional("dash_phase", number, default: "0"),
        ],
        """
        StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, dash: dash, \
        dashPhase: dashPhase)
        """)

    static let contentShapeKinds = optionSet(
        of: oneOf("interaction drag_preview context_menu_preview hover_effect focus_effect"))
}
