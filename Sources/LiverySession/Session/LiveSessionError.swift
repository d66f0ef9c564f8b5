/// Why a command wasn't sent.
public enum LiveSessionError: Error, Hashable, Sendable {
    /// There is no open connection, or it ended before the command was handed to the network. Commands don't wait for the next
    /// connection: the page they are meant for will be another one.
    case notConnected
    /// The prop holds no command that can be carried out.
    case command(LiveCommandError)
    /// An event's payload isn't a JSON text.
    case invalidPayload
    /// The view has gone from the page.
    case viewEnded
    /// There is no entry in that direction of the history.
    case noSuchEntry
    /// Too many commands, or bytes of them, wait for a slow network: see ``SessionConfiguration/maximumPendingCommands`` and
    /// ``SessionConfiguration/maximumPendingSize``.
    case overloaded
    /// The message is larger than the transport sends, or the location than ``LiveHistory/maximumLocationSize``.
    case tooLarge(limit: Int)
}
