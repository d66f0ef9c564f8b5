import LiveryJSON
import LiveryTree

/// The templates of one tree, by the fingerprints of their statics.
struct TemplateStore: Sendable {
    struct Template: Sendable {
        let id: TemplateID
        let holeCount: Int
        let nodeCount: Int
        /// How many of the nodes stand in each other at most.
        let depth: Int
    }

    static let marks = TemplateMarks(address: "az", scope: "az_view", key: KeyedList.keyProp)

    private var templates: [String: Template] = [:]
    /// The template that was asked for last, and with it used last. Items of a list come one after the other.
    private var last: (fingerprint: [UInt8], template: Template)?

    /// Takes the statics of every payload in a part of a frame, in text order, whether or not what needs them can be
    /// applied: the server sends them once (Arizona wire, section 10, point 2).
    mutating func harvest(
        _ tape: JSONTape, in range: Range<Int>, into statics: inout StaticsCache, _ report: (WireFault) -> Void
    ) {
        for index in range where tape.entry(at: index).tag == JSONEntry.objectTag {
            guard let pieces = tape.member("s", of: index), let fingerprint = tape.member("f", of: index),
                tape.kind(at: fingerprint) == .string
            else { continue }
            guard let pieces = texts(tape, pieces) else {
                report(
                    WireFault(
                        rule: ArizonaRule.statics, message: "expected an array of strings as the statics 's'",
                        index: pieces))
                continue
            }
            let name = tape.string(at: fingerprint)
            if templates[name] != nil, statics.statics(of: name) != pieces { templates[name] = nil }
            statics.insert(pieces, for: name)
            last = nil
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
        let pieces = statics.use(fingerprint)
        let known = templates[fingerprint]
        let template = if let known { known } else { try compiled(fingerprint, pieces, at: index, in: &tree) }
        last = tape.isEscaped(at: index) ? nil : (Array(text), template)
        return template
    }

    private mutating func compiled(
        _ fingerprint: String, _ pieces: [String]?, at index: Int, in tree: inout WidgetTree
    ) throws(WireFault) -> Template {
        guard let pieces else {
            throw WireFault(
                rule: ArizonaRule.fingerprint,
                message: "the statics of the fingerprint '\(fingerprint)' were never sent", index: index)
        }
        do throws(TemplateMistake) {
            let id = try tree.addTemplate(pieces, name: "<statics \(fingerprint)>", marks: Self.marks)
            let size = tree.size(of: id)
            let template = Template(id: id, holeCount: size.holes, nodeCount: size.nodes, depth: size.depth)
            templates[fingerprint] = template
            return template
        } catch {
            throw WireFault(
                rule: ArizonaRule.statics,
                message: "the statics of the fingerprint '\(fingerprint)' make no JSON value", index: index,
                cause: error.diagnostic)
        }
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
    /// The value of a member of the object at `index`.
    func member(_ name: StaticString, of index: Int) -> Int? {
        guard entry(at: index).tag == JSONEntry.objectTag else { return nil }
        return value(
            of: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), inObjectAt: index)
    }
}
