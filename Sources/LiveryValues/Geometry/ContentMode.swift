public import LiveryStyle

/// How content of one aspect ratio goes into a frame of another.
public enum ContentMode: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    /// All of it, with room left over.
    case fit
    /// The whole frame, with parts of the content outside.
    case fill
}
