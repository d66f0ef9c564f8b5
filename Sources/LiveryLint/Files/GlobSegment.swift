/// A pattern for one name, as between two slashes of a ``GlobPattern``.
///
/// `*` is any text, `?` one character, `[a-z]` one of some characters, `[!a-z]` or `[^a-z]` one of all others; a backslash
/// takes the next character as it is. A slash is a character like any other here. A bracket that isn't closed, and a
/// backslash at the end, match nothing.
package struct GlobSegment: Hashable, Sendable {
    /// What counts as one character.
    package enum Unit: Hashable, Sendable {
        /// A byte, as for Git.
        case byte
        /// A Unicode scalar, or a byte that belongs to none.
        case scalar
    }

    enum Element: Hashable, Sendable {
        case literal(UInt8)
        case anyText
        case anyCharacter
        case characters(GlobCharacters)
    }

    private let elements: [Element]
    private let unit: Unit
    /// Whether nothing matches, because the pattern has a mistake.
    package let isMalformed: Bool

    /// Reads a pattern. Linear in its length.
    package init(_ pattern: some Sequence<UInt8>, unit: Unit) {
        let pattern = Array(pattern)
        self.unit = unit
        var elements: [Element] = []
        var isMalformed = false
        var at = 0
        while at < pattern.count, !isMalformed {
            switch pattern[at] {
            case UInt8(ascii: "*"):
                if elements.last != .anyText { elements.append(.anyText) }
                at += 1
            case UInt8(ascii: "?"):
                elements.append(.anyCharacter)
                at += 1
            case UInt8(ascii: "["):
                if let (characters, end) = GlobCharacters.reading(pattern, at: at, unit: unit) {
                    elements.append(.characters(characters))
                    at = end
                } else {
                    isMalformed = true
                }
            case UInt8(ascii: "\\"):
                if at + 1 < pattern.count {
                    elements.append(.literal(pattern[at + 1]))
                    at += 2
                } else {
                    isMalformed = true
                }
            case let byte:
                elements.append(.literal(byte))
                at += 1
            }
        }
        self.elements = elements
        self.isMalformed = isMalformed
    }

    /// The one name that the pattern matches, without its backslashes; nil when it matches several or none.
    package var literal: [UInt8]? {
        if isMalformed { return nil }
        var result: [UInt8] = []
        for element in elements {
            guard case .literal(let byte) = element else { return nil }
            result.append(byte)
        }
        return result
    }

    /// Whether the pattern matches every name.
    package var matchesEverything: Bool { !isMalformed && elements == [.anyText] }

    /// Whether the pattern spells the dot of a hidden name.
    package var beginsWithDot: Bool { elements.first == .literal(UInt8(ascii: ".")) }

    /// Whether the whole of a name matches: at most as many steps as the product of both lengths.
    ///
    /// When the text after a `*` doesn't match, only the latest `*` is tried with one character more. An earlier one
    /// needn't be: whatever it could take more, the latest can.
    package func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        if isMalformed { return false }
        var at = 0
        var element = 0
        var retry: (element: Int, at: Int)?
        while true {
            if element < elements.count, case .anyText = elements[element] {
                element += 1
                if element == elements.count { return true }
                retry = (element, at)
                continue
            }
            if element == elements.count, at == name.count { return true }
            if element < elements.count, at < name.count, let length = lengthMatched(by: elements[element], name, at) {
                element += 1
                at += length
                continue
            }
            guard let last = retry, last.at < name.count else { return false }
            let next = last.at + GlobCharacters.unit(of: name, at: last.at, unit).length
            retry = (last.element, next)
            (element, at) = (last.element, next)
        }
    }

    /// Whether the whole of a text matches.
    package func matches(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { matches($0) }
    }

    /// The number of bytes that an element takes of a name, or nil when it doesn't match there.
    @inline(__always)
    private func lengthMatched(by element: Element, _ name: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int? {
        switch element {
        case .literal(let byte): return name[at] == byte ? 1 : nil
        case .anyText: return nil
        case .anyCharacter: return GlobCharacters.unit(of: name, at: at, unit).length
        case .characters(let characters):
            let (value, length) = GlobCharacters.unit(of: name, at: at, unit)
            return characters.contains(value) ? length : nil
        }
    }
}
