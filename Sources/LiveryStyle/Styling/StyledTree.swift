import LiveryCatalogue
import LiveryJSON
import LiverySource
import LiverySyntax
import LiveryTree

/// A tree with the modifiers of every node resolved, kept right while props change.
///
/// For a node, the modifiers are those of its `modifiers` array, then of its `style`, then of its class names; within
/// each, in text order; the first is innermost. Nodes with equal class names share one list, and a modifier that reads no
/// prop is shared by all its nodes: only what reads a prop is held per node.
///
/// Resolving is linear in the nodes and in the modifiers that read props; a change of one prop costs what the modifiers
/// that read it cost, whatever the size of the tree.
public struct StyledTree: Sendable {
    public private(set) var tree: WidgetTree
    public let stylesheet: Stylesheet

    /// The lists that nodes use; several may use one.
    private var lists: [SharedList] = []
    /// The list of each class text, by its symbol; -1 for one not asked for yet.
    private var classLists: [Int32] = []
    /// What each node has, by its index in the tree's storage.
    private var records: [Record] = []
    /// What is wrong on a node, by its index.
    private var nodeDiagnostics: [Int: [Diagnostic]] = [:]
    private let conversion: AttributeConversion

    /// The arguments of the modifiers that read props, of all nodes; nil where one is left out. A node's stand together,
    /// in the order of its list.
    private var bound: [[ResolvedArgument]?] = []
    /// Where runs of ``bound`` are free, by their length.
    private var freeRuns: [Int: [Int]] = [:]

    private struct Record {
        /// The index of the node's list; -1 for a place that is no widget.
        var list: Int32 = -1
        /// Where the node's run of ``bound`` begins and how long it is.
        var boundStart: UInt32 = 0
        var boundCount: UInt32 = 0
    }

    /// A list, and the symbols that this tree has for the props that its modifiers read.
    private struct SharedList {
        var list: ModifierList
        var attributes: [(name: String, symbol: Symbol)]
        /// Whether there is nothing to bind and nothing wrong, so that all nodes have the same.
        let isConstant: Bool
        let isEmpty: Bool

        init(_ list: ModifierList, attributes: [(name: String, symbol: Symbol)]) {
            self.list = list
            self.attributes = attributes
            isConstant = list.bound.isEmpty && list.mistakes.isEmpty
            isEmpty = list.modifiers.isEmpty
        }
    }

    /// Resolves a stylesheet on every node of a tree.
    public init(_ tree: WidgetTree, stylesheet: Stylesheet) {
        self.tree = tree
        self.stylesheet = stylesheet
        conversion = AttributeConversion(catalogue: stylesheet.configuration.catalogue)
        records = Array(repeating: Record(), count: tree.storageCount)
        // Lists first: making one interns names, which must not happen while nodes are read through their table.
        let lookups = CatalogueLookups(stylesheet.configuration.catalogue)
        for id in nodesThatNeedLists() { records[id.index].list = list(for: self.tree[id], lookups) }
        bindAll()
    }

    /// The nodes with modifiers of their own, and the first node of each class text.
    private func nodesThatNeedLists() -> [NodeID] {
        var seen = [Bool](repeating: false, count: tree.symbolCount)
        var result: [NodeID] = []
        tree.withNodeTable { table in
            var node = table.nextWidget(after: NodeTable.top, below: NodeTable.top)
            while node != NodeTable.none {
                let symbol = Int(table.classText(at: node).rawValue)
                if table.prop(.style, of: node) != nil || table.prop(.modifiers, of: node) != nil {
                    result.append(table.id(at: node))
                } else if !seen[symbol] {
                    seen[symbol] = true
                    result.append(table.id(at: node))
                }
                node = table.nextWidget(after: node, below: NodeTable.top)
            }
        }
        return result
    }

    /// Gives every node its list, and binds it.
    private mutating func bindAll() {
        let tree = self.tree
        tree.withNodeTable { table in
            var node = table.nextWidget(after: NodeTable.top, below: NodeTable.top)
            while node != NodeTable.none {
                if records[node].list < 0 {
                    records[node].list = classLists[Int(table.classText(at: node).rawValue)]
                }
                bind(node, tree, table)
                node = table.nextWidget(after: node, below: NodeTable.top)
            }
        }
    }

