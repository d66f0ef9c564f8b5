// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// A modifier that a stylesheet applies, as a type of its own when it is one of those used most, to switch over.
///
///     switch BuiltinModifier(modifier) {
///     case .padding(let padding): view.pad(padding.edges ?? .all, by: padding.length ?? 16)
///     case .sheet(let sheet): view.present(try sheet.content.resolve(on: node, in: context))
///     case .other(let modifier) where modifier.name == "saturation":
///         view.saturate(try modifier.value("amount", as: Double.self) ?? 1)
///     default: break
///     }
///
/// It is a word large; what it holds is shared. Decoding looks the name up once, and then the overload.
public indirect enum BuiltinModifier: Equatable, Sendable {
    case padding(PaddingModifier)
    case frame(FrameModifier)
    case fixedSize(FixedSizeModifier)
    case layoutPriority(LayoutPriorityModifier)
    case aspectRatio(AspectRatioModifier)
    case scaledToFit(ScaledToFitModifier)
    case scaledToFill(ScaledToFillModifier)
    case offset(OffsetModifier)
    case position(PositionModifier)
    case zIndex(ZIndexModifier)
    case ignoresSafeArea(IgnoresSafeAreaModifier)
    case safeAreaInset(SafeAreaInsetModifier)
    case hidden(HiddenModifier)
    case background(BackgroundModifier)
    case overlay(OverlayModifier)
    case foregroundStyle(ForegroundStyleModifier)
    case foregroundColor(ForegroundColorModifier)
    case tint(TintModifier)
    case opacity(OpacityModifier)
    case border(BorderModifier)
    case cornerRadius(CornerRadiusModifier)
    case shadow(ShadowModifier)
    case blur(BlurModifier)
    case clipShape(ClipShapeModifier)
    case clipped(ClippedModifier)
    case contentShape(ContentShapeModifier)
    case mask(MaskModifier)
    case scaleEffect(ScaleEffectModifier)
    case rotationEffect(RotationEffectModifier)
    case redacted(RedactedModifier)
    case preferredColorScheme(PreferredColorSchemeModifier)
    case font(FontModifier)
    case fontWeight(FontWeightModifier)
    case bold(BoldModifier)
    case italic(ItalicModifier)
    case underline(UnderlineModifier)
    case strikethrough(StrikethroughModifier)
    case kerning(KerningModifier)
    case tracking(TrackingModifier)
    case lineLimit(LineLimitModifier)
    case lineSpacing(LineSpacingModifier)
    case multilineTextAlignment(MultilineTextAlignmentModifier)
    case truncationMode(TruncationModeModifier)
    case textCase(TextCaseModifier)
    case minimumScaleFactor(MinimumScaleFactorModifier)
    case keyboardType(KeyboardTypeModifier)
    case submitLabel(SubmitLabelModifier)
    case textInputAutocapitalization(TextInputAutocapitalizationModifier)
    case autocorrectionDisabled(AutocorrectionDisabledModifier)
    case imageScale(ImageScaleModifier)
    case resizable(ResizableModifier)
    case symbolRenderingMode(SymbolRenderingModeModifier)
    case disabled(DisabledModifier)
    case buttonStyle(ButtonStyleModifier)
    case pickerStyle(PickerStyleModifier)
    case toggleStyle(ToggleStyleModifier)
    case textFieldStyle(TextFieldStyleModifier)
    case labelStyle(LabelStyleModifier)
    case controlSize(ControlSizeModifier)
    case badge(BadgeModifier)
    case tag(TagModifier)
    case listStyle(ListStyleModifier)
    case listRowBackground(ListRowBackgroundModifier)
    case listRowInsets(ListRowInsetsModifier)
    case listRowSeparator(ListRowSeparatorModifier)
    case refreshable(RefreshableModifier)
    case swipeActions(SwipeActionsModifier)
    case searchable(SearchableModifier)
    case navigationTitle(NavigationTitleModifier)
    case navigationBarTitleDisplayMode(NavigationBarTitleDisplayModeModifier)
    case toolbar(ToolbarModifier)
    case tabItem(TabItemModifier)
    case sheet(SheetModifier)
    case fullScreenCover(FullScreenCoverModifier)
    case popover(PopoverModifier)
    case alert(AlertModifier)
    case confirmationDialog(ConfirmationDialogModifier)
    case presentationDetents(PresentationDetentsModifier)
    case contextMenu(ContextMenuModifier)
    case onTapGesture(OnTapGestureModifier)
    case onLongPressGesture(OnLongPressGestureModifier)
    case onAppear(OnAppearModifier)
    case onDisappear(OnDisappearModifier)
    case onSubmit(OnSubmitModifier)
    case gesture(GestureModifier)
    case animation(AnimationModifier)
    case transition(TransitionModifier)
    case accessibilityLabel(AccessibilityLabelModifier)
    case accessibilityHint(AccessibilityHintModifier)
    case accessibilityHidden(AccessibilityHiddenModifier)
    case accessibilityIdentifier(AccessibilityIdentifierModifier)
    /// A modifier without a type of its own, one of the host's, or one that can't be typed.
    case other(ResolvedModifier)
}

