/// The modifiers that have types of their own, by the area that their file is named after, each with what it does.
package let typedModifiers: [(area: String, modifiers: [(name: String, summary: String)])] = [
    (
        "Layout",
        [
            ("padding", "Room around the view."),
            ("frame", "A size, or limits of it, with the place of the view within."),
            (
                "fixedSize",
                "The view's own size instead of the one it is offered: in both directions unless it says one."
            ),
            ("layoutPriority", "Who is given room first when there isn't enough; 0 for views that don't say."),
            ("aspectRatio", "A ratio of width to height; the view's own when there is none."),
            ("scaledToFit", "The view's own ratio of width to height, as large as fits."),
            ("scaledToFill", "The view's own ratio of width to height, as small as fills the room."),
            ("offset", "A move of what is drawn; the layout stays."),
            ("position", "The centre of the view within its parent."),
            ("zIndex", "Who is drawn above others; 0 for views that don't say."),
            ("ignoresSafeArea", "Lets the view reach beyond the safe area."),
            ("safeAreaInset", "Content at an edge, by whose size the safe area shrinks."),
            ("hidden", "Keeps the view's place without drawing it."),
        ]
    ),
    (
        "Drawing",
        [
            ("background", "Content or a style behind the view."),
            ("overlay", "Content or a style in front of the view."),
            ("foregroundStyle", "The styles that texts, shapes and symbols are drawn with."),
            (
                "foregroundColor",
                "The colour that texts, shapes and symbols are drawn with; that of the place when nil."
            ),
            ("tint", "The accent of controls; that of the place when nil."),
            ("opacity", "How opaque the view is."),
            ("border", "A line along the inside of the view's frame."),
            ("cornerRadius", "Round corners that clip the view."),
            ("shadow", "A shadow behind the view."),
            ("blur", "Blurs the view."),
            ("clipShape", "Cuts off what lies outside of a shape."),
            ("clipped", "Cuts off what lies outside of the view's frame."),
            ("contentShape", "The shape that touches and the like have to hit."),
            ("mask", "Shows the view where content is opaque."),
            ("scaleEffect", "Draws the view larger or smaller; the layout stays."),
            ("rotationEffect", "Draws the view turned; the layout stays."),
            ("redacted", "Hides what the view says."),
            ("preferredColorScheme", "Whether the presentation is light or dark; as the system is when nil."),
        ]
    ),
    (
        "Text",
        [
            ("font", "The font of texts; that of the place when nil."),
            ("fontWeight", "How heavy texts are; as their font is when nil."),
            ("bold", "Makes texts bold."),
            ("italic", "Makes texts italic."),
            ("underline", "A line under texts."),
            ("strikethrough", "A line through texts."),
            ("kerning", "Room between letters, at the ends of which ligatures stay."),
            ("tracking", "Room between letters, without ligatures."),
            ("lineLimit", "How many lines texts may have; any number when nil."),
            ("lineSpacing", "Room between the lines of texts."),
            ("multilineTextAlignment", "Where the lines of a text of several begin or end."),
            ("truncationMode", "Where a line that is too long is cut."),
            ("textCase", "Letters that all become capitals or all small; as they are when nil."),
            ("minimumScaleFactor", "How much smaller texts may become to fit."),
            ("keyboardType", "The keyboard for text fields."),
            ("submitLabel", "What the keyboard's key that submits says."),
            ("textInputAutocapitalization", "Which letters the keyboard makes capitals; as the system does when nil."),
            ("autocorrectionDisabled", "Keeps the keyboard from correcting what is written."),
        ]
    ),
    (
        "Image",
        [
            ("imageScale", "How large symbols are beside a text."),
            ("resizable", "Lets an image fill its frame."),
            ("symbolRenderingMode", "How the layers of a symbol are coloured; as the symbol says when nil."),
        ]
    ),
    (
        "Control",
        [
            ("disabled", "Keeps controls from being used."),
            ("buttonStyle", "The look of buttons."),
            ("pickerStyle", "The look of pickers."),
            ("toggleStyle", "The look of toggles."),
            ("textFieldStyle", "The look of text fields."),
            ("labelStyle", "What labels show of their title and icon."),
            ("controlSize", "How large controls are."),
            ("badge", "A number or a short text beside a list row or tab; none for 0 and nil."),
            ("tag", "The value that a picker or tab view knows the view by."),
        ]
    ),
    (
        "List",
        [
            ("listStyle", "The look of lists."),
            ("listRowBackground", "Content behind a list row; the list's own when nil."),
            ("listRowInsets", "Room around the content of a list row; the list's own when nil."),
            ("listRowSeparator", "Whether there are lines above and below a list row."),
            ("refreshable", "What happens when a list is pulled down."),
            ("swipeActions", "Buttons beside a list row that is swiped."),
            ("searchable", "A field to search with."),
        ]
    ),
    (
        "Navigation",
        [
            ("navigationTitle", "The title of a screen."),
            ("navigationBarTitleDisplayMode", "How large the title of a screen is."),
            ("toolbar", "What bars hold, or whether they are there."),
            ("tabItem", "What a tab view shows for the view in its bar."),
        ]
    ),
    (
        "Presentation",
        [
            ("sheet", "Content on a sheet above the screen."),
            ("fullScreenCover", "Content above the whole screen."),
            ("popover", "Content in a bubble beside the view."),
            ("alert", "A question or message above everything."),
            ("confirmationDialog", "A choice of actions above the screen."),
            ("presentationDetents", "The heights that a sheet, which the view is the content of, stops at."),
            ("contextMenu", "Actions that a long press or a secondary click shows."),
        ]
    ),
    (
        "Event",
        [
            ("onTapGesture", "What happens when the view is tapped."),
            ("onLongPressGesture", "What happens when the view is pressed for a while."),
            ("onAppear", "What happens before the view is first drawn."),
            ("onDisappear", "What happens when the view is gone."),
            ("onSubmit", "What happens when a text field or search is submitted."),
            ("gesture", "A gesture on the view; those of its children go first."),
        ]
    ),
    (
        "Animation",
        [
            ("animation", "How changes of the view are animated: those of a value, or all; not at all when nil."),
            ("transition", "How the view comes and goes."),
        ]
    ),
    (
        "Accessibility",
        [
            ("accessibilityLabel", "What is spoken as the view's name."),
            ("accessibilityHint", "What is spoken about what the view does."),
            ("accessibilityHidden", "Hides the view from assistive technology."),
            ("accessibilityIdentifier", "The name that tests know the view by; it isn't spoken."),
        ]
    ),
]
