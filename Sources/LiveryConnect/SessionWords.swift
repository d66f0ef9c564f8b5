import LiverySession

/// Words for people about the life of a session.
enum SessionWords {
    /// Nil for what isn't worth a word.
    static func text(of state: LiveSessionState, origin: String) -> String? {
        switch state {
        case .idle: nil
        case .connecting: "connecting to \(origin)"
        case .connected: "connected"
        case .waiting(attempt: _, let delay, let end): "retrying in \(seconds(delay)) s after \(text(of: end))"
        case .closed(.disconnected): "closed 1000"
        case .closed(let end): "closed: \(text(of: end))"
        }
    }

    private static func seconds(_ delay: Duration) -> String {
        let tenths = Int((delay / .milliseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    static func text(of end: ConnectionEnd) -> String {
        switch end {
        case .disconnected: "1000"
        case .closed(let code, let reason): reason.isEmpty ? "\(code)" : "\(code) (\(reason))"
        case .failed(let error): text(of: error)
        case .timedOut: "no connection in time"
        case .silent: "no answer to a heartbeat"
        }
    }

    static func text(of error: SocketError) -> String {
        switch error {
        case .invalidURL(let url): "a URL that can't be one of a WebSocket: \(url)"
        case .refused(let status): "the server's HTTP status \(status)"
        case .failed(let reason): reason
        case .tooLarge(let limit): "a message of more than \(limit) bytes"
        case .closed: "the end of the connection"
        case .cancelled: "it was given up"
        }
    }

    static func text(of error: LiveSessionError) -> String {
        switch error {
        case .notConnected: "there is no connection"
        case .command(.noSuchNode): "the node is gone"
        case .command(.noCommand): "the prop holds no command"
        case .command(.unsupported(let reason)): reason
        case .invalidPayload: "the payload is no JSON"
        case .viewEnded: "the view is gone"
        case .noSuchEntry: "there is no such page"
        case .overloaded: "too many commands wait for the network"
        case .tooLarge(let limit): "the message has more than \(limit) bytes"
        }
    }

    static func text(of effect: LiveEffect) -> String {
        switch effect {
        case .command: "the server's command is carried out"
        case .load(let location): "the server wants '\(location.text)' loaded anew"
        case .unsupported(let code, let arguments): "the server's effect \(code) is left out: \(arguments)"
        }
    }
}
