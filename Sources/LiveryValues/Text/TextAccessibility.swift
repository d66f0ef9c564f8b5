public import LiveryStyle

/// Which level of heading a text is.
public enum AccessibilityHeadingLevel: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}

/// What kind of text assistive technology reads, for how it reads it.
public enum AccessibilityTextContentType: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case plain
    case console
    case fileSystem
    case messaging
    case narrative
    case sourceCode
    case spreadsheet
    case wordProcessing
}
