/// The content of a file that keeps statics: what a ``StaticsStore`` writes and reads.
///
/// A header, then the payload, all numbers little-endian: `LVSTATIC`, the format's version (32 bits), the length of the
/// payload and its checksum (64 bits each). The payload is the origin, the number of entries, and the entries, the least
/// recently used first; an entry is its fingerprint, the number of its statics, and these. A text is its length in bytes and
/// its UTF-8. Lengths and numbers have 32 bits.
enum StaticsFile {
    static let version: UInt32 = 1
    /// The largest file that is read or written, in bytes. What ``StaticsCache/maximumSize`` allows is smaller when written.
    static let maximumSize = StaticsCache.maximumSize + headerSize + (1 << 16)
    static let headerSize = 28
    private static let magic = Array("LVSTATIC".utf8)

    /// Why a file isn't trusted.
    enum Flaw: String, Error {
        case notStatics = "it doesn't hold statics"
        case otherVersion = "it has the format of another version"
        case truncated = "it is cut off or too long"
        case checksum = "its checksum is wrong"
        case malformed = "its lengths don't fit"
        case otherOrigin = "it belongs to another origin"
    }

    static func bytes(of statics: StaticsCache, origin: String) -> [UInt8] {
        var payload: [UInt8] = []
        payload.reserveCapacity(statics.size)
        payload.append(text: origin)
        payload.append(number: UInt32(clamping: statics.count))
        for fingerprint in statics.fingerprints {
            let texts = statics.statics(of: fingerprint) ?? []
            payload.append(text: fingerprint)
            payload.append(number: UInt32(clamping: texts.count))
            for text in texts { payload.append(text: text) }
        }
        var bytes = magic
        bytes.reserveCapacity(headerSize + payload.count)
        bytes.append(number: version)
        bytes.append(number: UInt64(payload.count))
        bytes.append(number: checksum(payload[...]))
        return bytes + payload
    }

    static func statics(in bytes: [UInt8], origin: String) throws(Flaw) -> StaticsCache {
        guard bytes.starts(with: magic) else { throw .notStatics }
        var header = Reader(bytes: bytes[magic.count...])
        guard bytes.count >= headerSize else { throw .truncated }
        guard try header.number(UInt32.self) == version else { throw .otherVersion }
        let payload = bytes[headerSize...]
        guard try header.number(UInt64.self) == UInt64(payload.count) else { throw .truncated }
        guard try header.number(UInt64.self) == checksum(payload) else { throw .checksum }

        var reader = Reader(bytes: payload)
        guard try reader.text() == origin else { throw .otherOrigin }
        var statics = StaticsCache()
        for _ in 0..<(try reader.number(UInt32.self)) {
            let fingerprint = try reader.text()
            var texts: [String] = []
            for _ in 0..<(try reader.number(UInt32.self)) { texts.append(try reader.text()) }
            statics.insert(texts, for: fingerprint)
        }
        guard reader.bytes.isEmpty else { throw .malformed }
        return statics
    }

    /// FNV-1a over words of eight bytes. Each step is a bijection, so that a change within one word always shows.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            var offset = 0
            while offset &+ 8 <= bytes.count {
                hash ^= UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                hash = hash &* 0x100_0000_01b3
                // The multiplication only carries upwards; without this the high bits of a word would decide little.
                hash ^= hash >> 32
                offset &+= 8
            }
            while offset < bytes.count {
                hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01b3
                offset &+= 1
            }
            return hash
        }
    }

    /// Takes numbers and texts off the front of bytes. Nothing is reserved for a number that the bytes only claim.
    private struct Reader {
        var bytes: ArraySlice<UInt8>

        mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws(Flaw) -> Number {
            let size = Number.bitWidth / 8
            guard bytes.count >= size else { throw .malformed }
            let value = bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
            bytes = bytes.dropFirst(size)
            return value
        }

        mutating func text() throws(Flaw) -> String {
            let length = Int(try number(UInt32.self))
            guard bytes.count >= length, let text = String(validating: bytes.prefix(length), as: UTF8.self) else {
                throw .malformed
            }
            bytes = bytes.dropFirst(length)
            return text
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func append(text: String) {
        append(number: UInt32(clamping: text.utf8.count))
        append(contentsOf: text.utf8)
    }
}
