public import Foundation
public import LiveryStyle

/// A transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, in points.
///
/// A type of its own on every platform; where CoreGraphics is imported too, `LiveryValues.CGAffineTransform` tells the
/// two apart.
public struct CGAffineTransform: StylesheetValue, CustomStringConvertible {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public static let identity = CGAffineTransform()

    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A rotation about the origin by an angle in radians; clockwise where y grows downwards.
    public init(rotationAngle angle: Double) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
    }

    public init(scaleX x: Double, y: Double) { self.init(a: x, d: y) }

    public init(translationX x: Double, y: Double) { self.init(tx: x, ty: y) }

    /// The transform after a rotation by an angle in radians.
    public func rotated(by angle: Double) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform after a scaling.
    public func scaledBy(x: Double, y: Double) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform after a translation.
    public func translatedBy(x: Double, y: Double) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// This transform followed by another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The transform back; this one when there is none.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    public func applied(to point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let chain = ValueChain(value)
        try self.init(root: chain.root)
        for link in chain.links { self = try linked(link) }
    }

    private init(root: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: root, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "identity"): self = .identity
        case (.initialized, "CGAffineTransform") where call.isAtEnd: self = .identity
        case (.initialized, "CGAffineTransform") where call.isNext("rotationAngle"):
            self.init(rotationAngle: try call.next("rotationAngle"))
        case (.initialized, "CGAffineTransform") where call.isNext("scaleX"):
            self.init(scaleX: try call.next("scaleX"), y: try call.next("y"))
        case (.initialized, "CGAffineTransform") where call.isNext("translationX"):
            self.init(translationX: try call.next("translationX"), y: try call.next("y"))
        case (.initialized, "CGAffineTransform"):
            let isLabelled = call.isNext("a")
            func label(_ text: String) -> String? { isLabelled ? text : nil }
            self.init(
                a: try call.next(label("a")), b: try call.next(label("b")), c: try call.next(label("c")),
                d: try call.next(label("d")), tx: try call.next(label("tx")), ty: try call.next(label("ty")))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// What a member of the transform gives.
    private func linked(_ link: StyleMember) throws(StylesheetDecodingError) -> CGAffineTransform {
        let use = try ValueUse(of: .member(link), as: Self.stylesheetType)
        var call = use.call
        let result: CGAffineTransform
        switch use.name {
        case "rotated": result = rotated(by: try call.next("by"))
        case "scaledBy": result = scaledBy(x: try call.next("x"), y: try call.next("y"))
        case "translatedBy": result = translatedBy(x: try call.next("x"), y: try call.next("y"))
        case "concatenating": result = concatenating(try call.next(nil))
        case "inverted": result = inverted()
        default: throw use.mismatch
        }
        try call.end()
        return result
    }

    /// The transform as a stylesheet writes it.
    public var description: String {
        if self == .identity { return ".identity" }
        return StylesheetText.call(
            "CGAffineTransform", ("a", StylesheetText.number(a)), ("b", StylesheetText.number(b)),
            ("c", StylesheetText.number(c)), ("d", StylesheetText.number(d)), ("tx", StylesheetText.number(tx)),
            ("ty", StylesheetText.number(ty)))
    }
}
