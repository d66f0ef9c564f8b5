import LiveryStyle
import LiveryTree

/// Arizona's native render target, as a client sees it (Arizona wire).
public struct ArizonaWire: LiveWire {
    public private(set) var page: StyledTree

    /// - Parameters:
    ///   - base: The server, with the scheme `http` or `https`, and `ws` or `wss` too; its path is that of the socket, `/ws`
    ///     when it has none.
    ///   - statics: What is known from earlier connections.
    public init(base: String, stylesheet: Stylesheet, statics: StaticsCache = StaticsCache()) {
        page = StyledTree(WidgetTree(), stylesheet: stylesheet)
        self.statics = statics
        self.base = base
    }

    let base: String
    /// What the client knows by its fingerprint. Whoever keeps it between runs takes it from here.
    public var statics: StaticsCache

    public var views: [LiveView] { [] }
    public func request(to location: LiveLocation) -> SocketRequest { SocketRequest(url: base) }
    public mutating func opened() -> [SocketMessage] { [] }
    public mutating func receive(_ message: SocketMessage) -> WireUpdate { WireUpdate() }
    public mutating func heartbeat() -> SocketMessage { .text("0") }
    public func view(of node: NodeID) -> String? { nil }
    public func commands(in prop: String, of node: NodeID) throws(LiveCommandError) -> [LiveCommand] { [] }
    public mutating func messages(for command: LiveCommand) -> [SocketMessage] { [] }
    public func consequence(ofClose code: UInt16) -> CloseConsequence { code == 1000 ? .end : .reconnect }

    /// The identifiers of addressable nodes by view and `az`, for tools and tests. Linear in the tree.
    public var registry: [String: [String: NodeID]] { [:] }
}
