import LiverySyntax

extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of layout.
    @ModifierTableBuilder static var layout: [ModifierSchema] {
        // The last keys are the insets of clients before 0.1, whose entry was the insets itself.
        ModifierSchema(
            "padding",
            [
                .optional("insets", .edgeInsets), .optional("edges", .edgeSet, default: ".all"),
                .optional("length", .number), .optional("all", .number), .optional("top", .number, default: "0"),
                .optional("leading", .number, default: "0"), .optional("bottom", .number, default: "0"),
                .optional("trailing", .number, default: "0"),
            ],
            .form("padding(insets)", when: .has("insets")),
            .form("padding(edges, length)", when: .hasAny("edges", "length")),
            .form("padding(EdgeInsets(top: all, leading: all, bottom: all, trailing: all))", when: .has("all")),
            .form(
                "padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))",
                when: .hasAny("top", "leading", "bottom", "trailing")),
            "padding(edges, length)")
        // 0.1 requires the alignment, which its server always writes; hands leave it to SwiftUI's default.
        ModifierSchema(
            "frame",
            [
                .optional("width", .number), .optional("height", .number), .optional("min_width", .number),
                .optional("ideal_width", .number), .optional("max_width", .number), .optional("min_height", .number),
                .optional("ideal_height", .number), .optional("max_height", .number),
                .optional("alignment", .alignment, default: ".center"),
            ],
            .form("frame(width: width, height: height, alignment: alignment)", when: .hasAny("width", "height")),
            """
            frame(minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, \
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
            """)
        ModifierSchema(
            "fixed_size",
            [
                .optional("horizontal", .boolean, default: "false"),
                .optional("vertical", .boolean, default: "false"),
            ],
            .form("fixedSize(horizontal: horizontal, vertical: vertical)", when: .hasAny("horizontal", "vertical")),
            "fixedSize(horizontal: true, vertical: true)")
        ModifierSchema(
            "offset", [.optional("x", .number, default: "0"), .optional("y", .number, default: "0")],
            "offset(x: x, y: y)")
        ModifierSchema("position", [.required("x", .number), .required("y", .number)], "position(x: x, y: y)")
        ModifierSchema("layout_priority", [.required("value", .number)], "layoutPriority(value)")
        ModifierSchema("z_index", [.required("value", .number)], "zIndex(value)")
        ModifierSchema("coordinate_space", [.required("name", .string)], "coordinateSpace(name: name)")
        ModifierSchema(
            "ignores_safe_area",
            [
                .required("regions", .oneOf("all container keyboard")),
                .optional("edges", .edgeSet, default: ".all"),
            ],
            "ignoresSafeArea(regions, edges: edges)")
        ModifierSchema(
            "safe_area_inset",
            [
                .required("edge", .edge), .required("alignment", .alignment), .optional("spacing", .number),
                .required("content", .content),
            ],
            "safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)",
            adjust: keepAlignmentAlongEdge)
        ModifierSchema(
            "scene_padding",
            [
                .required("padding", .oneOf("automatic minimum navigation_bar")),
                .optional("edges", .edgeSet, default: ".all"),
            ],
            .form("scenePadding(edges)", when: .value(of: "padding", is: "automatic")),
            "scenePadding(padding, edges: edges)")
        ModifierSchema(
            "background",
            [
                .optional("alignment", .alignment, default: ".center"), .optional("content", .content),
                .optional("style", .shapeStyle, default: ".background"), .optional("shape", .shape),
                .optional("ignores_safe_area_edges", .edgeSet, default: ".all"),
                .optional("fill_style", .fillStyle, default: "FillStyle()"),
            ],
            .form("background(alignment: alignment, content: content)", when: .has("content")),
            .form("background(style, in: shape, fillStyle: fillStyle)", when: .has("shape")),
            .form("background(style, ignoresSafeAreaEdges: ignoresSafeAreaEdges)", when: .has("style")),
            "background(ignoresSafeAreaEdges: ignoresSafeAreaEdges)")
        ModifierSchema(
            "overlay",
            [
                .optional("alignment", .alignment, default: ".center"), .optional("content", .content),
                .optional("style", .shapeStyle), .optional("shape", .shape),
                .optional("ignores_safe_area_edges", .edgeSet, default: ".all"),
                .optional("fill_style", .fillStyle, default: "FillStyle()"),
            ],
            .form("overlay(alignment: alignment, content: content)", when: .has("content")),
            .form("overlay(style, in: shape, fillStyle: fillStyle)", when: .has("style", "shape")),
            .form("overlay(style, ignoresSafeAreaEdges: ignoresSafeAreaEdges)", when: .has("style")))
        ModifierSchema(
            "mask", [.required("alignment", .alignment), .required("mask", .content)],
            "mask(alignment: alignment, mask)")
        ModifierSchema("grid_cell_anchor", [.required("anchor", .unitPoint)], "gridCellAnchor(anchor)")
        ModifierSchema("grid_cell_columns", [.required("count", .integer)], "gridCellColumns(count)")
        ModifierSchema("grid_cell_unsized_axes", [.required("axes", .axisSet)], "gridCellUnsizedAxes(axes)")
        ModifierSchema(
            "grid_column_alignment", [.required("guide", .oneOf("center leading trailing"))],
            "gridColumnAlignment(guide)")
    }

    /// An inset at a vertical edge is aligned by the horizontal part of its alignment, and the other way round.
    private static let keepAlignmentAlongEdge: ObjectSchema.Adjustment = { fields, _, _ in
        guard let edge = fields["edge"]?.string, let alignment = fields["alignment"]?.expression,
            case .implicitMember(var member) = alignment.kind
        else { return true }
        let isHorizontalEdge = edge == "leading" || edge == "trailing"
        member.name = isHorizontalEdge ? verticalPart(of: member.name) : horizontalPart(of: member.name)
        fields["alignment"]?.expression = Expression(.implicitMember(member), range: alignment.range)
        return true
    }

    private static func horizontalPart(of alignment: String) -> String {
        let name = alignment.lowercased()
        return ["leading", "trailing"].first(where: name.contains) ?? "center"
    }

    private static func verticalPart(of alignment: String) -> String {
        if alignment.hasSuffix("LastTextBaseline") { return "lastTextBaseline" }
        if alignment.hasSuffix("FirstTextBaseline") { return "firstTextBaseline" }
        return ["top", "bottom"].first(where: alignment.hasPrefix) ?? "center"
    }
}
