// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryCatalogue
public import LiveryStyle

/// What `transform3DEffect(_:)` takes as an `AffineTransform3D`.
///
/// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
public enum AffineTransform3D: StylesheetValue, CustomStringConvertible {
    case identity, unspecified
    /// `AffineTransform3D(scale: Size3D)`
    case scale(Size3D)
    /// `AffineTransform3D(rotation: Rotation3D)`
    case rotation(Rotation3D)
    /// `AffineTransform3D(translation: Vector3D)`
    case translation(Vector3D)
    /// `AffineTransform3D(scale: Size3D = Size3D(width: 1, height: 1, depth: 1), rotation: Rotation3D = .identity,
    /// translation: Vector3D = .zero)`
    case of(scale: Size3D, rotation: Rotation3D, translation: Vector3D)
    /// `AffineTransform3D(pose: Pose3D)`
    case pose(Pose3D)
    /// `AffineTransform3D(shear: AxisWithFactors)`
    case shear(AxisWithFactors)

    public static let stylesheetType: TypeReference = .named("AffineTransform3D")

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
            case "AffineTransform3D" where call.isAtEnd: self = .unspecified
            case "AffineTransform3D" where call.fits(["scale"]): self = try .scale(call.next("scale"))
            case "AffineTransform3D" where call.fits(["rotation"]): self = try .rotation(call.next("rotation"))
            case "AffineTransform3D" where call.fits(["translation"]): self = try .translation(call.next("translation"))
            case "AffineTransform3D" where call.contains("pose"): self = try .pose(call.next("pose"))
            case "AffineTransform3D" where call.contains("shear"): self = try .shear(call.next("shear"))
            case "AffineTransform3D":
                self = try .of(
                    scale: call.next("scale", default: Size3D(width: 1, height: 1, depth: 1)),
                    rotation: call.next("rotation", default: .identity),
                    translation: call.next("translation", default: .zero))
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
        case .unspecified: StylesheetText.call("AffineTransform3D")
        case .scale(let scale): StylesheetText.call("AffineTransform3D", ("scale", StylesheetText.value(scale)))
        case .rotation(let rotation):
            StylesheetText.call("AffineTransform3D", ("rotation", StylesheetText.value(rotation)))
        case .translation(let translation):
            StylesheetText.call("AffineTransform3D", ("translation", StylesheetText.value(translation)))
        case .of(let scale, let rotation, let translation):
            StylesheetText.call(
                "AffineTransform3D", ("scale", StylesheetText.value(scale)),
                ("rotation", StylesheetText.value(rotation)), ("translation", StylesheetText.value(translation)))
        case .pose(let pose): StylesheetText.call("AffineTransform3D", ("pose", StylesheetText.value(pose)))
        case .shear(let shear): StylesheetText.call("AffineTransform3D", ("shear", StylesheetText.value(shear)))
        }
    }
}
