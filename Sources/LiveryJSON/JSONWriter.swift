/// Writes JSON piece by piece into bytes, compact or indented by two spaces.
///
/// Whatever is called, ``bytes`` is one valid JSON text. Calls out of place are mended: a value in an object without a
/// key gets the key `""`, a key outside an object is left out, a key without a value gets `null`, an end without its
/// begin is left out, a container left open is closed, and everything after the first complete value is left out.
public struct JSONWriter: Sendable {
    /// How the text is laid out.
    public enum Layout: Hashable, Sendable {
        /// Without any whitespace.
        case compact
        /// One member or element a line, indented by two spaces a level.
        case pretty
    }

    private struct Level {
        var isObject: Bool
        var isEmpty = true
        var hasKey = false
    }

    private let layout: Layout
    private var output: [UInt8] = []
    private var levels: [Level] = []
    /// Whether a part of the text has been taken out.
    private var isDrained = false
    /// The number of containers begun after the outermost value was complete.
    private var ignoredDepth = 0

    /// Makes an empty writer.
    public init(_ layout: Layout = .compact) { self.layout = layout }

    /// The text so far, with what is missing to be valid: an empty writer gives `null`.
    public var bytes: [UInt8] {
        var copy = self
        copy.finish()
        return copy.output
    }

    /// ``bytes`` as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes out the text so far, which ``bytes`` then doesn't have any more, for writing a long text in pieces. What is
    /// taken out ends wherever the last call ended; what ``bytes`` gives at last makes the whole valid.
    public mutating func drain() -> [UInt8] {
        defer { output = [] }
        isDrained = isDrained || !output.isEmpty
        return output
    }

    /// The number of bytes that are not drained.
    public var count: Int { output.count }

    /// Begins an object, as the next value.
    public mutating func beginObject() { begin(isObject: true) }
    /// Begins an array, as the next value.
    public mutating func beginArray() { begin(isObject: false) }
    /// Ends the innermost container, an object.
    public mutating func endObject() { end(isObject: true) }
    /// Ends the innermost container, an array.
    public mutating func endArray() { end(isObject: false) }

    /// Writes the key of the next value.
    public mutating func key(_ key: String) {
        guard prepareForKey() else { return }
        appendQuoted(key)
        appendColon()
    }

    /// Writes a string, escaping only what JSON asks for: quotes, backslashes and control characters.
    public mutating func string(_ value: String) {
        guard prepareForValue() else { return }
        appendQuoted(value)
    }

    /// Writes a whole number.
    public mutating func integer(_ value: Int) {
        guard prepareForValue() else { return }
        output += value.description.utf8
    }

    /// Writes a number with the fewest digits that read back as the same `Double`; `null` when it isn't finite.
    public mutating func number(_ value: Double) {
        guard prepareForValue() else { return }
        output += (value.isFinite ? value.description : "null").utf8
    }

    /// Writes a number by its text; `null` when the text isn't a JSON number.
    public mutating func numberText(_ text: String) {
        guard prepareForValue() else { return }
        let utf8 = Array(text.utf8)
        let end = utf8.withUnsafeBufferPointer {
            $0.baseAddress.flatMap { scannedNumber($0, from: 0, to: utf8.count)?.end }
        }
        output += end == utf8.count ? utf8 : Array("null".utf8)
    }

    /// Writes `true` or `false`.
    public mutating func boolean(_ value: Bool) {
        guard prepareForValue() else { return }
        output += (value ? "true" : "false").utf8
    }

    /// Writes `null`.
    public mutating func null() {
        guard prepareForValue() else { return }
        output += "null".utf8
    }

    /// Writes a copy of a value that was read, without recursion. Linear in its text.
    ///
    /// Numbers keep their digits, strings their escapes, objects their order and duplicate keys. Values that are
    /// invalid become `null`, and what had a mistake is mended.
    public mutating func value(_ value: JSONValue) {
        value.document.withTape { copy($0, from: value.index) }
    }

