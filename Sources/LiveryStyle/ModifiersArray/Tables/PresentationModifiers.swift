import LiverySource
import LiverySyntax

extension ModifierTables {
    /// LiveView Native 0.1, view modifiers of presentation.
    ///
    /// What is tracked through a `change` event is written as its value on the wire; a call has no place for the event,
    /// and it is reported when there is one.
    @ModifierTableBuilder static var presentation: [ModifierSchema] {
        ModifierSchema(
            "alert",
            [
                .required("title", .string), .required("is_presented", .boolean), .required("actions", .content),
                .omittable("message", .content),
            ],
            "alert(title, isPresented: isPresented, actions: actions, message: message)", leavingOut: ["change"])
        ModifierSchema(
            "confirmation_dialog",
            [
                .required("title", .string), .required("is_presented", .boolean),
                .required("title_visibility", .visibility), .required("actions", .content),
                .omittable("message", .content),
            ],
            """
            confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, \
            message: message)
            """, leavingOut: ["change"])
        ModifierSchema(
            "sheet",
            [.required("is_presented", .boolean), .omittable("on_dismiss", .event), .required("content", .content)],
            "sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)", leavingOut: ["change"])
        ModifierSchema(
            "full_screen_cover",
            [.required("is_presented", .boolean), .omittable("on_dismiss", .event), .required("content", .content)],
            "fullScreenCover(isPresented: isPresented, onDismiss: onDismiss, content: content)", leavingOut: ["change"])
        ModifierSchema(
            "popover",
            [
                .required("is_presented", .boolean),
                .optional("attachment_anchor", .popoverAnchor, default: ".rect(.bounds)"),
                .optional("arrow_edge", .edge, default: ".top"), .required("content", .content),
            ],
            """
            popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, \
            content: content)
            """, leavingOut: ["change"])
        ModifierSchema(
            "interactive_dismiss_disabled", [.required("disabled", .boolean)], "interactiveDismissDisabled(disabled)")
        ModifierSchema(
            "presentation_background",
            [
                .optional("style", .shapeStyle), .optional("alignment", .alignment, default: ".center"),
                .optional("content", .content),
            ],
            .form("presentationBackground(style)", when: .has("style")),
            "presentationBackground(alignment: alignment, content: content)", adjust: requireStyleOrContent)
        ModifierSchema(
            "presentation_background_interaction",
            [.required("mode", .oneOf("automatic disabled enabled")), .optional("maximum_detent", .detent)],
            .form(
                "presentationBackgroundInteraction(.enabled(upThrough: maximumDetent))",
                when: .value(of: "mode", is: "enabled"), .has("maximumDetent")),
            "presentationBackgroundInteraction(mode)")
        ModifierSchema(
            "presentation_compact_adaptation",
            [.required("horizontal", .presentationAdaptation), .required("vertical", .presentationAdaptation)],
            "presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)")
        ModifierSchema(
            "presentation_content_interaction", [.required("interaction", .oneOf("automatic resizes scrolls"))],
            "presentationContentInteraction(interaction)")
        ModifierSchema("presentation_corner_radius", [.optional("radius", .number)], "presentationCornerRadius(radius)")
        // The server leaves the selection null unless it is given, which the client of 0.1 takes for a mistake.
        ModifierSchema(
            "presentation_detents",
            [.required("detents", .list(of: .detent)), .omittable("selection", .integer)],
            "presentationDetents(detents, selection: selection)", leavingOut: ["change"], adjust: selectDetent)
        ModifierSchema(
            "presentation_drag_indicator", [.required("visibility", .visibility)],
            "presentationDragIndicator(visibility)")
    }

    private static let requireStyleOrContent: ObjectSchema.Adjustment = { fields, entry, context in
        if fields["style"]?.isPresent == true || fields["content"]?.isPresent == true { return true }
        context.reportMissing("content", "it, or a 'style'", in: entry)
        return false
    }

    /// The selection is an index into the detents on the wire, and one of them in a call.
    private static let selectDetent: ObjectSchema.Adjustment = { fields, entry, context in
        guard let selection = fields["selection"]?.expression, case .integer(let index) = selection.kind,
            case .array(let detents) = fields["detents"]?.expression?.kind
        else { return true }
        guard detents.indices.contains(index) else {
            context.report(
                .invalidEntry, "there is no detent \(index): 'selection' counts from 0 to \(detents.count - 1)",
                at: SourceLocation(file: entry.file, range: selection.range))
            return false
        }
        fields["selection"]?.expression = detents[index].moved(to: selection.range)
        return true
    }
}

extension WireValueDecoder {
    fileprivate static let popoverAnchor = tagged(
        "an attachment anchor",
        [
            "point": .value(unitPoint, ".point(value)"),
            "rect": .value(
                tagged(
                    "a rectangle",
                    ["bounds": .constant(".bounds"), "rect": .value(rect, ".rect(value)")]), ".rect(value)"),
        ])

    fileprivate static let detent = tagged(
        "a detent", payload: "value",
        [
            "large": .constant(".large"), "medium": .constant(".medium"),
            "fraction": .value(number, ".fraction(value)"), "height": .value(number, ".height(value)"),
        ])

    fileprivate static let presentationAdaptation = oneOf("automatic none popover sheet full_screen_cover")
}
