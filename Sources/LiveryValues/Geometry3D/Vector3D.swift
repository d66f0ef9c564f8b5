import LiveryStyle

/// A direction and distance in space, in points.
public struct Vector3D: StylesheetValue, CustomStringConvertible {
    public var x: Double
    public var y: Double
    public var z: Double

    public static let zero = Vector3D()

    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The direction of an axis.
    public init(_ axis: RotationAxis3D) {
        self.init(x: axis.x, y: axis.y, z: axis.z)
    }

    /// The vector from the origin to a point.
    public init(_ point: Point3D) {
        self.init(x: point.x, y: point.y, z: point.z)
    }

    /// The vector from the origin to the opposite corner of a size.
    public init(_ size: Size3D) {
        self.init(x: size.width, y: size.height, z: size.depth)
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.initialized, "Vector3D") where call.isNext(nil, as: RotationAxis3D.self):
            self.init(try call.next(nil, as: RotationAxis3D.self))
        case (.initialized, "Vector3D") where call.isNext(nil, as: Point3D.self):
            self.init(try call.next(nil, as: Point3D.self))
        case (.initialized, "Vector3D") where call.isNext(nil, as: Size3D.self):
            self.init(try call.next(nil, as: Size3D.self))
        case (.initialized, "Vector3D"):
            self.init(
                x: try call.next("x", default: 0), y: try call.next("y", default: 0),
                z: try call.next("z", default: 0))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The vector as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            "Vector3D", ("x", StylesheetText.number(x)), ("y", StylesheetText.number(y)),
            ("z", StylesheetText.number(z)))
    }
}
