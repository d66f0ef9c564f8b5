import LiveryStyle

extension Text {
    /// A change of how a text is shown or spoken.
    public enum Modifier: Hashable, Sendable, Codable {
        case accessibilityHeading(AccessibilityHeadingLevel)
        /// What is spoken instead.
        case accessibilityLabel(Text)
        case accessibilityTextContentType(AccessibilityTextContentType)
        /// Upwards, in points.
        case baselineOffset(Double)
        case bold(Bool)
        /// The font of the place when nil; so with design, weight and width.
        case font(Font?)
        case fontDesign(Font.Design?)
        case fontWeight(Font.Weight?)
        case fontWidth(Font.Width?)
        /// The colour of the place when nil.
        case foregroundColor(Color?)
        case foregroundStyle(AnyShapeStyle)
        case italic(Bool)
        /// Points between letters, at the ends of which ligatures stay.
        case kerning(Double)
        case lineHeight(LineHeight?)
        /// Letters of one width.
        case monospaced(Bool)
        /// Digits of one width.
        case monospacedDigit
        case multilineTextAlignment(AlignmentStrategy)
        /// From -1, lower, to 1, higher.
        case speechAdjustedPitch(Double)
        case speechAlwaysIncludesPunctuation(Bool)
        case speechAnnouncementsQueued(Bool)
        case speechSpellsOutCharacters(Bool)
        /// A line through the text; none when nil.
        case strikethrough(LineStyle?)
        /// - Parameter isEnabled: Whether the scale is used at all.
        case textScale(Scale, isEnabled: Bool)
        /// Points between letters, without ligatures.
        case tracking(Double)
        /// - Parameter isEnabled: Whether the language is used at all.
        case typesettingLanguage(TypesettingLanguage, isEnabled: Bool)
        /// A line under the text; none when nil.
        case underline(LineStyle?)
        case writingDirection(WritingDirectionStrategy)
    }
}

// MARK: - Reading

extension Text.Modifier {
    init(_ use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) {
        switch use.name {
        case "accessibilityHeading": self = .accessibilityHeading(try call.next(nil))
        case "accessibilityLabel": self = .accessibilityLabel(try call.next(nil))
        case "accessibilityTextContentType": self = .accessibilityTextContentType(try call.next(nil))
        case "baselineOffset": self = .baselineOffset(try call.next(nil))
        case "bold": self = .bold(try call.next(nil, default: true))
        case "font": self = .font(try call.next(nil))
        case "fontDesign": self = .fontDesign(try call.next(nil))
        case "fontWeight": self = .fontWeight(try call.next(nil))
        case "fontWidth": self = .fontWidth(try call.next(nil))
        case "foregroundColor": self = .foregroundColor(try call.next(nil))
        case "foregroundStyle": self = .foregroundStyle(try call.next(nil))
        case "italic": self = .italic(try call.next(nil, default: true))
        case "kerning": self = .kerning(try call.next(nil))
        case "lineHeight": self = .lineHeight(try call.next(nil))
        case "monospaced": self = .monospaced(try call.next(nil, default: true))
        case "monospacedDigit": self = .monospacedDigit
        case "multilineTextAlignment": self = .multilineTextAlignment(try call.next("strategy"))
        case "speechAdjustedPitch": self = .speechAdjustedPitch(try call.next(nil))
        case "speechAlwaysIncludesPunctuation":
            self = .speechAlwaysIncludesPunctuation(try call.next(nil, default: true))
        case "speechAnnouncementsQueued": self = .speechAnnouncementsQueued(try call.next(nil, default: true))
        case "speechSpellsOutCharacters": self = .speechSpellsOutCharacters(try call.next(nil, default: true))
        case "strikethrough": self = .strikethrough(try call.line())
        case "textScale":
            let scale: Text.Scale = try call.next(nil)
            self = .textScale(scale, isEnabled: try call.next("isEnabled", default: true))
        case "tracking": self = .tracking(try call.next(nil))
        case "typesettingLanguage":
            let language = try call.typesettingLanguage()
            self = .typesettingLanguage(language, isEnabled: try call.next("isEnabled", default: true))
        case "underline": self = .underline(try call.line())
        case "writingDirection": self = .writingDirection(try call.next("strategy"))
        default: throw use.mismatch
        }
    }
}

