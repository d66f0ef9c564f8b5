import Foundation
import Livery
import LiveryValues
import Testing

struct ShapeTests {
    private static let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    private static let eight = AnyShape.rect(cornerRadius: 8)

    @Test func shapesAreMembersAndTypes() throws {
        try expectRoundTrips(
            of: AnyShape.self,
            [
                ".rect": AnyShape.rect, ".circle": .circle, ".ellipse": .ellipse, ".capsule": .capsule,
                ".containerRelative": .containerRelative, ".buttonBorder": .buttonBorder,
                ".rect(cornerSize: CGSize(width: 1, height: 2), style: .circular)":
                    .rect(cornerSize: CGSize(width: 1, height: 2), style: .circular),
                ".rect(cornerRadius: 8)": Self.eight,
                ".rect(cornerRadius: 8, style: .circular)":
                    .rect(cornerRadius: 8, style: .circular),
                ".rect(cornerRadii: RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))":
                    .rect(cornerRadii: Self.radii),
                ".rect(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4, style: .circular)":
                    .rect(cornerRadii: Self.radii, style: .circular),
                ".rect(topTrailingRadius: 4)": .rect(cornerRadii: RectangleCornerRadii(topTrailing: 4)),
                ".rect(corners: .fixed(4))": .rect(corners: .fixed(4)),
                ".rect(corners: .concentric(minimum: 4), isUniform: true)":
                    .rect(corners: .concentric(minimum: 4), isUniform: true),
                ".capsule(style: .circular)": .capsule(style: .circular),
                "Rectangle()": .rect, "RoundedRectangle(cornerRadius: 8)": Self.eight,
                "RoundedRectangle(cornerSize: CGSize(width: 8, height: 8), style: .continuous)": Self.eight,
                "UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 1), style: .circular)":
                    .rect(cornerRadii: RectangleCornerRadii(topLeading: 1), style: .circular),
                "UnevenRoundedRectangle(bottomLeadingRadius: 1)": .rect(
                    cornerRadii: RectangleCornerRadii(bottomLeading: 1)),
                "UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii())": .rect(
                    cornerRadii: RectangleCornerRadii()),
                "Circle()": .circle, "Ellipse()": .ellipse, "Capsule()": .capsule,
                "Capsule(style: .circular)": .capsule(style: .circular), "ContainerRelativeShape()": .containerRelative,
                "ConcentricRectangle()": .rect(corners: .concentric),
                "ConcentricRectangle(corners: .fixed(3), isUniform: true)": .rect(corners: .fixed(3), isUniform: true),
                "AnyShape(.circle)": .circle, "DefaultGlassEffectShape()": AnyShape(.glassEffect),
                "ButtonBorderShape.capsule": AnyShape(.buttonBorder(.capsule)),
                "ButtonBorderShape.circle": AnyShape(.buttonBorder(.circle)),
                "ButtonBorderShape.roundedRectangle": AnyShape(.buttonBorder(.roundedRectangle)),
                "ButtonBorderShape.roundedRectangle(radius: 3)": AnyShape(.buttonBorder(.roundedRectangle(radius: 3))),
                ":outline": AnyShape(.template(["outline"])), "[:a, :b]": AnyShape(.template(["a", "b"])),
            ])
        try expect(
            of: AnyShape.self,
            [
                #"attr("a")"#: AnyShape.circle, #".rect(cornerRadius: attr("r"))"#: Self.eight,
                #"RoundedRectangle(cornerRadius: attr("none", default: 8))"#: Self.eight,
                #".circle.inset(by: attr("r"))"#: AnyShape(.inset(.circle, by: 8)),
                #".circle.offset(attr("size"))"#: AnyShape(.moved(.circle, by: CGSize(width: 1, height: 2))),
            ], props: #""a":"circle","r":"8","size":[1,2]"#)
    }

    @Test func shapesAreMadeOfOthers() throws {
        let moved = AnyShape(.moved(.circle, by: CGSize(width: 1, height: 2)))
        try expectRoundTrips(
            of: AnyShape.self,
            [
                ".circle.inset(by: 2)": AnyShape(.inset(.circle, by: 2)),
                ".rect(cornerRadius: 8).inset(by: 2).inset(by: 1)": AnyShape(
                    .inset(AnyShape(.inset(Self.eight, by: 2)), by: 1)),
                ".circle.offset(CGSize(width: 1, height: 2))": moved, ".circle.offset(CGPoint(x: 1, y: 2))": moved,
                ".circle.offset(x: 1, y: 2)": moved,
                ".circle.offset(y: 2)": AnyShape(.moved(.circle, by: CGSize(width: 0, height: 2))),
                ".circle.rotation(.degrees(45))": AnyShape(.rotated(.circle, by: .degrees(45), anchor: .center)),
                ".circle.rotation(.degrees(45), anchor: .top)": AnyShape(
                    .rotated(.circle, by: .degrees(45), anchor: .top)),
                ".circle.scale(2)": AnyShape(.scaled(.circle, x: 2, y: 2, anchor: .center)),
                ".circle.scale(2, anchor: .top)": AnyShape(.scaled(.circle, x: 2, y: 2, anchor: .top)),
                ".circle.scale(x: 2)": AnyShape(.scaled(.circle, x: 2, y: 1, anchor: .center)),
                ".circle.scale(x: 2, y: 3, anchor: .top)": AnyShape(.scaled(.circle, x: 2, y: 3, anchor: .top)),
                ".circle.size(CGSize(width: 1, height: 2))":
                    AnyShape(.sized(.circle, CGSize(width: 1, height: 2), anchor: .topLeading)),
                ".circle.size(width: 1, height: 2)":
                    AnyShape(.sized(.circle, CGSize(width: 1, height: 2), anchor: .topLeading)),
                ".circle.size(CGSize(width: 1, height: 2), anchor: .center)":
                    AnyShape(.sized(.circle, CGSize(width: 1, height: 2), anchor: .center)),
                ".circle.size(width: 1, height: 2, anchor: .center)":
                    AnyShape(.sized(.circle, CGSize(width: 1, height: 2), anchor: .center)),
                ".circle.stroke()": AnyShape(.stroked(.circle, StrokeStyle())),
                ".circle.stroke(lineWidth: 2)": AnyShape(.stroked(.circle, StrokeStyle(lineWidth: 2))),
                ".circle.stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))":
                    AnyShape(.stroked(.circle, StrokeStyle(lineWidth: 2, lineCap: .round))),
                ".circle.transform(CGAffineTransform(scaleX: 2, y: 3))":
                    AnyShape(.transformed(.circle, CGAffineTransform(scaleX: 2, y: 3))),
                ".circle.trim(from: 0.25)": AnyShape(.trimmed(.circle, from: 0.25, to: 1)),
                ".circle.trim(from: 0.25, to: 0.5)": AnyShape(.trimmed(.circle, from: 0.25, to: 0.5)),
                ".circle.union(.rect)": AnyShape(.combined(.circle, .union, .rect, eoFill: false)),
                ".circle.intersection(.rect, eoFill: true)": AnyShape(
                    .combined(.circle, .intersection, .rect, eoFill: true)),
                ".circle.subtracting(Rectangle().inset(by: 1))":
                    AnyShape(.combined(.circle, .subtracting, AnyShape(.inset(.rect, by: 1)), eoFill: false)),
                ".circle.symmetricDifference(.rect)":
                    AnyShape(.combined(.circle, .symmetricDifference, .rect, eoFill: false)),
                ".circle.lineIntersection(.rect)": AnyShape(
                    .combined(.circle, .lineIntersection, .rect, eoFill: false)),
                ".circle.lineSubtraction(.rect)": AnyShape(.combined(.circle, .lineSubtraction, .rect, eoFill: false)),
                "ButtonBorderShape.capsule.inset(by: 2)": AnyShape(.inset(AnyShape(.buttonBorder(.capsule)), by: 2)),
            ])
    }

    @Test func onlySomeShapesAreInsettable() throws {
        func insettable(_ shape: AnyShape) throws -> AnyInsettableShape { try #require(AnyInsettableShape(shape)) }
        try expectRoundTrips(
            of: AnyInsettableShape.self,
            [
                ".circle": insettable(.circle), ".rect(cornerRadius: 8)": insettable(Self.eight),
                "Capsule().inset(by: 3)": insettable(AnyShape(.inset(.capsule, by: 3))),
                ":outline": insettable(AnyShape(.template(["outline"]))),
            ])
        #expect(AnyInsettableShape(AnyShape(.stroked(.circle, StrokeStyle()))) == nil)
        let stroked = StyleValue.member(
            StyleMember(
                base: .member(StyleMember(type: "Circle", name: "circle")), type: "Shape", name: "stroke",
                arguments: []))
        #expect(throws: StylesheetDecodingError.self) { try AnyInsettableShape(from: stroked) }
        let inset = StyleValue.member(
            StyleMember(
                base: stroked, type: "InsettableShape", name: "inset",
                arguments: [StyleArgument(label: "by", .number(1))]))
        #expect(throws: StylesheetDecodingError.self) { try AnyShape(from: inset) }
    }

    @Test func insettableShapesAreCodedAsShapes() throws {
        let shape = try #require(AnyInsettableShape(AnyShape(.inset(.capsule, by: 3))))
        let data = try JSONEncoder().encode(shape)
        #expect(try JSONDecoder().decode(AnyInsettableShape.self, from: data) == shape)
        let stroked = try JSONEncoder().encode(AnyShape(.stroked(.circle, StrokeStyle())))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(AnyInsettableShape.self, from: stroked) }
    }

    @Test func strokesFillsGlassAndBorders() throws {
        try expectRoundTrips([
            "StrokeStyle()": StrokeStyle(),
            "StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [1, 2.5], dashPhase: 4)":
                StrokeStyle(
                    lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [1, 2.5], dashPhase: 4),
        ])
        try expectRoundTrips([".butt": CGLineCap.butt, ".round": .round, ".square": .square])
        try expectRoundTrips([".miter": CGLineJoin.miter, ".round": .round, ".bevel": .bevel])
        try expectRoundTrips([
            "FillStyle()": FillStyle(), "FillStyle(eoFill: true)": FillStyle(eoFill: true),
            "FillStyle(antialiased: false)": FillStyle(antialiased: false),
        ])
        try expectRoundTrips([
            ".regular": Glass.regular, ".clear": .clear, ".identity": .identity,
            ".regular.tint(.red)": .regular.tint(.red),
            ".regular.tint(nil)": .regular, ".clear.interactive()": .clear.interactive(),
            ".clear.interactive(false)": .clear,
            ".regular.tint(.red.opacity(0.5)).interactive()": .regular.tint(.red.opacity(0.5)).interactive(),
        ])
        try expectRoundTrips([
            ".automatic": ButtonBorderShape.automatic, ".capsule": .capsule, ".circle": .circle,
            ".roundedRectangle": .roundedRectangle, ".roundedRectangle(radius: 4)": .roundedRectangle(radius: 4),
        ])
    }
}
