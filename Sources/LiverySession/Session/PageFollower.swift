import LiveryStyle
import LiveryTree

/// What one subscriber knows of a page, and what has changed since. A class that its session's actor keeps to itself.
final class PageFollower {
    /// The view whose part of the page it is about; nil for the whole.
    let view: LiveViewCoordinator?
    /// A task that waits for the next update.
    struct Waiter {
        /// Tells waits apart: one that is cancelled may have given way to another's.
        let number: Int
        let continuation: CheckedContinuation<LiveUpdate?, Never>
    }

    private(set) var waiter: Waiter?
    var isEnded = false

    private let maximumPendingNodes: Int
    private var known: [NodeID: LiveNode] = [:]
    private(set) var roots: [NodeID] = []

    /// What is new since the last update. ``known`` counts for nothing while everything is.
    private var isEverythingNew = true
    private var areRootsNew = false
    private var changed: [NodeID: ChangedNodes.Aspects] = [:]
    /// The keys of ``changed`` in the order in which they came.
    private var order: [NodeID] = []
    private var effects: [LiveEffect] = []
    private var effectSize = 0
    private var droppedEffectCount = 0
    private var diagnostics = DiagnosticLog()

    init(view: LiveViewCoordinator?, maximumPendingNodes: Int) {
        self.view = view
        self.maximumPendingNodes = maximumPendingNodes
    }

    var hasNews: Bool {
        isEverythingNew || areRootsNew || !order.isEmpty || !effects.isEmpty || droppedEffectCount > 0
            || !diagnostics.isEmpty
    }

    // MARK: Waiting

    /// Begins a wait. A second task that asks in spite of the rule ends the first one's.
    func wait(_ waiter: Waiter) {
        endWait(with: nil)
        self.waiter = waiter
    }

    /// Ends the wait, if there is one.
    func endWait(with update: LiveUpdate?) { waiter.take()?.continuation.resume(returning: update) }

    // MARK: Noting

    /// Notes what changed. Nodes that the subscriber doesn't know need no note: they come with the node around them.
    func note(_ changes: ChangedNodes, areRootsNew: Bool) {
        guard !isEverythingNew else { return }
        if areRootsNew { self.areRootsNew = true }
        for (id, aspects) in changes.nodes where known[id] != nil {
            if changed[id] == nil {
                guard order.count < maximumPendingNodes else { return forget() }
                order.append(id)
            }
            changed[id, default: []].formUnion(aspects)
        }
    }

    func note(_ effect: LiveEffect) {
        effects.append(effect)
        effectSize += effect.size
        // A quarter at once, so that a flood doesn't move all others each time.
        if effects.count > LiveUpdate.maximumEffectCount { dropEffects(LiveUpdate.maximumEffectCount / 4) }
        while effectSize > LiveUpdate.maximumEffectSize, effects.count > 1 { dropEffects(1) }
    }

    private func dropEffects(_ count: Int) {
        effectSize -= effects[..<count].reduce(0) { $0 + $1.size }
        effects.removeFirst(count)
        droppedEffectCount += count
    }

    func note(_ diagnostic: WireDiagnostic) { diagnostics.add(diagnostic) }

    private func forget() {
        isEverythingNew = true
        areRootsNew = false
        known = [:]
        roots = []
        changed = [:]
        order = []
    }

    // MARK: Telling

    /// Makes the update of what is new, which then isn't any more. Its cost follows what changed.
    func takeUpdate(of page: StyledTree, roots: [NodeID], views: ViewTable) -> LiveUpdate {
        var update = LiveUpdate()
        update.isComplete = isEverythingNew
        update.views = views.views
        if isEverythingNew || areRootsNew { replaceRoots(roots, of: page, views, &update) }
        for id in order {
            if let aspects = changed[id], known[id] != nil, page.tree.contains(id) {
                refresh(id, aspects, page, views, &update)
            }
        }
        update.roots = self.roots
        update.effects = effects
        update.droppedEffectCount = droppedEffectCount
        update.diagnostics = diagnostics
        isEverythingNew = false
        areRootsNew = false
        changed = [:]
        order = []
        effects = []
        effectSize = 0
        droppedEffectCount = 0
        diagnostics = DiagnosticLog()
        return update
    }

    private func replaceRoots(
        _ newRoots: [NodeID], of page: StyledTree, _ views: ViewTable, _ update: inout LiveUpdate
    ) {
        let kept = Set(newRoots)
        for root in roots where !kept.contains(root) { remove(root, &update) }
        for root in newRoots where known[root] == nil { add(root, parent: nil, view: nil, page, views, &update) }
        roots = newRoots
    }

    /// Reads what changed of a node that the subscriber knows.
    private func refresh(
        _ id: NodeID, _ aspects: ChangedNodes.Aspects, _ page: StyledTree, _ views: ViewTable,
        _ update: inout LiveUpdate
    ) {
        guard var node = known[id] else { return }
        let source = page.tree[id]
        if aspects.contains(.props) { node.props = source.props }
        if aspects.contains(.modifiers) { node.modifiers = page.modifiers(of: id) }
        let old = node.children
        if aspects.contains(.children) { node.children = Array(source.children) }
        known[id] = node
        update.changed.append(node)
        guard aspects.contains(.children) else { return }
        // A node never goes from one list to another, so that what is in the tree is still in this one.
        for case .node(let child) in old where !page.tree.contains(child) { remove(child, &update) }
        for case .node(let child) in node.children where known[child] == nil {
            add(child, parent: id, view: node.view, page, views, &update)
        }
    }

    private func add(
        _ root: NodeID, parent: NodeID?, view: String?, _ page: StyledTree, _ views: ViewTable,
        _ update: inout LiveUpdate
    ) {
        var open: [(id: NodeID, parent: NodeID?, view: String?)] = [(root, parent, view)]
        while let (id, parent, outerView) = open.popLast() {
            let source = page.tree[id]
            let node = LiveNode(
                id: id, type: source.type, props: source.props, modifiers: page.modifiers(of: id),
                children: Array(source.children), parent: parent, view: views.nestedView(withRoot: id) ?? outerView)
            known[id] = node
            update.changed.append(node)
            for case .node(let child) in node.children.reversed() { open.append((child, id, node.view)) }
        }
    }

    private func remove(_ root: NodeID, _ update: inout LiveUpdate) {
        var open = [root]
        while let id = open.popLast() {
            guard let node = known.removeValue(forKey: id) else { continue }
            update.removed.append(id)
            for case .node(let child) in node.children { open.append(child) }
        }
    }
}

extension LiveEffect {
    /// The bytes of its texts.
    fileprivate var size: Int {
        switch self {
        case .command(.event(let view, let name, let payload)):
            (view?.utf8.count ?? 0) + name.utf8.count + payload.utf8.count
        case .command(.navigate(let location, _)), .command(.patch(let location, _)), .load(let location):
            location.size
        case .unsupported(let code, let arguments): code.utf8.count + arguments.utf8.count
        }
    }
}
