extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of events, gestures, focus, and drag and drop.
    ///
    /// An event that is null sends nothing: there is no call for it.
    @ModifierTableBuilder static var events: [ModifierSchema] {
        ModifierSchema(
            "on_appear", [.nullable("perform", .event)], .form("onAppear(perform: perform)", when: .has("perform")))
        ModifierSchema(
            "on_disappear", [.nullable("perform", .event)],
            .form("onDisappear(perform: perform)", when: .has("perform")))
        ModifierSchema(
            "on_hover", [.nullable("perform", .event)], .form("onHover(perform: perform)", when: .has("perform")))
        ModifierSchema(
            "on_submit",
            [
                .optional("triggers", .optionSet(of: .oneOf("search text"), takesBareName: false), default: ".text"),
                .nullable("action", .event),
            ],
            .form("onSubmit(of: triggers, action)", when: .has("action")))
        ModifierSchema("submit_scope", [.required("is_blocking", .boolean)], "submitScope(isBlocking)")
        ModifierSchema(
            "on_delete_command", [.nullable("perform", .event)],
            .form("onDeleteCommand(perform: perform)", when: .has("perform")))
        // The server of 0.1 writes `action`, which its client doesn't read.
        ModifierSchema(
            "on_move_command", [.nullable("perform", .event, alias: "action")],
            .form("onMoveCommand(perform: perform)", when: .has("perform")))
        ModifierSchema(
            "rename_action", [.nullable("action", .event)], .form("renameAction(action)", when: .has("action")))
        ModifierSchema(
            "gesture",
            [
                .required("gesture", .gesture), .nullable("action", .event),
                .required("priority", .oneOf("low high simultaneous")), .required("mask", .gestureMask),
            ],
            .form(
                "highPriorityGesture(gesture.onEnded(action), including: mask)",
                when: .has("action"), .value(of: "priority", is: "high")),
            .form(
                "simultaneousGesture(gesture.onEnded(action), including: mask)",
                when: .has("action"), .value(of: "priority", is: "simultaneous")),
            .form("gesture(gesture.onEnded(action), including: mask)", when: .has("action")),
            .form("highPriorityGesture(gesture, including: mask)", when: .value(of: "priority", is: "high")),
            .form("simultaneousGesture(gesture, including: mask)", when: .value(of: "priority", is: "simultaneous")),
            "gesture(gesture, including: mask)")
        ModifierSchema("defers_system_gestures", [.required("edges", .edgeSet)], "defersSystemGestures(on: edges)")
        ModifierSchema("allows_hit_testing", [.required("enabled", .boolean)], "allowsHitTesting(enabled)")
        ModifierSchema(
            "hover_effect", [.required("effect", .oneOf("automatic highlight lift"))], "hoverEffect(effect)")
        ModifierSchema(
            "digital_crown_accessory", [.required("content", .content)], "digitalCrownAccessory(content: content)")
        ModifierSchema(
            "digital_crown_accessory_visibility", [.required("visibility", .visibility)],
            "digitalCrownAccessory(visibility)")
        ModifierSchema("focusable", [.required("is_focusable", .boolean)], "focusable(isFocusable)")
        ModifierSchema("focus_scope", [.required("namespace", .namespace)], "focusScope(namespace)")
        ModifierSchema("focus_section", [], "focusSection()")
        ModifierSchema(
            "prefers_default_focus",
            [.required("prefers_default_focus", .boolean), .required("namespace", .namespace)],
            "prefersDefaultFocus(prefersDefaultFocus, in: namespace)")
        ModifierSchema(
            "draggable", [.required("payload", .string), .omittable("preview", .content)],
            "draggable(payload, preview: preview)")
        // Without `for:` it takes texts, as 0.1 does; a stylesheet has no word for a type itself.
        ModifierSchema(
            "drop_destination", [.nullable("action", .event), .omittable("is_targeted", .event)],
            .form("dropDestination(action: action, isTargeted: isTargeted)", when: .has("action")))
    }
}
