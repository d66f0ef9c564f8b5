extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of drawing and graphics.
    @ModifierTableBuilder static var drawing: [ModifierSchema] {
        ModifierSchema(
            "aspect_ratio", [.omittable("aspect_ratio", .size), .required("content_mode", .oneOf("fill fit"))],
            "aspectRatio(aspectRatio, contentMode: contentMode)")
        ModifierSchema("scaled_to_fill", [], "scaledToFill()")
        ModifierSchema("scaled_to_fit", [], "scaledToFit()")
        ModifierSchema("background_style", [.required("style", .shapeStyle)], "backgroundStyle(style)")
        ModifierSchema(
            "foreground_style",
            [
                .required("primary", .shapeStyle), .omittable("secondary", .shapeStyle),
                .omittable("tertiary", .shapeStyle),
            ],
            .form("foregroundStyle(primary, secondary, tertiary)", when: .has("secondary")),
            "foregroundStyle(primary)")
        ModifierSchema("foreground_color", [.required("color", .color)], "foregroundColor(color)")
        ModifierSchema("tint", [.optional("color", .color)], "tint(color)")
        ModifierSchema(
            "border", [.required("content", .shapeStyle), .required("width", .number)], "border(content, width: width)")
        // The server leaves the colour null unless it is given, which the client of 0.1 takes for a mistake.
        ModifierSchema(
            "shadow",
            [
                .omittable("color", .color), .required("radius", .number), .required("x", .number),
                .required("y", .number),
            ],
            "shadow(color: color, radius: radius, x: x, y: y)")
        ModifierSchema(
            "blur", [.required("radius", .number), .required("opaque", .boolean)],
            "blur(radius: radius, opaque: opaque)")
        ModifierSchema("opacity", [.required("opacity", .number)], "opacity(opacity)")
        ModifierSchema("brightness", [.required("amount", .number)], "brightness(amount)")
        ModifierSchema("contrast", [.required("amount", .number)], "contrast(amount)")
        ModifierSchema("saturation", [.required("amount", .number)], "saturation(amount)")
        ModifierSchema("grayscale", [.required("amount", .number)], "grayscale(amount)")
        ModifierSchema("hue_rotation", [.required("angle", .angle)], "hueRotation(angle)")
        ModifierSchema("color_invert", [], "colorInvert()")
        ModifierSchema("color_multiply", [.required("color", .color)], "colorMultiply(color)")
        ModifierSchema("luminance_to_alpha", [], "luminanceToAlpha()")
        ModifierSchema("blend_mode", [.required("blend_mode", .blendMode)], "blendMode(blendMode)")
        ModifierSchema("compositing_group", [], "compositingGroup()")
        ModifierSchema(
            "drawing_group",
            [.required("opaque", .boolean), .required("color_mode", .oneOf("extended_linear linear non_linear"))],
            "drawingGroup(opaque: opaque, colorMode: colorMode)")
        ModifierSchema("clipped", [.required("antialiased", .boolean)], "clipped(antialiased: antialiased)")
        ModifierSchema(
            "clip_shape",
            [
                .required("shape", .shape),
                .optional("style", .fillStyle, default: "FillStyle(eoFill: false, antialiased: true)"),
            ],
            "clipShape(shape, style: style)")
        ModifierSchema(
            "corner_radius", [.required("radius", .number), .required("antialiased", .boolean)],
            "cornerRadius(radius, antialiased: antialiased)")
        ModifierSchema("container_shape", [.required("shape", .shape)], "containerShape(shape)")
        ModifierSchema(
            "content_shape",
            [.optional("kind", .contentShapeKinds, default: ".interaction"), .required("shape", .shape)],
            "contentShape(kind, shape, eoFill: false)", ignoring: ["eo_fill"])
        ModifierSchema(
            "rotation_effect",
            [.required("angle", .angle), .optional("anchor", .unitPoint, default: ".center")],
            "rotationEffect(angle, anchor: anchor)")
        ModifierSchema(
            "rotation_3d_effect",
            [
                .required("angle", .angle), .required("axis", .axis3D),
                .optional("anchor", .unitPoint, default: ".center"), .required("anchor_z", .number),
                .required("perspective", .number),
            ],
            "rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)")
        ModifierSchema(
            "scale_effect",
            [
                .optional("scale", .size), .optional("x", .number, default: "1"),
                .optional("y", .number, default: "1"), .optional("anchor", .unitPoint, default: ".center"),
            ],
            .form("scaleEffect(scale, anchor: anchor)", when: .has("scale")),
            "scaleEffect(CGSize(width: x, height: y), anchor: anchor)")
        ModifierSchema("transform_effect", [.required("transform", .affineTransform)], "transformEffect(transform)")
        ModifierSchema("projection_effect", [.required("transform", .matrix)], "projectionEffect(transform)")
        ModifierSchema(
            "symbol_variant",
            [
                .required(
                    "variant",
                    .nameChain(
                        first: .oneOf("none circle square rectangle fill slash"),
                        rest: .oneOf("circle square rectangle fill slash")))
            ],
            "symbolVariant(variant)")
        ModifierSchema("image_scale", [.required("scale", .oneOf("small medium large"))], "imageScale(scale)")
        ModifierSchema(
            "symbol_rendering_mode", [.required("mode", .oneOf("hierarchical monochrome multicolor palette"))],
            "symbolRenderingMode(mode)", role: [.view, .image])
    }
}
