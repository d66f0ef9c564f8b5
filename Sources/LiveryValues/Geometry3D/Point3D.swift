import LiveryStyle

/// A point in space, in points.
public struct Point3D: StylesheetValue, CustomStringConvertible {
    public var x: Double
    public var y: Double
    public var z: Double

    public static let zero = Point3D()

    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The point that a vector from the origin leads to.
    public init(_ vector: Vector3D) {
        self.init(x: vector.x, y: vector.y, z: vector.z)
    }

    /// The corner of a size that is opposite to the origin.
    public init(_ size: Size3D) {
        self.init(x: size.width, y: size.height, z: size.depth)
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.initialized, "Point3D") where call.isNext(nil, as: Vector3D.self):
            self.init(try call.next(nil, as: Vector3D.self))
        case (.initialized, "Point3D") where call.isNext(nil, as: Size3D.self):
            self.init(try call.next(nil, as: Size3D.self))
        case (.initialized, "Point3D"):
            self.init(
                x: try call.next("x", default: 0), y: try call.next("y", default: 0),
                z: try call.next("z", default: 0))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The point as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            "Point3D", ("x", StylesheetText.number(x)), ("y", StylesheetText.number(y)),
            ("z", StylesheetText.number(z)))
    }
}
