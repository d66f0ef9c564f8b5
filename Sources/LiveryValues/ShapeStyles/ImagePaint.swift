public import Foundation
public import LiveryStyle

/// An image that is repeated.
public struct ImagePaint: StylesheetValue, CustomStringConvertible {
    /// The whole of an image.
    public static let wholeRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    public var image: Image
    /// The part of the image that is drawn, in fractions of its width and height.
    public var sourceRect: CGRect
    /// How many times larger it is drawn.
    public var scale: Double

    public init(image: Image, sourceRect: CGRect = Self.wholeRect, scale: Double = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Reads the initializer and `.image(…)`.
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        let image: Image
        switch (use.kind, use.name) {
        case (.initialized, "ImagePaint"): image = try call.next("image")
        case (.member, "image"): image = try call.next(nil)
        default: throw use.mismatch
        }
        self.init(
            image: image, sourceRect: try call.next("sourceRect", default: Self.wholeRect),
            scale: try call.next("scale", default: 1))
        try call.end()
    }

    /// The paint as a stylesheet writes it.
    public var description: String {
        StylesheetText.call(
            "ImagePaint", ("image", image.description),
            ("sourceRect", sourceRect == Self.wholeRect ? nil : sourceRect.writtenForm),
            ("scale", StylesheetText.number(scale, unless: 1)))
    }
}
