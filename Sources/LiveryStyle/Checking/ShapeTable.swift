/// The shapes of calls that were checked and found clean: without a mistake and without a remark.
///
/// A shape is found by its hash and then compared byte by byte, so that no two shapes are ever taken for each other. The
/// table is bounded: when it is full, what is in it stays, and further shapes aren't kept.
final class ShapeTable {
    /// The most shapes.
    static let maximumCount = 65_536
    /// The most bytes of all shapes together, 8 MiB.
    static let maximumSize = 8 << 20
    /// The most places that a shape is looked for in. Colliding shapes past them aren't kept, so that a sheet made to
    /// collide costs no more than checking its calls.
    private static let maximumProbes = 16

    /// What is known of calls of a shape.
    enum Verdict { case clean, dependsOnContent }

    /// For the shape of the call at hand.
    let shape = CallShape()

    private struct Entry {
        var hash: UInt64 = 0
        var start: UInt32 = 0
        var count: UInt32 = 0
        var verdict: Verdict?
    }

    private var entries = [Entry](repeating: Entry(), count: 1_024)
    private var count = 0
    private var bytes: [UInt8] = []
    private let seed = UInt64.random(in: .min ... .max)

    /// What is known of the shape; nil when nothing is.
    func verdict(of shape: CallShape) -> Verdict? {
        let hash = hash(of: shape.bytes)
        for probe in 0..<ShapeTable.maximumProbes {
            let entry = entries[(Int(truncatingIfNeeded: hash) &+ probe) & (entries.count - 1)]
            guard let verdict = entry.verdict else { return nil }
            if entry.hash == hash, isEqual(entry, shape.bytes) { return verdict }
        }
        return nil
    }

    /// Keeps what was found of a shape that isn't known.
    func insert(_ verdict: Verdict, for shape: CallShape) {
        let shapeBytes = shape.bytes
        guard count < ShapeTable.maximumCount, bytes.count + shapeBytes.count <= ShapeTable.maximumSize else { return }
        if count * 2 >= entries.count { grow() }
        let entry = Entry(
            hash: hash(of: shapeBytes), start: UInt32(bytes.count), count: UInt32(shapeBytes.count), verdict: verdict)
        guard place(entry) else { return }
        bytes.append(contentsOf: shapeBytes)
        count += 1
    }

    private func place(_ entry: Entry) -> Bool {
        for probe in 0..<ShapeTable.maximumProbes {
            let slot = (Int(truncatingIfNeeded: entry.hash) &+ probe) & (entries.count - 1)
            if entries[slot].verdict == nil {
                entries[slot] = entry
                return true
            }
        }
        return false
    }

    private func grow() {
        let earlier = entries
        entries = Array(repeating: Entry(), count: earlier.count * 4)
        for entry in earlier where entry.verdict != nil { _ = place(entry) }
    }

    private func isEqual(_ entry: Entry, _ shape: UnsafeRawBufferPointer) -> Bool {
        guard Int(entry.count) == shape.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            let own = UnsafeRawBufferPointer(rebasing: bytes[Int(entry.start)..<Int(entry.start) + shape.count])
            var offset = 0
            while offset + 8 <= shape.count {
                let word = shape.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                if own.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != word { return false }
                offset += 8
            }
            while offset < shape.count {
                if own[offset] != shape[offset] { return false }
                offset += 1
            }
            return true
        }
    }

    /// A multiplicative hash of eight bytes at a time, seeded anew for each table.
    private func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
        func mix(_ word: UInt64) {
            let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
        }
        var offset = 0
        while offset + 8 <= bytes.count {
            mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var tail: UInt64 = 0
        while offset < bytes.count {
            tail = tail << 8 | UInt64(bytes[offset])
            offset += 1
        }
        mix(tail)
        return hash
    }
}
