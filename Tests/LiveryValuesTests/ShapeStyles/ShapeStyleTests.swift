import Foundation
import Livery
import LiveryValues
import Testing

struct ShapeStyleTests {
    private let any = AnyGradient(Gradient(colors: [.red, .blue]))
    private let perceptual = Gradient(colors: [.red, .blue]).colorSpace(.perceptual)

    @Test func colorsAreStyles() throws {
        try expectRoundTrips(
            of: AnyShapeStyle.self,
            [
                ".red": AnyShapeStyle.color(.red), ".mint": .color(.mint), ".clear": .color(.clear),
                "Color.primary": .color(.primary), "Color.secondary": .color(.secondary),
                "Color.accentColor.opacity(0.5)": .color(.accentColor.opacity(0.5)),
                "Color(\"brand\")": .color(Color("brand")),
                ".red.opacity(0.5)": .color(.red.opacity(0.5)), "Color.red.opacity(0.5)": .color(.red.opacity(0.5)),
                ".red.mix(with: .primary, by: 0.5)": .color(.red.mix(with: .primary, by: 0.5)),
                ".red.exposureAdjust(1)": .color(.red.exposureAdjust(1)),
                "Color.primary.headroom(2)": .color(.primary.headroom(2)), "AnyShapeStyle(.red)": .color(.red),
            ])
        try expect(
            of: AnyShapeStyle.self,
            [
                #"attr("a")"#: AnyShapeStyle.color(.red), #"attr("b")"#: .color(Color(red: 1, green: 0, blue: 0)),
                #"attr("c")"#: .color(Color("brand")), #".red.opacity(attr("d"))"#: .color(.red.opacity(0.5)),
                #".foreground.shadow(.drop(radius: attr("d")))"#: .foreground.shadow(.drop(radius: 0.5)),
                #"attr("e")"#: .material(.thin),
            ], props: ##""a":"red","b":"#f00","c":"brand","d":0.5,"e":"thinMaterial""##)
        #expect(AnyShapeStyle.color(.red).color == .red)
        #expect(AnyShapeStyle.primary.color == nil)
    }

    @Test func levelsAndMeaningsAreStyles() throws {
        try expectRoundTrips(
            of: AnyShapeStyle.self,
            [
                ".primary": AnyShapeStyle.primary, ".secondary": .secondary, ".tertiary": .tertiary,
                ".quaternary": .quaternary, ".quinary": .quinary, "HierarchicalShapeStyle.tertiary": .tertiary,
                ".foreground": .foreground, ".background": .background, ".tint": .tint, ".selection": .selection,
                ".separator": .separator, ".placeholder": .placeholder, ".link": .link, ".fill": .fill,
                ".windowBackground": .windowBackground, "ForegroundStyle()": .foreground,
                "BackgroundStyle()": .background,
                "TintShapeStyle()": .tint, "SelectionShapeStyle()": .selection, "SeparatorShapeStyle()": .separator,
                "PlaceholderTextShapeStyle()": .placeholder, "LinkShapeStyle()": .link, "FillShapeStyle()": .fill,
                "WindowBackgroundShapeStyle()": .windowBackground,
            ])
        try expectRoundTrips([".primary": HierarchicalShapeStyle.primary, ".quinary": .quinary])
    }

    @Test func materialsAreStyles() throws {
        try expectRoundTrips(
            of: AnyShapeStyle.self,
            [
                ".ultraThinMaterial": AnyShapeStyle.material(.ultraThin), ".thinMaterial": .material(.thin),
                ".regularMaterial": .material(.regular), ".thickMaterial": .material(.thick),
                ".ultraThickMaterial": .material(.ultraThick), ".bar": .material(.bar),
                "Material.thin": .material(.thin),
                ".bar.materialActiveAppearance(.active)": .material(.bar.materialActiveAppearance(.active)),
                "Material.regular.materialActiveAppearance(.inactive)":
                    .material(.regular.materialActiveAppearance(.inactive)),
            ])
        try expectRoundTrips([
            ".ultraThin": Material.ultraThin, ".thin": .thin, ".regular": .regular, ".thick": .thick,
            ".ultraThick": .ultraThick, ".bar": .bar,
            ".thin.materialActiveAppearance(.matchWindow)": .thin.materialActiveAppearance(.matchWindow),
        ])
        try expectRoundTrips([
            ".automatic": MaterialActiveAppearance.automatic, ".active": .active, ".inactive": .inactive,
            ".matchWindow": .matchWindow,
        ])
    }

    @Test func gradientsAreStyles() throws {
        let linear = LinearGradient(gradient: any, startPoint: .top, endPoint: .bottom)
        let radial = RadialGradient(gradient: any, center: .top, startRadius: 1, endRadius: 2)
        let elliptical = EllipticalGradient(gradient: any)
        let angular = AngularGradient(gradient: any, center: .top, startAngle: .zero, endAngle: .degrees(90))
        let conic = AngularGradient(gradient: any, center: .top, angle: .degrees(90))
        try expectRoundTrips(
            of: AnyShapeStyle.self,
            [
                "Gradient(colors: [.red, .blue])": AnyShapeStyle(.gradient(any)),
                "AnyGradient(Gradient(colors: [.red, .blue]))": AnyShapeStyle(.gradient(any)),
                "Gradient(colors: [.red, .blue]).colorSpace(.perceptual)": AnyShapeStyle(.gradient(perceptual)),
                ".red.gradient": AnyShapeStyle(.gradient(Color.red.gradient)),
                "Color.primary.gradient.colorSpace(.perceptual)":
                    AnyShapeStyle(.gradient(Color.primary.gradient.colorSpace(.perceptual))),
                "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)":
                    AnyShapeStyle(.linearGradient(linear)),
                ".linearGradient(Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)":
                    AnyShapeStyle(.linearGradient(linear)),
                ".linearGradient(Gradient(colors: [.red, .blue]).colorSpace(.perceptual), startPoint: .top, endPoint: .bottom)":
                    AnyShapeStyle(
                        .linearGradient(LinearGradient(gradient: perceptual, startPoint: .top, endPoint: .bottom))),
                ".linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom)":
                    AnyShapeStyle(
                        .linearGradient(
                            LinearGradient(gradient: Color.red.gradient, startPoint: .top, endPoint: .bottom))),
                ".linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)":
                    AnyShapeStyle(.linearGradient(linear)),
                ".linearGradient(stops: [], startPoint: .top, endPoint: .bottom)":
                    AnyShapeStyle(
                        .linearGradient(
                            LinearGradient(
                                gradient: AnyGradient(Gradient(stops: [])), startPoint: .top, endPoint: .bottom))),
                "RadialGradient(colors: [.red, .blue], center: .top, startRadius: 1, endRadius: 2)":
                    AnyShapeStyle(.radialGradient(radial)),
                ".radialGradient(Gradient(colors: [.red, .blue]), center: .top, startRadius: 1, endRadius: 2)":
                    AnyShapeStyle(.radialGradient(radial)),
                ".radialGradient(Gradient(colors: [.red, .blue]).colorSpace(.perceptual), endRadius: 2)":
                    AnyShapeStyle(.radialGradient(RadialGradient(gradient: perceptual, endRadius: 2))),
                ".radialGradient(colors: [.red, .blue], center: .top, startRadius: 1, endRadius: 2)":
                    AnyShapeStyle(.radialGradient(radial)),
                ".radialGradient(stops: [], center: .top, startRadius: 1, endRadius: 2)":
                    AnyShapeStyle(
                        .radialGradient(
                            RadialGradient(
                                gradient: AnyGradient(Gradient(stops: [])), center: .top, startRadius: 1, endRadius: 2))
                    ),
                ".ellipticalGradient(Gradient(colors: [.red, .blue]))": AnyShapeStyle(.ellipticalGradient(elliptical)),
                ".ellipticalGradient(Gradient(colors: [.red, .blue]).colorSpace(.perceptual), center: .top)":
                    AnyShapeStyle(.ellipticalGradient(EllipticalGradient(gradient: perceptual, center: .top))),
                ".ellipticalGradient(colors: [.red, .blue], center: .center)":
                    AnyShapeStyle(.ellipticalGradient(elliptical)),
                ".ellipticalGradient(stops: [], endRadiusFraction: 1)":
                    AnyShapeStyle(
                        .ellipticalGradient(
                            EllipticalGradient(gradient: AnyGradient(Gradient(stops: [])), endRadiusFraction: 1))),
                "EllipticalGradient(colors: [.red, .blue])": AnyShapeStyle(.ellipticalGradient(elliptical)),
                ".angularGradient(Gradient(colors: [.red, .blue]), center: .top, startAngle: .zero, endAngle: .degrees(90))":
                    AnyShapeStyle(.angularGradient(angular)),
                ".angularGradient(Color.red.gradient, startAngle: .zero, endAngle: .degrees(90))":
                    AnyShapeStyle(
                        .angularGradient(
                            AngularGradient(gradient: Color.red.gradient, startAngle: .zero, endAngle: .degrees(90)))),
                ".angularGradient(colors: [.red, .blue], center: .top, startAngle: .zero, endAngle: .degrees(90))":
                    AnyShapeStyle(.angularGradient(angular)),
                ".angularGradient(stops: [], center: .top, startAngle: .zero, endAngle: .degrees(90))":
                    AnyShapeStyle(
                        .angularGradient(
                            AngularGradient(
                                gradient: AnyGradient(Gradient(stops: [])), center: .top, startAngle: .zero,
                                endAngle: .degrees(90)))),
                ".conicGradient(Gradient(colors: [.red, .blue]), center: .top, angle: .degrees(90))":
                    AnyShapeStyle(.angularGradient(conic)),
                ".conicGradient(Color.red.gradient)":
                    AnyShapeStyle(.angularGradient(AngularGradient(gradient: Color.red.gradient))),
                ".conicGradient(colors: [.red, .blue], center: .top, angle: .degrees(90))":
                    AnyShapeStyle(.angularGradient(conic)),
                ".conicGradient(stops: [], center: .top)":
                    AnyShapeStyle(
                        .angularGradient(AngularGradient(gradient: AnyGradient(Gradient(stops: [])), center: .top))),
                "AngularGradient(colors: [.red, .blue], center: .top, angle: .degrees(90))":
                    AnyShapeStyle(.angularGradient(conic)),
                "MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])":
                    AnyShapeStyle(.meshGradient(MeshGradient(width: 1, height: 1, points: [.zero], colors: [.red]))),
            ])
    }

    @Test func imagesAreStyles() throws {
        let rect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        try expectRoundTrips(
            of: AnyShapeStyle.self,
            [
                "ImagePaint(image: Image(\"a\"))": AnyShapeStyle(.image(ImagePaint(image: Image("a")))),
                ".image(Image(\"a\"))": AnyShapeStyle(.image(ImagePaint(image: Image("a")))),
                ".image(Image(systemName: \"star\"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2)":
                    AnyShapeStyle(.image(ImagePaint(image: Image(systemName: "star"), sourceRect: rect, scale: 2))),
            ])
        try expectRoundTrips([
            "ImagePaint(image: Image(\"a\"), scale: 3)": ImagePaint(image: Image("a"), scale: 3)
        ])
    }

    @Test func stylesAreMadeOfOthers() throws {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        try expectRoundTrips(
            of: AnyShapeStyle.self,
            [
                ".tint.secondary": AnyShapeStyle.tint.level(.secondary), ".tint.tertiary": .tint.level(.tertiary),
                ".tint.quaternary": .tint.level(.quaternary), ".tint.quinary": .tint.level(.quinary),
                ".red.secondary": .color(.red).level(.secondary),
                "Color.primary.tertiary": .color(.primary).level(.tertiary),
                ".primary.secondary": .primary.level(.secondary),
                ".tint.opacity(0.5)": .tint.opacity(0.5), ".tint.blendMode(.multiply)": .tint.blendMode(.multiply),
                ".tint.shadow(.drop(radius: 4))": .tint.shadow(.drop(radius: 4)),
                ".red.in(CGRect(x: 1, y: 2, width: 3, height: 4))": .color(.red).in(rect),
                ".red.in(.null)":
                    .color(.red).in(.null),
                ".tint.materialActiveAppearance(.active)": .tint.materialActiveAppearance(.active),
                ".opacity(0.5)": .foreground.opacity(0.5), ".blendMode(.screen)": .foreground.blendMode(.screen),
                ".shadow(.inner(radius: 1, x: 2))": .foreground.shadow(.inner(radius: 1, x: 2)),
                ".thinMaterial.opacity(0.5).shadow(.drop(color: .red, radius: 1, y: -1)).secondary":
                    .material(.thin).opacity(0.5).shadow(.drop(color: .red, radius: 1, y: -1)).level(.secondary),
                ".red.gradient.opacity(0.5)": AnyShapeStyle(.gradient(Color.red.gradient)).opacity(0.5),
                ".red.opacity(0.5).secondary": .color(.red.opacity(0.5)).level(.secondary),
                ".linearGradient(colors: [], startPoint: .top, endPoint: .bottom).blendMode(.hue)":
                    AnyShapeStyle(
                        .linearGradient(
                            LinearGradient(
                                gradient: AnyGradient(Gradient(colors: [])), startPoint: .top, endPoint: .bottom))
                    ).blendMode(.hue),
            ])
    }

    @Test func shadowsAndBlendModes() throws {
        try expectRoundTrips([
            ".drop(radius: 4)":
                ShadowStyle(kind: .drop, color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 4),
            ".inner(radius: 4)":
                ShadowStyle(kind: .inner, color: Color(.sRGBLinear, white: 0, opacity: 0.55), radius: 4),
            ".drop(color: .red, radius: 4, x: 1, y: 2)": .drop(color: .red, radius: 4, x: 1, y: 2),
            ".inner(color: .red.opacity(0.5), radius: 4, y: 2)": .inner(color: .red.opacity(0.5), radius: 4, y: 2),
        ])
        let texts = BlendMode.allCases.map { ".\($0.rawValue)" }
        #expect(try readings(of: texts, as: BlendMode.self, #_sourceLocation) == BlendMode.allCases)
        #expect(BlendMode.allCases.count == 21)
    }

    @Test func theNameOfHostsResolvablesStandsForTheErasure() throws {
        let style: StylesheetResolvableShapeStyle = .constant(.tint)
        #expect(style.constant == .tint)
    }

    @Test func whatNoStyleIsIsAnError() {
        let unknown: [StyleValue] = [
            .null, .boolean(true), .string("red"), .member(StyleMember(type: "ShapeStyle", name: "odd")),
            .member(StyleMember(type: "Color", name: "odd")), .initialized(type: "Circle", arguments: []),
            .member(
                StyleMember(base: .member(StyleMember(type: "Color", name: "red")), type: "X", name: "odd")),
            .member(
                StyleMember(base: .boolean(true), type: "X", name: "opacity", arguments: [StyleArgument(.number(1))])),
        ]
        let types: [any StylesheetValue.Type] = [
            AnyShapeStyle.self, Color.self, Gradient.self, Gradient.Stop.self, AnyGradient.self, LinearGradient.self,
            RadialGradient.self, EllipticalGradient.self, AngularGradient.self, MeshGradient.self, Material.self,
            ImagePaint.self, ShadowStyle.self, Image.self, AnyShape.self, AnyInsettableShape.self, StrokeStyle.self,
            Glass.self, ButtonBorderShape.self, FillStyle.self,
        ]
        for type in types {
            for value in unknown
            where !(type is AnyShape.Type || type is AnyInsettableShape.Type) || value != unknown[5] {
                #expect(throws: StylesheetDecodingError.self, "\(value) as \(type)") { try type.init(from: value) }
            }
        }
    }
}
