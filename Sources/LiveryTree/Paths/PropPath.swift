/// A path to a prop of a node, as text: `0/2/1.title`, `#title.color`.
public struct PropPath: Hashable, Sendable, CustomStringConvertible {
    /// The way to the node.
    public var node: NodePath
    /// The name of the prop.
    public var prop: String

    /// Makes a path of the node's path and the prop's name.
    public init(node: NodePath, prop: String) {
        self.node = node
        self.prop = prop
    }

    /// Reads the text: what stands after its last point (one without a backslash before it) is the prop.
    ///
    /// - Throws: Where the text isn't the path of a prop.
    public init(parsing text: String) throws(NodePathError) {
        let utf8 = Array(text.utf8)
        var point: Int?
        var at = 0
        while at < utf8.count {
            if utf8[at] == UInt8(ascii: ".") { point = at }
            at += utf8[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard let point, point + 1 < utf8.count else {
            throw NodePathError(
                message: "expected '.' and the name of a prop after the node's path", offset: utf8.count)
        }
        node = try NodePath(parsing: String(decoding: utf8[..<point], as: UTF8.self))
        prop = String(decoding: utf8[(point + 1)...], as: UTF8.self)
    }

    /// The text that reads back as this path, unless the prop's name has a point.
    public var description: String { "\(node).\(prop)" }
}
