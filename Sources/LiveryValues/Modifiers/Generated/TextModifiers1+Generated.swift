// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// The font of texts; that of the place when nil.
///
/// - `font(_ font: Font?)`
/// - `font(_ font: Font?)` of Text
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct FontModifier: TypedModifier {
    public static let name = "font"
    static let overloads = OverloadTable(name, "_ font: Font?")

    /// `_ font: Font?`.
    public var font: Font?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        font = try arguments.valueIfPresent("font")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("font", font)
        return call.text
    }
}

/// How heavy texts are; as their font is when nil.
///
/// - `fontWeight(_ weight: Font.Weight?)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `fontWeight(_ weight: Font.Weight?)` of Text: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct FontWeightModifier: TypedModifier {
    public static let name = "fontWeight"
    static let overloads = OverloadTable(name, "_ weight: Font.Weight?")

    /// `_ weight: Font.Weight?`.
    public var weight: Font.Weight?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        weight = try arguments.valueIfPresent("weight")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("weight", weight)
        return call.text
    }
}

/// Makes texts bold.
///
/// - `bold(_ isActive: Bool = true)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `bold()` of Text: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `bold(_ isActive: Bool)` of Text: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public struct BoldModifier: TypedModifier {
    public static let name = "bold"
    static let overloads = OverloadTable(
        name,
        "_ isActive: Bool = true",
        "_ isActive: Bool",
        abbreviations: [("", of: 0)])

    /// `_ isActive: Bool = true` or `_ isActive: Bool`.
    public var isActive: Bool

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        isActive = try arguments.value("isActive", default: true)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("isActive", isActive)
        return call.text
    }
}

/// Makes texts italic.
///
/// - `italic(_ isActive: Bool = true)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `italic()` of Text: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `italic(_ isActive: Bool)` of Text: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public struct ItalicModifier: TypedModifier {
    public static let name = "italic"
    static let overloads = OverloadTable(
        name,
        "_ isActive: Bool = true",
        "_ isActive: Bool",
        abbreviations: [("", of: 0)])

    /// `_ isActive: Bool = true` or `_ isActive: Bool`.
    public var isActive: Bool

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        isActive = try arguments.value("isActive", default: true)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("isActive", isActive)
        return call.text
    }
}

/// A line under texts.
///
/// - `underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)`: iOS 16, macOS
///   13, tvOS 16, watchOS 9, visionOS 1.
/// - `underline(_ isActive: Bool = true, color: Color? = nil)` of Text: iOS 13, macOS 10.15, tvOS 13, watchOS 6,
///   visionOS 1.
/// - `underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)` of Text: iOS 16, macOS
///   13, tvOS 16, watchOS 9, visionOS 1.
public struct UnderlineModifier: TypedModifier {
    public static let name = "underline"
    static let overloads = OverloadTable(
        name,
        "_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil",
        "_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil",
        abbreviations: [("_ isActive: Bool = true, color: Color? = nil", of: 0)])

    /// `_ isActive: Bool = true`.
    public var isActive: Bool
    /// `pattern: Text.LineStyle.Pattern = .solid` or `pattern: Text.LineStyle.Pattern`.
    public var pattern: Text.LineStyle.Pattern
    /// That of the text when nil. `color: Color? = nil`.
    public var color: Color?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        isActive = try arguments.value("isActive", default: true)
        pattern = try arguments.value("pattern", default: .solid)
        color = try arguments.valueIfPresent("color")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("isActive", isActive)
        call.add("pattern", pattern)
        call.addIfPresent("color", color)
        return call.text
    }
}

/// A line through texts.
///
/// - `strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)`: iOS 16,
///   macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `strikethrough(_ isActive: Bool = true, color: Color? = nil)` of Text: iOS 13, macOS 10.15, tvOS 13, watchOS 6,
///   visionOS 1.
/// - `strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)` of Text: iOS 16,
///   macOS 13, tvOS 16, watchOS 9, visionOS 1.
public struct StrikethroughModifier: TypedModifier {
    public static let name = "strikethrough"
    static let overloads = OverloadTable(
        name,
        "_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil",
        "_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil",
        abbreviations: [("_ isActive: Bool = true, color: Color? = nil", of: 0)])

    /// `_ isActive: Bool = true`.
    public var isActive: Bool
    /// `pattern: Text.LineStyle.Pattern = .solid` or `pattern: Text.LineStyle.Pattern`.
    public var pattern: Text.LineStyle.Pattern
    /// That of the text when nil. `color: Color? = nil`.
    public var color: Color?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        isActive = try arguments.value("isActive", default: true)
        pattern = try arguments.value("pattern", default: .solid)
        color = try arguments.valueIfPresent("color")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("isActive", isActive)
        call.add("pattern", pattern)
        call.addIfPresent("color", color)
        return call.text
    }
}

