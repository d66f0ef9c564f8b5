import LiveryTree

/// A live view of a session's page: the page's own, or a stateful child.
///
/// It is made when a view of an identifier appears and lasts until the page has none of that identifier, also over reconnects. A
/// view that comes later under the same identifier is another one.
public struct LiveViewCoordinator: Sendable, Identifiable, Hashable {
    public let id: String
    public let session: LiveSessionCoordinator
    /// Tells views of one identifier apart that came one after another.
    let number: Int

    /// The node that is the view's root now; nil when the view has ended.
    public var root: NodeID? {
        get async { await session.root(of: self) }
    }

    /// The updates of the view's root and what is below it, nested views included. They end when the view does.
    public var updates: LiveUpdates {
        get async { await session.updates(of: self) }
    }

    /// Sends an event to the view.
    ///
    /// - Parameter payload: JSON text.
    public func send(event: String, payload: String = "{}") async throws(LiveSessionError) {
        try await session.send(event: event, payload: payload, to: self)
    }

    public static func == (lhs: LiveViewCoordinator, rhs: LiveViewCoordinator) -> Bool {
        lhs.session === rhs.session && lhs.id == rhs.id && lhs.number == rhs.number
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(session))
        hasher.combine(id)
        hasher.combine(number)
    }
}
