public import LiveryCatalogue
public import LiveryStyle

extension Text {
    /// Letters that all become capitals or all small.
    public enum Case: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case uppercase
        case lowercase

        public static let stylesheetType = TypeReference.named("Text.Case")
    }

    /// How large a text is beside the one it belongs to.
    public enum Scale: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case `default`
        /// Smaller, as of a unit beside a number.
        case secondary

        public static let stylesheetType = TypeReference.named("Text.Scale")
    }

    /// Where a line that is too long is cut.
    public enum TruncationMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case head
        case tail
        case middle

        public static let stylesheetType = TypeReference.named("Text.TruncationMode")
    }

    /// What alignment goes by.
    public enum AlignmentStrategy: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case `default`
        /// The direction of the layout.
        case layoutBased
        /// The direction in which the text is written.
        case writingDirectionBased

        public static let stylesheetType = TypeReference.named("Text.AlignmentStrategy")
    }

    /// What the direction of a text goes by.
    public enum WritingDirectionStrategy: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case `default`
        /// The direction of the layout.
        case layoutBased
        /// What the text is written in.
        case contentBased

        public static let stylesheetType = TypeReference.named("Text.WritingDirectionStrategy")
    }

    /// A line under or through a text.
    public struct LineStyle: StylesheetValue, CustomStringConvertible {
        /// What a line is made of.
        public enum Pattern: String, CaseIterable, StylesheetValue, CustomStringConvertible {
            case solid
            case dot
            case dash
            case dashDot
            case dashDotDot

            public static let stylesheetType = TypeReference.named("Text.LineStyle.Pattern")
        }

        public static let stylesheetType = TypeReference.named("Text.LineStyle")
        public static let single = LineStyle()

        public var pattern: Pattern
        /// That of the text when nil.
        public var color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public init(from value: StyleValue) throws(StylesheetDecodingError) {
            let use = try ValueUse(of: value, as: Self.stylesheetType)
            var call = use.call
            switch (use.kind, use.name) {
            case (.member, "single"): self = .single
            case (.initialized, "Text.LineStyle"):
                let pattern: Pattern = try call.next("pattern", default: .solid)
                self.init(pattern: pattern, color: try call.next("color", default: nil))
            default: throw use.mismatch
            }
            try call.end()
        }

        /// The style as a stylesheet writes it.
        public var description: String {
            if self == .single { return ".single" }
            return StylesheetText.call(
                "Text.LineStyle", ("pattern", pattern == .solid ? nil : "\(pattern)"),
                ("color", color.map { "\($0)" }))
        }
    }
}
