import Foundation
public import LiveryStyle

extension StylesheetValue {
    /// The value as a stylesheet writes it: the description of a portable value, and that form of numbers, texts, lists and
    /// Foundation's types, whose descriptions are Swift's.
    public var stylesheetText: String { StylesheetText.value(self) }
}

extension StylesheetText {
    /// A value of any type as a stylesheet writes it.
    static func value<Value: StylesheetValue>(_ value: Value) -> String {
        switch value {
        case let number as Double: StylesheetText.number(number)
        case let text as String: string(text)
        case let composite as any CompositeValue: composite.writtenForm
        case let point as CGPoint: point.writtenForm
        case let size as CGSize: size.writtenForm
        case let rect as CGRect: rect.writtenForm
        case let url as URL: string(url.absoluteString)
        case let date as Date: StylesheetText.date(date)
        default: String(describing: value)
        }
    }
}

/// A value that is made of others, whose own description is Swift's.
protocol CompositeValue {
    var writtenForm: String { get }
}

extension Optional: CompositeValue where Wrapped: StylesheetValue {
    var writtenForm: String { map(StylesheetText.value) ?? "nil" }
}

extension Array: CompositeValue where Element: StylesheetValue {
    var writtenForm: String { "[" + map(StylesheetText.value).joined(separator: ", ") + "]" }
}

extension Set: CompositeValue where Element: StylesheetValue {
    /// The elements in the order of their texts, so that equal sets are written alike.
    var writtenForm: String { "[" + map(StylesheetText.value).sorted().joined(separator: ", ") + "]" }
}
