// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// Keeps controls from being used.
///
/// - `disabled(_ disabled: Bool)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `disabled(_ disabled: Bool)` of TabContent: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public struct DisabledModifier: TypedModifier {
    public static let name = "disabled"
    static let overloads = OverloadTable(name, "_ disabled: Bool")

    /// `_ disabled: Bool`.
    public var disabled: Bool

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        disabled = try arguments.value("disabled")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("disabled", disabled)
        return call.text
    }
}

/// The look of buttons.
///
/// - `buttonStyle(_ style: some PrimitiveButtonStyle)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ButtonStyleModifier: TypedModifier {
    public static let name = "buttonStyle"
    static let overloads = OverloadTable(name, "_ style: some PrimitiveButtonStyle")

    /// `_ style: some PrimitiveButtonStyle`.
    public var style: PrimitiveButtonStyle

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        style = try arguments.value("style")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("style", style)
        return call.text
    }
}

/// The look of pickers.
///
/// - `pickerStyle(_ style: some PickerStyle)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct PickerStyleModifier: TypedModifier {
    public static let name = "pickerStyle"
    static let overloads = OverloadTable(name, "_ style: some PickerStyle")

    /// `_ style: some PickerStyle`.
    public var style: PickerStyle

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        style = try arguments.value("style")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("style", style)
        return call.text
    }
}

/// The look of toggles.
///
/// - `toggleStyle(_ style: some ToggleStyle)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ToggleStyleModifier: TypedModifier {
    public static let name = "toggleStyle"
    static let overloads = OverloadTable(name, "_ style: some ToggleStyle")

    /// `_ style: some ToggleStyle`.
    public var style: ToggleStyle

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        style = try arguments.value("style")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("style", style)
        return call.text
    }
}

/// The look of text fields.
///
/// - `textFieldStyle(_ style: some TextFieldStyle)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct TextFieldStyleModifier: TypedModifier {
    public static let name = "textFieldStyle"
    static let overloads = OverloadTable(name, "_ style: some TextFieldStyle")

    /// `_ style: some TextFieldStyle`.
    public var style: TextFieldStyle

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        style = try arguments.value("style")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("style", style)
        return call.text
    }
}

/// What labels show of their title and icon.
///
/// - `labelStyle(_ style: some LabelStyle)`
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public struct LabelStyleModifier: TypedModifier {
    public static let name = "labelStyle"
    static let overloads = OverloadTable(name, "_ style: some LabelStyle")

    /// `_ style: some LabelStyle`.
    public var style: LabelStyle

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        style = try arguments.value("style")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("style", style)
        return call.text
    }
}

/// How large controls are.
///
/// - `controlSize(_ controlSize: ControlSize)`: iOS 15, macOS 10.15, tvOS 15, watchOS 9, visionOS 1.
/// - `controlSize(_ range: some RangeExpression<ControlSize>)`
public struct ControlSizeModifier: TypedModifier {
    public static let name = "controlSize"
    static let overloads = OverloadTable(
        name,
        "_ controlSize: ControlSize",
        "_ range: some RangeExpression<ControlSize>")

    /// `_ controlSize: ControlSize`.
    public var controlSize: ControlSize?
    /// `_ range: some RangeExpression<ControlSize>`.
    public var range: AnyRange<ControlSize>?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        controlSize = try arguments.valueIfPresent("controlSize")
        range = try arguments.valueIfPresent("range")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("controlSize", controlSize)
        call.addIfPresent("range", range)
        return call.text
    }
}

/// A number or a short text beside a list row or tab; none for 0 and nil.
///
/// - `badge(_ count: Int)`: iOS 15, macOS 12, visionOS 1; not on tvOS, watchOS.
/// - `badge(_ label: Text?)`: iOS 15, macOS 12, visionOS 1; not on tvOS, watchOS.
/// - `badge(_ key: LocalizedStringKey?)`: iOS 15, macOS 12, visionOS 1; not on tvOS, watchOS.
/// - `badge(_ count: LocalizedStringResource?)`: iOS 16, macOS 13, visionOS 1; not on tvOS, watchOS.
/// - `badge(_ label: String?)`: iOS 15, macOS 12, visionOS 1; not on tvOS, watchOS.
/// - `badge(_ count: Int)` of TabContent: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `badge(_ label: Text?)` of TabContent: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `badge(_ key: LocalizedStringKey?)` of TabContent: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
/// - `badge(_ label: String?)` of TabContent: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public struct BadgeModifier: TypedModifier {
    public static let name = "badge"
    static let overloads = OverloadTable(
        name,
        "_ count: Int",
        "_ label: Text?",
        "_ label: LocalizedStringKey?",
        "_ label: LocalizedStringResource?",
        "_ label: String?")

    /// `_ count: Int`.
    public var count: Int?
    /// `_ label: Text?` or `_ key: LocalizedStringKey?` or `_ count: LocalizedStringResource?` or `_ label: String?`.
    public var label: Text?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        count = try arguments.valueIfPresent("count")
        label = try arguments.valueIfPresent("label")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("count", count)
        call.addIfPresent("label", label)
        return call.text
    }
}

/// The value that a picker or tab view knows the view by.
///
/// - `tag(_ tag: some Hashable, includeOptional: Bool = true)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct TagModifier: TypedModifier {
    public static let name = "tag"
    static let overloads = OverloadTable(name, "_ tag: some Hashable, includeOptional: Bool = true")

    /// `_ tag: some Hashable`.
    public var tag: StyleValue
    /// `includeOptional: Bool = true`.
    public var includeOptional: Bool

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        tag = try arguments.value("tag")
        includeOptional = try arguments.value("includeOptional", default: true)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("tag", tag)
        call.add("includeOptional", includeOptional)
        return call.text
    }
}