    // MARK: Reading

    /// The modifiers of a node, innermost first; empty for one that isn't in the tree.
    public func modifiers(of id: NodeID) -> [ResolvedModifier] {
        guard tree.contains(id), records.indices.contains(id.index), records[id.index].list >= 0 else { return [] }
        let record = records[id.index]
        let list = lists[Int(record.list)].list
        var next = 0
        return list.modifiers.enumerated().compactMap { index, modifier -> ResolvedModifier? in
            let occurrence = list.occurrences.isEmpty ? 0 : list.occurrences[index]
            if let constant = modifier.constantArguments {
                return ResolvedModifier(source: modifier, arguments: constant, occurrence: occurrence)
            }
            defer { next += 1 }
            return bound[Int(record.boundStart) + next].map {
                ResolvedModifier(source: modifier, arguments: $0, occurrence: occurrence)
            }
        }
    }

    /// What is wrong on a node: unknown classes, mistakes in its own modifiers, props that are missing or malformed.
    public func diagnostics(of id: NodeID) -> [Diagnostic] { nodeDiagnostics[id.index] ?? [] }

    /// What is wrong on all nodes, in the order of the tree. The payload's and the stylesheet's own diagnostics are theirs.
    public var diagnostics: [Diagnostic] {
        guard !nodeDiagnostics.isEmpty else { return [] }
        return tree.preorder().flatMap { nodeDiagnostics[$0.index] ?? [] }
    }

    // MARK: Changing

    /// Sets a prop and resolves again what depends on it.
    ///
    /// - Returns: Whether the node's modifiers changed, and what is wrong with the value as such.
    @discardableResult
    public mutating func setProp(
        _ name: String, of id: NodeID, to value: PropValue
    ) throws(TreeEditError) -> (isChanged: Bool, diagnostics: [Diagnostic]) {
        let diagnostics = try tree.setProp(name, of: id, to: value)
        return (restyle(id, changed: name), diagnostics)
    }

    /// Removes a prop and resolves again what depends on it; says whether the node's modifiers changed.
    @discardableResult
    public mutating func removeProp(_ name: String, of id: NodeID) throws(TreeEditError) -> Bool {
        guard try tree.removeProp(name, of: id) else { return false }
        return restyle(id, changed: name)
    }

    /// Edits the tree, and styles what came in and what reads a prop that changed. Costs what the changes cost.
    ///
    /// - Parameter edit: Changes the tree, and says what it changed.
    /// - Returns: The nodes whose modifiers are others now, in the order of the changes; those that came in with modifiers
    ///   among them. A node may be in it more than once.
    public mutating func update<Failure: Error>(
        _ edit: (inout WidgetTree) throws(Failure) -> [TreeChange]
    ) throws(Failure) -> [NodeID] {
        let top = tree.top
        let changes = try edit(&tree)
        // Symbols and places of a tree that took the place of another one mean something else.
        if tree.top != top { forgetAll() }
        if records.count < tree.storageCount {
            // Doubled, since frames bring in a few nodes each.
            records.reserveCapacity(max(tree.storageCount, records.count * 2))
            while records.count < tree.storageCount { records.append(Record()) }
        }
        var changed: [NodeID] = []
        for change in changes {
            switch change {
            case .inserted(let id) where tree.contains(id): styleAll(below: id, &changed)
            case .prop(let id, let name) where tree.contains(id):
                if restyle(id, changed: name) { changed.append(id) }
            case .inserted, .removed, .moved, .prop, .text: break
            }
        }
        return changed
    }

    private mutating func forgetAll() {
        lists = []
        classLists = []
        records = []
        nodeDiagnostics = [:]
        bound = []
        freeRuns = [:]
    }

