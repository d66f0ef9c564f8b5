// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// A part of values of `AffineTransform3D`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum Pose3D: StylesheetValue, CustomStringConvertible {
    case identity, unspecified
    /// `Pose3D(position: Point3D, rotation: Rotation3D)`
    case ofRotation(position: Point3D, rotation: Rotation3D)
    /// `Pose3D(forward: Vector3D, up: Vector3D)`
    case ofForward(forward: Vector3D, up: Vector3D)
    /// `Pose3D(position: Point3D, target: Point3D, up: Vector3D)`
    case ofTarget(position: Point3D, target: Point3D, up: Vector3D)

    public static let stylesheetType: TypeReference = .named("Pose3D")

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
            case "Pose3D" where call.isAtEnd: self = .unspecified
            case "Pose3D" where call.contains("target"):
                self = try .ofTarget(position: call.next("position"), target: call.next("target"), up: call.next("up"))
            case "Pose3D" where call.contains("position"):
                self = try .ofRotation(position: call.next("position"), rotation: call.next("rotation"))
            case "Pose3D": self = try .ofForward(forward: call.next("forward"), up: call.next("up"))
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
        case .unspecified: StylesheetText.call("Pose3D")
        case .ofRotation(let position, let rotation):
            StylesheetText.call(
                "Pose3D", ("position", StylesheetText.value(position)), ("rotation", StylesheetText.value(rotation)))
        case .ofForward(let forward, let up):
            StylesheetText.call("Pose3D", ("forward", StylesheetText.value(forward)), ("up", StylesheetText.value(up)))
        case .ofTarget(let position, let target, let up):
            StylesheetText.call(
                "Pose3D", ("position", StylesheetText.value(position)), ("target", StylesheetText.value(target)),
                ("up", StylesheetText.value(up)))
        }
    }
}
