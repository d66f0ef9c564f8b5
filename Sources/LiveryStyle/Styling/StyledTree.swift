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
    private var lists: [ModifierList] = []
    /// The list of each class text, by its symbol; -1 for one not asked for yet.
    private var classLists: [Int32] = []
    /// What each node has, by its index in the tree's storage.
    private var records: [Record] = []
    /// What is wrong on a node, by its index.
    private var nodeDiagnostics: [Int: [Diagnostic]] = [:]
    private let conversion: AttributeConversion

    private struct Record {
        /// The index of the node's list; -1 for a place that is no widget.
        var list: Int32 = -1
        /// The modifiers that read props, bound, in the order of the list; nil where one is left out.
        var bound: [[ResolvedArgument]?] = []
    }

    /// Resolves a stylesheet on every node of a tree.
    public init(_ tree: WidgetTree, stylesheet: Stylesheet) {
        self.tree = tree
        self.stylesheet = stylesheet
        conversion = AttributeConversion(catalogue: stylesheet.configuration.catalogue)
        records = Array(repeating: Record(), count: tree.storageCount)
        for id in tree.preorder() { style(id) }
    }

    // MARK: Reading

    /// The modifiers of a node, innermost first; empty for one that isn't in the tree.
    public func modifiers(of id: NodeID) -> [ResolvedModifier] {
        guard tree.contains(id), records.indices.contains(id.index), records[id.index].list >= 0 else { return [] }
        let record = records[id.index]
        let list = lists[Int(record.list)]
        var next = 0
        return list.modifiers.compactMap { modifier in
            if let constant = modifier.constantArguments {
                return ResolvedModifier(source: modifier, arguments: constant)
            }
            defer { next += 1 }
            return record.bound[next].map { ResolvedModifier(source: modifier, arguments: $0) }
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

    /// Edits the tree and styles the nodes that came in or whose props changed.
    ///
    /// - Parameters:
    ///   - edit: Changes the tree, and gives the nodes that it inserted or whose props it changed; what is below an
    ///     inserted node is styled too.
    /// - Returns: The nodes among those, and below them, whose modifiers changed.
    public mutating func update<Failure: Error>(
        _ edit: (inout WidgetTree) throws(Failure) -> [NodeID]
    ) throws(Failure) -> [NodeID] {
        let touched = try edit(&tree)
        if records.count < tree.storageCount {
            records += Array(repeating: Record(), count: tree.storageCount - records.count)
        }
        var changed: [NodeID] = []
        for id in touched where tree.contains(id) {
            for node in Array(tree.preorder(from: id)) {
                let before = modifiers(of: node)
                style(node)
                if modifiers(of: node) != before { changed.append(node) }
            }
        }
        return changed
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
        let list = lists[Int(records[index].list)]
        guard let readers = list.readers[name] else { return false }
        let before = readers.map { records[index].bound[$0] }
        bind(id, list)
        return readers.indices.contains { records[index].bound[readers[$0]] != before[$0] }
    }

    // MARK: Styling

    /// Gives a node its list and binds what reads props.
    private mutating func style(_ id: NodeID) {
        let index = id.index
        let listIndex = list(for: tree[id])
        records[index].list = listIndex
        nodeDiagnostics[index] = nil
        bind(id, lists[Int(listIndex)])
    }

    /// Binds all modifiers of a node that read props, and notes what is wrong.
    private mutating func bind(_ id: NodeID, _ list: ModifierList) {
        let index = id.index
        if list.bound.isEmpty {
            records[index].bound = []
            if !list.mistakes.isEmpty { nodeDiagnostics[index] = list.diagnostics(for: tree[id]) }
            return
        }
        let node = tree[id]
        var diagnostics: [Diagnostic] = []
        var results: [[ResolvedArgument]?] = []
        results.reserveCapacity(list.bound.count)
        for modifier in list.bound {
            var binder = Binder(element: node, conversion: conversion)
            let arguments = binder.arguments(of: modifier)
            if !binder.failures.isEmpty {
                diagnostics += binder.failures.map { $0.diagnostic(on: node, modifier: modifier, isLeftOut: arguments == nil) }
            }
            results.append(arguments)
        }
        records[index].bound = results
        let own = list.mistakes.isEmpty ? [] : list.diagnostics(for: node)
        nodeDiagnostics[index] = own.isEmpty && diagnostics.isEmpty ? nil : own + diagnostics
    }

    /// The list of a node: shared with all of its class text, or its own when it has `style` or `modifiers`.
    private mutating func list(for node: Node) -> Int32 {
        let symbol = Int(node.classSymbol.rawValue)
        let hasOwn = node.hasOwnModifiers
        if !hasOwn, symbol < classLists.count, classLists[symbol] >= 0 { return classLists[symbol] }
        var builder = ModifierListBuilder(stylesheet: stylesheet)
        if hasOwn { builder.addOwnModifiers(of: node) }
        builder.addClasses(of: node)
        lists.append(builder.list)
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

extension Binder.Failure {
    /// The diagnostic of a prop, with its place and that of the `attr` that asks for it.
    func diagnostic(on node: Node, modifier: CheckedModifier, isLeftOut: Bool) -> Diagnostic {
        let outcome =
            isLeftOut ? "; '\(modifier.name)' is left out" : isMended ? "; its default is used" : ""
        let reference = Diagnostic.Note("read by '\(modifier.name)' here", at: binding.location)
        let prop = node.prop(named: binding.name)
        let place = node.location ?? binding.location
        switch error {
        case .missing:
            let names = node.props.map(\.name)
            let closest = closestName(to: binding.name, in: names)
            return Diagnostic(
                rule: "missing-attribute",
                message: "the node at \(node.path) has no prop '\(binding.name)'"
                    + (closest.map { "; did you mean '\($0)'?" } ?? "") + outcome,
                at: SourceLocation(file: place.file, range: node.typeRange ?? place.range), notes: [reference])
        case .malformed(_, let type):
            let range = prop?.valueRange ?? node.typeRange ?? place.range
            return Diagnostic(
                rule: "malformed-attribute",
                message: "the prop '\(binding.name)' of the node at \(node.path) is no \(type)" + outcome,
                at: SourceLocation(file: place.file, range: range), notes: [reference])
        }
    }
}
