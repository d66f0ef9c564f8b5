import LiveryTree

/// What is new on a page, or on the part of it that a view is, since a subscriber's update before.
public struct LiveUpdate: Sendable {
    /// Whether ``changed`` holds all nodes, so that what was known before is to be forgotten.
    public internal(set) var isComplete = false
    /// The nodes that are new or have changed, as they are now. Of new nodes, each comes before those below it. When children
    /// came, went or moved, or a text changed, the node around them is among them.
    public internal(set) var changed: [LiveNode] = []
    /// The nodes that are gone, each after those above it. Empty when ``isComplete`` is true.
    public internal(set) var removed: [NodeID] = []
    /// The nodes that nothing is above: the roots of the page, or the view's root.
    public internal(set) var roots: [NodeID] = []
    /// The live views of the page.
    public internal(set) var views: [LiveView] = []
    /// What the server wants done that is the host's to do, in order; the session carries commands out by itself. For
    /// subscribers of the page only.
    public internal(set) var effects: [LiveEffect] = []
    /// How many effects were dropped, the oldest first, because the subscriber took none for long.
    public internal(set) var droppedEffectCount = 0
    /// What is wrong with what came in. For subscribers of the page only.
    public internal(set) var diagnostics = DiagnosticLog()

    /// The most effects that wait for a subscriber.
    public static let maximumEffectCount = 1000
    /// The most bytes of texts in the effects that wait for a subscriber, but for the newest one's.
    public static let maximumEffectSize = 8 << 20
}
