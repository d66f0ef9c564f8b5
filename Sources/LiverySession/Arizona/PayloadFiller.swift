import LiveryJSON
import LiverySource
import LiveryTree

/// Brings a payload into the form in which a tree takes it, before anything in the tree changes (Arizona wire, section 5).
///
/// One is used for many payloads, so that its arrays keep their memory.
struct PayloadFiller: Sendable {
    /// How many nodes and props may be made, and how many of the nodes may stand in each other.
    struct Room {
        var nodes: Int
        var props: Int
        var depth: Int
    }

    /// The most contents, or nodes made of them, whose memory is kept.
    static let maximumKept = 4096

    private(set) var contents = TemplateContents()
    /// Whether the whole is one widget.
    private(set) var isWidget = false
    private var room = Room(nodes: 0, props: 0, depth: 0)
    /// The contents that are still to be filled, with the index of their payload and how deep they stand.
    private var pending: [(content: Int, payload: Int, depth: Int)] = []

    /// Lets go of what was read; small arrays keep their memory.
    mutating func forget() {
        contents.contents.removeAll(keepingCapacity: contents.contents.count <= Self.maximumKept)
    }

    /// Reads a payload in the place of the one before. Linear in it and doesn't recurse.
    mutating func fill(
        _ payload: Int, of frame: borrowing OpFrame, room: Room, _ templates: inout TemplateStore,
        _ statics: inout StaticsCache, _ tree: inout WidgetTree
    ) throws(WireFault) {
        let tape = frame.tape
        forget()
        pending.removeAll(keepingCapacity: pending.capacity <= Self.maximumKept)
        self.room = room
        isWidget = false
        guard tape.kind(at: payload) != .array else {
            throw WireFault(
                rule: ArizonaRule.payload, message: "expected a text, a template or a list, found an array",
                index: payload)
        }
        addContent(payload, at: 0)
        while let (content, payload, depth) = pending.popLast() {
            guard tape.entry(at: payload).tag == JSONEntry.objectTag else {
                contents.contents[content] = .value(PropValue.detached(frame.document, tape, at: payload))
                try take(nodes: 1, at: payload)
                continue
            }
            guard let fingerprint = tape.member("f", of: payload), tape.kind(at: fingerprint) == .string else {
                throw WireFault(
                    rule: ArizonaRule.payload, message: "expected the fingerprint 'f' of a template", index: payload)
            }
            let template = try templates.template(at: fingerprint, tape, in: &tree, &statics)
            guard let dynamics = tape.member("d", of: payload), tape.kind(at: dynamics) == .array else {
                throw WireFault(
                    rule: ArizonaRule.payload, message: "expected an array of dynamics as 'd'", index: payload)
            }
            if content == contents.root {
                isWidget = template.measures.isWidget && tape.member("t", of: payload) == nil
            }
            let inner = depth + template.measures.depth
            guard inner <= room.depth else {
                throw WireFault(
                    rule: ArizonaRule.limit, message: "the tree would be deeper than the limit", index: payload)
            }
            let first = pending.count
            if let kind = tape.member("t", of: payload) {
                guard tape.double(at: kind) == 0 else {
                    throw WireFault(
                        rule: ArizonaRule.payload, message: "expected 0, a list, as the kind 't' of the payload",
                        index: kind)
                }
                contents.contents[content] = try list(dynamics, of: template, at: inner, tape)
            } else {
                contents.contents[content] = .instance(template.id, holes: contents.contents.count)
                try addHoles(dynamics, of: template, at: inner, tape)
            }
            // In text order, in which the server counts on its statics being known and used.
            pending[first...].reverse()
        }
    }

    private mutating func addContent(_ payload: Int, at depth: Int) {
        pending.append((contents.contents.count, payload, depth))
        contents.contents.append(.value(.null))
    }

    private mutating func take(nodes: Int, props: Int = 0, at index: Int) throws(WireFault) {
        room.nodes -= nodes
        room.props -= props
        guard room.nodes >= 0, room.props >= 0 else {
            throw WireFault(
                rule: ArizonaRule.limit, message: "the tree would have more nodes or props than the limit", index: index
            )
        }
    }

    /// A list: its items are instances of one template.
    private mutating func list(
        _ items: Int, of template: TemplateStore.Template, at depth: Int, _ tape: JSONTape
    ) throws(WireFault) -> TemplateContent {
        let first = contents.contents.count
        let count = tape.count(at: items)
        contents.contents.append(contentsOf: repeatElement(.value(.null), count: count))
        var item = tape.firstChild(of: items)
        for position in 0..<count {
            guard tape.kind(at: item) == .array else {
                throw WireFault(
                    rule: ArizonaRule.payload, message: "expected an array of dynamics as the item of a list",
                    index: item)
            }
            contents.contents[first + position] = .instance(template.id, holes: contents.contents.count)
            try addHoles(item, of: template, at: depth, tape)
            item = tape.next(after: item)
        }
        return .group(first: first, count: count)
    }

    private mutating func addHoles(
        _ dynamics: Int, of template: TemplateStore.Template, at depth: Int, _ tape: JSONTape
    ) throws(WireFault) {
        let measures = template.measures
        guard tape.count(at: dynamics) == measures.holeCount else {
            throw WireFault(
                rule: ArizonaRule.payload,
                message: "expected \(measures.holeCount) dynamics for these statics, found \(tape.count(at: dynamics))",
                index: dynamics)
        }
        try take(
            nodes: measures.nodeCount + measures.compositeSize / 64, props: measures.propCount, at: dynamics)
        var dynamic = tape.firstChild(of: dynamics)
        while dynamic < tape.next(after: dynamics) {
            addContent(dynamic, at: depth)
            dynamic = tape.next(after: dynamic)
        }
    }
}

extension PropValue {
    /// The value of a frame, without its document: an array or object gets one of its own, so that it doesn't keep the whole
    /// frame in memory.
    static func detached(_ document: JSONDocument, _ tape: JSONTape, at index: Int) -> PropValue {
        switch tape.kind(at: index) {
        case .string: return .string(tape.string(at: index))
        case .array, .object:
            let bytes = Array(document.file.bytes[tape.range(at: index).offsets])
            let copy = JSONDocument(reading: SourceFile(path: document.file.path, bytes: bytes))
            return copy.root.map(PropValue.init) ?? .null
        case .null, .boolean, .number, .invalid: return PropValue(JSONValue(document: document, index: index))
        }
    }
}
