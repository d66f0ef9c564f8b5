/// One step of a tape: where a value or a key stands in the text, what it is, and where its subtree ends.
///
/// A container's entry is followed by the entries of what it holds, a key's by that of its value, all in text order.
@usableFromInline
package struct JSONEntry: BitwiseCopyable, Sendable {
    /// The offset of the first byte, a string's quote included.
    @usableFromInline package var start: UInt32
    /// The offset after the last byte.
    @usableFromInline package var end: UInt32
    /// For a value, the index of the entry after its subtree. For a key, a hash of its unescaped text.
    @usableFromInline package var link: UInt32
    /// The tag in the low four bits, flags in the next eight, and a container's count in the upper twenty.
    @usableFromInline package var info: UInt32

    @inlinable
    package init(start: UInt32, end: UInt32, link: UInt32, info: UInt32) {
        self.start = start
        self.end = end
        self.link = link
        self.info = info
    }

    /// What the entry is: one of the tags.
    @inlinable package var tag: UInt32 { info & 0xF }
}

extension JSONEntry {
    // Tags, in the low four bits of `info`.
    @inlinable package static var nullTag: UInt32 { 0 }
    @inlinable package static var falseTag: UInt32 { 1 }
    @inlinable package static var trueTag: UInt32 { 2 }
    @inlinable package static var numberTag: UInt32 { 3 }
    @inlinable package static var stringTag: UInt32 { 4 }
    @inlinable package static var arrayTag: UInt32 { 5 }
    @inlinable package static var objectTag: UInt32 { 6 }
    @inlinable package static var invalidTag: UInt32 { 7 }
    @inlinable package static var keyTag: UInt32 { 8 }

    // Flags of strings and keys.
    /// The text holds a backslash.
    @inlinable package static var escapedFlag: UInt32 { 1 << 4 }
    /// There is no quote before the text: an unquoted key.
    @inlinable package static var unopenedFlag: UInt32 { 1 << 5 }
    /// There is no quote after the text: an unquoted key or a string cut off.
    @inlinable package static var unclosedFlag: UInt32 { 1 << 6 }
    /// The text as it stands isn't a JSON string, or a JSON number: a writer has to mend it.
    @inlinable package static var malformedFlag: UInt32 { 1 << 7 }

    // Flags of numbers.
    /// The number has neither a fraction nor an exponent.
    @inlinable package static var integerFlag: UInt32 { 1 << 4 }

    // Flags of objects.
    /// A key of the object stands more than once.
    @inlinable package static var duplicateFlag: UInt32 { 1 << 4 }

    /// A container's count is kept from this bit on, and is counted anew when it reaches ``countLimit``.
    @inlinable package static var countShift: UInt32 { 12 }
    @inlinable package static var countLimit: UInt32 { 0xF_FFFF }
}