    /// Styles a node that came in and all below it.
    private mutating func styleAll(below id: NodeID, _ changed: inout [NodeID]) {
        var needing: [NodeID] = []
        let root = id.index
        do {
            let tree = self.tree
            tree.withNodeTable { table in
                var node = table.firstWidget(from: root)
                while node != NodeTable.none {
                    let symbol = Int(table.classText(at: node).rawValue)
                    let isKnown = symbol < classLists.count && classLists[symbol] >= 0
                    records[node].list = isKnown ? classLists[symbol] : -1
                    if !isKnown || table.prop(.style, of: node) != nil || table.prop(.modifiers, of: node) != nil {
                        needing.append(table.id(at: node))
                    }
                    node = table.nextWidget(after: node, below: root)
                }
            }
        }
        // Making a list interns names, which must not happen while nodes are read through their table.
        for id in needing { records[id.index].list = list(for: tree[id]) }
        let tree = self.tree
        tree.withNodeTable { table in
            var node = table.firstWidget(from: root)
            while node != NodeTable.none {
                bind(node, tree, table)
                if !lists[Int(records[node].list)].isEmpty { changed.append(table.id(at: node)) }
                node = table.nextWidget(after: node, below: root)
            }
        }
    }

    /// Resolves a node again after one of its props changed; says whether its modifiers changed.
    private mutating func restyle(_ id: NodeID, changed name: String) -> Bool {
        let index = id.index
        guard records.indices.contains(index), records[index].list >= 0 else { return false }
        if name == "class" || name == "style" || name == "modifiers" {
            let before = modifiers(of: id)
            style(id)
            return modifiers(of: id) != before
        }
        let list = lists[Int(records[index].list)].list
        guard let readers = list.readers[name] else {
            // A diagnostic may suggest the prop that came or went.
            if nodeDiagnostics[index] != nil { rebind(index, []) }
            return isRead(name, byPropertiesOn: id, list)
        }
        let start = Int(records[index].boundStart)
        let before = readers.map { bound[start + $0] }
        rebind(index, readers)
        return readers.indices.contains { bound[start + readers[$0]] != before[$0] }
            || isRead(name, byPropertiesOn: id, list)
    }

    /// Whether an `@Attribute` property of a host's modifier on a node reads a prop.
    private func isRead(_ name: String, byPropertiesOn id: NodeID, _ list: ModifierList) -> Bool {
        list.dynamicAttributes.contains(name)
            || list.hasHostsOnNodes && modifiers(of: id).contains { $0.dynamicAttributes.contains(name) }
    }

    /// Binds the modifiers of a node that read a prop which changed. When something is or was wrong with the node, all
    /// are bound again, so that its diagnostics are whole.
    private mutating func rebind(_ node: Int, _ readers: [Int]) {
        let tree = self.tree
        tree.withNodeTable { table in
            guard nodeDiagnostics[node] == nil else { return bind(node, tree, table) }
            let shared = lists[Int(records[node].list)]
            let props = TableProps(tree: tree, table: table, node: node, attributes: shared.attributes)
            for reader in readers {
                var binder = Binder(props: props, conversion: conversion)
                let modifier = shared.list.bound[reader]
                let arguments = binder.arguments(of: modifier)
                guard binder.failures.isEmpty, modifier.hostOnNodes == nil else { return bind(node, tree, table) }
                bound[Int(records[node].boundStart) + reader] = arguments
            }
        }
    }

    // MARK: Styling

    /// Gives a node its list and binds what reads props.
    private mutating func style(_ id: NodeID) {
        records[id.index].list = list(for: tree[id])
        let tree = self.tree
        tree.withNodeTable { bind(id.index, tree, $0) }
    }

