// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// Letters that all become capitals or all small; as they are when nil.
///
/// - `textCase(_ textCase: Text.Case?)`
///
/// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
public struct TextCaseModifier: TypedModifier {
    public static let name = "textCase"
    static let overloads = OverloadTable(name, "_ textCase: Text.Case?")

    /// `_ textCase: Text.Case?`.
    public var textCase: Text.Case?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        textCase = try arguments.valueIfPresent("textCase")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("textCase", textCase)
        return call.text
    }
}

/// How much smaller texts may become to fit.
///
/// - `minimumScaleFactor(_ factor: CGFloat)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct MinimumScaleFactorModifier: TypedModifier {
    public static let name = "minimumScaleFactor"
    static let overloads = OverloadTable(name, "_ factor: CGFloat")

    /// From 0 to 1. `_ factor: CGFloat`.
    public var factor: Double

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        factor = try arguments.value("factor")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("factor", factor)
        return call.text
    }
}

/// The keyboard for text fields.
///
/// - `keyboardType(_ type: UIKeyboardType)`
///
/// iOS 13, tvOS 13, visionOS 1; not on macOS, watchOS.
public struct KeyboardTypeModifier: TypedModifier {
    public static let name = "keyboardType"
    static let overloads = OverloadTable(name, "_ type: UIKeyboardType")

    /// `_ type: UIKeyboardType`.
    public var type: UIKeyboardType

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        type = try arguments.value("type")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("type", type)
        return call.text
    }
}

/// What the keyboard's key that submits says.
///
/// - `submitLabel(_ submitLabel: SubmitLabel)`
///
/// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct SubmitLabelModifier: TypedModifier {
    public static let name = "submitLabel"
    static let overloads = OverloadTable(name, "_ submitLabel: SubmitLabel")

    /// `_ submitLabel: SubmitLabel`.
    public var submitLabel: SubmitLabel

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        submitLabel = try arguments.value("submitLabel")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("submitLabel", submitLabel)
        return call.text
    }
}

/// Which letters the keyboard makes capitals; as the system does when nil.
///
/// - `textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)`
///
/// iOS 15, tvOS 15, watchOS 8, visionOS 1; not on macOS.
public struct TextInputAutocapitalizationModifier: TypedModifier {
    public static let name = "textInputAutocapitalization"
    static let overloads = OverloadTable(name, "_ autocapitalization: TextInputAutocapitalization?")

    /// `_ autocapitalization: TextInputAutocapitalization?`.
    public var autocapitalization: TextInputAutocapitalization?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        autocapitalization = try arguments.valueIfPresent("autocapitalization")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("autocapitalization", autocapitalization)
        return call.text
    }
}

/// Keeps the keyboard from correcting what is written.
///
/// - `autocorrectionDisabled(_ disable: Bool = true)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 8, visionOS 1.
public struct AutocorrectionDisabledModifier: TypedModifier {
    public static let name = "autocorrectionDisabled"
    static let overloads = OverloadTable(name, "_ disable: Bool = true")

    /// `_ disable: Bool = true`.
    public var disable: Bool

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        disable = try arguments.value("disable", default: true)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("disable", disable)
        return call.text
    }
}
