// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

extension BuiltinModifier {
    /// The names of the modifiers that have types of their own.
    public enum Name: String, CaseIterable, Sendable {
        case
            padding, frame, fixedSize, layoutPriority, aspectRatio, scaledToFit, scaledToFill, offset, position, zIndex,
            ignoresSafeArea, safeAreaInset, hidden, background, overlay, foregroundStyle, foregroundColor, tint,
            opacity, border, cornerRadius, shadow, blur, clipShape, clipped, contentShape, mask, scaleEffect,
            rotationEffect, redacted, preferredColorScheme, font, fontWeight, bold, italic, underline, strikethrough,
            kerning, tracking, lineLimit, lineSpacing, multilineTextAlignment, truncationMode, textCase,
            minimumScaleFactor, keyboardType, submitLabel, textInputAutocapitalization, autocorrectionDisabled,
            imageScale, resizable, symbolRenderingMode, disabled, buttonStyle, pickerStyle, toggleStyle, textFieldStyle,
            labelStyle, controlSize, badge, tag, listStyle, listRowBackground, listRowInsets, listRowSeparator,
            refreshable, swipeActions, searchable, navigationTitle, navigationBarTitleDisplayMode, toolbar, tabItem,
            sheet, fullScreenCover, popover, alert, confirmationDialog, presentationDetents, contextMenu, onTapGesture,
            onLongPressGesture, onAppear, onDisappear, onSubmit, gesture, animation, transition, accessibilityLabel,
            accessibilityHint, accessibilityHidden, accessibilityIdentifier
    }
}
