public import Foundation
public import LiveryStyle

// Foundation's own types, in points; `writtenForm` is what `description` is for other values.

extension CGPoint: StylesheetValue {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.initialized, "CGPoint") where call.isAtEnd: self = .zero
        case (.initialized, "CGPoint"):
            self.init(x: try call.next("x", as: Double.self), y: try call.next("y", as: Double.self))
        default: throw use.mismatch
        }
        try call.end()
    }

    var writtenForm: String {
        StylesheetText.call("CGPoint", ("x", StylesheetText.number(x)), ("y", StylesheetText.number(y)))
    }
}

extension CGSize: StylesheetValue {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.initialized, "CGSize") where call.isAtEnd: self = .zero
        case (.initialized, "CGSize"):
            self.init(
                width: try call.next("width", as: Double.self), height: try call.next("height", as: Double.self))
        default: throw use.mismatch
        }
        try call.end()
    }

    var writtenForm: String {
        StylesheetText.call(
            "CGSize", ("width", StylesheetText.number(width)), ("height", StylesheetText.number(height)))
    }
}

extension CGRect: StylesheetValue {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch (use.kind, use.name) {
        case (.member, "zero"): self = .zero
        case (.member, "null"): self = .null
        case (.member, "infinite"): self = .infinite
        case (.initialized, "CGRect") where call.isNext("origin"):
            self.init(origin: try call.next("origin"), size: try call.next("size"))
        case (.initialized, "CGRect"):
            self.init(
                x: try call.next("x", as: Double.self), y: try call.next("y", as: Double.self),
                width: try call.next("width", as: Double.self), height: try call.next("height", as: Double.self))
        default: throw use.mismatch
        }
        try call.end()
    }

    var writtenForm: String {
        // Without standardizing: a negative width stays one.
        if self == .null { return ".null" }
        if self == .infinite { return ".infinite" }
        return StylesheetText.call(
            "CGRect", ("x", StylesheetText.number(origin.x)), ("y", StylesheetText.number(origin.y)),
            ("width", StylesheetText.number(size.width)), ("height", StylesheetText.number(size.height)))
    }
}
