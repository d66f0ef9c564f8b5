import LiveryTree
import Observation

/// A page, or the part of it that a view is, as observable objects: what a host binds its widgets to.
///
/// There is one ``LiveElement`` for each node. A change reaches only the properties of the elements that it is about: a host that
/// reads them while it draws an element draws that one again.
@Observable @MainActor
public final class LiveModel {
    public private(set) var roots: [LiveElement] = []
    /// The live views of the page.
    public private(set) var views: [LiveView] = []
    /// Where the session is in its life, as long as ``run(_:effects:)`` follows it.
    public private(set) var state = LiveSessionState.idle

    @ObservationIgnored private var elements: [NodeID: LiveElement] = [:]

    public init() {}

    /// The element of a node; nil when it isn't on the page. Asking isn't observed: the elements above tell of changes.
    public func element(of node: NodeID) -> LiveElement? { elements[node] }

    /// Follows a session until the task is cancelled.
    ///
    /// - Parameter effects: Called with what the server wants done, once the changes before it are in the model.
    public func run(
        _ session: LiveSessionCoordinator, effects: @escaping @MainActor ([LiveEffect]) -> Void = { _ in }
    ) async {
        let states = await session.states
        let following = Task { for await state in states where self.state != state { self.state = state } }
        defer { following.cancel() }
        await follow(session.updates, effects: effects)
    }

    /// Follows updates until the task is cancelled or the view that they are of has gone. All elements are made anew, with the
    /// first update: another session's nodes may have the same identifiers.
    public func follow(
        _ updates: LiveUpdates, effects: @MainActor ([LiveEffect]) -> Void = { _ in }
    ) async {
        elements = [:]
        for await update in updates {
            apply(update)
            if !update.effects.isEmpty { effects(update.effects) }
        }
    }

    /// Takes one update. Its cost follows what changed.
    public func apply(_ update: LiveUpdate) {
        if update.isComplete {
            let kept = Set(update.changed.map(\.id))
            elements = elements.filter { kept.contains($0.key) }
        }
        for node in update.changed where elements[node.id] == nil { elements[node.id] = LiveElement(node) }
        for node in update.changed { elements[node.id]?.update(from: node) { elements[$0] } }
        for id in update.removed { elements[id] = nil }
        let newRoots = update.roots.compactMap { elements[$0] }
        if !roots.elementsEqual(newRoots, by: ===) { roots = newRoots }
        if views != update.views { views = update.views }
    }
}
