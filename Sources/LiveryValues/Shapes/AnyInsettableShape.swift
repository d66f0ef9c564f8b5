public import LiveryCatalogue
public import LiveryStyle

/// A shape whose edges can be moved inwards: any of the types that a stylesheet can write for `some InsettableShape`.
public struct AnyInsettableShape: StylesheetValue, CustomStringConvertible {
    public static let stylesheetType = TypeReference.some("InsettableShape")

    public let shape: AnyShape

    /// Nil for a shape that isn't insettable.
    public init?(_ shape: AnyShape) {
        guard shape.isInsettable else { return nil }
        self.shape = shape
    }

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        shape = try AnyShape(from: value)
        guard shape.isInsettable else { throw .mismatch(value, with: Self.stylesheetType) }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        shape = try container.decode(AnyShape.self)
        guard shape.isInsettable else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "the shape isn't insettable")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(shape)
    }

    /// The shape as a stylesheet writes it.
    public var description: String { shape.description }
}
