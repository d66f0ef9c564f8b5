#if canImport(Darwin)
    import Foundation
    import LiverySession

    /// A connection over `URLSessionWebSocketTask`, which reads no further message until one is asked for.
    final class URLSessionConnection: SocketConnection {
        private let task: URLSessionWebSocketTask
        private let end: URLSessionEnd
        private let sentMessageLimit: Int

        init(task: URLSessionWebSocketTask, end: URLSessionEnd, sentMessageLimit: Int) {
            self.task = task
            self.end = end
            self.sentMessageLimit = sentMessageLimit
        }

        deinit { task.cancel(with: .goingAway, reason: nil) }

        func receive() async -> SocketEvent {
            if let message = try? await task.receive() {
                switch message {
                case .string(let text): return .message(.text(Array(text.utf8)))
                case .data(let data): return .message(.binary(Array(data)))
                @unknown default: break
                }
            } else if (task.error as? URLError)?.code == .dataLengthExceedsMaximum || isTooLarge {
                task.cancel(with: .messageTooBig, reason: nil)
                end.closing.fulfil(CloseReason(1009))
            }
            let close = await end.closing.value(orWhenCancelled: .abnormal)
            return .closed(code: close.code, reason: close.reason)
        }

        /// A message past the limit fails with EMSGSIZE.
        private var isTooLarge: Bool {
            guard let error = task.error as NSError? else { return false }
            return error.domain == NSPOSIXErrorDomain && error.code == Int(EMSGSIZE)
        }

        func send(_ message: SocketMessage) async throws(SocketError) {
            let isTooLarge: Bool
            let wireMessage: URLSessionWebSocketTask.Message
            switch message {
            case .text(let bytes):
                isTooLarge = bytes.count > sentMessageLimit
                wireMessage = .string(String(decoding: bytes, as: UTF8.self))
            case .binary(let bytes):
                isTooLarge = bytes.count > sentMessageLimit
                wireMessage = .data(Data(bytes))
            }
            if isTooLarge { throw .tooLarge(limit: sentMessageLimit) }
            do {
                try await task.send(wireMessage)
            } catch {
                throw Task.isCancelled ? .cancelled : .closed
            }
        }

        func close(code: UInt16, reason: String) async {
            let close = CloseReason(code, reason).sendable
            guard let wireCode = URLSessionWebSocketTask.CloseCode(rawValue: Int(close.code)) else {
                // The system's enumeration has no codes of applications.
                task.cancel(with: .normalClosure, reason: Data(close.reason.utf8))
                end.closing.fulfil(close)
                return
            }
            task.cancel(with: wireCode, reason: Data(close.reason.utf8))
            end.closing.fulfil(close)
        }
    }
#endif
