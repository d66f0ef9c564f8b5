import LiverySource

/// A value of a document: a handle of two words that keeps the document alive.
public struct JSONValue: Sendable {
    /// The document that the value belongs to.
    public let document: JSONDocument
    /// The index of the value on the document's tape.
    @usableFromInline package let index: Int

    @inlinable
    package init(document: JSONDocument, index: Int) {
        self.document = document
        self.index = index
    }

    /// What the value is.
    public var kind: JSONKind { document.withTape { $0.kind(at: index) } }

    /// Where the value stands in the file, quotes and brackets included.
    public var range: SourceRange { document.withTape { $0.range(at: index) } }

    /// The file that the value stands in.
    public var file: SourceFile { document.file }

    /// The value's place in its file, for a diagnostic about it.
    public var location: SourceLocation { SourceLocation(file: file, range: range) }

    /// Whether the value is `null`. What is missing or invalid isn't.
    public var isNull: Bool { kind == .null }

    /// The truth value, or nil for anything but `true` and `false`.
    public var boolean: Bool? {
        document.withTape { $0.kind(at: index) == .boolean ? $0.boolean(at: index) : nil }
    }

    /// The number, when it is written without fraction and exponent and fits an `Int`; otherwise nil.
    public var integer: Int? { document.withTape { $0.integer(at: index) } }

    /// The number, rounded to the nearest `Double`; nil for anything but a number, and for one past the finite range.
    public var double: Double? { document.withTape { $0.double(at: index) } }

    /// The number exactly as written, or nil for anything but a number.
    ///
    /// Always a JSON number: where the text has a mistake such as `+1`, `.5` or `01`, this is the number mended.
    public var numberText: String? { document.withTape { $0.numberText(at: index) } }

    /// The text of a string without its escapes, or nil for anything but a string.
    ///
    /// What can't be text (lone surrogates, bytes that aren't UTF-8) becomes U+FFFD.
    public var string: String? {
        document.withTape { $0.kind(at: index) == .string ? $0.string(at: index) : nil }
    }

    /// The elements of an array in order; empty for anything else.
    public var elements: JSONElements { JSONElements(self) }

    /// The members of an object in order, duplicates included; empty for anything else.
    public var members: JSONMembers { JSONMembers(self) }

    /// The number of elements or members; 0 for a scalar. O(1) up to a million, linear above.
    public var count: Int { document.withTape { $0.count(at: index) } }

    /// The value of an object's member, the last one when the key stands more than once. Linear in the members.
    public subscript(key: String) -> JSONValue? {
        var key = key
        let found = key.withUTF8 { key in document.withTape { $0.value(of: key, inObjectAt: index) } }
        return found.map { JSONValue(document: document, index: $0) }
    }

    /// The element of an array at a position, or nil when there is none. Linear in the position.
    public subscript(position: Int) -> JSONValue? {
        guard position >= 0, position < elements.count else { return nil }
        return elements.dropFirst(position).first
    }
}
