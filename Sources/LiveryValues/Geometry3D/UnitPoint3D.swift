import LiveryStyle

/// A point in a box whose sides are 1 long: `(0, 0, 0)` is the top leading corner at the back, `(1, 1, 1)` the bottom
/// trailing one at the front.
public struct UnitPoint3D: StylesheetValue, CustomStringConvertible {
    public var x: Double
    public var y: Double
    public var z: Double

    public static let zero = UnitPoint3D(x: 0, y: 0, z: 0)
    public static let center = UnitPoint3D(x: 0.5, y: 0.5, z: 0.5)

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The point that a stylesheet calls `.topLeadingBack`, `.front`, `.origin` and so on; nil for any other name.
    public init?(named name: String) {
        guard let point = Self.named.first(where: { $0.name == name })?.point else { return nil }
        self = point
    }

    /// Corners, edges and sides are named by what sets them off from the centre, in the order top, leading, back.
    private static let named: [(name: String, point: UnitPoint3D)] = {
        var points: [(name: String, point: UnitPoint3D)] = []
        for (vertical, y) in [("Top", 0), ("", 0.5), ("Bottom", 1)] {
            for (horizontal, x) in [("Leading", 0), ("", 0.5), ("Trailing", 1)] {
                for (depth, z) in [("Back", 0), ("", 0.5), ("Front", 1)] {
                    let name = vertical + horizontal + depth
                    points.append(
                        (
                            name.isEmpty ? "center" : name.prefix(1).lowercased() + name.dropFirst(),
                            UnitPoint3D(x: x, y: y, z: z)
                        ))
                }
            }
        }
        return points + [("origin", .zero), ("zero", .zero)]
    }()

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, let name):
            guard let point = UnitPoint3D(named: name) else { throw use.mismatch }
            self = point
        case (.initialized, "UnitPoint3D"):
            self.init(x: try call.next("x"), y: try call.next("y"), z: try call.next("z"))
        default: throw use.mismatch
        }
        try call.end()
    }

    /// The point as a stylesheet writes it.
    public var description: String {
        if let name = Self.named.first(where: { $0.point == self })?.name { return "." + name }
        return StylesheetText.call(
            "UnitPoint3D", ("x", StylesheetText.number(x)), ("y", StylesheetText.number(y)),
            ("z", StylesheetText.number(z)))
    }
}
