import Livery

/// Generated widget trees: the same for the same number of nodes.
struct WidgetTreeGenerator {
    private var state: UInt64 = 0x1234_5678_9ABC_DEF1
    private var remaining: Int
    private var identity = 0

    private init(nodes: Int) { remaining = nodes }

    /// The JSON of a page with about `nodes` nodes.
    static func bytes(nodes: Int, layout: JSONWriter.Layout = .compact) -> [UInt8] {
        var generator = WidgetTreeGenerator(nodes: nodes)
        var writer = JSONWriter(layout)
        generator.writeNode("VStack", depth: 0, to: &writer)
        return writer.bytes
    }

    private mutating func random(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    private mutating func pick(_ names: [String]) -> String { names[random(names.count)] }

    private mutating func writeNode(_ type: String, depth: Int, to writer: inout JSONWriter) {
        remaining -= 1
        identity += 1
        writer.beginObject()
        writer.key("type")
        writer.string(type)
        writer.key("az")
        writer.string("n\(identity)")
        writer.key("class")
        writer.string(pick(["card", "title-large padding-12", "row frame:w100:h40", "muted", "bg-brand fg-white"]))
        writer.key("props")
        writeProps(type, to: &writer)
        writer.key("children")
        writer.beginArray()
        if type.hasSuffix("Stack") || type == "List" {
            let count = depth == 0 ? Int.max : 2 + random(6)
            var made = 0
            while made < count, remaining > 0, depth < 12 {
                writeNode(
                    pick(["Text", "Text", "Image", "Button", "HStack", "VStack", "List"]), depth: depth + 1,
                    to: &writer)
                made += 1
            }
        }
        writer.endArray()
        writer.endObject()
    }

    private mutating func writeProps(_ type: String, to writer: inout JSONWriter) {
        writer.beginObject()
        switch type {
        case "Text":
            writer.key("text")
            writer.string(
                pick(["Hello, world", "Ünïcode größe", "A \"quoted\" word", "Lorem ipsum dolor sit amet, consectetur"]))
            writer.key("lineLimit")
            writer.integer(random(4))
        case "Image":
            writer.key("url")
            writer.string("https://example.com/images/\(random(10000)).png")
            writer.key("opacity")
            writer.number(Double(random(100)) / 100)
        case "Button":
            writer.key("title")
            writer.string(pick(["OK", "Cancel", "Save changes"]))
            writer.key("enabled")
            writer.boolean(random(2) == 0)
            writer.key("action")
            writer.null()
        default:
            writer.key("spacing")
            writer.number(Double(random(20)) / 2)
        }
        writer.endObject()
    }
}