    private mutating func copy(_ tape: JSONTape, from root: Int) {
        var open: [(end: Int, isObject: Bool)] = []
        let end = tape.next(after: root)
        var index = root
        // Only at first: reserving again and again would grow the output by little each time.
        if output.isEmpty { output.reserveCapacity(tape.range(at: root).count) }
        while index < end {
            while let container = open.last, container.end == index {
                self.end(isObject: container.isObject)
                open.removeLast()
            }
            let entry = tape.entry(at: index)
            switch entry.tag {
            case JSONEntry.objectTag, JSONEntry.arrayTag:
                let isObject = entry.tag == JSONEntry.objectTag
                begin(isObject: isObject)
                open.append((Int(entry.link), isObject))
            case JSONEntry.keyTag:
                key(of: entry, at: index, in: tape)
            case JSONEntry.stringTag where entry.info & JSONEntry.malformedFlag != 0:
                string(tape.string(at: index))
            case JSONEntry.numberTag where entry.info & JSONEntry.malformedFlag != 0:
                numberText(tape.numberText(at: index) ?? "null")
            case JSONEntry.invalidTag, JSONEntry.nullTag:
                null()
            case JSONEntry.trueTag, JSONEntry.falseTag:
                boolean(entry.tag == JSONEntry.trueTag)
            default:
                if prepareForValue() { output += tape.source(of: entry) }
            }
            index += 1
        }
        for container in open.reversed() { self.end(isObject: container.isObject) }
    }

    private mutating func key(of entry: JSONEntry, at index: Int, in tape: JSONTape) {
        guard entry.info & JSONEntry.malformedFlag == 0 else { return key(tape.string(at: index)) }
        guard prepareForKey() else { return }
        output += tape.source(of: entry)
        appendColon()
    }

    private mutating func begin(isObject: Bool) {
        guard prepareForValue() else {
            ignoredDepth += 1
            return
        }
        output.append(UInt8(ascii: isObject ? "{" : "["))
        levels.append(Level(isObject: isObject))
    }

    private mutating func end(isObject: Bool) {
        if ignoredDepth > 0 {
            ignoredDepth -= 1
            return
        }
        guard let level = levels.last, level.isObject == isObject else { return }
        if level.hasKey { null() }
        levels.removeLast()
        if !level.isEmpty { breakLine() }
        output.append(UInt8(ascii: isObject ? "}" : "]"))
    }

    private mutating func finish() {
        ignoredDepth = 0
        while let level = levels.last { end(isObject: level.isObject) }
        if output.isEmpty, !isDrained { null() }
    }

    /// Writes what has to stand before a value, or tells that no value can stand here.
    private mutating func prepareForValue() -> Bool {
        guard ignoredDepth == 0 else { return false }
        guard let level = levels.last else { return output.isEmpty && !isDrained }
        if !level.isObject {
            separate()
        } else {
            if !level.hasKey { key("") }
            levels[levels.count - 1].hasKey = false
        }
        return true
    }

    /// Writes what has to stand before a key, or tells that no key can stand here.
    private mutating func prepareForKey() -> Bool {
        guard ignoredDepth == 0, let level = levels.last, level.isObject else { return false }
        if level.hasKey { null() }
        separate()
        levels[levels.count - 1].hasKey = true
        return true
    }

    private mutating func appendColon() {
        output.append(UInt8(ascii: ":"))
        if layout == .pretty { output.append(UInt8(ascii: " ")) }
    }

    private mutating func separate() {
        if !levels[levels.count - 1].isEmpty { output.append(UInt8(ascii: ",")) }
        levels[levels.count - 1].isEmpty = false
        breakLine()
    }

    private mutating func breakLine() {
        guard layout == .pretty else { return }
        output.append(0x0A)
        output.append(contentsOf: repeatElement(0x20, count: levels.count * 2))
    }

    private mutating func appendQuoted(_ text: String) {
        var text = text
        output.append(UInt8(ascii: "\""))
        text.withUTF8 { appendEscaped($0) }
        output.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var plainStart = 0
        for offset in text.indices where text[offset] < 0x20 || text[offset] == 0x22 || text[offset] == 0x5C {
            output += text[plainStart..<offset]
            output += jsonEscape(text[offset]).utf8
            plainStart = offset + 1
        }
        output += text[plainStart...]
    }
}

/// The escape of a byte that can't stand in a JSON string as it is.
func jsonEscape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    default: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
    }
}