extension ValueCall {
    /// Whether there is a line, with its pattern and colour.
    fileprivate mutating func line() throws(StylesheetDecodingError) -> Text.LineStyle? {
        let isActive: Bool = try next(nil, default: true)
        let pattern: Text.LineStyle.Pattern = try next("pattern", default: .solid)
        let color: Color? = try next("color", default: nil)
        return isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }

    /// A language, or the way to find it.
    fileprivate mutating func typesettingLanguage() throws(StylesheetDecodingError) -> TypesettingLanguage {
        var probe = self
        if let language = try? probe.next(nil, as: Language.self) {
            self = probe
            return .explicit(language)
        }
        return try next(nil)
    }
}

// MARK: - Writing

extension Text.Modifier {
    var text: String {
        switch self {
        case .accessibilityHeading(let level): ".accessibilityHeading(\(level))"
        case .accessibilityLabel(let label): ".accessibilityLabel(\(label))"
        case .accessibilityTextContentType(let type): ".accessibilityTextContentType(\(type))"
        case .baselineOffset(let offset): ".baselineOffset(\(StylesheetText.number(offset)))"
        case .bold(let isActive): ".bold(\(isActive ? "" : "false"))"
        case .font(let font): Self.text("font", font)
        case .fontDesign(let design): Self.text("fontDesign", design)
        case .fontWeight(let weight): Self.text("fontWeight", weight)
        case .fontWidth(let width): Self.text("fontWidth", width)
        case .foregroundColor(let color): Self.text("foregroundColor", color)
        case .foregroundStyle(let style): ".foregroundStyle(\(style))"
        case .italic(let isActive): ".italic(\(isActive ? "" : "false"))"
        case .kerning(let kerning): ".kerning(\(StylesheetText.number(kerning)))"
        case .lineHeight(let height): Self.text("lineHeight", height)
        case .monospaced(let isActive): ".monospaced(\(isActive ? "" : "false"))"
        case .monospacedDigit: ".monospacedDigit()"
        case .multilineTextAlignment(let strategy): ".multilineTextAlignment(strategy: \(strategy))"
        case .speechAdjustedPitch(let pitch): ".speechAdjustedPitch(\(StylesheetText.number(pitch)))"
        case .speechAlwaysIncludesPunctuation(let value): ".speechAlwaysIncludesPunctuation(\(value ? "" : "false"))"
        case .speechAnnouncementsQueued(let value): ".speechAnnouncementsQueued(\(value ? "" : "false"))"
        case .speechSpellsOutCharacters(let value): ".speechSpellsOutCharacters(\(value ? "" : "false"))"
        case .strikethrough(let line): Self.text("strikethrough", line)
        case .textScale(let scale, let isEnabled):
            StylesheetText.call(".textScale", (nil, "\(scale)"), ("isEnabled", isEnabled ? nil : "false"))
        case .tracking(let tracking): ".tracking(\(StylesheetText.number(tracking)))"
        case .typesettingLanguage(let language, let isEnabled):
            StylesheetText.call(".typesettingLanguage", (nil, "\(language)"), ("isEnabled", isEnabled ? nil : "false"))
        case .underline(let line): Self.text("underline", line)
        case .writingDirection(let strategy): ".writingDirection(strategy: \(strategy))"
        }
    }

    private static func text(_ name: String, _ value: (some CustomStringConvertible)?) -> String {
        ".\(name)(\(value?.description ?? "nil"))"
    }

    private static func text(_ name: String, _ line: Text.LineStyle?) -> String {
        guard let line else { return ".\(name)(false)" }
        return StylesheetText.call(
            "." + name, ("pattern", line.pattern == .solid ? nil : "\(line.pattern)"),
            ("color", line.color.map { "\($0)" }))
    }
}
