import Livery
import Testing

/// The conversion table, row by row: what a prop becomes as a type, or that it is malformed.
struct ConversionTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var type: String
        /// The prop as JSON.
        var prop: String
        /// The value as a sheet writes it; nil when the prop is malformed.
        var value: String?

        init(_ type: String, _ prop: String, _ value: String?) {
            self.type = type
            self.prop = prop
            self.value = value
        }

        var testDescription: String { "\(prop) as \(type)" }
    }

    static let rows: [Row] = [
        Row("Bool", #""true""#, "true"), Row("Bool", #""""#, "true"), Row("Bool", #""false""#, "false"),
        Row("Bool", "true", "true"), Row("Bool", "false", "false"), Row("Bool", #""yes""#, nil), Row("Bool", "1", nil),
        Row("Bool", "null", nil),
        Row("Int", #""12""#, "12"), Row("Int", #""-3""#, "-3"), Row("Int", "12", "12"), Row("Int", "12.0", "12"),
        Row("Int", "1.5", nil), Row("Int", #""1.5""#, nil), Row("Int", #""""#, nil), Row("Int", "true", nil),
        Row("Int8", "7", "7"),
        Row("Double", #""0.25""#, "0.25"), Row("Double", "3", "3"), Row("Double", #""1e3""#, "1000"),
        Row("Double", #""0x10""#, nil), Row("Double", #""nan""#, nil), Row("Double", "1e999", nil),
        Row("Double", #""1e999""#, nil), Row("Double", #""half""#, nil), Row("CGFloat", #""infinity""#, ".infinity"),
        Row("CGFloat", #"".infinity""#, ".infinity"), Row("Float", "2.5", "2.5"),
        Row("String", #""a b""#, #""a b""#), Row("String", "12", #""12""#), Row("String", "true", #""true""#),
        Row("String", "null", nil), Row("String", "[]", nil), Row("LocalizedStringKey", #""k""#, #""k""#),
        Row("Text", #""t""#, #""t""#), Row("some StringProtocol", #""s""#, #""s""#),
        Row("some Hashable", "1", "1"), Row("some Equatable", #""e""#, #""e""#), Row("some Hashable", "false", "false"),
        Row("AnyHashable", "1.5", "1.5"),
        Row("KeyEquivalent", #""k""#, #""k""#), Row("KeyEquivalent", #""upArrow""#, ".upArrow"),
        Row("KeyEquivalent", #""nope""#, nil),
        Row("Date", #""2026-01-31""#, #""2026-01-31""#), Row("Date", #""2026-02-29""#, nil),
        Row("Date", #""2024-02-29T23:59:59.5Z""#, #""2024-02-29T23:59:59.5Z""#),
        Row("Date", #""2026-01-31 10:00:00+02:00""#, #""2026-01-31 10:00:00+02:00""#),
        Row("Date", #""2026-13-01""#, nil), Row("Date", #""tomorrow""#, nil),
        Row("Date", #""2026-01-31T25:00:00""#, nil),
        Row("URL", #""https://example.org/a?b=c""#, #""https://example.org/a?b=c""#), Row("URL", #""a b""#, nil),
        Row("URL", #""""#, nil),
        Row("Color", #""red""#, ".red"), Row("Color", #""system-red""#, ".red"),
        Row("Color", #""system-accent""#, ".accentColor"), Row("Color", #""system-nope""#, nil),
        Row("Color", ##""#f00""##, "Color(red: 1, green: 0, blue: 0)"),
        Row("Color", ##""#FF000080""##, "Color(red: 1, green: 0, blue: 0, opacity: 0.5019607843137255)"),
        Row("Color", ##""#3366CC""##, "Color(red: 0.2, green: 0.4, blue: 0.8)"),
        Row("Color", ##""#f008""##, "Color(red: 1, green: 0, blue: 0, opacity: 0.5333333333333333)"),
        Row("Color", ##""#12""##, nil), Row("Color", ##""#ggg""##, nil), Row("Color", #""brand""#, #"Color("brand")"#),
        Row("Color", "1", #"Color("1")"#), Row("Color", "null", nil),
        Row("some ShapeStyle", #""tint""#, ".tint"), Row("some ShapeStyle", #""thin-material""#, ".thinMaterial"),
        Row("Angle", "45", ".degrees(45)"), Row("Angle", #""-90""#, ".degrees(-90)"), Row("Angle", #""up""#, nil),
        Row("CGSize", "[1, 2]", "CGSize(width: 1, height: 2)"),
        Row("CGSize", #"{"width": 1, "height": 2}"#, "CGSize(width: 1, height: 2)"),
        Row("CGSize", #""[3,4]""#, "CGSize(width: 3, height: 4)"),
        Row("CGSize", #""3, 4""#, "CGSize(width: 3, height: 4)"),
        Row("CGSize", "[1]", nil), Row("CGSize", #"{"width": 1}"#, nil), Row("CGSize", #""3""#, nil),
        Row("CGPoint", #"{"x": 1, "y": 2}"#, "CGPoint(x: 1, y: 2)"),
        Row("CGVector", "[1, 2]", "CGVector(dx: 1, dy: 2)"),
        Row("CGRect", "[1, 2, 3, 4]", "CGRect(x: 1, y: 2, width: 3, height: 4)"),
        Row("CGRect", "[[1, 2], [3, 4]]", "CGRect(x: 1, y: 2, width: 3, height: 4)"), Row("CGRect", "[[1, 2], 3]", nil),
        Row("EdgeInsets", "8", "EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)"),
        Row("EdgeInsets", #""1 2 3 4""#, "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"),
        Row("EdgeInsets", #"{"top": 1}"#, nil),
        Row("UnitPoint", #""topLeading""#, ".topLeading"), Row("UnitPoint", #""top_leading""#, ".topLeading"),
        Row("UnitPoint", #""0.5, 1""#, "UnitPoint(x: 0.5, y: 1)"), Row("UnitPoint", "[0, 1]", "UnitPoint(x: 0, y: 1)"),
        Row("UnitPoint", #""nowhere""#, nil),
        Row("HorizontalAlignment", #""trailing""#, ".trailing"), Row("ContentMode", #""fit""#, ".fit"),
        Row("Font", #""largeTitle""#, ".largeTitle"), Row("Font", #""large-title""#, ".largeTitle"),
        Row("Font", #""huge""#, nil), Row("Text.Case", #""uppercase""#, ".uppercase"),
        Row("some ListStyle", #""insetGrouped""#, ".insetGrouped"),
        Row("Edge.Set", #""top""#, ".top"), Row("Edge.Set", #""top leading""#, "[.top, .leading]"),
        Row("Edge.Set", #"["top","bottom"]"#, "[.top, .bottom]"), Row("Edge.Set", #""left""#, nil),
        Row("ClosedRange<Int>", #""1...3""#, "1...3"), Row("ClosedRange<Int>", "[1, 3]", "1...3"),
        Row("ClosedRange<Int>", #"{"lowerBound": 1, "upperBound": 3}"#, "1...3"),
        Row("ClosedRange<Int>", #""3...1""#, nil),
        Row("ClosedRange<Int>", #""1..<3""#, nil), Row("Range<Int>", #""1..<3""#, "1..<3"),
        Row("PartialRangeFrom<Int>", #""2...""#, "2..."), Row("PartialRangeThrough<Int>", #""...2""#, "...2"),
        Row("PartialRangeUpTo<Int>", #""..<2""#, "..<2"),
        Row("[String]", #"["a","b"]"#, #"["a", "b"]"#), Row("[Int]", #""[1,2]""#, "[1, 2]"),
        Row("[Int]", #"[1,"x"]"#, nil),
        Row("Set<PresentationDetent>", #"["medium"]"#, "[.medium]"), Row("[CGFloat]", "[1]", "[1]"),
        Row("Int?", "null", "nil"), Row("Int?", "3", "3"), Row("Color?", #""red""#, ".red"), Row("Int?", #""x""#, nil),
    ]

    @Test(arguments: rows)
    func propsConvertAsTheTableSays(row: Row) throws {
        let value = try #require(JSONDocument(reading: SourceFile(path: "prop", text: row.prop)).root)
        let type = try type(row.type)
        let conversion = AttributeConversion(catalogue: .swiftUI)
        #expect(conversion.isPossible(to: type))
        #expect(conversion.value(of: PropValue(value), as: type)?.description == row.value)
    }

    @Test(arguments: ["() -> Void", "Unheard", "(x: CGFloat, y: CGFloat)", "[Unheard]", "[String: Int]"])
    func typesWithoutARowAreRefused(text: String) throws {
        let type = try type(text)
        #expect(!AttributeConversion(catalogue: .swiftUI).isPossible(to: type))
    }

    /// The type as a catalogue reads it.
    private func type(_ text: String) throws -> TypeReference {
        let file = SourceFile(path: "t", text: "extension View { func probe(_ value: \(text)) -> some View }")
        return try #require(Catalogue(reading: [file]).modifiers(named: "probe").first?.parameters.first?.type)
    }
}
