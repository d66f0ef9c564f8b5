import LiverySource

struct JSONReader {
    static func read(_ file: SourceFile, in range: SourceRange, options: JSONReadingOptions) -> JSONStorage {
        let range = range.offsets.clamped(to: 0..<min(file.bytes.count, SourceFile.maximumSize))
        var reader = JSONReader(file: file, options: options)
        file.bytes.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { reader.read(base, from: range.lowerBound, to: range.upperBound) }
        }
        let entries = UnsafeMutablePointer<JSONEntry>.allocate(capacity: max(1, reader.entries.count))
        entries.initialize(from: reader.entries, count: reader.entries.count)
        return JSONStorage(
            file: file, diagnostics: reader.diagnostics, entries: entries, count: reader.entries.count)
    }

    let file: SourceFile
    let options: JSONReadingOptions
    var entries: [JSONEntry] = []
    var diagnostics: [Diagnostic] = []
    var open: [Int] = []

    mutating func read(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
        var at = start
        var expectsKey = false
        func byte() -> UInt8 { at < end ? bytes[at] : 0 }
        func skip() { while at < end, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[at]) { at += 1 } }
        while true {
            skip()
            let first = at
            var info: UInt32
            switch byte() {
            case UInt8(ascii: "\""):
                info = expectsKey ? JSONEntry.keyTag : JSONEntry.stringTag
                at += 1
                while at < end, bytes[at] != UInt8(ascii: "\"") {
                    if bytes[at] == UInt8(ascii: "\\") {
                        info |= JSONEntry.escapedFlag
                        at += 1
                    }
                    at += 1
                }
                if at >= end { return fail(end) }
                at += 1
            case UInt8(ascii: "{") where !expectsKey, UInt8(ascii: "[") where !expectsKey:
                info = byte() == UInt8(ascii: "{") ? JSONEntry.objectTag : JSONEntry.arrayTag
                at += 1
                open.append(entries.count)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let container = open.popLast() else { return fail(at) }
                at += 1
                entries[container].end = UInt32(at)
                entries[container].link = UInt32(entries.count)
                info = UInt32.max
            default:
                if expectsKey { return fail(at) }
                if let number = scannedNumber(bytes, from: at, to: end) {
                    info = JSONEntry.numberTag | (number.isInteger ? JSONEntry.integerFlag : 0)
                    at = number.end
                } else if at + 4 <= end, bytes[at] == UInt8(ascii: "t") {
                    info = JSONEntry.trueTag
                    at += 4
                } else if at + 4 <= end, bytes[at] == UInt8(ascii: "n") {
                    info = JSONEntry.nullTag
                    at += 4
                } else if at + 5 <= end, bytes[at] == UInt8(ascii: "f") {
                    info = JSONEntry.falseTag
                    at += 5
                } else {
                    return fail(at)
                }
            }
            if info != UInt32.max {
                if info & 0xF != JSONEntry.keyTag, let container = open.last, container != entries.count {
                    entries[container].info += 1 << JSONEntry.countShift
                }
                entries.append(
                    JSONEntry(start: UInt32(first), end: UInt32(at), link: UInt32(entries.count + 1), info: info))
            }
            skip()
            if info & 0xF == JSONEntry.keyTag {
                guard byte() == UInt8(ascii: ":") else { return fail(at) }
                at += 1
                expectsKey = false
                continue
            }
            guard let container = open.last else { return }
            if byte() == UInt8(ascii: ",") { at += 1 }
            expectsKey = entries[container].info & 0xF == JSONEntry.objectTag
        }
    }

    mutating func fail(_ at: Int) {
        diagnostics.append(
            Diagnostic(rule: "json-syntax", message: "unexpected text", file: file, range: SourceRange(at, at)))
        while let container = open.popLast() {
            entries[container].end = UInt32(at)
            entries[container].link = UInt32(entries.count)
        }
        if let last = entries.last, last.tag == JSONEntry.keyTag { entries.removeAll() }
    }
}
