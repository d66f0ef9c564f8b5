import Foundation
public import LiveryStyle

extension AnyShape {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let chain = ValueChain(value)
        try self.init(root: chain.root)
        for link in chain.links {
            let use = try ValueUse(of: .member(link), as: Self.stylesheetType)
            var call = use.call
            content = try Self.linked(self, use, &call)
            try call.end()
        }
    }

    private init(root: StyleValue) throws(StylesheetDecodingError) {
        if case .content(let names) = root {
            content = .template(names)
            return
        }
        let use = try ValueUse(of: root, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .initialized: content = try Self.initialized(use, &call)
        case .member: content = try Self.member(use, &call, root)
        case .chained: throw use.mismatch
        }
        try call.end()
    }

    private static func initialized(_ use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) -> Content
    {
        switch use.name {
        case "Rectangle": return .rectangle
        case "RoundedRectangle", "UnevenRoundedRectangle": return try rectangle(&call)
        case "Circle": return .circle
        case "Ellipse": return .ellipse
        case "Capsule": return .capsule(style: try call.next("style", default: .continuous))
        case "ContainerRelativeShape": return .containerRelative
        case "ConcentricRectangle":
            if call.isAtEnd { return .concentricRectangle(corners: .concentric, isUniform: false) }
            return try rectangle(&call)
        case "DefaultGlassEffectShape": return .glassEffect
        case "AnyShape": return try call.next(nil, as: AnyShape.self).content
        default: throw use.mismatch
        }
    }

    private static func member(
        _ use: ValueUse, _ call: inout ValueCall, _ value: StyleValue
    ) throws(StylesheetDecodingError) -> Content {
        if use.owner == "ButtonBorderShape", use.name != "buttonBorder" {
            let shape = try ButtonBorderShape(from: value)
            if case .roundedRectangle(_?) = shape { _ = try call.next("radius", as: Double.self) }
            return .buttonBorder(shape)
        }
        switch use.name {
        case "rect" where call.isAtEnd: return use.owner == "UnevenRoundedRectangle" ? try rectangle(&call) : .rectangle
        case "rect": return try rectangle(&call)
        case "circle": return .circle
        case "ellipse": return .ellipse
        case "capsule": return .capsule(style: try call.next("style", default: .continuous))
        case "containerRelative": return .containerRelative
        case "buttonBorder": return .buttonBorder(.automatic)
        default: throw use.mismatch
        }
    }

    /// A rectangle by the labels of what rounds its corners.
    private static func rectangle(_ call: inout ValueCall) throws(StylesheetDecodingError) -> Content {
        if call.isNext("corners") {
            return .concentricRectangle(
                corners: try call.next("corners"), isUniform: try call.next("isUniform", default: false))
        }
        if let radius = try call.nextIfPresent("cornerRadius", as: Double.self) {
            return .roundedRectangle(
                cornerSize: CGSize(width: radius, height: radius), style: try call.next("style", default: .continuous))
        }
        if let size = try call.nextIfPresent("cornerSize", as: CGSize.self) {
            return .roundedRectangle(cornerSize: size, style: try call.next("style", default: .continuous))
        }
        if let radii = try call.nextIfPresent("cornerRadii", as: RectangleCornerRadii.self) {
            return .unevenRoundedRectangle(radii, style: try call.next("style", default: .continuous))
        }
        let radii = RectangleCornerRadii(
            topLeading: try call.next("topLeadingRadius", default: 0),
            bottomLeading: try call.next("bottomLeadingRadius", default: 0),
            bottomTrailing: try call.next("bottomTrailingRadius", default: 0),
            topTrailing: try call.next("topTrailingRadius", default: 0))
        return .unevenRoundedRectangle(radii, style: try call.next("style", default: .continuous))
    }

    /// What a member of a shape gives.
    private static func linked(
        _ base: AnyShape, _ use: ValueUse, _ call: inout ValueCall
    ) throws(StylesheetDecodingError) -> Content {
        if let operation = Operation(rawValue: use.name) {
            return .combined(
                base, operation, try call.next(nil), eoFill: try call.next("eoFill", default: false))
        }
        switch use.name {
        case "inset" where base.isInsettable: return .inset(base, by: try call.next("by"))
        case "offset": return .moved(base, by: try offset(&call))
        case "rotation":
            return .rotated(base, by: try call.next(nil), anchor: try call.next("anchor", default: .center))
        case "scale":
            if let factor = try call.nextIfPresent(nil, as: Double.self) {
                return .scaled(base, x: factor, y: factor, anchor: try call.next("anchor", default: .center))
            }
            return .scaled(
                base, x: try call.next("x", default: 1), y: try call.next("y", default: 1),
                anchor: try call.next("anchor", default: .center))
        case "size":
            let size =
                call.isNext(nil)
                ? try call.next(nil, as: CGSize.self)
                : CGSize(
                    width: try call.next("width", as: Double.self), height: try call.next("height", as: Double.self))
            return .sized(base, size, anchor: try call.next("anchor", default: .topLeading))
        case "transform": return .transformed(base, try call.next(nil))
        case "trim":
            return .trimmed(base, from: try call.next("from", default: 0), to: try call.next("to", default: 1))
        case "stroke":
            if let style = try call.nextIfPresent("style", as: StrokeStyle.self) { return .stroked(base, style) }
            return .stroked(base, StrokeStyle(lineWidth: try call.next("lineWidth", default: 1)))
        default: throw use.mismatch
        }
    }

    private static func offset(_ call: inout ValueCall) throws(StylesheetDecodingError) -> CGSize {
        guard call.isNext(nil), let first = call.arguments.first else {
            return CGSize(
                width: try call.next("x", default: 0 as Double), height: try call.next("y", default: 0 as Double))
        }
        if case .initialized("CGPoint", _) = first.value {
            let point: CGPoint = try call.next(nil)
            return CGSize(width: point.x, height: point.y)
        }
        return try call.next(nil)
    }
}

