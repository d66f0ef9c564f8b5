// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import Foundation
public import LiveryCatalogue
public import LiveryStyle

/// What `pointerStyle(_:)` takes as a `PointerStyle`.
///
/// macOS 15, visionOS 2; not on iOS, tvOS, watchOS.
public enum PointerStyle: StylesheetValue, CustomStringConvertible {
    case
        `default`, horizontalText, verticalText, rectSelection, grabIdle, grabActive, link, zoomIn, zoomOut,
        columnResize, rowResize
    /// `.columnResize(directions: HorizontalDirection.Set)`
    case columnResizeDirections(HorizontalDirection.Set)
    /// `.rowResize(directions: VerticalDirection.Set)`
    case rowResizeDirections(VerticalDirection.Set)
    /// `.frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all)`
    case frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set)
    /// `.shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize)`
    case shape(AnyShape, eoFill: Bool, size: CGSize)
    /// `.image(_ image: Image, hotSpot: UnitPoint)`
    case image(Image, hotSpot: UnitPoint)

    public static let stylesheetType: TypeReference = .named("PointerStyle")

    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .member:
            switch use.name {
            case "default": self = .default
            case "horizontalText": self = .horizontalText
            case "verticalText": self = .verticalText
            case "rectSelection": self = .rectSelection
            case "grabIdle": self = .grabIdle
            case "grabActive": self = .grabActive
            case "link": self = .link
            case "zoomIn": self = .zoomIn
            case "zoomOut": self = .zoomOut
            case "columnResize" where call.isAtEnd: self = .columnResize
            case "columnResize": self = try .columnResizeDirections(call.next("directions"))
            case "rowResize" where call.isAtEnd: self = .rowResize
            case "rowResize": self = try .rowResizeDirections(call.next("directions"))
            case "frameResize":
                self = try .frameResize(
                    position: call.next("position"), directions: call.next("directions", default: .all))
            case "shape":
                self = try .shape(call.next(nil), eoFill: call.next("eoFill", default: false), size: call.next("size"))
            case "image": self = try .image(call.next(nil), hotSpot: call.next("hotSpot"))
            default: throw use.mismatch
            }
        case .initialized, .chained: throw use.mismatch
        }
        try call.end()
    }

    /// The value as a stylesheet writes it.
    public var description: String {
        switch self {
        case .default: ".default"
        case .horizontalText: ".horizontalText"
        case .verticalText: ".verticalText"
        case .rectSelection: ".rectSelection"
        case .grabIdle: ".grabIdle"
        case .grabActive: ".grabActive"
        case .link: ".link"
        case .zoomIn: ".zoomIn"
        case .zoomOut: ".zoomOut"
        case .columnResize: ".columnResize"
        case .columnResizeDirections(let directions):
            StylesheetText.call(".columnResize", ("directions", StylesheetText.value(directions)))
        case .rowResize: ".rowResize"
        case .rowResizeDirections(let directions):
            StylesheetText.call(".rowResize", ("directions", StylesheetText.value(directions)))
        case .frameResize(let position, let directions):
            StylesheetText.call(
                ".frameResize", ("position", StylesheetText.value(position)),
                ("directions", StylesheetText.value(directions)))
        case .shape(let shape, let eoFill, let size):
            StylesheetText.call(
                ".shape", (nil, StylesheetText.value(shape)), ("eoFill", StylesheetText.value(eoFill)),
                ("size", StylesheetText.value(size)))
        case .image(let image, let hotSpot):
            StylesheetText.call(
                ".image", (nil, StylesheetText.value(image)), ("hotSpot", StylesheetText.value(hotSpot)))
        }
    }
}
