// swift-format-ignore-file
// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

public import LiveryStyle

/// How large symbols are beside a text.
///
/// - `imageScale(_ scale: Image.Scale)`
///
/// iOS 13, macOS 11, tvOS 13, watchOS 6, visionOS 1.
public struct ImageScaleModifier: TypedModifier {
    public static let name = "imageScale"
    static let overloads = OverloadTable(name, "_ scale: Image.Scale")

    /// `_ scale: Image.Scale`.
    public var scale: Image.Scale

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        scale = try arguments.value("scale")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("scale", scale)
        return call.text
    }
}

/// Lets an image fill its frame.
///
/// - `resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch)` of Image
///
/// iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
public struct ResizableModifier: TypedModifier {
    public static let name = "resizable"
    static let overloads = OverloadTable(
        name,
        "capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch")

    /// `capInsets: EdgeInsets = EdgeInsets()`.
    public var capInsets: EdgeInsets
    /// `resizingMode: Image.ResizingMode = .stretch`.
    public var resizingMode: Image.ResizingMode

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        capInsets = try arguments.value("capInsets", default: EdgeInsets())
        resizingMode = try arguments.value("resizingMode", default: .stretch)
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.add("capInsets", capInsets)
        call.add("resizingMode", resizingMode)
        return call.text
    }
}

/// How the layers of a symbol are coloured; as the symbol says when nil.
///
/// - `symbolRenderingMode(_ mode: SymbolRenderingMode?)`
/// - `symbolRenderingMode(_ mode: SymbolRenderingMode?)` of Image
///
/// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
public struct SymbolRenderingModeModifier: TypedModifier {
    public static let name = "symbolRenderingMode"
    static let overloads = OverloadTable(name, "_ mode: SymbolRenderingMode?")

    /// `_ mode: SymbolRenderingMode?`.
    public var mode: SymbolRenderingMode?

    public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError) {
        let arguments = try Self.overloads.arguments(of: modifier)
        mode = try arguments.valueIfPresent("mode")
    }

    /// The modifier as a stylesheet writes it.
    public var description: String {
        var call = ModifierText(Self.overloads)
        call.addIfPresent("mode", mode)
        return call.text
    }
}
