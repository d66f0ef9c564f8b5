import Foundation
import Livery
import Testing

/// The tree of a JSON text in a file `page.json`.
func tree(_ text: String, options: PayloadReadingOptions = .init()) -> WidgetTree {
    WidgetTree.reading(SourceFile(path: "page.json", text: text), options: options)
}

/// The outermost value of a JSON text.
func json(_ text: String) throws -> JSONValue {
    try #require(JSONDocument(reading: SourceFile(path: "<test>", text: text)).root)
}

extension WidgetTree {
    /// The tree as compact JSON.
    func text(keepsSlots: Bool = false) -> String {
        var writer = JSONWriter()
        write(to: &writer, keepsSlots: keepsSlots)
        return writer.text
    }

    /// The one node at a path.
    func at(_ path: String) throws -> Node { self[try find(NodePath(parsing: path))] }

    /// What a reader can see of every node, one a line.
    var summary: String {
        let identities = identities()
        return preorder().map { id in
            let node = self[id]
            let children = node.children.map { child in
                switch child {
                case .node(let id): self[id].type
                case .text(let text): "'\(text.text)'"
                }
            }
            let props = node.props.map { "\($0.name)=\($0.value.json)" }
            let modifiers = node.modifiers.map { PropValue($0.value).json }
            return """
                \(node.path) \(identities[id] ?? "-") \(node.identity) \(node.type) \(props) \(children) \
                classes \(node.classNames.map(\.name)) \(node.classText) style \(node.style?.text ?? "-") \
                modifiers \(modifiers ?? "-") id \(node.serverID ?? "-") parent \(node.parent.map { self[$0].path } as Any)
                """
        }.joined(separator: "\n")
    }
}

extension PropValue {
    var json: String {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.text
    }
}

extension Diagnostic {
    /// `rule "text that it points at"`.
    var brief: String { "\(rule) \(location.text)" }
}

/// A file of the folder `Fixtures`.
func fixture(_ name: String) throws -> SourceFile {
    let url = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil)).appending(path: name)
    return SourceFile(path: name, bytes: Array(try Data(contentsOf: url)))
}

/// A generator with a fixed seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
