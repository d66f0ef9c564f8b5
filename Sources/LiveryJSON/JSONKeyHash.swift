/// Hashes of keys, seeded anew in every process, so that no text can be made to have many equal ones.
enum JSONKeyHash {
    static let seed = UInt64.random(in: .min ... .max)

    @inline(__always)
    private static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }

    /// The hash of `count` bytes at `start`, which may read (and ignores) up to eight bytes before `readableEnd`.
    @inline(__always)
    static func hash(
        _ start: UnsafePointer<UInt8>, count: Int, readableEnd: UnsafePointer<UInt8>, seed: UInt64
    ) -> UInt64 {
        if count <= 8 {
            return mixed(word(start, count: count, readableEnd: readableEnd) ^ seed, multiplier ^ UInt64(count))
        }
        let raw = UnsafeRawPointer(start)
        var state = seed ^ UInt64(count)
        var offset = 0
        while offset &+ 8 < count {
            state = mixed(state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self), multiplier)
            offset &+= 8
        }
        return mixed(state ^ raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self), multiplier)
    }

    /// Up to eight bytes as one number, the missing ones 0.
    @inline(__always)
    private static func word(
        _ start: UnsafePointer<UInt8>, count: Int, readableEnd: UnsafePointer<UInt8>
    ) -> UInt64 {
        if count == 0 { return 0 }
        if readableEnd - start >= 8 {
            let word = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
            return word & (UInt64.max &>> UInt64(64 &- 8 &* count))
        }
        var word: UInt64 = 0
        for offset in 0..<count { word |= UInt64(start[offset]) &<< UInt64(8 &* offset) }
        return word
    }

    @inline(__always)
    private static var multiplier: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
