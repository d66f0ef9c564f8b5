#if canImport(Darwin)
    import Foundation
    import LiverySession

    /// What the delegate of a session learns of its one task: whether it opened, and how it ended.
    final class URLSessionEnd: NSObject, URLSessionWebSocketDelegate {
        let opening = OneShot<Result<Void, SocketError>>()
        let closing = OneShot<CloseReason>()

        func urlSession(
            _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
        ) {
            opening.fulfil(.success(()))
        }

        func urlSession(
            _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
            didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
        ) {
            closing.fulfil(
                CloseReason(UInt16(clamping: closeCode.rawValue), String(decoding: reason ?? Data(), as: UTF8.self)))
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let status = (task.response as? HTTPURLResponse)?.statusCode ?? 101
            let problem = error?.localizedDescription ?? "the connection ended"
            opening.fulfil(.failure(status == 101 ? .failed(problem) : .refused(status: status)))
            closing.fulfil(.abnormal)
        }
    }
#endif
