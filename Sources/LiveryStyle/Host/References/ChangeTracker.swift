#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import LiveryJSON
import LiverySource
import LiveryTree

/// The value of a two-way parameter on one node: what the host shows, and what the server last said.
///
/// A change by the host counts until the server says something new; what the server repeats is no news.
public struct ChangeTracker<Value: StylesheetValue>: Hashable, Sendable {
    /// The prop that holds the value; nil for a value that only the host has.
    public let attribute: String?
    /// What the host shows.
    public private(set) var value: Value
    /// What the server last said.
    public private(set) var acknowledged: Value
    /// The `phx-change` event of the node, which tells the server of changes; nil when there is none.
    public private(set) var event: Event?

    /// Makes a tracker of a value that the server says, or of one that only the host has.
    public init(_ value: Value, attribute: String? = nil, event: Event? = nil) {
        self.value = value
        acknowledged = value
        self.attribute = attribute
        self.event = event
    }

    /// Sets the value that the host shows.
    ///
    /// - Returns: The event to send, whose params are the prop's name with its value; nil when the value is the same, or
    ///   there is no one to tell.
    public mutating func change(to value: Value) -> Event? {
        guard value != self.value else { return nil }
        self.value = value
        guard let attribute, var event else { return nil }
        event.params = .tuple([StyleArgument(label: attribute, ChangeTracker.plain(value))])
        return event
    }

    /// Brings the tracker up to date with one that was resolved anew.
    ///
    /// - Returns: Whether the value that the host shows changed.
    public mutating func update(from resolved: ChangeTracker) -> Bool {
        guard attribute == resolved.attribute else {
            let isChanged = value != resolved.value
            self = resolved
            return isChanged
        }
        event = resolved.event
        guard resolved.acknowledged != acknowledged else { return false }
        acknowledged = resolved.acknowledged
        guard value != acknowledged else { return false }
        value = acknowledged
        return true
    }

    /// A value as data: as its `Codable` form says, with dates as ISO 8601 text.
    private static func plain(_ value: Value) -> StyleValue {
        switch value {
        case let value as StyleValue: return value
        case let text as String: return .string(text)
        case let flag as Bool: return .boolean(flag)
        case let integer as Int: return .integer(integer)
        case let number as Double: return .number(number)
        default: break
        }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let data = try? encoder.encode(value) else { return .null }
        let document = JSONDocument(reading: SourceFile(path: "value", bytes: Array(data)))
        return document.root.map { AttributeConversion.plain(PropValue($0)) } ?? .null
    }
}
