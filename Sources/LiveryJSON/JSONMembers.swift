import LiverySource

/// A key of an object with its value.
public struct JSONMember: Sendable {
    let document: JSONDocument
    let keyIndex: Int

    /// The key without its escapes.
    public var key: String { document.withTape { $0.string(at: keyIndex) } }

    /// Where the key stands in the file, quotes included.
    public var keyRange: SourceRange { document.withTape { $0.range(at: keyIndex) } }

    /// The value that the key names.
    public var value: JSONValue { JSONValue(document: document, index: keyIndex + 1) }
}

/// The members of an object in text order, duplicate keys included. A step costs O(1), however much a value holds.
public struct JSONMembers: Collection, Sendable {
    /// The place of a member.
    public struct Index: Comparable, Hashable, Sendable {
        let tapeIndex: Int
        /// Orders places as they stand in the text.
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.tapeIndex < rhs.tapeIndex }
    }

    private let document: JSONDocument
    /// The place of the first member.
    public let startIndex: Index
    /// The place after the last member.
    public let endIndex: Index
    /// The number of members.
    public let count: Int

    init(_ value: JSONValue) {
        document = value.document
        (startIndex, endIndex, count) = value.document.withTape { tape in
            guard tape.kind(at: value.index) == .object else { return (Index(tapeIndex: 0), Index(tapeIndex: 0), 0) }
            return (
                Index(tapeIndex: tape.firstChild(of: value.index)), Index(tapeIndex: tape.next(after: value.index)),
                tape.count(at: value.index)
            )
        }
    }

    /// The place after that of a member. O(1).
    public func index(after index: Index) -> Index {
        Index(tapeIndex: document.withTape { $0.next(after: $0.value(ofKeyAt: index.tapeIndex)) })
    }

    /// The member at a place. O(1).
    public subscript(index: Index) -> JSONMember { JSONMember(document: document, keyIndex: index.tapeIndex) }
}
