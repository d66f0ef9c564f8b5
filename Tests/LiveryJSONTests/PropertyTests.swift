import Livery
import Testing

/// Properties on generated documents, from fixed seeds.
@Suite struct PropertyTests {
    @Test("What is written reads back as the same, in both layouts", arguments: 0..<200)
    func roundTrip(_ seed: Int) throws {
        var generator = DocumentGenerator(seed: UInt64(seed))
        for layout in [JSONWriter.Layout.compact, .pretty] {
            var writer = JSONWriter(layout)
            let expected = generator.write(to: &writer)
            let document = JSONDocument(reading: SourceFile(path: "x", bytes: writer.bytes))
            #expect(document.diagnostics == [])
            #expect(outline(document.root) == expected)
            #expect(misplacedRanges(document) == [])
            var copy = JSONWriter(layout)
            copy.value(try #require(document.root))
            #expect(copy.bytes == writer.bytes)
        }
    }

    @Test("Random changes to the bytes never trap, and what is read can be written", arguments: 0..<200)
    func mutations(_ seed: Int) {
        var generator = DocumentGenerator(seed: UInt64(seed))
        var writer = JSONWriter()
        _ = generator.write(to: &writer)
        let original = writer.bytes
        for _ in 0..<20 {
            let bytes = generator.mutated(original)
            let document = JSONDocument(reading: SourceFile(path: "x", bytes: bytes))
            #expect(misplacedRanges(document) == [], "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
            guard let root = document.root else { continue }
            var copy = JSONWriter()
            copy.value(root)
            let again = JSONDocument(reading: SourceFile(path: "y", bytes: copy.bytes))
            #expect(!again.diagnostics.containsError, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
            var second = JSONWriter()
            if let root = again.root { second.value(root) }
            #expect(second.bytes == copy.bytes)
        }
    }
}

/// Makes random documents and random damage, the same for the same seed.
struct DocumentGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    private mutating func random(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    /// Writes a random document and gives its outline.
    mutating func write(to writer: inout JSONWriter) -> String { writeValue(depth: 0, to: &writer) }

    private mutating func writeValue(depth: Int, to writer: inout JSONWriter) -> String {
        switch random(depth > 5 ? 6 : 9) {
        case 0:
            writer.null()
            return "null"
        case 1:
            let value = random(2) == 0
            writer.boolean(value)
            return "\(value)"
        case 2:
            let value = random(2_000_000) - 1_000_000
            writer.integer(value)
            return "\(value)"
        case 3:
            let value = Double(bitPattern: state).isFinite ? Double(bitPattern: state) : 0.25
            writer.number(value)
            return "\(value)"
        case 4, 5:
            let value = text()
            writer.string(value)
            return Self.quoted(value)
        case 6, 7:
            writer.beginObject()
            var members: [String] = []
            for index in 0..<random(8) {
                let key = text() + "\(index)"
                writer.key(key)
                members.append(Self.quoted(key) + ":" + writeValue(depth: depth + 1, to: &writer))
            }
            writer.endObject()
            return "{" + members.joined(separator: ",") + "}"
        default:
            writer.beginArray()
            let elements = (0..<random(8)).map { _ in writeValue(depth: depth + 1, to: &writer) }
            writer.endArray()
            return "[" + elements.joined(separator: ",") + "]"
        }
    }

    private mutating func text() -> String {
        let pieces = [
            "a", "b", "key", "\"", "\\", "\n", "\t", "\u{01}", "é", "€", "😀", "/", " ", "{}", "[,]", "//",
            "a longer piece of text",
        ]
        return (0..<random(6)).map { _ in pieces[random(pieces.count)] }.joined()
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.value < 0x20 ? $0.escaped(asASCII: true) : String($0) }.joined() + "\""
    }

    /// The bytes with a few of them removed, replaced, repeated or added.
    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let additions = Array("{}[]:,\"'\\/*#+-.eEu0129tfnNaI \n\u{0}".utf8) + [0xFF, 0xC3, 0x80, 0xED]
        for _ in 0...random(4) {
            let place = random(bytes.count + 1)
            switch random(4) {
            case 0 where place < bytes.count: bytes.remove(at: place)
            case 1 where place < bytes.count: bytes[place] = additions[random(additions.count)]
            case 2 where place < bytes.count:
                let end = min(bytes.count, place + 1 + random(12))
                bytes.insert(contentsOf: bytes[place..<end], at: random(bytes.count + 1))
            case 3 where random(8) == 0: bytes.removeSubrange(place...)
            default: bytes.insert(additions[random(additions.count)], at: place)
            }
        }
        return bytes
    }
}
