import LiverySource

/// A document's entries and bytes as plain pointers, for readers that walk many values.
///
/// A tape is two machine words without reference counts. It is valid inside the call of
/// ``JSONDocument/withTape(_:)`` that handed it out. Values are named by their index: the root is 0, the first thing
/// inside a container at `i` is at `firstChild(of: i)`, and the container ends at `next(after: i)`. Inside an object,
/// a key at `k` is followed by its value at `k + 1`. Indices are not checked in release builds.
@usableFromInline
package struct JSONTape: BitwiseCopyable {
    @usableFromInline let entries: UnsafeMutablePointer<JSONEntry>
    @usableFromInline let bytes: UnsafePointer<UInt8>
    /// The number of entries; 0 when there is no value at all.
    @usableFromInline package let count: Int

    @inlinable
    init(entries: UnsafeMutablePointer<JSONEntry>, bytes: UnsafePointer<UInt8>, count: Int) {
        self.entries = entries
        self.bytes = bytes
        self.count = count
    }

    /// The entry at `index`.
    @inlinable
    package func entry(at index: Int) -> JSONEntry {
        assert(index >= 0 && index < count)
        return entries[index]
    }

    /// The kind of the value at `index`; of a key, `string`.
    @inlinable
    package func kind(at index: Int) -> JSONKind {
        switch entry(at: index).tag {
        case JSONEntry.nullTag: .null
        case JSONEntry.falseTag, JSONEntry.trueTag: .boolean
        case JSONEntry.numberTag: .number
        case JSONEntry.stringTag, JSONEntry.keyTag: .string
        case JSONEntry.arrayTag: .array
        case JSONEntry.objectTag: .object
        default: .invalid
        }
    }

    /// The range of the value or key at `index`, quotes and brackets included.
    @inlinable
    package func range(at index: Int) -> SourceRange {
        let entry = entry(at: index)
        return SourceRange(entry.start, entry.end)
    }

    /// The index after the value at `index` and all that it holds. O(1).
    @inlinable
    package func next(after index: Int) -> Int {
        assert(entry(at: index).tag != JSONEntry.keyTag)
        return Int(entries[index].link)
    }

    /// The index of the first element, or of the first key, of the container at `index`; for an empty container it is
    /// that of whatever follows, `next(after: index)`.
    @inlinable
    package func firstChild(of index: Int) -> Int { index + 1 }

    /// The index of the value of the key at `index`.
    @inlinable
    package func value(ofKeyAt index: Int) -> Int { index + 1 }

    /// The value of the boolean at `index`; false for anything else.
    @inlinable
    package func boolean(at index: Int) -> Bool { entry(at: index).tag == JSONEntry.trueTag }

    /// Whether ``rawText(at:)`` of the string or key at `index` isn't yet its text: whether it has escapes, or a mistake.
    @inlinable
    package func isEscaped(at index: Int) -> Bool {
        entry(at: index).info & (JSONEntry.escapedFlag | JSONEntry.malformedFlag) != 0
    }

    /// The bytes of an entry as they stand in the file, quotes included.
    func source(of entry: JSONEntry) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes + Int(entry.start), count: Int(entry.end - entry.start))
    }

    /// The bytes between the quotes of the string or key at `index`, as they stand in the file.
    @inlinable
    package func rawText(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let entry = entry(at: index)
        var lower = Int(entry.start)
        var upper = Int(entry.end)
        if entry.info & (JSONEntry.unopenedFlag | JSONEntry.unclosedFlag) == 0 {
            lower += 1
            upper -= 1
        } else {
            if entry.info & JSONEntry.unopenedFlag == 0 { lower += 1 }
            if entry.info & JSONEntry.unclosedFlag == 0 { upper -= 1 }
        }
        return UnsafeBufferPointer(start: bytes + lower, count: upper - lower)
    }

    /// The text of the string or key at `index`, without escapes.
    @inlinable
    package func string(at index: Int) -> String {
        let text = rawText(at: index)
        return isEscaped(at: index) ? decodedText(text) : String(decoding: text, as: UTF8.self)
    }

    /// Whether the unescaped text of the string or key at `index` is `text`. Allocates only when it has escapes.
    @inlinable
    package func textEquals(at index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if isEscaped(at: index) { return decodedText(rawText(at: index), equals: text) }
        let raw = rawText(at: index)
        guard raw.count == text.count else { return false }
        return bytesAreEqual(raw, text)
    }

    /// Whether the key (or string) at `index` is `text`.
    @inlinable
    package func keyEquals(at index: Int, _ text: StaticString) -> Bool {
        guard text.hasPointerRepresentation else { return string(at: index) == text.description }
        return textEquals(at: index, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Whether the key (or string) at `index` is the text with these UTF-8 bytes.
    @inlinable
    package func keyEquals(at index: Int, _ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { textEquals(at: index, $0) }
    }

    /// The index of the value of the last member of the object at `index` whose key is `text`. Linear in the members.
    @inlinable
    package func value(of text: UnsafeBufferPointer<UInt8>, inObjectAt index: Int) -> Int? {
        let object = entry(at: index)
        guard object.tag == JSONEntry.objectTag else { return nil }
        let isUnique = object.info & JSONEntry.duplicateFlag == 0
        var found: Int?
        var key = index + 1
        while key < Int(object.link) {
            if textEquals(at: key, text) {
                found = key + 1
                if isUnique { break }
            }
            key = Int(entries[key + 1].link)
        }
        return found
    }

    /// The number of elements or members of the container at `index`; 0 for anything else.
    @inlinable
    package func count(at index: Int) -> Int {
        let container = entry(at: index)
        guard container.tag == JSONEntry.arrayTag || container.tag == JSONEntry.objectTag else { return 0 }
        let stored = container.info >> JSONEntry.countShift
        if stored < JSONEntry.countLimit { return Int(stored) }
        var count = 0
        var child = index + 1
        while child < Int(container.link) {
            if container.tag == JSONEntry.objectTag { child += 1 }
            child = Int(entries[child].link)
            count += 1
        }
        return count
    }
}

extension JSONDocument {
    /// Calls `body` with the document's tape, which must not leave it.
    @inlinable
    package func withTape<Result, Failure: Error>(
        _ body: (JSONTape) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let storage = storage
        return try storage.file.bytes.withUnsafeBufferPointer { (bytes) throws(Failure) -> Result in
            // An empty file may have no address; its tape is empty, so that none is needed.
            let base = bytes.baseAddress ?? UnsafeRawPointer(storage.entries).assumingMemoryBound(to: UInt8.self)
            return try body(JSONTape(entries: storage.entries, bytes: base, count: storage.count))
        }
    }
}

/// Whether two buffers of the same length hold the same bytes. Compares eight at a time.
@inlinable
func bytesAreEqual(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = a.count
    guard count == b.count, let a = UnsafeRawPointer(a.baseAddress), let b = UnsafeRawPointer(b.baseAddress) else {
        return count == b.count
    }
    if count >= 8 {
        var offset = 0
        while offset < count - 8 {
            if a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
                return false
            }
            offset += 8
        }
        return a.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            == b.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    }
    if count >= 4 {
        return a.loadUnaligned(as: UInt32.self) == b.loadUnaligned(as: UInt32.self)
            && a.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
                == b.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
    }
    var offset = 0
    while offset < count {
        if a.load(fromByteOffset: offset, as: UInt8.self) != b.load(fromByteOffset: offset, as: UInt8.self) {
            return false
        }
        offset += 1
    }
    return true
}
