import Livery

/// Reads the bytes as JSON and stops at the first property that doesn't hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    var options = JSONReadingOptions()
    // Deep nesting is as good at five levels, and easier to come upon.
    options.maximumDepth = bytes.first.map { $0 & 1 == 0 ? 5 : 512 } ?? 512
    let document = JSONDocument(reading: SourceFile(path: "input", bytes: bytes), options: options)
    checkDiagnostics(document)
    guard let root = document.root else {
        precondition(document.diagnostics.containsError, "no value and no error")
        return 0
    }
    checkRanges(of: root, within: document.file.range)
    checkCopies(of: root, isSound: !document.diagnostics.containsError)
    return 0
}

private func checkDiagnostics(_ document: JSONDocument) {
    for diagnostic in document.diagnostics {
        precondition(document.file.range.contains(diagnostic.range), "a diagnostic outside the file")
        precondition(!diagnostic.message.isEmpty)
        for fixIt in diagnostic.fixIts {
            for edit in fixIt.edits {
                precondition(document.file.range.contains(edit.range), "a fix-it outside the file")
            }
        }
    }
}

private func checkRanges(of root: JSONValue, within range: SourceRange) {
    var pending = [(root, range)]
    while let (value, parent) = pending.popLast() {
        precondition(parent.contains(value.range), "a value outside its parent")
        var place = value.range.lowerBound
        for element in value.elements {
            precondition(element.range.lowerBound >= place, "an element before the one before it")
            place = element.range.upperBound
            pending.append((element, value.range))
        }
        for member in value.members {
            precondition(member.keyRange.lowerBound >= place, "a key before the value before it")
            precondition(member.value.range.lowerBound >= member.keyRange.upperBound, "a value before its key's end")
            precondition(value[member.key] != nil, "a key that isn't found")
            place = member.value.range.upperBound
            pending.append((member.value, value.range))
        }
        if value.kind == .number { precondition(value.numberText != nil) }
    }
}

/// Checks that a copy of the value is JSON and reads back as equal.
private func checkCopies(of root: JSONValue, isSound: Bool) {
    for layout in [JSONWriter.Layout.compact, .pretty] {
        var writer = JSONWriter(layout)
        writer.value(root)
        let copy = JSONDocument(reading: SourceFile(path: "copy", bytes: writer.bytes))
        precondition(!copy.diagnostics.containsError, "a copy that isn't JSON")
        guard let again = copy.root else { preconditionFailure("an empty copy") }
        precondition(areEqual(root, again, isSound: isSound), "a copy that reads otherwise")
    }
}

/// Whether two values are equal; in a text with errors, null may stand for what is invalid.
private func areEqual(_ a: JSONValue, _ b: JSONValue, isSound: Bool) -> Bool {
    if a.kind == .invalid, !isSound { return b.isNull }
    guard a.kind == b.kind, a.count == b.count else { return false }
    switch a.kind {
    case .null, .invalid: return true
    case .boolean: return a.boolean == b.boolean
    case .number: return a.numberText == b.numberText && a.double == b.double && a.integer == b.integer
    case .string: return a.string == b.string
    case .array: return zip(a.elements, b.elements).allSatisfy { areEqual($0, $1, isSound: isSound) }
    case .object:
        return zip(a.members, b.members).allSatisfy {
            $0.key == $1.key && areEqual($0.value, $1.value, isSound: isSound)
        }
    }
}