/// Room between letters, at the ends of which ligatures stay.
///
/// - `kerning(_ kerning: CGFloat)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `kerning(_ kerning: CGFloat)` of Text: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct KerningModifier: TypedModifier {
    public static let name = "kerning"
    static let overloads = OverloadTable(name, "_ kerning: CGFloat")

    /// In points. `_ kerning: CGFloat`.
    public var kerning: Double

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        kerning = try arguments.value("kerning")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("kerning", kerning)
        return call.text
    }
}

/// Room between letters, without ligatures.
///
/// - `tracking(_ tracking: CGFloat)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `tracking(_ tracking: CGFloat)` of Text: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct TrackingModifier: TypedModifier {
    public static let name = "tracking"
    static let overloads = OverloadTable(name, "_ tracking: CGFloat")

    /// In points. `_ tracking: CGFloat`.
    public var tracking: Double

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        tracking = try arguments.value("tracking")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("tracking", tracking)
        return call.text
    }
}

/// How many lines texts may have; any number when nil.
///
/// - `lineLimit(_ number: Int?)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `lineLimit(_ limit: PartialRangeFrom<Int>)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `lineLimit(_ limit: PartialRangeThrough<Int>)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `lineLimit(_ limit: ClosedRange<Int>)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
/// - `lineLimit(_ limit: Int, reservesSpace: Bool)`: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public struct LineLimitModifier: TypedModifier {
    public static let name = "lineLimit"
    static let overloads = OverloadTable(
        name,
        "_ number: Int?",
        "_ range: PartialRangeFrom<Int>",
        "_ range: PartialRangeThrough<Int>",
        "_ range: ClosedRange<Int>",
        "_ number: Int, reservesSpace: Bool")

    /// The most lines. `_ number: Int?` or `_ limit: Int`.
    public var number: Int?
    /// The least and the most lines. `_ limit: PartialRangeFrom<Int>` or `_ limit: PartialRangeThrough<Int>` or `_
    /// limit: ClosedRange<Int>`.
    public var range: AnyRange<Int>?
    /// Whether the text is as high as if it had so many lines. `reservesSpace: Bool`.
    public var reservesSpace: Bool?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        number = try arguments.valueIfPresent("number")
        range = try arguments.valueIfPresent("range")
        reservesSpace = try arguments.valueIfPresent("reservesSpace")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("number", number)
        call.addIfPresent("range", range)
        call.addIfPresent("reservesSpace", reservesSpace)
        return call.text
    }
}

/// Room between the lines of texts.
///
/// - `lineSpacing(_ lineSpacing: CGFloat)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct LineSpacingModifier: TypedModifier {
    public static let name = "lineSpacing"
    static let overloads = OverloadTable(name, "_ lineSpacing: CGFloat")

    /// In points. `_ lineSpacing: CGFloat`.
    public var lineSpacing: Double

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        lineSpacing = try arguments.value("lineSpacing")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("lineSpacing", lineSpacing)
        return call.text
    }
}

/// Where the lines of a text of several begin or end.
///
/// - `multilineTextAlignment(_ alignment: TextAlignment)`: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
/// - `multilineTextAlignment(strategy: Text.AlignmentStrategy)`: iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26.
/// - `multilineTextAlignment(strategy: Text.AlignmentStrategy)` of Text: iOS 26, macOS 26, tvOS 26, watchOS 26,
///   visionOS 26.
public struct MultilineTextAlignmentModifier: TypedModifier {
    public static let name = "multilineTextAlignment"
    static let overloads = OverloadTable(
        name,
        "_ alignment: TextAlignment",
        "strategy: Text.AlignmentStrategy")

    /// `_ alignment: TextAlignment`.
    public var alignment: TextAlignment?
    /// `strategy: Text.AlignmentStrategy`.
    public var strategy: Text.AlignmentStrategy?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        alignment = try arguments.valueIfPresent("alignment")
        strategy = try arguments.valueIfPresent("strategy")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("alignment", alignment)
        call.addIfPresent("strategy", strategy)
        return call.text
    }
}

/// Where a line that is too long is cut.
///
/// - `truncationMode(_ mode: Text.TruncationMode)`
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct TruncationModeModifier: TypedModifier {
    public static let name = "truncationMode"
    static let overloads = OverloadTable(name, "_ mode: Text.TruncationMode")

    /// `_ mode: Text.TruncationMode`.
    public var mode: Text.TruncationMode

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        mode = try arguments.value("mode")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("mode", mode)
        return call.text
    }
}
