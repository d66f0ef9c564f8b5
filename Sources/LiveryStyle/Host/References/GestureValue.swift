/// What a gesture in progress says: the raw values that `gesture_state(:name, …)` reads.
///
/// A gesture has only some of them; the others are nil. The host sets them while the gesture goes on.
public struct GestureValue: Hashable, Sendable, Codable {
    /// Points in two directions.
    public struct Size: Hashable, Sendable, Codable {
        public var width: Double
        public var height: Double

        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// A place, in points or, for an anchor, in parts of the view from 0 to 1.
    public struct Point: Hashable, Sendable, Codable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// How far a drag went, in points.
    public var translation: Size?
    /// How far it will have gone if it is let go of now, in points.
    public var predictedEndTranslation: Size?
    /// Points in a second.
    public var velocity: Size?
    /// Where the gesture is, in points.
    public var location: Point?
    /// Where it began, in points.
    public var startLocation: Point?
    /// Where it will end if it is let go of now, in points.
    public var predictedEndLocation: Point?
    /// The factor of a pinch; 1 for none.
    public var magnification: Double?
    /// The angle of a rotation, in degrees.
    public var rotation: Double?
    /// Where a pinch or rotation began, in parts of the view from 0 to 1.
    public var startAnchor: Point?

    /// Makes a value of what the gesture has.
    public init(
        translation: Size? = nil, predictedEndTranslation: Size? = nil, velocity: Size? = nil, location: Point? = nil,
        startLocation: Point? = nil, predictedEndLocation: Point? = nil, magnification: Double? = nil,
        rotation: Double? = nil, startAnchor: Point? = nil
    ) {
        self.translation = translation
        self.predictedEndTranslation = predictedEndTranslation
        self.velocity = velocity
        self.location = location
        self.startLocation = startLocation
        self.predictedEndLocation = predictedEndLocation
        self.magnification = magnification
        self.rotation = rotation
        self.startAnchor = startAnchor
    }
}
