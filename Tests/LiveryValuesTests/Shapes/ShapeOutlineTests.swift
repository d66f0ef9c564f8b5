import Foundation
import LiveryValues
import Testing

struct ShapeOutlineTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 40)

    private func corners(_ shape: AnyShape) throws -> [CGSize] {
        let outline = try #require(shape.outline(in: rect))
        guard case .rectangle(let corners, _) = outline.kind else { return [] }
        return [corners.topLeading, corners.bottomLeading, corners.bottomTrailing, corners.topTrailing]
    }

    private func all(_ width: Double, _ height: Double) -> [CGSize] {
        Array(repeating: CGSize(width: width, height: height), count: 4)
    }

    @Test func rectanglesHaveCornersThatFit() throws {
        #expect(try corners(.rect) == all(0, 0))
        #expect(try corners(.rect(cornerRadius: 8)) == all(8, 8))
        #expect(try corners(.rect(cornerRadius: 80)) == all(50, 20))
        #expect(try corners(.rect(cornerRadius: -8)) == all(0, 0))
        #expect(try corners(.rect(cornerRadius: .nan)) == all(0, 0))
        #expect(try corners(.rect(cornerSize: CGSize(width: 4, height: 8))) == all(4, 8))
        #expect(try corners(.capsule) == all(20, 20))
        #expect(try corners(.rect(corners: .fixed(3))) == all(3, 3))
        let uneven = RectangleCornerRadii(topLeading: 30, bottomLeading: 50, bottomTrailing: 1)
        #expect(try corners(.rect(cornerRadii: uneven)).map(\.width) == [15, 25, 0.5, 0])
        #expect(try corners(.rect(cornerRadii: RectangleCornerRadii(topLeading: .infinity)))[0].width == 40)
    }

    @Test func insetsMoveEdgesAndTakeFromCorners() throws {
        let shape = AnyShape(.inset(AnyShape(.inset(.rect(cornerRadius: 8), by: 2)), by: 1))
        #expect(try corners(shape) == all(5, 5))
        #expect(shape.outline(in: rect)?.frame == CGRect(x: 13, y: 23, width: 94, height: 34))
        #expect(
            AnyShape(.inset(.circle, by: 5)).outline(in: rect)?.frame == CGRect(x: 45, y: 25, width: 30, height: 30))
        #expect(AnyShape(.inset(.rect, by: 30)).outline(in: rect)?.frame == CGRect(x: 40, y: 40, width: 40, height: 0))
        #expect(try corners(AnyShape(.inset(.capsule, by: 5))) == all(15, 15))
    }

    @Test func circlesAreInTheMiddleAndEllipsesFill() {
        #expect(AnyShape.circle.outline(in: rect)?.frame == CGRect(x: 40, y: 20, width: 40, height: 40))
        #expect(AnyShape.ellipse.outline(in: rect)?.frame == rect)
        #expect(AnyShape.ellipse.outline(in: rect)?.kind == .ellipse)
    }

    @Test func transformsAreAboutTheirAnchors() throws {
        let turned = try #require(
            AnyShape(.rotated(.rect, by: .degrees(90), anchor: .topLeading)).outline(in: rect)?.transform)
        let corner = turned.applied(to: CGPoint(x: 110, y: 20))
        #expect(abs(corner.x - 10) < 1e-9 && abs(corner.y - 120) < 1e-9)
        let scaled = try #require(
            AnyShape(.moved(AnyShape(.scaled(.rect, x: 2, y: 2, anchor: .center)), by: CGSize(width: 1, height: 0)))
                .outline(in: rect)?.transform)
        #expect(scaled.applied(to: CGPoint(x: 60, y: 40)) == CGPoint(x: 61, y: 40))
        #expect(scaled.applied(to: CGPoint(x: 10, y: 20)) == CGPoint(x: -39, y: 0))
        #expect(
            AnyShape(.sized(.rect, CGSize(width: 10, height: 10), anchor: .bottomTrailing)).outline(in: rect)?.frame
                == CGRect(x: 100, y: 50, width: 10, height: 10))
    }

    @Test func linesKeepTheirWidthUnlessTheyAreScaled() throws {
        let style = StrokeStyle(lineWidth: 2, dash: [1])
        let stroked = AnyShape(.stroked(.circle, style))
        #expect(stroked.outline(in: rect)?.stroke == style)
        let before = AnyShape(.stroked(AnyShape(.scaled(.circle, x: 2, y: 3, anchor: .center)), style))
        #expect(before.outline(in: rect)?.stroke?.lineWidth == 2)
        let after = AnyShape(.scaled(stroked, x: 2, y: 2, anchor: .center))
        #expect(after.outline(in: rect)?.stroke == StrokeStyle(lineWidth: 4, dash: [2]))
        #expect(AnyShape(.scaled(stroked, x: 2, y: 3, anchor: .center)).outline(in: rect) == nil)
        #expect(AnyShape(.stroked(stroked, style)).outline(in: rect) == nil)
        #expect(AnyShape(.trimmed(stroked, from: 0, to: 0.5)).outline(in: rect) == nil)
    }

    @Test func trimsTakePartOfWhatIsLeft() {
        func trim(_ start: Double, _ end: Double) -> ClosedRange<Double>? {
            AnyShape(.trimmed(AnyShape(.trimmed(.circle, from: 0.5, to: 1)), from: start, to: end))
                .outline(in: rect)?.trim
        }
        #expect(trim(0, 0.5) == 0.5...0.75)
        #expect(trim(0.5, 0) == 0.75...0.75)
        #expect(trim(.nan, 9) == 0.5...1)
    }

    @Test(arguments: [
        AnyShape.containerRelative, .buttonBorder, .rect(corners: .concentric), AnyShape(.template(["a"])),
        AnyShape(.combined(.circle, .union, .rect, eoFill: false)), AnyShape(.inset(.containerRelative, by: 1)),
    ])
    func whatTheSurroundingsDecideHasNoOutline(shape: AnyShape) {
        #expect(shape.outline(in: rect) == nil)
    }
}
