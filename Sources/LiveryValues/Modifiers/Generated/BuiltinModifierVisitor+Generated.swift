// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// What is done with each modifier of a node: a method for each of the types.
///
/// A method that isn't written is ``visitOther(_:)``, so that a visitor writes those that it knows.
/// ``LiveryStyle/ResolvedModifier/accept(_:)`` calls them.
public protocol BuiltinModifierVisitor {
    /// What a visit gives: `Void`, or a view with the modifier applied.
    associatedtype Output

    /// Visits a modifier without a type of its own, one that can't be typed, and each without a method.
    mutating func visitOther(_ modifier: ResolvedModifier) -> Output

    /// Visits `padding`.
    mutating func visitPadding(_ padding: PaddingModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `frame`.
    mutating func visitFrame(_ frame: FrameModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `fixedSize`.
    mutating func visitFixedSize(_ fixedSize: FixedSizeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `layoutPriority`.
    mutating func visitLayoutPriority(_ layoutPriority: LayoutPriorityModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `aspectRatio`.
    mutating func visitAspectRatio(_ aspectRatio: AspectRatioModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `scaledToFit`.
    mutating func visitScaledToFit(_ scaledToFit: ScaledToFitModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `scaledToFill`.
    mutating func visitScaledToFill(_ scaledToFill: ScaledToFillModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `offset`.
    mutating func visitOffset(_ offset: OffsetModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `position`.
    mutating func visitPosition(_ position: PositionModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `zIndex`.
    mutating func visitZIndex(_ zIndex: ZIndexModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `ignoresSafeArea`.
    mutating func visitIgnoresSafeArea(_ ignoresSafeArea: IgnoresSafeAreaModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `safeAreaInset`.
    mutating func visitSafeAreaInset(_ safeAreaInset: SafeAreaInsetModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `hidden`.
    mutating func visitHidden(_ hidden: HiddenModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `background`.
    mutating func visitBackground(_ background: BackgroundModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `overlay`.
    mutating func visitOverlay(_ overlay: OverlayModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `foregroundStyle`.
    mutating func visitForegroundStyle(_ foregroundStyle: ForegroundStyleModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `foregroundColor`.
    mutating func visitForegroundColor(_ foregroundColor: ForegroundColorModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `tint`.
    mutating func visitTint(_ tint: TintModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `opacity`.
    mutating func visitOpacity(_ opacity: OpacityModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `border`.
    mutating func visitBorder(_ border: BorderModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `cornerRadius`.
    mutating func visitCornerRadius(_ cornerRadius: CornerRadiusModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `shadow`.
    mutating func visitShadow(_ shadow: ShadowModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `blur`.
    mutating func visitBlur(_ blur: BlurModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `clipShape`.
    mutating func visitClipShape(_ clipShape: ClipShapeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `clipped`.
    mutating func visitClipped(_ clipped: ClippedModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `contentShape`.
    mutating func visitContentShape(_ contentShape: ContentShapeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `mask`.
    mutating func visitMask(_ mask: MaskModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `scaleEffect`.
    mutating func visitScaleEffect(_ scaleEffect: ScaleEffectModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `rotationEffect`.
    mutating func visitRotationEffect(_ rotationEffect: RotationEffectModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `redacted`.
    mutating func visitRedacted(_ redacted: RedactedModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `preferredColorScheme`.
    mutating func visitPreferredColorScheme(_ preferredColorScheme: PreferredColorSchemeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `font`.
    mutating func visitFont(_ font: FontModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `fontWeight`.
    mutating func visitFontWeight(_ fontWeight: FontWeightModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `bold`.
    mutating func visitBold(_ bold: BoldModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `italic`.
    mutating func visitItalic(_ italic: ItalicModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `underline`.
    mutating func visitUnderline(_ underline: UnderlineModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `strikethrough`.
    mutating func visitStrikethrough(_ strikethrough: StrikethroughModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `kerning`.
    mutating func visitKerning(_ kerning: KerningModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `tracking`.
    mutating func visitTracking(_ tracking: TrackingModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `lineLimit`.
    mutating func visitLineLimit(_ lineLimit: LineLimitModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `lineSpacing`.
    mutating func visitLineSpacing(_ lineSpacing: LineSpacingModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `multilineTextAlignment`.
    mutating func visitMultilineTextAlignment(_ multilineTextAlignment: MultilineTextAlignmentModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `truncationMode`.
    mutating func visitTruncationMode(_ truncationMode: TruncationModeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `textCase`.
    mutating func visitTextCase(_ textCase: TextCaseModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `minimumScaleFactor`.
    mutating func visitMinimumScaleFactor(_ minimumScaleFactor: MinimumScaleFactorModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `keyboardType`.
    mutating func visitKeyboardType(_ keyboardType: KeyboardTypeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `submitLabel`.
    mutating func visitSubmitLabel(_ submitLabel: SubmitLabelModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `textInputAutocapitalization`.
    mutating func visitTextInputAutocapitalization(_ textInputAutocapitalization: TextInputAutocapitalizationModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `autocorrectionDisabled`.
    mutating func visitAutocorrectionDisabled(_ autocorrectionDisabled: AutocorrectionDisabledModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `imageScale`.
    mutating func visitImageScale(_ imageScale: ImageScaleModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `resizable`.
    mutating func visitResizable(_ resizable: ResizableModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `symbolRenderingMode`.
    mutating func visitSymbolRenderingMode(_ symbolRenderingMode: SymbolRenderingModeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `disabled`.
    mutating func visitDisabled(_ disabled: DisabledModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `buttonStyle`.
    mutating func visitButtonStyle(_ buttonStyle: ButtonStyleModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `pickerStyle`.
    mutating func visitPickerStyle(_ pickerStyle: PickerStyleModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `toggleStyle`.
    mutating func visitToggleStyle(_ toggleStyle: ToggleStyleModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `textFieldStyle`.
    mutating func visitTextFieldStyle(_ textFieldStyle: TextFieldStyleModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `labelStyle`.
    mutating func visitLabelStyle(_ labelStyle: LabelStyleModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `controlSize`.
    mutating func visitControlSize(_ controlSize: ControlSizeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `badge`.
    mutating func visitBadge(_ badge: BadgeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `tag`.
    mutating func visitTag(_ tag: TagModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `listStyle`.
    mutating func visitListStyle(_ listStyle: ListStyleModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `listRowBackground`.
    mutating func visitListRowBackground(_ listRowBackground: ListRowBackgroundModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `listRowInsets`.
    mutating func visitListRowInsets(_ listRowInsets: ListRowInsetsModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `listRowSeparator`.
    mutating func visitListRowSeparator(_ listRowSeparator: ListRowSeparatorModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `refreshable`.
    mutating func visitRefreshable(_ refreshable: RefreshableModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `swipeActions`.
    mutating func visitSwipeActions(_ swipeActions: SwipeActionsModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `searchable`.
    mutating func visitSearchable(_ searchable: SearchableModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `navigationTitle`.
    mutating func visitNavigationTitle(_ navigationTitle: NavigationTitleModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `navigationBarTitleDisplayMode`.
    mutating func visitNavigationBarTitleDisplayMode(_ navigationBarTitleDisplayMode: NavigationBarTitleDisplayModeModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `toolbar`.
    mutating func visitToolbar(_ toolbar: ToolbarModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `tabItem`.
    mutating func visitTabItem(_ tabItem: TabItemModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `sheet`.
    mutating func visitSheet(_ sheet: SheetModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `fullScreenCover`.
    mutating func visitFullScreenCover(_ fullScreenCover: FullScreenCoverModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `popover`.
    mutating func visitPopover(_ popover: PopoverModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `alert`.
    mutating func visitAlert(_ alert: AlertModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `confirmationDialog`.
    mutating func visitConfirmationDialog(_ confirmationDialog: ConfirmationDialogModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `presentationDetents`.
    mutating func visitPresentationDetents(_ presentationDetents: PresentationDetentsModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `contextMenu`.
    mutating func visitContextMenu(_ contextMenu: ContextMenuModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `onTapGesture`.
    mutating func visitOnTapGesture(_ onTapGesture: OnTapGestureModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `onLongPressGesture`.
    mutating func visitOnLongPressGesture(_ onLongPressGesture: OnLongPressGestureModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `onAppear`.
    mutating func visitOnAppear(_ onAppear: OnAppearModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `onDisappear`.
    mutating func visitOnDisappear(_ onDisappear: OnDisappearModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `onSubmit`.
    mutating func visitOnSubmit(_ onSubmit: OnSubmitModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `gesture`.
    mutating func visitGesture(_ gesture: GestureModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `animation`.
    mutating func visitAnimation(_ animation: AnimationModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `transition`.
    mutating func visitTransition(_ transition: TransitionModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `accessibilityLabel`.
    mutating func visitAccessibilityLabel(_ accessibilityLabel: AccessibilityLabelModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `accessibilityHint`.
    mutating func visitAccessibilityHint(_ accessibilityHint: AccessibilityHintModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `accessibilityHidden`.
    mutating func visitAccessibilityHidden(_ accessibilityHidden: AccessibilityHiddenModifier, of modifier: ResolvedModifier) -> Output
    /// Visits `accessibilityIdentifier`.
    mutating func visitAccessibilityIdentifier(_ accessibilityIdentifier: AccessibilityIdentifierModifier, of modifier: ResolvedModifier) -> Output
}
