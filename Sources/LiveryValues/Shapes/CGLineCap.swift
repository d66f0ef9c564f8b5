public import LiveryStyle

/// How the ends of a line look.
///
/// A type of its own on every platform; where CoreGraphics is imported too, `LiveryValues.CGLineCap` tells the two apart.
public enum CGLineCap: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// Cut off at the end point.
    case butt
    /// A half circle about the end point.
    case round
    /// Half a square beyond the end point.
    case square
}