    /// Binds all modifiers of a node that read props, and notes what is wrong.
    private mutating func bind(_ node: Int, _ tree: WidgetTree, _ table: NodeTable) {
        if lists[Int(records[node].list)].isConstant {
            if records[node].boundCount > 0 { reserve(0, for: node) }
            if !nodeDiagnostics.isEmpty { nodeDiagnostics[node] = nil }
            return
        }
        let shared = lists[Int(records[node].list)]
        let list = shared.list
        reserve(list.bound.count, for: node)
        var failures: [(modifier: CheckedModifier, isLeftOut: Bool, failure: BindingFailure)] = []
        var hostDiagnostics: [Diagnostic] = []
        var place = Int(records[node].boundStart)
        let props = TableProps(tree: tree, table: table, node: node, attributes: shared.attributes)
        for modifier in list.bound {
            var binder = Binder(props: props, conversion: conversion)
            let arguments = binder.arguments(of: modifier)
            if !binder.failures.isEmpty { failures += binder.failures.map { (modifier, arguments == nil, $0) } }
            bound[place] = arguments
            if let arguments, let diagnostic = modifier.hostMistake(with: arguments) {
                hostDiagnostics.append(diagnostic)
                bound[place] = nil
            }
            place += 1
        }
        if failures.isEmpty, hostDiagnostics.isEmpty, list.mistakes.isEmpty {
            if !nodeDiagnostics.isEmpty { nodeDiagnostics[node] = nil }
            return
        }
        let handle = tree[table.id(at: node)]
        nodeDiagnostics[node] =
            list.diagnostics(for: handle)
            + failures.map { $0.failure.diagnostic(on: handle, modifier: $0.modifier, isLeftOut: $0.isLeftOut) }
            + hostDiagnostics.map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.notes.append(
                    Diagnostic.Note("with the props of the node at \(handle.path)", at: handle.location))
                return diagnostic
            }
    }

    /// Gives a node a run of ``bound`` of some length, and frees the one it has if that is of another length.
    private mutating func reserve(_ count: Int, for node: Int) {
        let old = Int(records[node].boundCount)
        guard old != count else { return }
        if old > 0 {
            let start = Int(records[node].boundStart)
            for index in start..<(start + old) { bound[index] = nil }
            freeRuns[old, default: []].append(start)
        }
        if count > 0 {
            if let start = freeRuns[count]?.popLast() {
                records[node].boundStart = UInt32(start)
            } else {
                records[node].boundStart = UInt32(bound.count)
                for _ in 0..<count { bound.append(nil) }
            }
        }
        records[node].boundCount = UInt32(count)
    }

    /// Reads props by the symbols of a list.
    private struct TableProps: PropSource {
        let tree: WidgetTree
        let table: NodeTable
        let node: Int
        let attributes: [(name: String, symbol: Symbol)]

        func value(of name: String) -> PropValue? {
            for attribute in attributes where attribute.name == name {
                return table.prop(attribute.symbol, of: node).map { tree.value(ofPropAt: $0, of: node) }
            }
            return nil
        }
    }

    /// The list of a node: shared with all of its class text, or its own when it has `style` or `modifiers`.
    private mutating func list(for node: Node, _ lookups: CatalogueLookups? = nil) -> Int32 {
        let symbol = Int(node.classSymbol.rawValue)
        let hasOwn = node.hasOwnModifiers
        if !hasOwn, symbol < classLists.count, classLists[symbol] >= 0 { return classLists[symbol] }
        var builder = ModifierListBuilder(
            stylesheet: stylesheet, lookups: lookups ?? CatalogueLookups(stylesheet.configuration.catalogue))
        if hasOwn { builder.addOwnModifiers(of: node) }
        builder.addClasses(of: node)
        let list = builder.list
        lists.append(SharedList(list, attributes: list.attributes.map { ($0, tree.intern($0)) }))
        let index = Int32(lists.count - 1)
        if !hasOwn {
            if symbol >= classLists.count {
                classLists += Array(repeating: -1, count: symbol + 1 - classLists.count)
            }
            classLists[symbol] = index
        }
        return index
    }
}

extension BindingFailure {
    /// The diagnostic of a prop, with its place and that of the `attr` that asks for it.
    func diagnostic(on node: Node, modifier: CheckedModifier, isLeftOut: Bool) -> Diagnostic {
        error.read(at: binding.location).diagnostic(
            on: node, readBy: modifier.name, outcome: outcome(ofModifier: modifier.name, isLeftOut: isLeftOut))
    }
}
