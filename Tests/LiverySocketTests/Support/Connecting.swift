import Foundation
import LiverySession
import LiverySocket
import Testing

/// Opens a connection to the test server, with no proxy unless the options say so.
func connect(
    _ page: String, scheme: String = "ws", host: String = "127.0.0.1",
    port: KeyPath<TestServer.Ports, UInt16> = \.plain,
    headers: [(name: String, value: String)] = [], _ change: (inout WebSocketOptions) -> Void = { _ in }
) async throws -> any SocketConnection {
    let ports = try TestServer.shared.get().ports
    var options = WebSocketOptions()
    options.proxy = .none
    change(&options)
    return try await LibwebsocketsTransport(options: options).connect(
        to: SocketRequest(url: "\(scheme)://\(host):\(ports[keyPath: port])\(page)", headers: headers))
}

/// Asks the test server for something that has happened, or will, to the connection of a session.
func ask(_ kind: String, session: String) async throws -> String {
    let connection = try await connect("/control/\(kind)?session=\(session)")
    return try await connection.text()
}

/// A name that no other test uses.
func newSession() -> String { UUID().uuidString }

/// The same text that the server makes: `pattern` in faults.py.
func pattern(_ size: Int, _ number: Int = 0) -> String {
    let line = String(decoding: (0..<997).map { UInt8(97 + ($0 * 7 + number) % 26) }, as: UTF8.self)
    return String(String(repeating: line, count: size / 997 + 1).utf8.prefix(size)) ?? ""
}

extension SocketConnection {
    /// The next message, which must be text.
    func text() async throws -> String {
        let event = await receive()
        guard case .message(.text(let bytes)) = event else {
            throw Unexpected(event: event)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func send(_ text: String) async throws { try await send(SocketMessage.text(text)) }

    /// Everything until the end.
    func events() async -> [SocketEvent] {
        var events: [SocketEvent] = []
        while true {
            events.append(await receive())
            if case .closed = events.last { return events }
        }
    }
}

struct Unexpected: Error {
    var event: SocketEvent
}

/// The error of an attempt to connect, or nil if it succeeds.
func refusal(_ attempt: () async throws -> any SocketConnection) async throws -> SocketError? {
    do {
        _ = try await attempt()
        return nil
    } catch let error as SocketError {
        return error
    }
}
