/// The interned texts of a tree: bytes one after the other, and a hash table with open addressing over them.
///
/// Texts are never taken out, so that a symbol means the same for the life of a tree.
struct SymbolTable: Sendable {
    private struct Entry: BitwiseCopyable {
        var start: UInt32
        var count: UInt32
        var hash: UInt32
        /// The symbol that last came after this one.
        var follower: UInt32 = 0
    }

    /// Chosen once a process, so that a payload can't be made to collide.
    private static let processSeed = UInt64.random(in: .min ... .max)

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// A symbol plus one, or 0 where there is none. The size is a power of two, at most half of it taken.
    private var slots: [UInt32]
    private let seed: UInt64

    init() {
        slots = [UInt32](repeating: 0, count: 256)
        seed = Self.processSeed
        for text in Symbol.known {
            _ = intern(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
    }

    init(placeholder: Void) {
        slots = []
        seed = 0
    }

    /// The number of symbols.
    var count: Int { entries.count }

    /// The bytes of their texts.
    var size: Int { bytes.count }

    /// The symbol of a text, made when it is new. O(1) beside reading the text.
    mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
        let hash = Self.hash(text, seed: seed)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let symbol = slots[slot] - 1
            if entries[Int(symbol)].hash == hash, isText(text, of: symbol) { return Symbol(rawValue: symbol) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let symbol = UInt32(entries.count)
        entries.append(Entry(start: UInt32(bytes.count), count: UInt32(text.count), hash: hash))
        bytes.append(contentsOf: text)
        slots[slot] = symbol + 1
        if entries.count * 2 > slots.count { grow() }
        return Symbol(rawValue: symbol)
    }

    /// The symbol of a text that comes after another one. The members of widgets come in much the same order, so that
    /// what came after `previous` the last time is tried first, which saves hashing the text.
    @inline(__always)
    mutating func intern(_ text: UnsafeBufferPointer<UInt8>, after previous: Symbol) -> Symbol {
        let guess = entries[Int(previous.rawValue)].follower
        if isText(text, of: guess) { return Symbol(rawValue: guess) }
        let symbol = intern(text)
        entries[Int(previous.rawValue)].follower = symbol.rawValue
        return symbol
    }

    /// The symbol of a text that has one.
    func symbol(of text: UnsafeBufferPointer<UInt8>) -> Symbol? {
        let hash = Self.hash(text, seed: seed)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let symbol = slots[slot] - 1
            if entries[Int(symbol)].hash == hash, isText(text, of: symbol) { return Symbol(rawValue: symbol) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    mutating func intern(_ text: String) -> Symbol {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    func symbol(of text: String) -> Symbol? {
        var text = text
        return text.withUTF8 { symbol(of: $0) }
    }

    /// The text of a symbol of this table.
    func text(of symbol: Symbol) -> String {
        let entry = entries[Int(symbol.rawValue)]
        return String(decoding: bytes[Int(entry.start)..<Int(entry.start + entry.count)], as: UTF8.self)
    }

    @inline(__always)
    private func isText(_ text: UnsafeBufferPointer<UInt8>, of symbol: UInt32) -> Bool {
        let entry = entries[Int(symbol)]
        guard Int(entry.count) == text.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            let own = UnsafeRawBufferPointer(rebasing: bytes[Int(entry.start)..<(Int(entry.start) + text.count)])
            return own.hasBytes(of: UnsafeRawBufferPointer(text))
        }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (symbol, entry) in entries.enumerated() {
            var slot = Int(entry.hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(symbol) + 1
        }
    }

    /// A keyed hash that folds eight bytes a multiplication.
    @inline(__always)
    private static func hash(_ text: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt32 {
        func folded(_ state: UInt64, _ word: UInt64) -> UInt64 {
            let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            return product.high ^ product.low ^ state
        }
        var state = seed ^ UInt64(truncatingIfNeeded: text.count)
        let raw = UnsafeRawBufferPointer(text)
        let count = raw.count
        if count >= 8 {
            var offset = 0
            while offset + 8 < count {
                state = folded(state, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            state = folded(state, raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        } else if count >= 4 {
            let low = raw.loadUnaligned(as: UInt32.self)
            let high = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            state = folded(state, UInt64(high) << 32 | UInt64(low))
        } else {
            var word: UInt64 = 0
            for byte in raw { word = word << 8 | UInt64(byte) }
            state = folded(state, word)
        }
        state = folded(seed, state)
        return UInt32(truncatingIfNeeded: state)
    }
}

extension UnsafeRawBufferPointer {
    /// Whether a buffer of the same length has the same bytes. Compares eight at a time.
    @inline(__always)
    fileprivate func hasBytes(of other: UnsafeRawBufferPointer) -> Bool {
        func isEqual<Word: FixedWidthInteger & BitwiseCopyable>(at offset: Int, as _: Word.Type) -> Bool {
            loadUnaligned(fromByteOffset: offset, as: Word.self)
                == other.loadUnaligned(fromByteOffset: offset, as: Word.self)
        }
        if count >= 8 {
            var offset = 0
            while offset < count - 8 {
                if !isEqual(at: offset, as: UInt64.self) { return false }
                offset += 8
            }
            return isEqual(at: count - 8, as: UInt64.self)
        }
        if count >= 4 { return isEqual(at: 0, as: UInt32.self) && isEqual(at: count - 4, as: UInt32.self) }
        for offset in 0..<count where self[offset] != other[offset] { return false }
        return true
    }
}