extension BuiltinModifier {
    /// The modifier as the type of its name.
    ///
    /// - Throws: When the modifier has a type of its own and its overload isn't one that the type knows, or a value
    /// isn't one that the parameter's type has.
    public init(decoding modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        guard !modifier.isHosted, let name = Name(modifier.name) else {
            self = .other(modifier)
            return
        }
        switch name {
        case .padding: self = .padding(try PaddingModifier(modifier))
        case .frame: self = .frame(try FrameModifier(modifier))
        case .fixedSize: self = .fixedSize(try FixedSizeModifier(modifier))
        case .layoutPriority: self = .layoutPriority(try LayoutPriorityModifier(modifier))
        case .aspectRatio: self = .aspectRatio(try AspectRatioModifier(modifier))
        case .scaledToFit: self = .scaledToFit(try ScaledToFitModifier(modifier))
        case .scaledToFill: self = .scaledToFill(try ScaledToFillModifier(modifier))
        case .offset: self = .offset(try OffsetModifier(modifier))
        case .position: self = .position(try PositionModifier(modifier))
        case .zIndex: self = .zIndex(try ZIndexModifier(modifier))
        case .ignoresSafeArea: self = .ignoresSafeArea(try IgnoresSafeAreaModifier(modifier))
        case .safeAreaInset: self = .safeAreaInset(try SafeAreaInsetModifier(modifier))
        case .hidden: self = .hidden(try HiddenModifier(modifier))
        case .background: self = .background(try BackgroundModifier(modifier))
        case .overlay: self = .overlay(try OverlayModifier(modifier))
        case .foregroundStyle: self = .foregroundStyle(try ForegroundStyleModifier(modifier))
        case .foregroundColor: self = .foregroundColor(try ForegroundColorModifier(modifier))
        case .tint: self = .tint(try TintModifier(modifier))
        case .opacity: self = .opacity(try OpacityModifier(modifier))
        case .border: self = .border(try BorderModifier(modifier))
        case .cornerRadius: self = .cornerRadius(try CornerRadiusModifier(modifier))
        case .shadow: self = .shadow(try ShadowModifier(modifier))
        case .blur: self = .blur(try BlurModifier(modifier))
        case .clipShape: self = .clipShape(try ClipShapeModifier(modifier))
        case .clipped: self = .clipped(try ClippedModifier(modifier))
        case .contentShape: self = .contentShape(try ContentShapeModifier(modifier))
        case .mask: self = .mask(try MaskModifier(modifier))
        case .scaleEffect: self = .scaleEffect(try ScaleEffectModifier(modifier))
        case .rotationEffect: self = .rotationEffect(try RotationEffectModifier(modifier))
        case .redacted: self = .redacted(try RedactedModifier(modifier))
        case .preferredColorScheme: self = .preferredColorScheme(try PreferredColorSchemeModifier(modifier))
        case .font: self = .font(try FontModifier(modifier))
        case .fontWeight: self = .fontWeight(try FontWeightModifier(modifier))
        case .bold: self = .bold(try BoldModifier(modifier))
        case .italic: self = .italic(try ItalicModifier(modifier))
        case .underline: self = .underline(try UnderlineModifier(modifier))
        case .strikethrough: self = .strikethrough(try StrikethroughModifier(modifier))
        case .kerning: self = .kerning(try KerningModifier(modifier))
        case .tracking: self = .tracking(try TrackingModifier(modifier))
        case .lineLimit: self = .lineLimit(try LineLimitModifier(modifier))
        case .lineSpacing: self = .lineSpacing(try LineSpacingModifier(modifier))
        case .multilineTextAlignment: self = .multilineTextAlignment(try MultilineTextAlignmentModifier(modifier))
        case .truncationMode: self = .truncationMode(try TruncationModeModifier(modifier))
        case .textCase: self = .textCase(try TextCaseModifier(modifier))
        case .minimumScaleFactor: self = .minimumScaleFactor(try MinimumScaleFactorModifier(modifier))
        case .keyboardType: self = .keyboardType(try KeyboardTypeModifier(modifier))
        case .submitLabel: self = .submitLabel(try SubmitLabelModifier(modifier))
        case .textInputAutocapitalization: self = .textInputAutocapitalization(try TextInputAutocapitalizationModifier(modifier))
        case .autocorrectionDisabled: self = .autocorrectionDisabled(try AutocorrectionDisabledModifier(modifier))
        case .imageScale: self = .imageScale(try ImageScaleModifier(modifier))
        case .resizable: self = .resizable(try ResizableModifier(modifier))
        case .symbolRenderingMode: self = .symbolRenderingMode(try SymbolRenderingModeModifier(modifier))
        case .disabled: self = .disabled(try DisabledModifier(modifier))
        case .buttonStyle: self = .buttonStyle(try ButtonStyleModifier(modifier))
        case .pickerStyle: self = .pickerStyle(try PickerStyleModifier(modifier))
        case .toggleStyle: self = .toggleStyle(try ToggleStyleModifier(modifier))
        case .textFieldStyle: self = .textFieldStyle(try TextFieldStyleModifier(modifier))
        case .labelStyle: self = .labelStyle(try LabelStyleModifier(modifier))
        case .controlSize: self = .controlSize(try ControlSizeModifier(modifier))
        case .badge: self = .badge(try BadgeModifier(modifier))
        case .tag: self = .tag(try TagModifier(modifier))
        case .listStyle: self = .listStyle(try ListStyleModifier(modifier))
        case .listRowBackground: self = .listRowBackground(try ListRowBackgroundModifier(modifier))
        case .listRowInsets: self = .listRowInsets(try ListRowInsetsModifier(modifier))
        case .listRowSeparator: self = .listRowSeparator(try ListRowSeparatorModifier(modifier))
        case .refreshable: self = .refreshable(try RefreshableModifier(modifier))
        case .swipeActions: self = .swipeActions(try SwipeActionsModifier(modifier))
        case .searchable: self = .searchable(try SearchableModifier(modifier))
        case .navigationTitle: self = .navigationTitle(try NavigationTitleModifier(modifier))
        case .navigationBarTitleDisplayMode: self = .navigationBarTitleDisplayMode(try NavigationBarTitleDisplayModeModifier(modifier))
        case .toolbar: self = .toolbar(try ToolbarModifier(modifier))
        case .tabItem: self = .tabItem(try TabItemModifier(modifier))
        case .sheet: self = .sheet(try SheetModifier(modifier))
        case .fullScreenCover: self = .fullScreenCover(try FullScreenCoverModifier(modifier))
        case .popover: self = .popover(try PopoverModifier(modifier))
        case .alert: self = .alert(try AlertModifier(modifier))
        case .confirmationDialog: self = .confirmationDialog(try ConfirmationDialogModifier(modifier))
        case .presentationDetents: self = .presentationDetents(try PresentationDetentsModifier(modifier))
        case .contextMenu: self = .contextMenu(try ContextMenuModifier(modifier))
        case .onTapGesture: self = .onTapGesture(try OnTapGestureModifier(modifier))
        case .onLongPressGesture: self = .onLongPressGesture(try OnLongPressGestureModifier(modifier))
        case .onAppear: self = .onAppear(try OnAppearModifier(modifier))
        case .onDisappear: self = .onDisappear(try OnDisappearModifier(modifier))
        case .onSubmit: self = .onSubmit(try OnSubmitModifier(modifier))
        case .gesture: self = .gesture(try GestureModifier(modifier))
        case .animation: self = .animation(try AnimationModifier(modifier))
        case .transition: self = .transition(try TransitionModifier(modifier))
        case .accessibilityLabel: self = .accessibilityLabel(try AccessibilityLabelModifier(modifier))
        case .accessibilityHint: self = .accessibilityHint(try AccessibilityHintModifier(modifier))
        case .accessibilityHidden: self = .accessibilityHidden(try AccessibilityHiddenModifier(modifier))
        case .accessibilityIdentifier: self = .accessibilityIdentifier(try AccessibilityIdentifierModifier(modifier))
        }
    }