// MARK: - Writing

extension AnyShape {
    /// The shape as a stylesheet writes it.
    public var description: String {
        switch content {
        case .rectangle: ".rect"
        case .roundedRectangle(let size, let style):
            StylesheetText.call(
                ".rect",
                size.width == size.height
                    ? ("cornerRadius", StylesheetText.number(size.width)) : ("cornerSize", size.writtenForm),
                ("style", style == .continuous ? nil : style.description))
        case .unevenRoundedRectangle(let radii, let style):
            StylesheetText.call(
                ".rect", ("cornerRadii", radii.description), ("style", style == .continuous ? nil : style.description))
        case .capsule(.continuous): ".capsule"
        case .capsule(let style): ".capsule(style: \(style))"
        case .circle: ".circle"
        case .ellipse: ".ellipse"
        case .containerRelative: ".containerRelative"
        case .concentricRectangle(let corners, let isUniform):
            StylesheetText.call(
                ".rect", ("corners", corners.description), ("isUniform", isUniform ? "true" : nil))
        case .buttonBorder(.automatic): ".buttonBorder"
        case .buttonBorder(let shape): StylesheetText.qualified(shape.description, by: "ButtonBorderShape")
        case .glassEffect: "DefaultGlassEffectShape()"
        case .template(let names): StyleValue.content(names).description
        case .inset(let shape, let amount):
            StylesheetText.call("\(shape).inset", ("by", StylesheetText.number(amount)))
        case .moved(let shape, let offset):
            StylesheetText.call(
                "\(shape).offset", ("x", StylesheetText.number(offset.width)),
                ("y", StylesheetText.number(offset.height)))
        case .rotated(let shape, let angle, let anchor):
            StylesheetText.call("\(shape).rotation", (nil, angle.description), ("anchor", anchor.text(unless: .center)))
        case .scaled(let shape, let x, let y, let anchor):
            StylesheetText.call(
                "\(shape).scale", ("x", StylesheetText.number(x)), ("y", StylesheetText.number(y)),
                ("anchor", anchor.text(unless: .center)))
        case .sized(let shape, let size, let anchor):
            StylesheetText.call(
                "\(shape).size", ("width", StylesheetText.number(size.width)),
                ("height", StylesheetText.number(size.height)), ("anchor", anchor.text(unless: .topLeading)))
        case .transformed(let shape, let transform): "\(shape).transform(\(transform))"
        case .trimmed(let shape, let start, let end):
            StylesheetText.call(
                "\(shape).trim", ("from", StylesheetText.number(start)), ("to", StylesheetText.number(end)))
        case .stroked(let shape, let style): "\(shape).stroke(style: \(style))"
        case .combined(let shape, let operation, let other, let eoFill):
            StylesheetText.call(
                "\(shape).\(operation.rawValue)", (nil, other.description), ("eoFill", eoFill ? "true" : nil))
        }
    }
}

extension UnitPoint {
    fileprivate func text(unless standard: UnitPoint) -> String? { self == standard ? nil : description }
}
