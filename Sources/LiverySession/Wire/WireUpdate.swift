import LiverySource
import LiveryTree

/// What a message from the server did.
public struct WireUpdate: Sendable {
    /// Whether it answers a heartbeat and nothing else.
    public var isHeartbeatReply = false
    /// What changed in the tree, in order.
    public var changes: [TreeChange] = []
    /// The nodes whose modifiers are others now, those of inserted nodes included.
    public var restyled: [NodeID] = []
    /// What the server wants done, in order, once the changes are shown.
    public var effects: [LiveEffect] = []
    /// What couldn't be applied. It cost only itself.
    public var diagnostics: [WireDiagnostic] = []

    public init() {}
}

/// What a server asks of the client beside changes of the tree.
public enum LiveEffect: Hashable, Sendable {
    /// A command that the client sends back or carries out.
    case command(LiveCommand)
    /// The server can't show a location on this connection, and wants it loaded anew. It is for the host to decide: going
    /// there on the same connection would be answered in the same way.
    case load(LiveLocation)
    /// An effect that this platform doesn't have: its code or name, and its arguments as JSON text.
    case unsupported(code: String, arguments: String)
}

/// What is wrong with a message or a part of it.
public struct WireDiagnostic: Sendable {
    /// The number of the message on its connection, from 1.
    public var frame: Int
    /// The position of the op, or effect, in the message; nil when it is about the whole.
    public var op: Int?
    /// Where in the message, as a JSON Pointer (RFC 6901).
    public var path: String
    /// The rule, message and place; the file is the message.
    public var diagnostic: Diagnostic

    public init(frame: Int, op: Int? = nil, path: String = "", diagnostic: Diagnostic) {
        self.frame = frame
        self.op = op
        self.path = path
        self.diagnostic = diagnostic
    }
}