    /// The modifier's own type; nil for another one.
    public var typed: (any TypedModifier)? {
        switch self {
        case .padding(let modifier): modifier
        case .frame(let modifier): modifier
        case .fixedSize(let modifier): modifier
        case .layoutPriority(let modifier): modifier
        case .aspectRatio(let modifier): modifier
        case .scaledToFit(let modifier): modifier
        case .scaledToFill(let modifier): modifier
        case .offset(let modifier): modifier
        case .position(let modifier): modifier
        case .zIndex(let modifier): modifier
        case .ignoresSafeArea(let modifier): modifier
        case .safeAreaInset(let modifier): modifier
        case .hidden(let modifier): modifier
        case .background(let modifier): modifier
        case .overlay(let modifier): modifier
        case .foregroundStyle(let modifier): modifier
        case .foregroundColor(let modifier): modifier
        case .tint(let modifier): modifier
        case .opacity(let modifier): modifier
        case .border(let modifier): modifier
        case .cornerRadius(let modifier): modifier
        case .shadow(let modifier): modifier
        case .blur(let modifier): modifier
        case .clipShape(let modifier): modifier
        case .clipped(let modifier): modifier
        case .contentShape(let modifier): modifier
        case .mask(let modifier): modifier
        case .scaleEffect(let modifier): modifier
        case .rotationEffect(let modifier): modifier
        case .redacted(let modifier): modifier
        case .preferredColorScheme(let modifier): modifier
        case .font(let modifier): modifier
        case .fontWeight(let modifier): modifier
        case .bold(let modifier): modifier
        case .italic(let modifier): modifier
        case .underline(let modifier): modifier
        case .strikethrough(let modifier): modifier
        case .kerning(let modifier): modifier
        case .tracking(let modifier): modifier
        case .lineLimit(let modifier): modifier
        case .lineSpacing(let modifier): modifier
        case .multilineTextAlignment(let modifier): modifier
        case .truncationMode(let modifier): modifier
        case .textCase(let modifier): modifier
        case .minimumScaleFactor(let modifier): modifier
        case .keyboardType(let modifier): modifier
        case .submitLabel(let modifier): modifier
        case .textInputAutocapitalization(let modifier): modifier
        case .autocorrectionDisabled(let modifier): modifier
        case .imageScale(let modifier): modifier
        case .resizable(let modifier): modifier
        case .symbolRenderingMode(let modifier): modifier
        case .disabled(let modifier): modifier
        case .buttonStyle(let modifier): modifier
        case .pickerStyle(let modifier): modifier
        case .toggleStyle(let modifier): modifier
        case .textFieldStyle(let modifier): modifier
        case .labelStyle(let modifier): modifier
        case .controlSize(let modifier): modifier
        case .badge(let modifier): modifier
        case .tag(let modifier): modifier
        case .listStyle(let modifier): modifier
        case .listRowBackground(let modifier): modifier
        case .listRowInsets(let modifier): modifier
        case .listRowSeparator(let modifier): modifier
        case .refreshable(let modifier): modifier
        case .swipeActions(let modifier): modifier
        case .searchable(let modifier): modifier
        case .navigationTitle(let modifier): modifier
        case .navigationBarTitleDisplayMode(let modifier): modifier
        case .toolbar(let modifier): modifier
        case .tabItem(let modifier): modifier
        case .sheet(let modifier): modifier
        case .fullScreenCover(let modifier): modifier
        case .popover(let modifier): modifier
        case .alert(let modifier): modifier
        case .confirmationDialog(let modifier): modifier
        case .presentationDetents(let modifier): modifier
        case .contextMenu(let modifier): modifier
        case .onTapGesture(let modifier): modifier
        case .onLongPressGesture(let modifier): modifier
        case .onAppear(let modifier): modifier
        case .onDisappear(let modifier): modifier
        case .onSubmit(let modifier): modifier
        case .gesture(let modifier): modifier
        case .animation(let modifier): modifier
        case .transition(let modifier): modifier
        case .accessibilityLabel(let modifier): modifier
        case .accessibilityHint(let modifier): modifier
        case .accessibilityHidden(let modifier): modifier
        case .accessibilityIdentifier(let modifier): modifier
        case .other: nil
        }
    }
}
