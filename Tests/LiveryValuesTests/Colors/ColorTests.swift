import Livery
import LiveryValues
import Testing

struct ColorTests {
    @Test func systemColorsAreMembers() throws {
        try expectRoundTrips(
            of: Color.self,
            [
                ".red": .red, ".orange": .orange, ".yellow": .yellow, ".green": .green, ".blue": .blue,
                ".purple": .purple,
                ".pink": .pink, ".white": .white, ".gray": .gray, ".black": .black, ".clear": .clear,
                ".primary": .primary,
                ".secondary": .secondary, ".accentColor": .accentColor, ".mint": .mint, ".teal": .teal, ".cyan": .cyan,
                ".indigo": .indigo, "Color.brown": .brown,
            ])
    }

    @Test func colorsAreMadeOfNamesAndComponents() throws {
        try expectRoundTrips(
            of: Color.self,
            [
                #"Color("brand")"#: Color("brand"),
                #"Color("a \"b\"", bundle: .main)"#: Color("a \"b\"", bundle: .main),
                #"Color("x", bundle: nil)"#: Color("x"),
                "Color(red: 1, green: 0.5, blue: 0)": Color(red: 1, green: 0.5, blue: 0),
                "Color(.sRGBLinear, red: 1, green: 0.5, blue: 0, opacity: 0.25)":
                    Color(.sRGBLinear, red: 1, green: 0.5, blue: 0, opacity: 0.25),
                "Color(.displayP3, red: 1, green: 0, blue: 0)": Color(.displayP3, red: 1, green: 0, blue: 0),
                "Color(.sRGB, white: 0.5)": Color(white: 0.5),
                "Color(white: 0.5, opacity: 0.1)": Color(white: 0.5, opacity: 0.1),
                "Color(.sRGBLinear, white: 0)": Color(.sRGBLinear, white: 0),
                "Color(hue: 0.5, saturation: 1, brightness: 0.75)": Color(hue: 0.5, saturation: 1, brightness: 0.75),
                "Color(hue: 0.5, saturation: 1, brightness: 0.75, opacity: 0)":
                    Color(hue: 0.5, saturation: 1, brightness: 0.75, opacity: 0),
                "Color(uiColor: .secondaryLabel)": Color(uiColor: .secondaryLabel),
                "Color(nsColor: .controlAccentColor)": Color(nsColor: .controlAccentColor),
            ])
    }

    @Test func colorsAreMadeOfOthers() throws {
        try expectRoundTrips(
            of: Color.self,
            [
                ".red.opacity(0.5)": .red.opacity(0.5),
                ".red.mix(with: .blue, by: 0.25)": .red.mix(with: .blue, by: 0.25, in: .perceptual),
                "Color(\"a\").mix(with: .blue.opacity(0.5), by: 1, in: .device).opacity(1)":
                    Color("a").mix(with: .blue.opacity(0.5), by: 1, in: .device).opacity(1),
                ".red.exposureAdjust(-1.5)": .red.exposureAdjust(-1.5), ".red.headroom(2)": .red.headroom(2),
                ".red.headroom(nil)": .red.headroom(nil),
            ])
    }

