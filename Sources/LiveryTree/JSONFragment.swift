import LiveryJSON

/// An array or object that is the value of a prop, kept with the document it stands in.
///
/// Fragments are equal when they have the same content: the same members and elements in the same order, strings by
/// their unescaped text, numbers by their text. Whitespace and the file don't matter.
public struct JSONFragment: Hashable, Sendable {
    /// The array or object.
    public let value: JSONValue

    /// Makes a fragment of a value, which should be an array or object.
    public init(_ value: JSONValue) { self.value = value }

    /// Linear in the smaller fragment; doesn't recurse.
    public static func == (lhs: JSONFragment, rhs: JSONFragment) -> Bool {
        lhs.value.document.withTape { left in
            rhs.value.document.withTape { right in
                let leftStart = lhs.value.index
                let rightStart = rhs.value.index
                let count = left.next(after: leftStart) - leftStart
                guard right.next(after: rightStart) - rightStart == count else { return false }
                for offset in 0..<count
                where !left.hasSameEntry(
                    at: leftStart + offset, as: right, at: rightStart + offset, from: (leftStart, rightStart))
                {
                    return false
                }
                return true
            }
        }
    }

    /// Hashes the kinds and scalars; linear in the fragment.
    public func hash(into hasher: inout Hasher) {
        value.document.withTape { tape in
            for index in value.index..<tape.next(after: value.index) {
                hasher.combine(tape.entry(at: index).tag)
                switch tape.entry(at: index).tag {
                case JSONEntry.stringTag, JSONEntry.keyTag: hasher.combine(tape.string(at: index))
                case JSONEntry.numberTag: hasher.combine(tape.numberText(at: index))
                default: break
                }
            }
        }
    }
}

extension JSONTape {
    /// Whether an entry has the kind and text of another tape's, and ends at the same distance from the given starts.
    fileprivate func hasSameEntry(
        at index: Int, as other: JSONTape, at otherIndex: Int, from starts: (own: Int, other: Int)
    ) -> Bool {
        let tag = entry(at: index).tag
        guard tag == other.entry(at: otherIndex).tag else { return false }
        switch tag {
        case JSONEntry.stringTag, JSONEntry.keyTag:
            if !other.isEscaped(at: otherIndex) { return textEquals(at: index, other.rawText(at: otherIndex)) }
            return string(at: index) == other.string(at: otherIndex)
        case JSONEntry.numberTag: return numberText(at: index) == other.numberText(at: otherIndex)
        case JSONEntry.arrayTag, JSONEntry.objectTag:
            return next(after: index) - starts.own == other.next(after: otherIndex) - starts.other
        default: return true
        }
    }
}
