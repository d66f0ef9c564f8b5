/// What shapes are painted with (LiveView Native 0.1, "shape_style").
extension WireValueDecoder {
    static let shapeStyle = tagged(
        "a shape style", by: "concrete_style", payload: "style",
        [
            "color": .value(color, "value"),
            "gradient": .value(color, "value.gradient"),
            "linear_gradient": .object(
                [
                    .required("gradient", gradient),
                    .optional("start_point", unitPoint, default: "UnitPoint(x: 0, y: 0)"),
                    .optional("end_point", unitPoint, default: "UnitPoint(x: 1, y: 1)"),
                ],
                ".linearGradient(gradient, startPoint: startPoint, endPoint: endPoint)"),
            // The client of 0.1 can't see the two radii and shows an error; they are honoured here.
            "radial_gradient": .object(
                [
                    .required("gradient", gradient), .optional("center", unitPoint, default: ".center"),
                    .required("start_radius", number), .required("end_radius", number),
                ],
                ".radialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)"),
            "angular_gradient": .object(
                [
                    .required("gradient", gradient), .optional("center", unitPoint, default: ".center"),
                    .optional("angle", angle), .optional("start_angle", angle), .optional("end_angle", angle),
                ],
                .form(".conicGradient(gradient, center: center, angle: angle)", when: .has("angle")),
                .form(
                    ".angularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)",
                    when: .has("startAngle", "endAngle"))),
            "elliptical_gradient": .object(
                [
                    .required("gradient", gradient), .optional("center", unitPoint, default: ".center"),
                    .optional("start_radius_fraction", number, default: "0"),
                    .optional("end_radius_fraction", number, default: "0.5"),
                ],
                """
                .ellipticalGradient(gradient, center: center, startRadiusFraction: startRadiusFraction, \
                endRadiusFraction: endRadiusFraction)
                """),
            "hierarchical": .value(oneOf("primary secondary tertiary quaternary"), "value"),
            "material": .value(material, "value"),
            "image": .object(
                [
                    .optional("image", string), .optional("system_image", string), .omittable("source_rect", rect),
                    .omittable("scale", number),
                ],
                .form(".image(Image(image), sourceRect: sourceRect, scale: scale)", when: .has("image")),
                .form(
                    ".image(Image(systemName: systemImage), sourceRect: sourceRect, scale: scale)",
                    when: .has("systemImage"))),
            "selection": .constant(".selection"),
            "separator": .constant(".separator"),
            "tint": .constant(".tint"),
            "foreground": .constant(".foreground"),
            "background": .constant(".background"),
        ]
    ).withModifiers(shapeStyleModifier)

    private static let material = oneOf(
        "",
        spelled: [
            "ultra_thin": ".ultraThinMaterial", "thin": ".thinMaterial", "regular": ".regularMaterial",
            "thick": ".thickMaterial", "ultra_thick": ".ultraThickMaterial", "bar": ".bar",
        ])

    private static let gradient = object(
        "a gradient of 'colors' or 'stops'",
        [.optional("colors", list(of: color)), .optional("stops", list(of: gradientStop))],
        .form("Gradient(colors: colors)", when: .has("colors")),
        .form("Gradient(stops: stops)", when: .has("stops")))

    private static let gradientStop = object(
        "a gradient stop", [.required("color", color), .required("location", number)],
        "Gradient.Stop(color: color, location: location)")

    private static let shapeStyleModifier = tagged(
        "a modifier of a style",
        [
            "opacity": .value(number, ".opacity(value)"),
            "blend_mode": .value(blendMode, ".blendMode(value)"),
            "shadow": .object(
                [
                    .required("type", oneOf("drop inner")), .required("radius", number), .omittable("color", color),
                    .optional("x", number, default: "0"), .optional("y", number, default: "0"),
                ],
                .form(
                    ".shadow(.drop(color: color, radius: radius, x: x, y: y))",
                    when: .value(of: "type", is: "drop")),
                ".shadow(.inner(color: color, radius: radius, x: x, y: y))"),
        ])

    static let blendMode = oneOf(
        """
        normal darken multiply color_burn plus_darker lighten screen color_dodge plus_lighter overlay soft_light \
        hard_light difference exclusion hue saturation color luminosity source_atop destination_over destination_out
        """)
}
