public import LiveryStyle

/// A gesture of the hand that wears the device, which stands for a control.
public enum HandGestureShortcut: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case primaryAction
}
