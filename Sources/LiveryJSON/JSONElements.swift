/// The elements of an array. A step costs O(1), however much an element holds.
public struct JSONElements: Collection, Sendable {
    /// The place of an element.
    public struct Index: Comparable, Hashable, Sendable {
        let tapeIndex: Int
        /// Orders places as they stand in the text.
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.tapeIndex < rhs.tapeIndex }
    }

    private let document: JSONDocument
    /// The place of the first element.
    public let startIndex: Index
    /// The place after the last element.
    public let endIndex: Index
    /// The number of elements.
    public let count: Int

    init(_ value: JSONValue) {
        document = value.document
        (startIndex, endIndex, count) = value.document.withTape { tape in
            guard tape.kind(at: value.index) == .array else { return (Index(tapeIndex: 0), Index(tapeIndex: 0), 0) }
            return (
                Index(tapeIndex: tape.firstChild(of: value.index)), Index(tapeIndex: tape.next(after: value.index)),
                tape.count(at: value.index)
            )
        }
    }

    /// The place after that of an element. O(1).
    public func index(after index: Index) -> Index {
        Index(tapeIndex: document.withTape { $0.next(after: index.tapeIndex) })
    }

    /// The element at a place. O(1).
    public subscript(index: Index) -> JSONValue { JSONValue(document: document, index: index.tapeIndex) }
}
