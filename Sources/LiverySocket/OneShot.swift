import Synchronization

/// A value that is given once and waited for by one task; what is given later is ignored.
final class OneShot<Value: Sendable>: Sendable {
    private enum State {
        case empty
        case awaited(CheckedContinuation<Value, Never>)
        case full(Value)
    }

    private let state = Mutex(State.empty)

    /// The value, if it is there.
    var current: Value? { state.withLock { if case .full(let value) = $0 { value } else { nil } } }

    func fulfil(_ value: Value) {
        let waiting: CheckedContinuation<Value, Never>? = state.withLock { state in
            switch state {
            case .full: return nil
            case .empty:
                state = .full(value)
                return nil
            case .awaited(let continuation):
                state = .full(value)
                return continuation
            }
        }
        waiting?.resume(returning: value)
    }

    /// Waits; a cancelled task gets the given value instead, and so does everyone after it.
    func value(orWhenCancelled cancelled: Value) async -> Value {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let value: Value? = state.withLock { state in
                    if case .full(let value) = state { return value }
                    state = .awaited(continuation)
                    return nil
                }
                if let value { continuation.resume(returning: value) }
            }
        } onCancel: {
            fulfil(cancelled)
        }
    }

    /// Waits until a time at most.
    func value(
        orWhenCancelled cancelled: Value, until deadline: ContinuousClock.Instant, orThen late: Value
    ) async -> Value {
        let timer = Task {
            try await Task.sleep(until: deadline, clock: .continuous)
            fulfil(late)
        }
        defer { timer.cancel() }
        return await value(orWhenCancelled: cancelled)
    }
}
