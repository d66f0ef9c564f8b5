import Foundation
import Livery

/// Reading about 5 MB of widget nodes, against JSONDecoder on the same bytes.
func jsonSuite() -> Suite {
    let nodes = 40_000
    let bytes = WidgetTreeGenerator.bytes(nodes: nodes)
    let file = SourceFile(path: "page.json", bytes: bytes)
    let pretty = SourceFile(path: "pretty.json", bytes: WidgetTreeGenerator.bytes(nodes: nodes, layout: .pretty))
    let data = Data(bytes)
    let document = JSONDocument(reading: file)
    return Suite(
        cases: [
            Case(name: "json.scan", work: .bytes(bytes.count)) {
                sink(bytes.withUnsafeBufferPointer { $0.reduce(into: 0 as UInt64) { $0 &+= UInt64($1) } })
            },
            Case(name: "json.read", work: .bytes(bytes.count)) { sink(JSONDocument(reading: file)) },
            Case(name: "json.read-pretty", work: .bytes(pretty.bytes.count)) { sink(JSONDocument(reading: pretty)) },
            Case(name: "json.read-into-nodes", work: .bytes(bytes.count)) {
                sink(JSONDocument(reading: file).root.map(WidgetNode.init))
            },
            Case(name: "json.write", work: .bytes(bytes.count)) {
                var writer = JSONWriter()
                if let root = document.root { writer.value(root) }
                sink(writer.bytes)
            },
            Case(name: "json.JSONDecoder", work: .bytes(bytes.count)) {
                sink(try? JSONDecoder().decode(WidgetNode.self, from: data))
            },
            Case(name: "json.JSONSerialization", work: .bytes(bytes.count)) {
                sink(try? JSONSerialization.jsonObject(with: data))
            },
        ],
        ratios: [
            Ratio(name: "JSONDecoder to read", of: "json.JSONDecoder", to: "json.read", bar: "at least 10"),
            Ratio(
                name: "JSONDecoder to read-into-nodes", of: "json.JSONDecoder", to: "json.read-into-nodes",
                bar: "no bar"),
            Ratio(name: "read to a byte scan", of: "json.read", to: "json.scan", bar: "no bar"),
        ])
}

/// The props that the generator makes.
private struct WidgetProps: Decodable {
    var text: String?
    var lineLimit: Int?
    var url: String?
    var opacity: Double?
    var title: String?
    var enabled: Bool?
    var spacing: Double?

    init(_ value: JSONValue?) {
        guard let value else { return }
        for member in value.members {
            switch member.key {
            case "text": text = member.value.string
            case "lineLimit": lineLimit = member.value.integer
            case "url": url = member.value.string
            case "opacity": opacity = member.value.double
            case "title": title = member.value.string
            case "enabled": enabled = member.value.boolean
            case "spacing": spacing = member.value.double
            default: break
            }
        }
    }
}

/// The node type that both readers fill.
private struct WidgetNode: Decodable {
    var type: String
    var az: String
    var `class`: String
    var props: WidgetProps
    var children: [WidgetNode]

    init(_ value: JSONValue) {
        type = value["type"]?.string ?? ""
        az = value["az"]?.string ?? ""
        `class` = value["class"]?.string ?? ""
        props = WidgetProps(value["props"])
        children = value["children"]?.elements.map(WidgetNode.init) ?? []
    }
}
