extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of animation.
    @ModifierTableBuilder static var animation: [ModifierSchema] {
        ModifierSchema(
            "animation",
            [.optional("animation", .animation, default: ".default"), .optional("value", .string, default: #""""#)],
            "animation(animation, value: value)")
        ModifierSchema(
            "transition", [.optional("transition", .transition, default: ".identity")], "transition(transition)")
        ModifierSchema(
            "content_transition", [.optional("transition", .contentTransition, default: ".identity")],
            "contentTransition(transition)")
        ModifierSchema(
            "matched_geometry_effect",
            [
                .required("id", .string), .required("namespace", .namespace),
                .required("properties", .oneOf("frame position size")),
                .optional("anchor", .unitPoint, default: ".center"), .required("is_source", .boolean),
            ],
            "matchedGeometryEffect(id: id, in: namespace, properties: properties, anchor: anchor, isSource: isSource)")
        // Each frame applies a nested array with an animated number in it.
        ModifierSchema(
            "keyframe_animator",
            [
                .required("initial_value", .number), .required("trigger", .string),
                .required("keyframes", .list(of: .keyframe)), .required("modifiers", .string),
                .required("properties", .animatedProperties),
            ],
            selecting: .none)
    }
}
