/// What a record of a tree's storage stands for.
@usableFromInline
package enum NodeKind: UInt8, Sendable, BitwiseCopyable {
    /// A place that can be used again.
    case free
    /// A widget.
    case widget
    /// A `#slot`, the top of the tree, or an object without a type: seen through, but there to be addressed.
    case fragment
    /// A string, number or boolean among children.
    case text

    /// Whether it is a widget or a fragment, and so can have children.
    @inlinable package var isContainer: Bool { self == .widget || self == .fragment }
}

/// One node of a tree. Nodes name each other by their place in the array; siblings are linked in both directions.
@usableFromInline
package struct NodeRecord: BitwiseCopyable, Sendable {
    /// The link that leads nowhere.
    @inlinable package static var none: UInt32 { .max }

    @usableFromInline package var kind: NodeKind
    /// How often the place has been used before.
    @usableFromInline package var generation: UInt32
    @usableFromInline package var type: Symbol
    @usableFromInline package var parent: UInt32 = none
    @usableFromInline package var firstChild: UInt32 = none
    @usableFromInline package var lastChild: UInt32 = none
    /// The next sibling; of a free place, the next free one.
    @usableFromInline package var next: UInt32 = none
    @usableFromInline package var previous: UInt32 = none
    /// The node's part of the array of props; a text has one prop, its value. A free place keeps its part.
    @usableFromInline package var propStart: UInt32 = 0
    @usableFromInline package var propCount: UInt32 = 0
    @usableFromInline package var propCapacity: UInt32 = 0
    /// The document that it was read from, as an index into the tree's documents, or `none`.
    @usableFromInline package var document: UInt32
    /// The index of its value on the document's tape.
    @usableFromInline package var tapeIndex: UInt32
    /// The text of `class`, with spaces between the elements of an array.
    @usableFromInline package var classText: Symbol = .empty

    init(kind: NodeKind, generation: UInt32, type: Symbol, document: UInt32, tapeIndex: UInt32) {
        self.kind = kind
        self.generation = generation
        self.type = type
        self.document = document
        self.tapeIndex = tapeIndex
    }
}

/// One prop of a node: where its value is, not the value itself.
@usableFromInline
package struct PropRecord: BitwiseCopyable, Sendable {
    @usableFromInline package var name: Symbol
    /// Whether `index` is one into the values set by edits, rather than into the tape of the node's document.
    @usableFromInline package var isEdited: Bool
    @usableFromInline package var index: UInt32

    @inlinable
    package init(name: Symbol, isEdited: Bool, index: UInt32) {
        self.name = name
        self.isEdited = isEdited
        self.index = index
    }
}
