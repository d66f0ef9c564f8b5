import Livery

/// Reads a text under the name `test.json`.
func document(_ text: String, _ options: JSONReadingOptions = .init()) -> JSONDocument {
    JSONDocument(reading: SourceFile(path: "test.json", text: text), options: options)
}

/// The value as JSON text with `?` for what is invalid, strings by their unescaped text and duplicate keys kept.
func outline(_ value: JSONValue?) -> String {
    guard let value else { return "nothing" }
    switch value.kind {
    case .null: return "null"
    case .boolean: return value.boolean == true ? "true" : "false"
    case .number: return value.numberText ?? "no text"
    case .string: return quoted(value.string ?? "no string")
    case .array: return "[" + value.elements.map(outline).joined(separator: ",") + "]"
    case .object:
        return "{" + value.members.map { quoted($0.key) + ":" + outline($0.value) }.joined(separator: ",") + "}"
    case .invalid: return "?"
    }
}

private func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.value < 0x20 ? $0.escaped(asASCII: true) : String($0) }.joined() + "\""
}

/// A diagnostic as `lower-upper rule message`, with the file's text after each fix-it behind `=>`.
func summary(_ diagnostic: Diagnostic) -> String {
    var text = "\(diagnostic.range.lowerBound)-\(diagnostic.range.upperBound) "
    if diagnostic.severity != .error { text += "\(diagnostic.severity) " }
    if diagnostic.rule != JSONRule.syntax { text += "\(diagnostic.rule) " }
    text += diagnostic.message
    for fixIt in diagnostic.fixIts {
        text += fixIt.isSafe ? " => " : " ~> "
        text += String(decoding: diagnostic.file.applying([fixIt]), as: UTF8.self)
    }
    return text
}

/// Checks that every range lies in the file, within its parent's and after its elder sibling's, and gives what doesn't.
func misplacedRanges(_ document: JSONDocument) -> [String] {
    guard let root = document.root else { return [] }
    var problems: [String] = []
    var pending = [(root, document.file.range)]
    while let (value, parent) = pending.popLast() {
        if !parent.contains(value.range) { problems.append("\(value.range) is outside \(parent)") }
        var place = value.range.lowerBound
        for element in value.elements {
            if element.range.lowerBound < place { problems.append("\(element.range) begins before \(place)") }
            place = element.range.upperBound
            pending.append((element, value.range))
        }
        for member in value.members {
            if member.keyRange.lowerBound < place { problems.append("\(member.keyRange) begins before \(place)") }
            if member.value.range.lowerBound < member.keyRange.upperBound {
                problems.append("\(member.value.range) begins before its key ends")
            }
            if !value.range.contains(member.keyRange) { problems.append("\(member.keyRange) is outside") }
            place = member.value.range.upperBound
            pending.append((member.value, value.range))
        }
        if value.count != value.elements.reduce(0, { count, _ in count + 1 })
            + value.members.reduce(0, { count, _ in count + 1 })
        {
            problems.append("\(value.range) has a wrong count")
        }
    }
    for diagnostic in document.diagnostics where !document.file.range.contains(diagnostic.range) {
        problems.append("the diagnostic at \(diagnostic.range) is outside the file")
    }
    return problems
}
