// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `rotation3DEffect(_:anchor:)` takes as a `Rotation3D`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum Rotation3D: StylesheetValue, CustomStringConvertible {
    case identity, unspecified
    /// `Rotation3D(angle: Angle2D, axis: RotationAxis3D)`
    case ofAngle(angle: Angle2D, axis: RotationAxis3D)
    /// `Rotation3D(position: Point3D, target: Point3D, up: Vector3D)`
    case ofPosition(position: Point3D, target: Point3D, up: Vector3D)
    /// `Rotation3D(forward: Vector3D, up: Vector3D)`
    case ofForward(forward: Vector3D, up: Vector3D)

    public static let stylesheetType: TypeReference = .named("Rotation3D")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "identity": self = .identity
            default: throw use.mismatch
            }
        case .initialized:
            switch use.name {
            case "Rotation3D" where call.isAtEnd: self = .unspecified
            case "Rotation3D" where call.contains("position"):
                self = try .ofPosition(
                    position: call.next("position"), target: call.next("target"), up: call.next("up"))
            case "Rotation3D" where call.contains("angle"):
                self = try .ofAngle(angle: call.next("angle"), axis: call.next("axis"))
            case "Rotation3D": self = try .ofForward(forward: call.next("forward"), up: call.next("up"))
            default: throw use.mismatch
            }
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .identity: ".identity"
        case .unspecified: StylesheetText.call("Rotation3D")
        case .ofAngle(let angle, let axis):
            StylesheetText.call(
                "Rotation3D", ("angle", StylesheetText.value(angle)), ("axis", StylesheetText.value(axis)))
        case .ofPosition(let position, let target, let up):
            StylesheetText.call(
                "Rotation3D", ("position", StylesheetText.value(position)), ("target", StylesheetText.value(target)),
                ("up", StylesheetText.value(up)))
        case .ofForward(let forward, let up):
            StylesheetText.call(
                "Rotation3D", ("forward", StylesheetText.value(forward)), ("up", StylesheetText.value(up)))
        }
    }
}