    @Test func colorsComeFromProps() throws {
        try expect(
            of: Color.self,
            [
                #"attr("name")"#: Color.red, #"attr("system")"#: .accentColor,
                #"attr("hex")"#: Color(red: 1, green: 0.2, blue: 0),
                #"attr("alpha")"#:
                    Color(red: 0, green: 0, blue: 0, opacity: 128.0 / 255), #"attr("asset")"#: Color("brand"),
                #".red.opacity(attr("half"))"#: .red.opacity(0.5), #"Color(attr("asset"))"#: Color("brand"),
                #"Color(red: attr("half"), green: 0, blue: 0)"#: Color(red: 0.5, green: 0, blue: 0),
                #"attr("none", default: .green)"#: .green,
                #"Color(attr("space"), red: 1, green: 0, blue: 0)"#: Color(.displayP3, red: 1, green: 0, blue: 0),
                #"Color(white: 1, opacity: attr("none"))"#: Color(white: 1),
            ],
            props: ##""name":"red","system":"system-accent","hex":"#f30","alpha":"#00000080","asset":"brand","##
                + #""half":0.5,"space":"displayP3""#)
    }

    @Test func theColorsOfUIKitAndAppKitAreKnown() throws {
        for color in UIColor.allCases {
            #expect(try UIColor(from: .member(StyleMember(type: "UIColor", name: color.rawValue))) == color)
        }
        #expect(UIColor.allCases.count == 54)
        let catalogue = Catalogue.swiftUI
        for color in UIColor.allCases { #expect(isMember(color.rawValue, of: "UIColor", catalogue)) }
        for color in NSColor.allCases { #expect(isMember(color.rawValue, of: "NSColor", catalogue)) }
        try expectRoundTrips([".systemBlue": UIColor.systemBlue, ".tintColor": .tintColor])
        try expectRoundTrips([".gridColor": NSColor.gridColor, ".labelColor": .labelColor])
        #expect(UIColor.lightGray.components == Color.Components(red: 2 / 3, green: 2 / 3, blue: 2 / 3))
        #expect(NSColor.clear.components?.opacity == 0)
        #expect(UIColor.systemRed.components == nil)
    }

    private func isMember(_ name: String, of type: String, _ catalogue: Catalogue) -> Bool {
        let sheet = Stylesheet(
            SourceFile(
                path: "t.sheet",
                text: "\"t\" do tint(Color(\(type == "UIColor" ? "uiColor" : "nsColor"): .\(name))) end"))
        return sheet.diagnostics.isEmpty
    }

    @Test(
        arguments: [
            (Color(red: 1, green: 0.5, blue: 0, opacity: 0.5), [1, 0.5, 0, 0.5]),
            (Color(white: 0.25), [0.25, 0.25, 0.25, 1]),
            (Color(.sRGBLinear, white: 0.2140411), [0.5, 0.5, 0.5, 1]),
            (Color(.displayP3, red: 1, green: 0, blue: 0), [1.0930, -0.2267, -0.1501, 1]),
            (Color(.displayP3, red: 1, green: 1, blue: 1), [1, 1, 1, 1]),
            (Color(hue: 0, saturation: 1, brightness: 1), [1, 0, 0, 1]),
            (Color(hue: 1 / 3, saturation: 1, brightness: 0.5), [0, 0.5, 0, 1]),
            (Color(hue: 5 / 6, saturation: 0.5, brightness: 1), [1, 0.5, 1, 1]),
            (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]), (.clear, [0, 0, 0, 0]),
            (.white.opacity(0.5).opacity(0.5), [1, 1, 1, 0.25]),
            (.black.mix(with: .white, by: 0.5, in: .device), [0.5, 0.5, 0.5, 1]),
            (.black.mix(with: .white, by: 0.5), [0.3886, 0.3886, 0.3886, 1]),
            (
                Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5),
                [0.5498, 0.3266, 0.6353, 1]
            ),
            (Color(.sRGBLinear, white: 0.1).exposureAdjust(1), [0.4845, 0.4845, 0.4845, 1]),
            (Color(white: 0.5).headroom(2), [0.5, 0.5, 0.5, 1]), (Color(uiColor: .orange), [1, 0.5, 0, 1]),
        ] as [(Color, [Double])])
    func absoluteColorsHaveComponents(color: Color, expected: [Double]) throws {
        let components = try #require(color.components)
        let numbers = [components.red, components.green, components.blue, components.opacity]
        for (number, wanted) in zip(numbers, expected) {
            #expect(abs(number - wanted) < 0.0015, "\(color): \(numbers)")
        }
    }

    @Test(arguments: [
        Color.red, .primary, .accentColor, Color("brand"), Color(uiColor: .label), .red.opacity(0.5),
        .black.mix(with: .red, by: 0.5), Color("x").exposureAdjust(1),
    ])
    func colorsThatDependOnTheSurroundingsHaveNoComponents(color: Color) {
        #expect(color.components == nil)
    }

    @Test func componentsStayNumbersWhateverTheColorSays() throws {
        for number in [Double.nan, .infinity, -.infinity, -1, 1e300] {
            for color in [
                Color(red: number, green: 0, blue: 0, opacity: number),
                Color(hue: number, saturation: 1, brightness: 1),
                .white.opacity(number), .black.mix(with: .white, by: number), .white.exposureAdjust(number),
            ] {
                let opacity = try #require(color.components).opacity
                #expect((0...1).contains(opacity))
            }
        }
    }
}
