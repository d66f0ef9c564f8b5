import LiverySession
import LiverySocket

/// Asks the test server for something that has happened, or will, to the connection of a session.
func ask(_ kind: String, session: String) async throws -> String {
    let port = try TestServer.shared.get().ports.plain
    var options = WebSocketOptions()
    options.proxy = .none
    let connection = try await WebSocketTransport(options: options).connect(
        to: SocketRequest(url: "ws://127.0.0.1:\(port)/control/\(kind)?session=\(session)"))
    guard case .message(.text(let bytes)) = await connection.receive() else {
        throw ConnectProcess.Failure(description: "the server has no answer")
    }
    return String(decoding: bytes, as: UTF8.self)
}
