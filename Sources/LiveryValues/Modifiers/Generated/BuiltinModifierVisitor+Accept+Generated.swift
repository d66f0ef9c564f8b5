// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

extension BuiltinModifierVisitor {
    public mutating func visitPadding(_ padding: PaddingModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitFrame(_ frame: FrameModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitFixedSize(_ fixedSize: FixedSizeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitLayoutPriority(_ layoutPriority: LayoutPriorityModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitAspectRatio(_ aspectRatio: AspectRatioModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitScaledToFit(_ scaledToFit: ScaledToFitModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitScaledToFill(_ scaledToFill: ScaledToFillModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitOffset(_ offset: OffsetModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitPosition(_ position: PositionModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitZIndex(_ zIndex: ZIndexModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitIgnoresSafeArea(_ ignoresSafeArea: IgnoresSafeAreaModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitSafeAreaInset(_ safeAreaInset: SafeAreaInsetModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitHidden(_ hidden: HiddenModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitBackground(_ background: BackgroundModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitOverlay(_ overlay: OverlayModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitForegroundStyle(_ foregroundStyle: ForegroundStyleModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitForegroundColor(_ foregroundColor: ForegroundColorModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitTint(_ tint: TintModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitOpacity(_ opacity: OpacityModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitBorder(_ border: BorderModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitCornerRadius(_ cornerRadius: CornerRadiusModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitShadow(_ shadow: ShadowModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitBlur(_ blur: BlurModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitClipShape(_ clipShape: ClipShapeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitClipped(_ clipped: ClippedModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitContentShape(_ contentShape: ContentShapeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitMask(_ mask: MaskModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitScaleEffect(_ scaleEffect: ScaleEffectModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitRotationEffect(_ rotationEffect: RotationEffectModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitRedacted(_ redacted: RedactedModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitPreferredColorScheme(_ preferredColorScheme: PreferredColorSchemeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitFont(_ font: FontModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitFontWeight(_ fontWeight: FontWeightModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitBold(_ bold: BoldModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitItalic(_ italic: ItalicModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitUnderline(_ underline: UnderlineModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitStrikethrough(_ strikethrough: StrikethroughModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitKerning(_ kerning: KerningModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitTracking(_ tracking: TrackingModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitLineLimit(_ lineLimit: LineLimitModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitLineSpacing(_ lineSpacing: LineSpacingModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitMultilineTextAlignment(_ multilineTextAlignment: MultilineTextAlignmentModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitTruncationMode(_ truncationMode: TruncationModeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitTextCase(_ textCase: TextCaseModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitMinimumScaleFactor(_ minimumScaleFactor: MinimumScaleFactorModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitKeyboardType(_ keyboardType: KeyboardTypeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitSubmitLabel(_ submitLabel: SubmitLabelModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitTextInputAutocapitalization(_ textInputAutocapitalization: TextInputAutocapitalizationModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitAutocorrectionDisabled(_ autocorrectionDisabled: AutocorrectionDisabledModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitImageScale(_ imageScale: ImageScaleModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitResizable(_ resizable: ResizableModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitSymbolRenderingMode(_ symbolRenderingMode: SymbolRenderingModeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitDisabled(_ disabled: DisabledModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitButtonStyle(_ buttonStyle: ButtonStyleModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitPickerStyle(_ pickerStyle: PickerStyleModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitToggleStyle(_ toggleStyle: ToggleStyleModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitTextFieldStyle(_ textFieldStyle: TextFieldStyleModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitLabelStyle(_ labelStyle: LabelStyleModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitControlSize(_ controlSize: ControlSizeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitBadge(_ badge: BadgeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitTag(_ tag: TagModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitListStyle(_ listStyle: ListStyleModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitListRowBackground(_ listRowBackground: ListRowBackgroundModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitListRowInsets(_ listRowInsets: ListRowInsetsModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitListRowSeparator(_ listRowSeparator: ListRowSeparatorModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitRefreshable(_ refreshable: RefreshableModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitSwipeActions(_ swipeActions: SwipeActionsModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitSearchable(_ searchable: SearchableModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitNavigationTitle(_ navigationTitle: NavigationTitleModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitNavigationBarTitleDisplayMode(_ navigationBarTitleDisplayMode: NavigationBarTitleDisplayModeModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitToolbar(_ toolbar: ToolbarModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitTabItem(_ tabItem: TabItemModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitSheet(_ sheet: SheetModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitFullScreenCover(_ fullScreenCover: FullScreenCoverModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitPopover(_ popover: PopoverModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitAlert(_ alert: AlertModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitConfirmationDialog(_ confirmationDialog: ConfirmationDialogModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitPresentationDetents(_ presentationDetents: PresentationDetentsModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitContextMenu(_ contextMenu: ContextMenuModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitOnTapGesture(_ onTapGesture: OnTapGestureModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitOnLongPressGesture(_ onLongPressGesture: OnLongPressGestureModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitOnAppear(_ onAppear: OnAppearModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitOnDisappear(_ onDisappear: OnDisappearModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitOnSubmit(_ onSubmit: OnSubmitModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitGesture(_ gesture: GestureModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitAnimation(_ animation: AnimationModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitTransition(_ transition: TransitionModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitAccessibilityLabel(_ accessibilityLabel: AccessibilityLabelModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitAccessibilityHint(_ accessibilityHint: AccessibilityHintModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitAccessibilityHidden(_ accessibilityHidden: AccessibilityHiddenModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
    public mutating func visitAccessibilityIdentifier(_ accessibilityIdentifier: AccessibilityIdentifierModifier, of modifier: ResolvedModifier) -> Output {
        visitOther(modifier)
    }
}

extension ResolvedModifier {
    /// Calls the visitor's method for the modifier, or `visitOther` when it can't be typed.
    public func accept<Visitor: BuiltinModifierVisitor>(_ visitor: inout Visitor) -> Visitor.Output {
        switch BuiltinModifier(self) {
        case .padding(let modifier): visitor.visitPadding(modifier, of: self)
        case .frame(let modifier): visitor.visitFrame(modifier, of: self)
        case .fixedSize(let modifier): visitor.visitFixedSize(modifier, of: self)
        case .layoutPriority(let modifier): visitor.visitLayoutPriority(modifier, of: self)
        case .aspectRatio(let modifier): visitor.visitAspectRatio(modifier, of: self)
        case .scaledToFit(let modifier): visitor.visitScaledToFit(modifier, of: self)
        case .scaledToFill(let modifier): visitor.visitScaledToFill(modifier, of: self)
        case .offset(let modifier): visitor.visitOffset(modifier, of: self)
        case .position(let modifier): visitor.visitPosition(modifier, of: self)
        case .zIndex(let modifier): visitor.visitZIndex(modifier, of: self)
        case .ignoresSafeArea(let modifier): visitor.visitIgnoresSafeArea(modifier, of: self)
        case .safeAreaInset(let modifier): visitor.visitSafeAreaInset(modifier, of: self)
        case .hidden(let modifier): visitor.visitHidden(modifier, of: self)
        case .background(let modifier): visitor.visitBackground(modifier, of: self)
        case .overlay(let modifier): visitor.visitOverlay(modifier, of: self)
        case .foregroundStyle(let modifier): visitor.visitForegroundStyle(modifier, of: self)
        case .foregroundColor(let modifier): visitor.visitForegroundColor(modifier, of: self)
        case .tint(let modifier): visitor.visitTint(modifier, of: self)
        case .opacity(let modifier): visitor.visitOpacity(modifier, of: self)
        case .border(let modifier): visitor.visitBorder(modifier, of: self)
        case .cornerRadius(let modifier): visitor.visitCornerRadius(modifier, of: self)
        case .shadow(let modifier): visitor.visitShadow(modifier, of: self)
        case .blur(let modifier): visitor.visitBlur(modifier, of: self)
        case .clipShape(let modifier): visitor.visitClipShape(modifier, of: self)
        case .clipped(let modifier): visitor.visitClipped(modifier, of: self)
        case .contentShape(let modifier): visitor.visitContentShape(modifier, of: self)
        case .mask(let modifier): visitor.visitMask(modifier, of: self)
        case .scaleEffect(let modifier): visitor.visitScaleEffect(modifier, of: self)
        case .rotationEffect(let modifier): visitor.visitRotationEffect(modifier, of: self)
        case .redacted(let modifier): visitor.visitRedacted(modifier, of: self)
        case .preferredColorScheme(let modifier): visitor.visitPreferredColorScheme(modifier, of: self)
        case .font(let modifier): visitor.visitFont(modifier, of: self)
        case .fontWeight(let modifier): visitor.visitFontWeight(modifier, of: self)
        case .bold(let modifier): visitor.visitBold(modifier, of: self)
        case .italic(let modifier): visitor.visitItalic(modifier, of: self)
        case .underline(let modifier): visitor.visitUnderline(modifier, of: self)
        case .strikethrough(let modifier): visitor.visitStrikethrough(modifier, of: self)
        case .kerning(let modifier): visitor.visitKerning(modifier, of: self)
        case .tracking(let modifier): visitor.visitTracking(modifier, of: self)
        case .lineLimit(let modifier): visitor.visitLineLimit(modifier, of: self)
        case .lineSpacing(let modifier): visitor.visitLineSpacing(modifier, of: self)
        case .multilineTextAlignment(let modifier): visitor.visitMultilineTextAlignment(modifier, of: self)
        case .truncationMode(let modifier): visitor.visitTruncationMode(modifier, of: self)
        case .textCase(let modifier): visitor.visitTextCase(modifier, of: self)
        case .minimumScaleFactor(let modifier): visitor.visitMinimumScaleFactor(modifier, of: self)
        case .keyboardType(let modifier): visitor.visitKeyboardType(modifier, of: self)
        case .submitLabel(let modifier): visitor.visitSubmitLabel(modifier, of: self)
        case .textInputAutocapitalization(let modifier): visitor.visitTextInputAutocapitalization(modifier, of: self)
        case .autocorrectionDisabled(let modifier): visitor.visitAutocorrectionDisabled(modifier, of: self)
        case .imageScale(let modifier): visitor.visitImageScale(modifier, of: self)
        case .resizable(let modifier): visitor.visitResizable(modifier, of: self)
        case .symbolRenderingMode(let modifier): visitor.visitSymbolRenderingMode(modifier, of: self)
        case .disabled(let modifier): visitor.visitDisabled(modifier, of: self)
        case .buttonStyle(let modifier): visitor.visitButtonStyle(modifier, of: self)
        case .pickerStyle(let modifier): visitor.visitPickerStyle(modifier, of: self)
        case .toggleStyle(let modifier): visitor.visitToggleStyle(modifier, of: self)
        case .textFieldStyle(let modifier): visitor.visitTextFieldStyle(modifier, of: self)
        case .labelStyle(let modifier): visitor.visitLabelStyle(modifier, of: self)
        case .controlSize(let modifier): visitor.visitControlSize(modifier, of: self)
        case .badge(let modifier): visitor.visitBadge(modifier, of: self)
        case .tag(let modifier): visitor.visitTag(modifier, of: self)
        case .listStyle(let modifier): visitor.visitListStyle(modifier, of: self)
        case .listRowBackground(let modifier): visitor.visitListRowBackground(modifier, of: self)
        case .listRowInsets(let modifier): visitor.visitListRowInsets(modifier, of: self)
        case .listRowSeparator(let modifier): visitor.visitListRowSeparator(modifier, of: self)
        case .refreshable(let modifier): visitor.visitRefreshable(modifier, of: self)
        case .swipeActions(let modifier): visitor.visitSwipeActions(modifier, of: self)
        case .searchable(let modifier): visitor.visitSearchable(modifier, of: self)
        case .navigationTitle(let modifier): visitor.visitNavigationTitle(modifier, of: self)
        case .navigationBarTitleDisplayMode(let modifier): visitor.visitNavigationBarTitleDisplayMode(modifier, of: self)
        case .toolbar(let modifier): visitor.visitToolbar(modifier, of: self)
        case .tabItem(let modifier): visitor.visitTabItem(modifier, of: self)
        case .sheet(let modifier): visitor.visitSheet(modifier, of: self)
        case .fullScreenCover(let modifier): visitor.visitFullScreenCover(modifier, of: self)
        case .popover(let modifier): visitor.visitPopover(modifier, of: self)
        case .alert(let modifier): visitor.visitAlert(modifier, of: self)
        case .confirmationDialog(let modifier): visitor.visitConfirmationDialog(modifier, of: self)
        case .presentationDetents(let modifier): visitor.visitPresentationDetents(modifier, of: self)
        case .contextMenu(let modifier): visitor.visitContextMenu(modifier, of: self)
        case .onTapGesture(let modifier): visitor.visitOnTapGesture(modifier, of: self)
        case .onLongPressGesture(let modifier): visitor.visitOnLongPressGesture(modifier, of: self)
        case .onAppear(let modifier): visitor.visitOnAppear(modifier, of: self)
        case .onDisappear(let modifier): visitor.visitOnDisappear(modifier, of: self)
        case .onSubmit(let modifier): visitor.visitOnSubmit(modifier, of: self)
        case .gesture(let modifier): visitor.visitGesture(modifier, of: self)
        case .animation(let modifier): visitor.visitAnimation(modifier, of: self)
        case .transition(let modifier): visitor.visitTransition(modifier, of: self)
        case .accessibilityLabel(let modifier): visitor.visitAccessibilityLabel(modifier, of: self)
        case .accessibilityHint(let modifier): visitor.visitAccessibilityHint(modifier, of: self)
        case .accessibilityHidden(let modifier): visitor.visitAccessibilityHidden(modifier, of: self)
        case .accessibilityIdentifier(let modifier): visitor.visitAccessibilityIdentifier(modifier, of: self)
        case .other: visitor.visitOther(self)
        }
    }
}
