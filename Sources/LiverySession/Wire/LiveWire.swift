import LiveryStyle
import LiveryTree

/// A wire: how a kind of server sends trees and changes, and takes events, without any I/O. A value that a session feeds
/// with messages and asks what to send.
public protocol LiveWire: Sendable {
    /// The tree that the server has sent, styled.
    var page: StyledTree { get }

    /// The live views of the page and the node that is each one's root; the first is the page's own.
    var views: [LiveView] { get }

    /// A number that grows when ``views`` changes, so that nobody need ask for them after each message. O(1).
    var viewsVersion: Int { get }

    /// Where to connect to show a location.
    func request(to location: LiveLocation) -> SocketRequest

    /// A connection was opened: the messages to send first.
    mutating func opened() -> [SocketMessage]

    /// A message came in.
    mutating func receive(_ message: SocketMessage) -> WireUpdate

    /// The message that asks whether the server is there.
    mutating func heartbeat() -> SocketMessage

    /// The nearest view around a node; nil when it is in none, or while no tree has come.
    func view(of node: NodeID) -> String?

    /// What the command in a node's prop asks for.
    func commands(in prop: String, of node: NodeID) throws(LiveCommandError) -> [LiveCommand]

    /// The messages that carry a command to the server.
    mutating func messages(for command: LiveCommand) -> [SocketMessage]

    /// What a close of the connection means.
    func consequence(ofClose code: UInt16) -> CloseConsequence
}

/// A live view of a page.
public struct LiveView: Hashable, Sendable {
    public let id: String
    public let root: NodeID

    public init(id: String, root: NodeID) {
        self.id = id
        self.root = root
    }
}

/// A path and query of a server: what a navigation leads to.
public struct LiveLocation: Hashable, Sendable {
    /// The path, beginning with a slash, percent-encoded as in a URL.
    public var path: String
    /// The query without its question mark; empty when there is none.
    public var query: String

    public init(path: String, query: String = "") {
        self.path = path
        self.query = query
    }

    /// Splits a path with a query at its first question mark.
    public init(_ text: String) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "")
    }
}

/// What a client can ask of a server.
public enum LiveCommand: Hashable, Sendable {
    /// An event for a view (nil: the page's own), with its payload as JSON text.
    case event(view: String?, name: String, payload: String)
    /// Another page on the same connection. `replaces` says that it takes the current one's place in the history.
    case navigate(LiveLocation, replaces: Bool)
    /// The current page with other parameters.
    case patch(LiveLocation, replaces: Bool)
}

/// Why a prop holds no command that can be carried out.
public enum LiveCommandError: Error, Hashable, Sendable {
    /// The node isn't in the tree.
    case noSuchNode
    /// The prop is missing, or says that there is no command (`false`, or anything but an array).
    case noCommand
    /// A command that isn't of the form it should be, or that only other platforms have; in words.
    case unsupported(String)
}

/// What a session does after the end of a connection.
public enum CloseConsequence: Hashable, Sendable {
    /// The server has ended the session: there is nothing to come back to.
    case end
    /// Connect again after a while.
    case reconnect
}
