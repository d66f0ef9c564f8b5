import Livery

/// Applying 20,000 frames of ops, JSON included, to a page with a list of 1,000 items: with a stylesheet that reads the prop
/// that changes, and without one. The floor of each is reading the JSON of the same frames.
func wireSuite() -> Suite {
    var generator = FrameGenerator()
    let kinds: [(name: String, frames: [[UInt8]])] = [
        ("text", generator.frames { generator, number in generator.text(number) }),
        ("set-attr", generator.frames { _, number in FrameGenerator.setAttribute(number) }),
        ("item-patch", generator.frames { generator, number in generator.patch(number) }),
        ("insert-remove", generator.frames { generator, number in generator.insertOrRemove(number) }),
        ("move", generator.frames { generator, _ in generator.move() }),
        ("mixed", generator.frames { generator, number in generator.mixed(number) }),
    ]
    let plain = pageWire(Stylesheet.empty, generator)
    let styled = pageWire(
        Stylesheet(SourceFile(path: "wire.sheet", text: "\"item\" do\n  padding(8)\n  tag(attr(\"hue\"))\nend\n")),
        generator)
    var suite = Suite(cases: [])
    for (name, frames) in kinds {
        suite.cases += [
            Case(name: "wire.\(name)", work: .items(frames.count, "frames")) { apply(frames, to: plain) },
            Case(name: "wire.\(name)-styled", work: .items(frames.count, "frames")) { apply(frames, to: styled) },
            Case(name: "wire.\(name)-json", work: .items(frames.count, "frames")) {
                for frame in frames { sink(JSONDocument(reading: SourceFile(path: "frame", bytes: frame))) }
            },
        ]
        suite.ratios += [
            Ratio(name: "wire.\(name) to its JSON", of: "wire.\(name)", to: "wire.\(name)-json", bar: "at most 4"),
            Ratio(name: "wire.\(name) styled", of: "wire.\(name)-styled", to: "wire.\(name)", bar: "at most 1.5"),
        ]
    }
    let page = generator.page
    suite.cases.append(
        Case(name: "wire.replace", work: .items(1000, "items")) {
            var wire = plain
            sink(wire.receive(.text(page)))
        })
    return suite
}

private func pageWire(_ stylesheet: Stylesheet, _ generator: FrameGenerator) -> ArizonaWire {
    var wire = ArizonaWire(base: "http://localhost", stylesheet: stylesheet)
    let update = wire.receive(.text(generator.page))
    precondition(update.diagnostics.isEmpty)
    return wire
}

private func apply(_ frames: [[UInt8]], to page: ArizonaWire) {
    var wire = page
    for frame in frames {
        let update = wire.receive(.text(frame))
        precondition(update.diagnostics.isEmpty)
        sink(update)
    }
}

/// Frames of the kinds that servers send, on a list that each kind finds as the page has it.
struct FrameGenerator {
    private static let itemStatics =
        ##"["{\"type\":\"Row\",\"az\":\"60QOF9-0\",\"class\":\"item\",\"az_key\":",",\"hue\":",",\"children\":[{\"type\":\"Text\",\"az\":\"60QOF9-1\",\"children\":[{\"type\":\"#slot\",\"az\":\"60QOF9-1t0\",\"children\":[","]}]}]}"]"##
    private static let statics =
        ##"["{\"type\":\"Column\",\"az\":\"KX3DAQ-0\",\"az_view\":true,\"id\":",",\"children\":[{\"type\":\"Text\",\"az\":\"KX3DAQ-1\",\"children\":[{\"type\":\"#slot\",\"az\":\"KX3DAQ-1t0\",\"children\":[","]}]},{\"type\":\"#slot\",\"az\":\"KX3DAQ-0t0\",\"children\":[","]}]}"]"##
    private static let list = "\"probe_big:KX3DAQ-0t0\""

    private var keys: [String] = []
    private var state: UInt64 = 1

    /// The frame that brings the page with its 1,000 items.
    let page: [UInt8] = {
        let items = (1...1000).map { "[\"\($0)\",\"h0\",\"Item \($0)\"]" }.joined(separator: ",")
        let list = "{\"t\":0,\"f\":\"60QOF9\",\"s\":\(Self.itemStatics),\"d\":[\(items)]}"
        let payload = "{\"f\":\"KX3DAQ\",\"s\":\(Self.statics),\"d\":[\"probe_big\",\"0\",\(list)]}"
        return Array("{\"o\":[[8,\"probe_big\",\(payload)]]}".utf8)
    }()

    mutating func frames(_ op: (inout FrameGenerator, Int) -> String) -> [[UInt8]] {
        keys = (1...1000).map(String.init)
        return (0..<20_000).map { number in Array("{\"o\":[\(op(&self, number))]}".utf8) }
    }

    private mutating func random(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    func text(_ number: Int) -> String { "[0,\"probe_big:KX3DAQ-1t0\",\"\(number)\"]" }

    static func setAttribute(_ number: Int) -> String { "[1,\"probe_big:KX3DAQ-0\",\"p\(number % 5)\",\"v\(number)\"]" }

    mutating func patch(_ number: Int) -> String {
        let key = keys[random(keys.count)]
        return
            "[7,\(Self.list),\"\(key)\",[[1,\"60QOF9-0\",\"hue\",\"h\(number % 7)\"],[0,\"60QOF9-1t0\",\"Text \(number)\"]]]"
    }

    mutating func insertOrRemove(_ number: Int) -> String { number % 2 == 0 ? insert(number) : remove() }

    private mutating func insert(_ number: Int) -> String {
        let key = "n\(number)"
        let position = random(2) == 0 ? -1 : random(keys.count)
        keys.insert(key, at: position < 0 ? keys.count : position)
        return "[5,\(Self.list),\"\(key)\",\(position),{\"d\":[\"\(key)\",\"h1\",\"New \(number)\"],\"f\":\"60QOF9\"}]"
    }

    private mutating func remove() -> String { "[6,\(Self.list),\"\(keys.remove(at: random(keys.count)))\"]" }

    mutating func move() -> String {
        let key = keys.remove(at: random(keys.count))
        let place = random(keys.count + 1)
        let after = place == 0 ? "null" : "\"\(keys[place - 1])\""
        keys.insert(key, at: place)
        return "[9,\(Self.list),\"\(key)\",\(after)]"
    }

    mutating func mixed(_ number: Int) -> String {
        switch random(100) {
        case ..<60: patch(number)
        case ..<75: insert(number)
        case ..<90: remove()
        default: move()
        }
    }
}
