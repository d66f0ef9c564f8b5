public import LiveryStyle

/// The curve of a rounded corner.
public enum RoundedCornerStyle: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// A quarter of an ellipse.
    case circular
    /// A curve whose curvature changes without a step where it meets the sides.
    case continuous
}
