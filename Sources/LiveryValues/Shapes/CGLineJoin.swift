public import LiveryStyle

/// How the corners of a line look.
///
/// A type of its own on every platform; where CoreGraphics is imported too, `LiveryValues.CGLineJoin` tells the two apart.
public enum CGLineJoin: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case miter
    case round
    case bevel
}
