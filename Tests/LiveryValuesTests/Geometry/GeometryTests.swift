import Foundation
import Livery
import LiveryValues
import Testing

struct GeometryTests {
    @Test func unitPointsHaveNamesOrFractions() throws {
        try expectRoundTrips([
            ".zero": UnitPoint(x: 0, y: 0), ".center": UnitPoint(x: 0.5, y: 0.5), ".leading": UnitPoint(x: 0, y: 0.5),
            ".trailing": UnitPoint(x: 1, y: 0.5), ".top": UnitPoint(x: 0.5, y: 0), ".bottom": UnitPoint(x: 0.5, y: 1),
            ".topLeading": UnitPoint(x: 0, y: 0), ".topTrailing": UnitPoint(x: 1, y: 0),
            ".bottomLeading": UnitPoint(x: 0, y: 1), ".bottomTrailing": UnitPoint(x: 1, y: 1), "UnitPoint()": .zero,
            "UnitPoint(x: 0.25, y: 2)": UnitPoint(x: 0.25, y: 2), ".init(x: 0, y: 1)": .bottomLeading,
        ])
        try expect(
            [
                "attr(\"a\")": UnitPoint.bottomTrailing, "attr(\"b\")": UnitPoint(x: 0.25, y: 1),
                "attr(\"c\")": UnitPoint(x: 0.25, y: 1), "UnitPoint(x: attr(\"d\"), y: 1)": UnitPoint(x: 3, y: 1),
                "attr(\"none\", default: .top)": .top,
            ], props: #""a":"bottom-trailing","b":"0.25, 1","c":[0.25,1],"d":"3""#)
    }

    @Test func axesAndTheirSets() throws {
        try expectRoundTrips([".horizontal": Axis.horizontal, ".vertical": Axis.vertical])
        try expectRoundTrips([
            ".horizontal": Axis.Set.horizontal, ".vertical": Axis.Set.vertical,
            "[.horizontal, .vertical]": [.horizontal, .vertical], "[]": [], "Axis.Set(rawValue: 2)": .vertical,
            "Axis.Set(rawValue: 64)": Axis.Set(rawValue: 64),
        ])
        try expect(
            ["attr(\"a\")": Axis.Set.vertical, "attr(\"b\")": [.horizontal, .vertical]],
            props: #""a":"vertical","b":"horizontal vertical""#)
        #expect(Axis.Set.horizontal.contains(Axis.horizontal))
        #expect(!Axis.Set.horizontal.contains(Axis.vertical))
    }

    @Test func edgesAndTheirSets() throws {
        try expectRoundTrips([
            ".top": Edge.top, ".leading": Edge.leading, ".bottom": Edge.bottom, ".trailing": Edge.trailing,
        ])
        try expectRoundTrips([
            ".top": Edge.Set(rawValue: 1), ".leading": Edge.Set(rawValue: 2), ".bottom": Edge.Set(rawValue: 4),
            ".trailing": Edge.Set(rawValue: 8), ".all": Edge.Set(rawValue: 15), ".horizontal": Edge.Set(rawValue: 10),
            ".vertical": Edge.Set(rawValue: 5), "[.top, .horizontal]": [.top, .leading, .trailing],
            "Edge.Set(.leading)": .leading, "Edge.Set(rawValue: 5)": .vertical, "[]": [],
            "Edge.Set(rawValue: 3)": [.top, .leading],
        ])
        try expect(
            ["attr(\"a\")": Edge.Set.horizontal, "attr(\"b\")": [.top, .leading]],
            props: #""a":"horizontal","b":["top","leading"]"#)
        #expect(Edge.Set([.top, .leading, .trailing]).description == "[.top, .leading, .trailing]")
        try expectRoundTrips([".leading": HorizontalEdge.leading, ".trailing": HorizontalEdge.trailing])
        try expectRoundTrips([
            ".leading": HorizontalEdge.Set.leading, ".trailing": HorizontalEdge.Set.trailing,
            ".all": [.leading, .trailing], "[.leading]": .leading,
        ])
        try expectRoundTrips([".top": VerticalEdge.top, ".bottom": VerticalEdge.bottom])
        try expectRoundTrips([
            ".top": VerticalEdge.Set.top, ".bottom": VerticalEdge.Set.bottom, ".all": [.top, .bottom],
        ])
        try expectRoundTrips([
            ".all": SafeAreaRegions.all, ".container": .container, ".keyboard": .keyboard,
            "[.container, .keyboard]": .all,
        ])
    }

    @Test func cornersAreConcentricOrFixed() throws {
        try expectRoundTrips([
            ".concentric": Edge.Corner.Style.concentric(minimum: 0), ".concentric(minimum: 4)": .concentric(minimum: 4),
            ".fixed(12)": .fixed(12),
        ])
        try expectRoundTrips([
            "RectangleCornerRadii()": RectangleCornerRadii(),
            "RectangleCornerRadii(topLeading: 1, bottomTrailing: 2.5)":
                RectangleCornerRadii(topLeading: 1, bottomTrailing: 2.5),
            "RectangleCornerRadii(bottomLeading: 3, topTrailing: 4)":
                RectangleCornerRadii(bottomLeading: 3, topTrailing: 4),
        ])
        try expectRoundTrips([
            ".circular": RoundedCornerStyle.circular, ".continuous": RoundedCornerStyle.continuous,
        ])
    }

    @Test func insets() throws {
        try expectRoundTrips([
            "EdgeInsets()": EdgeInsets(),
            "EdgeInsets(top: 1, leading: 2, bottom: 3.5, trailing: -4)":
                EdgeInsets(top: 1, leading: 2, bottom: 3.5, trailing: -4),
        ])
        try expect(
            [
                "attr(\"a\")": EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
                "attr(\"b\")": EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            ], props: #""a":8,"b":"1 2 3 4""#)
    }

    @Test func alignments() throws {
        try expectRoundTrips([
            ".leading": HorizontalAlignment.leading, ".center": .center, ".trailing": .trailing,
            ".listRowSeparatorLeading": .listRowSeparatorLeading,
            ".listRowSeparatorTrailing": .listRowSeparatorTrailing,
        ])
        try expectRoundTrips([
            ".top": VerticalAlignment.top, ".center": .center, ".bottom": .bottom,
            ".firstTextBaseline": .firstTextBaseline, ".lastTextBaseline": .lastTextBaseline,
        ])
        try expectRoundTrips([
            ".center": Alignment(horizontal: .center, vertical: .center),
            ".leading": Alignment(horizontal: .leading, vertical: .center),
            ".trailing": Alignment(horizontal: .trailing, vertical: .center),
            ".top": Alignment(horizontal: .center, vertical: .top),
            ".bottom": Alignment(horizontal: .center, vertical: .bottom),
            ".topLeading": Alignment(horizontal: .leading, vertical: .top),
            ".topTrailing": Alignment(horizontal: .trailing, vertical: .top),
            ".bottomLeading": Alignment(horizontal: .leading, vertical: .bottom),
            ".bottomTrailing": Alignment(horizontal: .trailing, vertical: .bottom),
            ".centerFirstTextBaseline": Alignment(horizontal: .center, vertical: .firstTextBaseline),
            ".centerLastTextBaseline": Alignment(horizontal: .center, vertical: .lastTextBaseline),
            ".leadingFirstTextBaseline": Alignment(horizontal: .leading, vertical: .firstTextBaseline),
            ".leadingLastTextBaseline": Alignment(horizontal: .leading, vertical: .lastTextBaseline),
            ".trailingFirstTextBaseline": Alignment(horizontal: .trailing, vertical: .firstTextBaseline),
            ".trailingLastTextBaseline": Alignment(horizontal: .trailing, vertical: .lastTextBaseline),
            "Alignment(horizontal: .listRowSeparatorLeading, vertical: .top)":
                Alignment(horizontal: .listRowSeparatorLeading, vertical: .top),
        ])
        try expect(["attr(\"a\")": Alignment.topLeading], props: #""a":"top_leading""#)
    }

    @Test func pointsSizesVectorsAndRectangles() throws {
        try expect([
            ".zero": CGPoint(x: 0, y: 0), "CGPoint()": .zero, "CGPoint(x: 1, y: -2.5)": CGPoint(x: 1, y: -2.5),
            "CGPoint(x: .infinity, y: 0)": CGPoint(x: Double.infinity, y: 0),
        ])
        try expect([
            ".zero": CGSize(width: 0, height: 0), "CGSize()": .zero,
            "CGSize(width: 1, height: 2)": CGSize(width: 1, height: 2),
        ])
        try expectRoundTrips([".zero": CGVector(dx: 0, dy: 0), "CGVector(dx: 1, dy: 2)": CGVector(dx: 1, dy: 2)])
        try expect([
            ".zero": CGRect.zero, ".null": CGRect.null, ".infinite": CGRect.infinite,
            "CGRect(x: 1, y: 2, width: 3, height: 4)": CGRect(x: 1, y: 2, width: 3, height: 4),
            "CGRect(origin: .zero, size: CGSize(width: 3, height: 4))": CGRect(x: 0, y: 0, width: 3, height: 4),
        ])
        try expect(
            ["attr(\"a\")": CGSize(width: 1, height: 2), "attr(\"b\")": CGSize(width: 1, height: 2)],
            props: #""a":"1, 2","b":{"width":1,"height":2}"#)
        try expect(["attr(\"a\")": CGPoint(x: 1, y: 2)], props: #""a":[1,2]"#)
        try expect(["attr(\"a\")": CGVector(dx: 1, dy: 2)], props: #""a":"1 2""#)
        try expect(["attr(\"a\")": CGRect(x: 1, y: 2, width: 3, height: 4)], props: #""a":[[1,2],[3,4]]"#)
    }

    @Test func affineTransforms() throws {
        let some = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        try expectRoundTrips([
            ".identity": CGAffineTransform(), "CGAffineTransform()": .identity,
            "CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)": some,
            "CGAffineTransform(1, 2, 3, 4, 5, 6)": some,
            "CGAffineTransform(rotationAngle: 2)": CGAffineTransform(rotationAngle: 2),
            "CGAffineTransform(scaleX: 2, y: 3)": CGAffineTransform(a: 2, d: 3),
            "CGAffineTransform(translationX: 2, y: 3)": CGAffineTransform(tx: 2, ty: 3),
            ".identity.rotated(by: .pi)": CGAffineTransform(rotationAngle: .pi),
            "CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)":
                CGAffineTransform(a: 2, d: 3, tx: 2, ty: 3),
            "CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 3)":
                CGAffineTransform(a: 2, d: 3, tx: 1, ty: 1),
            "CGAffineTransform(translationX: 1, y: 1).concatenating(CGAffineTransform(scaleX: 2, y: 3))":
                CGAffineTransform(a: 2, d: 3, tx: 2, ty: 3),
            "CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8).inverted()":
                CGAffineTransform(a: 0.5, d: 0.25, tx: -3, ty: -2),
            "CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 6, ty: 8).inverted()":
                CGAffineTransform(a: 0, d: 0, tx: 6, ty: 8),
        ])
        #expect(some.applied(to: CGPoint(x: 1, y: 1)) == CGPoint(x: 9, y: 12))
        try expectRoundTrips([
            "ProjectionTransform()": ProjectionTransform(),
            "ProjectionTransform(CGAffineTransform(translationX: 2, y: 3))":
                ProjectionTransform(CGAffineTransform(tx: 2, ty: 3)),
        ])
    }

    @Test func numbersHaveNamesAndMayBeOfAnySize() throws {
        try expectRoundTrips([
            "CGVector(dx: .greatestFiniteMagnitude, dy: .infinity)":
                CGVector(dx: .greatestFiniteMagnitude, dy: .infinity),
            "CGVector(dx: 1e-300, dy: -0.1)": CGVector(dx: 1e-300, dy: -0.1),
        ])
        try expectRoundTrips([
            ".radians(.leastNonzeroMagnitude)": Angle(radians: .leastNonzeroMagnitude), ".radians(.pi)": .degrees(180),
        ])
    }

    @Test func modesVisibilityAndDirection() throws {
        try expectRoundTrips([".fit": ContentMode.fit, ".fill": ContentMode.fill])
        try expectRoundTrips([".automatic": Visibility.automatic, ".visible": .visible, ".hidden": .hidden])
        try expectRoundTrips([".leftToRight": LayoutDirection.leftToRight, ".rightToLeft": .rightToLeft])
        try expect(["attr(\"a\")": LayoutDirection.rightToLeft], props: #""a":"right_to_left""#)
    }

    @Test func whatATypeDoesNotKnowIsAnError() {
        let unknown: [StyleValue] = [
            .null, .boolean(true), .string("x"), .array([.integer(1)]), .member(StyleMember(type: "X", name: "odd")),
            .initialized(type: "X", arguments: []),
            .member(StyleMember(base: .integer(1), type: "X", name: "rotated", arguments: [])),
        ]
        let types: [any StylesheetValue.Type] = [
            UnitPoint.self, Axis.self, Axis.Set.self, Edge.self, Edge.Set.self, Edge.Corner.Style.self,
            HorizontalEdge.Set.self, VerticalEdge.Set.self, EdgeInsets.self, Alignment.self, CGSize.self, CGPoint.self,
            CGRect.self, CGVector.self, CGAffineTransform.self, ProjectionTransform.self, RectangleCornerRadii.self,
            SafeAreaRegions.self, ContentMode.self,
        ]
        for type in types {
            for value in unknown {
                #expect(throws: StylesheetDecodingError.self, "\(value) as \(type)") { try type.init(from: value) }
            }
        }
    }
}
