/// A half-open range of byte offsets into one source file.
///
/// Offsets are zero-based and count UTF-8 bytes. Conversion to lines, columns and UTF-16 is done by ``LineIndex``
/// and nowhere else.
public struct SourceRange: Hashable, Sendable, CustomStringConvertible {
    /// The offset of the first byte.
    public var lowerBound: UInt32
    /// The offset after the last byte; never less than ``lowerBound``.
    public var upperBound: UInt32

    /// Makes a range; an upper bound below the lower one gives an empty range at `lowerBound`.
    @inlinable
    public init(_ lowerBound: UInt32, _ upperBound: UInt32) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound < lowerBound ? lowerBound : upperBound
    }

    /// Makes a range from `Int` offsets, clamped to what a range can hold.
    @inlinable
    public init(_ lowerBound: Int, _ upperBound: Int) {
        self.init(UInt32(clamping: lowerBound), UInt32(clamping: upperBound))
    }

    /// The empty range at `offset`.
    @inlinable
    public static func empty(at offset: UInt32) -> SourceRange { SourceRange(offset, offset) }

    /// The number of bytes.
    @inlinable
    public var count: Int { Int(upperBound - lowerBound) }

    /// Whether the range covers no byte.
    @inlinable
    public var isEmpty: Bool { lowerBound == upperBound }

    /// The same range as `Int` offsets, for indexing the file's bytes.
    @inlinable
    public var offsets: Range<Int> { Int(lowerBound)..<Int(upperBound) }

    /// Whether `other` lies within this range.
    @inlinable
    public func contains(_ other: SourceRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }

    /// The smallest range that covers this one and `other`.
    @inlinable
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
    }

    public var description: String { "\(lowerBound)..<\(upperBound)" }
}
