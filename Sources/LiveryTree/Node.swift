import LiveryJSON
import LiverySource

/// A node of a tree, for reading: a widget, or a fragment or text that was asked for by its identifier.
///
/// A handle of two words that keeps the tree as it was; one that is held while the tree is edited makes the edit copy
/// the tree's storage.
public struct Node: Sendable, Identifiable {
    let storage: TreeStorage
    let place: UInt32

    private var record: NodeRecord { storage.content.nodes[Int(place)] }

    /// The node's name in its tree.
    public var id: NodeID { storage.content.id(of: place) }

    /// The value of `type`; empty for a text and for an object without one.
    public var type: String { storage.content.symbols.text(of: record.type) }

    /// Whether it is transparent: a `#slot`, the top of the tree, or an object without a type.
    public var isFragment: Bool { record.kind == .fragment }

    /// Whether it is a text among children.
    public var isText: Bool { record.kind == .text }

    /// The nearest widget above, or nil for a root.
    public var parent: NodeID? {
        let parent = storage.content.visibleParent(of: place)
        return parent == TreeContent.top ? nil : storage.content.id(of: parent)
    }

    /// The widget or fragment whose own list of children this one is in; nil for the top.
    public var enclosing: NodeID? {
        record.parent == NodeRecord.none ? nil : storage.content.id(of: record.parent)
    }

    /// The path by positions: see ``NodePath``.
    public var path: NodePath { storage.content.path(of: place) }

    // MARK: Places

    /// The file that the node was read from.
    public var file: SourceFile? { storage.content.document(of: place)?.file }

    /// Where the whole element stands in ``file``.
    public var range: SourceRange {
        guard let document = storage.content.document(of: place) else { return .empty(at: 0) }
        return document.withTape { $0.count > 0 ? $0.range(at: Int(record.tapeIndex)) : .empty(at: 0) }
    }

    /// The place of the element, for a diagnostic about it; nil for the top of an empty tree.
    public var location: SourceLocation? { file.map { SourceLocation(file: $0, range: range) } }

    /// Where the value of `type` stands, quotes included; nil when there is none.
    public var typeRange: SourceRange? {
        guard let document = storage.content.document(of: place), place != TreeContent.top else { return nil }
        let value = JSONValue(document: document, index: Int(record.tapeIndex))
        return value["type"]?.range
    }

    // MARK: Children

    /// The children as a reader sees them: those of a fragment stand in its place.
    public var children: NodeChildren { NodeChildren(storage: storage, parent: place) }

    /// The children that are nodes.
    public var childNodes: [NodeID] {
        children.compactMap { if case .node(let id) = $0 { id } else { nil } }
    }

    /// The node's own list: fragments as they are, widgets and texts.
    public var ownChildren: [NodeID] {
        var result: [NodeID] = []
        var child = record.firstChild
        while child != NodeRecord.none {
            result.append(storage.content.id(of: child))
            child = storage.content.nodes[Int(child)].next
        }
        return result
    }

    // MARK: Props

    /// The props in text order. Of a prop that stands twice, the last value counts, at the first one's place.
    public var props: [Prop] { storage.content.propRange(of: place).map(makeProp) }

    /// The number of props.
    public var propCount: Int { Int(record.propCount) }

    /// A prop's value, or nil when the node doesn't have it. Linear in the number of props.
    public func value(of name: String) -> PropValue? {
        storage.content.symbols.symbol(of: name).flatMap { storage.content.value($0, of: place) }
    }

    /// A prop with its ranges, or nil when the node doesn't have it. Linear in the number of props.
    public func prop(named name: String) -> Prop? {
        guard let symbol = storage.content.symbols.symbol(of: name) else { return nil }
        return prop(symbol)
    }

    package func prop(_ name: Symbol) -> Prop? { storage.content.prop(name, of: place).map(makeProp) }

    /// A prop's value by the symbol of its name.
    package func value(of name: Symbol) -> PropValue? { storage.content.value(name, of: place) }

    /// The value of a text among children; null for anything else.
    public var textValue: PropValue {
        isText ? storage.content.value(of: storage.content.props[Int(record.propStart)], of: place) : .null
    }

    private func makeProp(_ index: Int) -> Prop {
        let prop = storage.content.props[index]
        let name = storage.content.symbols.text(of: prop.name)
        guard !prop.isEdited, let document = storage.content.document(of: place) else {
            let value = storage.content.value(of: prop, of: place)
            return Prop(name: name, value: value, nameRange: nil, valueRange: nil)
        }
        return document.withTape { tape in
            Prop(
                name: name, value: PropValue(document, tape, at: Int(prop.index)),
                nameRange: tape.range(at: Int(prop.index) - 1), valueRange: tape.range(at: Int(prop.index)))
        }
    }
}
