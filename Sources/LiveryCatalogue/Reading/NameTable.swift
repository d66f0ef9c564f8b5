/// Byte strings numbered in order of first appearance, so that each name becomes a `String` once and keywords compare
/// as numbers.
struct NameTable {
    private struct Entry {
        var start: Int
        var count: Int
        var hash: UInt32
    }

    private var slots: [Int32]
    private var entries: [Entry] = []
    private var pool: [UInt8] = []
    private(set) var names: [String] = []

    /// Makes a table that gives `keywords` the numbers from 0.
    init(keywords: some Sequence<String>) {
        slots = Array(repeating: -1, count: 4096)
        pool.reserveCapacity(1 << 15)
        for keyword in keywords {
            var keyword = keyword
            keyword.withUTF8 { _ = number(of: $0) }
        }
    }

    /// The number of a byte string, which is entered when it is new.
    mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let hash = NameTable.hash(of: bytes)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let candidate = Int(slots[slot])
            if entries[candidate].hash == hash, isEqual(candidate, bytes) { return candidate }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = entries.count
        slots[slot] = Int32(truncatingIfNeeded: number)
        entries.append(Entry(start: pool.count, count: bytes.count, hash: hash))
        pool.append(contentsOf: bytes)
        names.append(String(decoding: bytes, as: UTF8.self))
        if entries.count * 2 > slots.count { grow() }
        return number
    }

    /// A byte string as the one `String` made of it.
    mutating func name(of bytes: UnsafeBufferPointer<UInt8>) -> String {
        let number = number(of: bytes)
        return names[number]
    }

    private func isEqual(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let entry = entries[number]
        guard entry.count == bytes.count else { return false }
        return pool.withUnsafeBytes { pool in
            let bytes = UnsafeRawBufferPointer(bytes)
            var offset = 0
            while offset + 8 <= entry.count {
                let own = pool.loadUnaligned(fromByteOffset: entry.start + offset, as: UInt64.self)
                if own != bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
                offset += 8
            }
            while offset < entry.count {
                if pool[entry.start + offset] != bytes[offset] { return false }
                offset += 1
            }
            return true
        }
    }

    /// A multiplicative hash of eight bytes at a time. The table is private to one reading of one file, so a text made
    /// to collide slows down only its own reading, and `String` compares the rest.
    private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(bytes)
        var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            offset += 8
        }
        var tail: UInt64 = 0
        while offset < bytes.count {
            tail = tail << 8 | UInt64(bytes[offset])
            offset += 1
        }
        hash = (hash ^ tail) &* 0x9E37_79B9_7F4A_7C15
        return UInt32(truncatingIfNeeded: hash >> 32)
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (number, entry) in entries.enumerated() {
            var slot = Int(entry.hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }
}

/// Values kept by the numbers of a ``NameTable``.
struct NumberedValues<Value> {
    private var values: [Value?] = []

    subscript(number: Int) -> Value? {
        get { number < values.count ? values[number] : nil }
        set {
            while values.count <= number { values.append(nil) }
            values[number] = newValue
        }
    }
}
