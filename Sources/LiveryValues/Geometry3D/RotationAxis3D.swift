import LiveryStyle

/// The axis of a rotation in space, by its direction; the length doesn't matter.
public struct RotationAxis3D: StylesheetValue, CustomStringConvertible {
    public var x: Double
    public var y: Double
    public var z: Double

    public static let zero = RotationAxis3D()
    public static let x = RotationAxis3D(x: 1)
    public static let y = RotationAxis3D(y: 1)
    public static let z = RotationAxis3D(z: 1)
    public static let xy = RotationAxis3D(x: 1, y: 1)
    public static let yz = RotationAxis3D(y: 1, z: 1)
    public static let xz = RotationAxis3D(x: 1, z: 1)
    public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)

    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The axis along a vector.
    public init(_ vector: Vector3D) {
        self.init(x: vector.x, y: vector.y, z: vector.z)
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.member, "x"): self = .x
        case (.member, "y"): self = .y
        case (.member, "z"): self = .z
        case (.member, "xy"): self = .xy
        case (.member, "yz"): self = .yz
        case (.member, "xz"): self = .xz
        case (.member, "xyz"): self = .xyz
        case (.initialized, "RotationAxis3D") where call.isNext(nil, as: Vector3D.self):
            self.init(try call.next(nil, as: Vector3D.self))
        case (.initialized, "RotationAxis3D"):
            self.init(
                x: try call.next("x", default: 0), y: try call.next("y", default: 0),
                z: try call.next("z", default: 0))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The axis as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            "RotationAxis3D", ("x", StylesheetText.number(x)), ("y", StylesheetText.number(y)),
            ("z", StylesheetText.number(z)))
    }
}
