/// A property of a gesture's value that a stylesheet can name.
///
/// | property | is | of types |
/// |-|-|-|
/// | `.translation`, `.predictedEndTranslation`, `.velocity` | a size | `CGSize`, `CGPoint`, `CGVector`, `UnitPoint` |
/// | `.location`, `.startLocation`, `.predictedEndLocation`, `.startAnchor` | a point | the same |
/// | `.width`, `.height` of a size, `.x`, `.y` of a point | a number | `CGFloat`, `Double`, `Float`, `Int`, `String` |
/// | `.magnification` | a number | the same |
/// | `.rotation` | an angle, in degrees | `Angle` |
/// | `.rotation.degrees`, `.rotation.radians` | a number | as other numbers |
struct GestureProperty {
    /// What the property is before it is scaled.
    enum Raw {
        case number(Double)
        /// Degrees.
        case angle(Double)
        case pair(Double, Double)
    }

    private enum Part: String { case width, height, x, y, degrees, radians }

    private static let sizes: [String: @Sendable (GestureValue) -> GestureValue.Size?] = [
        "translation": { $0.translation }, "predictedEndTranslation": { $0.predictedEndTranslation },
        "velocity": { $0.velocity },
    ]

    private static let points: [String: @Sendable (GestureValue) -> GestureValue.Point?] = [
        "location": { $0.location }, "startLocation": { $0.startLocation },
        "predictedEndLocation": { $0.predictedEndLocation }, "startAnchor": { $0.startAnchor },
    ]

    /// The properties by their first name.
    static let names = (Array(sizes.keys) + Array(points.keys) + ["magnification", "rotation"]).sorted()

    private let name: String
    private let part: Part?

    /// The property of a path such as `["translation", "width"]`, or nil when there is none.
    init?(path: [String]) {
        guard let name = path.first, path.count <= 2 else { return nil }
        let parts: [Part]
        if GestureProperty.sizes[name] != nil {
            parts = [.width, .height]
        } else if GestureProperty.points[name] != nil {
            parts = [.x, .y]
        } else if name == "rotation" {
            parts = [.degrees, .radians]
        } else if name == "magnification" {
            parts = []
        } else {
            return nil
        }
        self.name = name
        if path.count == 1 {
            part = nil
        } else if let part = Part(rawValue: path[1]), parts.contains(part) {
            self.part = part
        } else {
            return nil
        }
    }

    /// Whether a place of a type can have the property.
    func fits(_ type: String) -> Bool {
        switch type {
        case "Angle": isAngle
        case "CGSize", "CGPoint", "CGVector", "UnitPoint": isPair
        default: !isAngle && !isPair
        }
    }

    private var isAngle: Bool { name == "rotation" && part == nil }
    private var isPair: Bool { name != "rotation" && name != "magnification" && part == nil }

    /// The type of the property's own values, for a place of unknown type.
    var ownType: String {
        if isAngle { return "Angle" }
        if !isPair { return "Double" }
        return GestureProperty.sizes[name] == nil ? "CGPoint" : "CGSize"
    }

    /// What a gesture says of the property; nil when it doesn't have it.
    func raw(in value: GestureValue) -> Raw? {
        let pair: (Double, Double)?
        switch name {
        case "magnification": return value.magnification.map(Raw.number)
        case "rotation":
            guard let degrees = value.rotation else { return nil }
            return switch part {
            case nil: .angle(degrees)
            case .radians: .number(degrees * .pi / 180)
            default: .number(degrees)
            }
        default:
            if let size = GestureProperty.sizes[name] {
                pair = size(value).map { ($0.width, $0.height) }
            } else {
                pair = GestureProperty.points[name].flatMap { $0(value) }.map { ($0.x, $0.y) }
            }
        }
        return pair.map { first, second in
            switch part {
            case nil: .pair(first, second)
            case .width, .x: .number(first)
            default: .number(second)
            }
        }
    }
}
