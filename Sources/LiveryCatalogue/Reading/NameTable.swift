/// Byte strings numbered in order of first appearance, so that each name becomes a `String` once and keywords compare
/// as numbers.
struct NameTable {
    private var slots: [Int32]
    private var entries: [(start: Int, count: Int, hash: UInt32)] = []
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
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let candidate = Int(slots[slot])
            if entries[candidate].hash == hash, isEqual(candidate, bytes) { return candidate }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = entries.count
        slots[slot] = Int32(truncatingIfNeeded: number)
        entries.append((pool.count, bytes.count, hash))
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
        for index in 0..<entry.count where pool[entry.start + index] != bytes[index] { return false }
        return true
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
