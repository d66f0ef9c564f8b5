import LiveryJSON
import LiverySource

/// A payload with holes, compiled for one tree: what a server sends once as JSON text in pieces, and then only with what
/// stands between them.
///
/// An instance takes types, static props and texts from the template's own document, so that they aren't read again and
/// know where they stand; only what fills the holes is the instance's own.
struct TreeTemplate: Sendable {
    /// One step of making an instance, in text order.
    enum Step: BitwiseCopyable, Sendable {
        /// A node, below another node of the template, or at the top (-1).
        case node(Int32, parent: Int32)
        /// What fills a hole, as children of a node of the template, or at the top (-1).
        case hole(Int32, parent: Int32)
    }

    struct Node: Sendable {
        var kind: NodeKind
        var type: Symbol
        var typeHole: Int32 = -1
        var tapeIndex: UInt32
        var classText: Symbol = .empty
        /// The node's part of the template's props.
        var props: Range<Int>
        var marks = NodeMarks()
        /// Whether its static `modifiers` are text, of which the template has what they say.
        var hasModifierText = false
        /// Whether the tree keeps something about the values of its props: an `id`, or what a hole gives for `class`,
        /// `style` or `modifiers`.
        var hasNotedProps = false
    }

    struct Prop: BitwiseCopyable, Sendable {
        enum Value: BitwiseCopyable, Sendable {
            /// The value at an index of the document's tape.
            case tape(UInt32)
            case hole(Int32)
            /// An array or object with holes in it: a position among the template's composites.
            case composite(Int32)
        }
        var name: Symbol
        var value: Value
    }

    /// The JSON text of a value in pieces, and the holes between them.
    struct CompositeValue: Sendable {
        var pieces: [[UInt8]]
        var holes: [Int32]
    }

    /// The document of the pieces, as an index into the tree's documents; its use by the template keeps it alive.
    var document = NodeRecord.none
    let holeCount: Int
    /// The props that mark nodes.
    let markNames: MarkSymbols
    /// How many of its nodes stand in each other at most.
    var depth = 0
    var steps: [Step] = []
    var nodes: [Node] = []
    var props: [Prop] = []
    var composites: [CompositeValue] = []
    /// The static `modifiers` that are text, by the position of their node.
    var modifierTexts: [Int: NodeModifiers] = [:]
}

extension TreeTemplate {
    var measures: TemplateMeasures {
        let roots = steps.filter { step in
            switch step {
            case .node(_, let parent), .hole(_, let parent): parent < 0
            }
        }
        var isWidget = false
        if roots.count == 1, case .node(let root, parent: _) = roots[0] { isWidget = nodes[Int(root)].kind == .widget }
        return TemplateMeasures(
            holeCount: holeCount, nodeCount: nodes.count, propCount: props.count,
            compositeSize: composites.reduce(0) { $0 + $1.pieces.reduce(0) { $0 + $1.count } }, depth: depth,
            isWidget: isWidget)
    }
}

/// What an instance of a template comes to, without what fills its holes.
package struct TemplateMeasures: Hashable, Sendable {
    package let holeCount: Int
    /// The number of its nodes, fragments and texts.
    package let nodeCount: Int
    package let propCount: Int
    /// The bytes of the values with holes in them.
    package let compositeSize: Int
    /// How many of its nodes stand in each other at most.
    package let depth: Int
    /// Whether it is one widget, and not a fragment or several nodes.
    package let isWidget: Bool
}

/// The number of a template of one tree.
package struct TemplateID: Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt32
}

/// The names of the props by which whoever fills templates finds nodes again.
package struct TemplateMarks: Hashable, Sendable {
    /// The prop whose text addresses a node.
    package var address: String
    /// The prop that is `true` on nodes that begin a space of addresses of their own.
    package var scope: String
    /// The prop whose text names an item of a list.
    package var key: String

    package init(address: String, scope: String, key: String) {
        self.address = address
        self.scope = scope
        self.key = key
    }
}

/// The names of marking props as symbols of a tree.
struct MarkSymbols: Sendable, BitwiseCopyable {
    let address: Symbol
    let scope: Symbol
    let key: Symbol
}

/// What the marking props of a node say.
package struct NodeMarks: Hashable, Sendable, BitwiseCopyable {
    /// The symbol of the node's address; empty without one.
    package var address: Symbol = .empty
    package var isScope = false
    /// Whether the node has a key.
    package var isItem = false
}

/// A node, fragment or text that an edit made.
package struct CreatedNode: Sendable, BitwiseCopyable {
    /// Its place and that of what holds it (see ``NodeID/index``).
    package let place: Int
    package let parent: Int
    package let marks: NodeMarks

    /// A node without marks, such as a text.
    package init(place: Int, parent: Int) {
        self.init(place: place, parent: parent, marks: NodeMarks())
    }

    init(place: Int, parent: Int, marks: NodeMarks) {
        self.place = place
        self.parent = parent
        self.marks = marks
    }
}

/// What fills holes: a list in which compound contents name the position of what they hold.
package enum TemplateContent: Sendable {
    /// A scalar for a prop or a child, or an array or object for a prop.
    case value(PropValue)
    /// An instance of a template; the contents of its holes stand one after the other from a position on.
    case instance(TemplateID, holes: Int)
    /// Contents one after the other, from a position on.
    case group(first: Int, count: Int)
}
