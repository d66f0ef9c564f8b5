public import LiveryCatalogue
public import LiveryStyle

/// An image by its name, with how it is drawn.
public struct Image: StylesheetValue, CustomStringConvertible {
    public enum Source: Hashable, Sendable, Codable {
        /// An image of an asset catalogue, or of whatever the host looks names up in.
        case asset(String, bundle: AssetBundle?)
        /// A symbol of the system.
        case system(String)
    }

    public enum Scale: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case small, medium, large
        public static let stylesheetType = TypeReference.named("Image.Scale")
    }

    /// How much brighter than white an image may become.
    public enum DynamicRange: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case standard, constrainedHigh, high
        public static let stylesheetType = TypeReference.named("Image.DynamicRange")
    }

    public enum ResizingMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        /// The image is repeated.
        case tile
        case stretch
        public static let stylesheetType = TypeReference.named("Image.ResizingMode")
    }

    public enum TemplateRenderingMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        /// Only the image's opacity counts; it is drawn in the foreground's style.
        case template
        /// The image's own colours.
        case original
        public static let stylesheetType = TypeReference.named("Image.TemplateRenderingMode")
    }

    /// The quality of an image that is scaled.
    public enum Interpolation: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case none, low, medium, high
        public static let stylesheetType = TypeReference.named("Image.Interpolation")
    }

    public enum Orientation: String, CaseIterable, StylesheetValue, CustomStringConvertible {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
        public static let stylesheetType = TypeReference.named("Image.Orientation")
    }

    /// How an image is fitted to the space it is given.
    public struct Resizing: Hashable, Sendable, Codable {
        /// The margins that keep their size, in points.
        public var capInsets: EdgeInsets
        public var mode: ResizingMode

        public init(capInsets: EdgeInsets = EdgeInsets(), mode: ResizingMode = .stretch) {
            self.capInsets = capInsets
            self.mode = mode
        }
    }

    public var source: Source
    /// Whether assistive technology passes over the image.
    public var isDecorative: Bool
    /// How much of a variable symbol is filled, from 0 to 1.
    public var variableValue: Double?
    /// The image keeps its own size when nil.
    public var resizing: Resizing?

    // As the host decides when nil.
    public var isAntialiased: Bool?
    public var interpolation: Interpolation?
    public var renderingMode: TemplateRenderingMode?
    public var allowedDynamicRange: DynamicRange?
    public var symbolRenderingMode: SymbolRenderingMode?
    public var symbolColorRenderingMode: SymbolColorRenderingMode?
    public var symbolVariableValueMode: SymbolVariableValueMode?

    public init(_ source: Source, isDecorative: Bool = false, variableValue: Double? = nil) {
        self.source = source
        self.isDecorative = isDecorative
        self.variableValue = variableValue
    }

    public init(_ name: String, variableValue: Double? = nil, bundle: AssetBundle? = nil) {
        self.init(.asset(name, bundle: bundle), variableValue: variableValue)
    }

    public init(decorative name: String, bundle: AssetBundle? = nil) {
        self.init(.asset(name, bundle: bundle), isDecorative: true)
    }

    public init(systemName name: String, variableValue: Double? = nil) {
        self.init(.system(name), variableValue: variableValue)
    }
}

// MARK: - Reading and writing

extension Image {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let chain = ValueChain(value)
        let root = try ValueUse(of: chain.root, as: Self.stylesheetType)
        guard case .initialized = root.kind, root.name == "Image" else { throw root.mismatch }
        var call = root.call
        self = try Self.initialized(&call)
        try call.end()
        for link in chain.links { self = try linked(link) }
    }

    private static func initialized(_ call: inout ValueCall) throws(StylesheetDecodingError) -> Image {
        if call.isNext("systemName") {
            return Image(
                systemName: try call.next("systemName"), variableValue: try call.next("variableValue", default: nil))
        }
        if call.isNext("decorative") {
            return Image(decorative: try call.next("decorative"), bundle: try call.next("bundle", default: nil))
        }
        return Image(
            try call.next(nil, as: String.self), variableValue: try call.next("variableValue", default: nil),
            bundle: try call.next("bundle", default: nil))
    }

    /// What a member of the image gives.
    private func linked(_ link: StyleMember) throws(StylesheetDecodingError) -> Image {
        let use = try ValueUse(of: .member(link), as: Self.stylesheetType)
        var call = use.call
        let result: Image
        switch use.name {
        case "allowedDynamicRange": result = allowedDynamicRange(try call.next(nil))
        case "antialiased": result = antialiased(try call.next(nil))
        case "interpolation": result = interpolation(try call.next(nil))
        case "renderingMode": result = renderingMode(try call.next(nil))
        case "resizable":
            result = resizable(
                capInsets: try call.next("capInsets", default: EdgeInsets()),
                resizingMode: try call.next("resizingMode", default: .stretch))
        case "symbolColorRenderingMode": result = symbolColorRenderingMode(try call.next(nil))
        case "symbolRenderingMode": result = symbolRenderingMode(try call.next(nil))
        case "symbolVariableValueMode": result = symbolVariableValueMode(try call.next(nil))
        default: throw use.mismatch
        }
        try call.end()
        return result
    }

    /// The image as a stylesheet writes it.
    public var description: String {
        let variable = variableValue.map { StylesheetText.number($0) }
        var text =
            switch source {
            case .system(let name):
                StylesheetText.call(
                    "Image", ("systemName", StylesheetText.string(name)), ("variableValue", variable))
            case .asset(let name, let bundle):
                StylesheetText.call(
                    "Image", (isDecorative ? "decorative" : nil, StylesheetText.string(name)),
                    ("variableValue", variable), ("bundle", bundle?.description))
            }
        if let allowedDynamicRange { text += ".allowedDynamicRange(\(allowedDynamicRange))" }
        if let isAntialiased { text += ".antialiased(\(isAntialiased))" }
        if let interpolation { text += ".interpolation(\(interpolation))" }
        if let renderingMode { text += ".renderingMode(\(renderingMode))" }
        if let resizing {
            text += StylesheetText.call(
                ".resizable", ("capInsets", resizing.capInsets == EdgeInsets() ? nil : resizing.capInsets.description),
                ("resizingMode", resizing.mode == .stretch ? nil : resizing.mode.description))
        }
        if let symbolColorRenderingMode { text += ".symbolColorRenderingMode(\(symbolColorRenderingMode))" }
        if let symbolRenderingMode { text += ".symbolRenderingMode(\(symbolRenderingMode))" }
        if let symbolVariableValueMode { text += ".symbolVariableValueMode(\(symbolVariableValueMode))" }
        return text
    }
}
