import LiveryJSON
import LiverySource

/// Templates: payloads that come in two parts, what is always the same and what fills its holes.
extension WidgetTree {
    /// Compiles a template of this tree. Linear in the pieces.
    ///
    /// - Parameters:
    ///   - pieces: JSON text with a hole between each two: one value, or several in a row.
    ///   - name: What the pieces' document is called in diagnostics.
    package mutating func addTemplate(
        _ pieces: [String], name: String, marks: TemplateMarks
    ) throws(TemplateMistake) -> TemplateID {
        makeUnique()
        return try storage.content.addTemplate(pieces, name: name, marks: marks)
    }

    /// The number of holes of a template, that of the nodes, fragments and texts of an instance beside what fills them, and how
    /// many of these stand in each other.
    package func size(of template: TemplateID) -> (holes: Int, nodes: Int, depth: Int) {
        let template = storage.content.templates[Int(template.rawValue)]
        return (template.holeCount, template.nodes.count, template.depth)
    }

    /// Makes what `contents` says in a node or fragment. Linear in what is made.
    ///
    /// - Parameters:
    ///   - parent: The place of a node or fragment that is alive.
    ///   - previous: The place of the child of it after which it goes; nil for the front.
    ///   - created: Gets every node, fragment and text that is made, each before what is below it.
    /// - Returns: What is wrong with the values of `class`, `style`, `modifiers` and `id` that fill holes.
    package mutating func insert(
        _ contents: borrowing TemplateContents, into parent: Int, after previous: Int?, created: inout [CreatedNode]
    ) -> [Diagnostic] {
        makeUnique()
        return storage.content.insert(
            contents, into: UInt32(parent), after: previous.map { UInt32($0) } ?? NodeRecord.none, created: &created)
    }
}
