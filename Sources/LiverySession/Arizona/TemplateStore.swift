import LiveryJSON
import LiveryTree

/// The templates of one tree, by the fingerprints of their statics.
struct TemplateStore: Sendable {
    struct Template: Sendable {
        let id: TemplateID
        let measures: TemplateMeasures
    }

    static let marks = TemplateMarks(address: "az", scope: "az_view", key: KeyedList.keyProp)

    /// Statics that make no template are kept as what is wrong with them.
    private var templates: [String: Result<Template, TemplateMistake>] = [:]
    /// The template that was asked for last, and with it used last. Items of a list come one after the other.
    private var last: (fingerprint: [UInt8], template: Template)?
    /// The bytes of all statics that were compiled.
    private(set) var size = 0

    /// Takes the statics of every payload of an array of ops, in text order, whether or not the ops can be applied: the server
    /// sends them once (Arizona wire, section 10, point 2).
    mutating func harvest(
        _ ops: Int, _ tape: JSONTape, into statics: inout StaticsCache, _ report: (WireFault) -> Void
    ) {
        // Most frames bring none.
        guard tape.hasKey(UInt8(ascii: "s"), in: ops..<tape.next(after: ops)) else { return }
        // Payloads, ops and arrays of ops that are still to be looked through, the next one last.
        var pending: [(index: Int, part: Part)] = [(ops, .ops)]
        while let (index, part) = pending.popLast() {
            let first = pending.count
            switch part {
            case .ops: tape.forEachElement(of: index) { pending.append(($0, .op)) }
            case .op: tape.payload(ofOp: index).map { pending.append($0) }
            case .dynamics: tape.forEachElement(of: index) { pending.append(($0, .payload)) }
            case .payload:
                guard tape.entry(at: index).tag == JSONEntry.objectTag else { continue }
                if let pieces = tape.member("s", of: index) { take(pieces, of: index, tape, into: &statics, report) }
                guard let dynamics = tape.member("d", of: index) else { continue }
                let isList = tape.member("t", of: index) != nil
                tape.forEachElement(of: dynamics) { pending.append(($0, isList ? .dynamics : .payload)) }
            }
            pending[first...].reverse()
        }
    }

    enum Part {
        case ops, op, payload, dynamics
    }

    private mutating func take(
        _ pieces: Int, of payload: Int, _ tape: JSONTape, into statics: inout StaticsCache,
        _ report: (WireFault) -> Void
    ) {
        guard let fingerprint = tape.member("f", of: payload), tape.kind(at: fingerprint) == .string else { return }
        guard let texts = texts(tape, pieces) else {
            return report(
                WireFault(
                    rule: ArizonaRule.statics, message: "expected an array of strings as the statics 's'", index: pieces
                ))
        }
        let name = tape.string(at: fingerprint)
        if templates[name] != nil, statics.statics(of: name) != texts { templates[name] = nil }
        last = nil
        if !statics.insert(texts, for: name) {
            report(
                WireFault(
                    rule: ArizonaRule.limit, message: "the statics of the fingerprint '\(name)' are too large",
                    index: pieces))
        }
    }

    private func texts(_ tape: JSONTape, _ array: Int) -> [String]? {
        guard tape.kind(at: array) == .array else { return nil }
        var texts: [String] = []
        var element = tape.firstChild(of: array)
        while element < tape.next(after: array) {
            guard tape.kind(at: element) == .string else { return nil }
            texts.append(tape.string(at: element))
            element = tape.next(after: element)
        }
        return texts
    }

    /// The template of the fingerprint at an index, compiled when it is first asked for.
    mutating func template(
        at index: Int, _ tape: JSONTape, in tree: inout WidgetTree, _ statics: inout StaticsCache
    ) throws(WireFault) -> Template {
        let text = tape.rawText(at: index)
        if let last, last.fingerprint.hasBytes(of: text), !tape.isEscaped(at: index) { return last.template }
        let fingerprint = tape.string(at: index)
        guard let pieces = statics.use(fingerprint) else {
            throw WireFault(
                rule: ArizonaRule.fingerprint,
                message: "the statics of the fingerprint '\(fingerprint)' were never sent", index: index)
        }
        let known = templates[fingerprint]
        let template = if let known { known } else { compiled(pieces, fingerprint, in: &tree) }
        switch template {
        case .success(let template):
            last = tape.isEscaped(at: index) ? nil : (Array(text), template)
            return template
        case .failure(let mistake):
            throw WireFault(
                rule: ArizonaRule.statics,
                message: "the statics of the fingerprint '\(fingerprint)' make no JSON value", index: index,
                cause: mistake.diagnostic)
        }
    }

    private mutating func compiled(
        _ pieces: [String], _ fingerprint: String, in tree: inout WidgetTree
    ) -> Result<Template, TemplateMistake> {
        size += pieces.reduce(0) { $0 + $1.utf8.count }
        let template = Result { () throws(TemplateMistake) in
            let id = try tree.addTemplate(pieces, name: "<statics \(fingerprint)>", marks: Self.marks)
            return Template(id: id, measures: tree.measures(of: id))
        }
        templates[fingerprint] = template
        return template
    }
}

extension [UInt8] {
    /// Whether these are the bytes of a buffer.
    func hasBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBufferPointer { own in
            for index in own.indices where own[index] != other[index] { return false }
            return true
        }
    }
}

extension JSONTape {
    /// Whether a key of one byte stands somewhere in a part of the tape.
    fileprivate func hasKey(_ key: UInt8, in range: Range<Int>) -> Bool {
        for index in range where entry(at: index).tag == JSONEntry.keyTag {
            let text = rawText(at: index)
            if text.count == 1 && text[0] == key || isEscaped(at: index) { return true }
        }
        return false
    }

    /// The value of a member of the object at `index`.
    func member(_ name: StaticString, of index: Int) -> Int? {
        guard entry(at: index).tag == JSONEntry.objectTag else { return nil }
        return value(
            of: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), inObjectAt: index)
    }

    func forEachElement(of array: Int, _ body: (Int) -> Void) {
        guard entry(at: array).tag == JSONEntry.arrayTag else { return }
        var element = firstChild(of: array)
        while element < next(after: array) {
            body(element)
            element = next(after: element)
        }
    }

    /// What of an op may have statics: its payload, or the ops in it. Values of props are the app's own.
    fileprivate func payload(ofOp op: Int) -> (index: Int, part: TemplateStore.Part)? {
        var elements: [Int] = []
        forEachElement(of: op) { if elements.count < 5 { elements.append($0) } }
        guard let head = elements.first else { return nil }
        if kind(at: head) == .string { return elements.count > 1 ? (elements[1], .ops) : nil }
        switch integer(at: head).flatMap(OpCode.init) {
        case .text, .replace: return elements.count > 2 ? (elements[2], .payload) : nil
        case .insert: return elements.count > 4 ? (elements[4], .payload) : nil
        case .itemPatch: return elements.count > 3 ? (elements[3], .ops) : nil
        case .setAttribute, .removeAttribute, .removeNode, .remove, .move, nil: return nil
        }
    }
}
