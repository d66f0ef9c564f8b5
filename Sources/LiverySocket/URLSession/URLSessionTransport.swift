#if canImport(Darwin)
    import Foundation
    import LiverySession

    /// WebSocket connections over `URLSessionWebSocketTask`.
    ///
    /// The system chooses proxies and trusted certificates; ``WebSocketOptions/proxy``,
    /// ``WebSocketOptions/certificateAuthorities`` and ``WebSocketOptions/keepalive`` have no effect.
    public struct URLSessionTransport: SocketTransport {
        private let options: WebSocketOptions

        public init(options: WebSocketOptions = WebSocketOptions()) { self.options = options }

        public func connect(to request: SocketRequest) async throws(SocketError) -> any SocketConnection {
            guard WebSocketURL(request.url, schemes: ["ws", "wss"])?.credentials == .some(nil),
                let url = URL(string: request.url)
            else { throw .invalidURL(request.url) }
            var urlRequest = URLRequest(url: url)
            for header in request.headers { urlRequest.addValue(header.value, forHTTPHeaderField: header.name) }
            let end = URLSessionEnd()
            let session = URLSession(configuration: .ephemeral, delegate: end, delegateQueue: nil)
            let task = session.webSocketTask(with: urlRequest)
            task.maximumMessageSize = options.receivedMessageLimit
            task.resume()
            // The session keeps its delegate and its tasks until it is told that no more come.
            session.finishTasksAndInvalidate()
            let outcome = await end.opening.value(
                orWhenCancelled: .failure(.cancelled), until: .now + options.connectTimeout,
                orThen: .failure(.failed("no answer within \(options.connectTimeout)")))
            switch outcome {
            case .success: return URLSessionConnection(task: task, end: end, sentMessageLimit: options.sentMessageLimit)
            case .failure(let error):
                task.cancel()
                throw error
            }
        }
    }
#endif
