import LiveryJSON
import LiverySource

/// The ordered `modifiers` of a node: a JSON array that is the prop's value, or that its text holds.
public struct NodeModifiers: Sendable {
    /// The array. Its ranges are those of ``location(of:)``'s argument.
    public let value: JSONValue
    /// The map to the payload, when the array is JSON text with escapes.
    package let escapes: EscapedText?

    /// The place in the payload of a range of ``value``'s file, which is another text when the array is JSON text with
    /// escapes.
    public func location(of range: SourceRange) -> SourceLocation {
        guard let escapes else { return SourceLocation(file: value.file, range: range) }
        return SourceLocation(file: escapes.file, range: escapes.payloadRange(of: range))
    }
}
