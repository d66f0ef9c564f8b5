import LiveryJSON
import LiverySource
import LiveryStyle
import LiveryTree

/// Writes nodes and modifiers as JSON, for previews and differences.
struct NodeJSON {
    private let origins: ModifierOrigins
    var lines = LineIndexes()

    init(_ styled: StyledTree) {
        origins = ModifierOrigins(styled)
    }

    /// Writes the members that say which node it is.
    mutating func writeIdentity(of node: Node, path: String, to writer: inout JSONWriter) {
        writer.member("path", path)
        writer.member("type", node.type)
        if let id = node.serverID { writer.member("id", id) }
        writer.member("classNames", node.classNames.map { $0.name })
    }

    /// Writes the members of a node in a preview.
    mutating func writeMembers(
        of node: Node, path: String, modifiers: [ResolvedModifier], to writer: inout JSONWriter
    ) {
        writeIdentity(of: node, path: path, to: &writer)
        writer.member("texts", node.children.compactMap { if case .text(let text) = $0 { text.text } else { nil } })
        if let location = node.location {
            writer.key("location")
            writer.location(location, lines: &lines)
        }
        writer.key("modifiers")
        writer.beginArray()
        for modifier in modifiers { write(modifier, on: node, to: &writer) }
        writer.endArray()
    }

    /// Writes a modifier as an object.
    mutating func write(_ modifier: ResolvedModifier, on node: Node, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", modifier.name)
        writer.member("text", modifier.description)
        writer.key("overload")
        writer.beginObject()
        writer.member("receiver", modifier.overload.owner)
        writer.member("name", modifier.overload.compoundName)
        writer.member("signature", modifier.overload.signature)
        writer.endObject()
        writer.key("arguments")
        writer.beginArray()
        for argument in modifier.arguments {
            writer.beginObject()
            if let label = argument.label { writer.member("label", label) }
            writer.member("text", argument.value.description)
            writer.key("value")
            argument.value.write(to: &writer)
            writer.key("isDefault")
            writer.boolean(argument.isDefault)
            writer.endObject()
        }
        writer.endArray()
        writer.member("attributes", modifier.attributes)
        writer.member("origin", origins.origin(of: modifier, on: node).rawValue)
        writer.key("location")
        writer.location(modifier.location, lines: &lines)
        writer.endObject()
    }

    /// Writes a member that is a list of diagnostics.
    mutating func write(_ diagnostics: [Diagnostic], as name: String, to writer: inout JSONWriter) {
        writer.key(name)
        writer.beginArray()
        for diagnostic in diagnostics { writer.diagnostic(diagnostic, lines: &lines) }
        writer.endArray()
    }
}
