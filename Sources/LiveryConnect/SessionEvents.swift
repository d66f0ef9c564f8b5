import Dispatch
import LiveryCommandLine
import LiverySession

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What happens in a session, in one sequence.
struct SessionEvents {
    enum Event: Sendable {
        case state(LiveSessionState)
        case update(LiveUpdate)
        /// A line of standard input.
        case line(String)
        /// Standard input has ended.
        case endOfInput
        /// Control-C; the session is being closed.
        case interruption
        /// The time for the first tree is over.
        case deadline
        /// The session has ended by itself, and what it had still to tell has had time to come.
        case end(ConnectionEnd)
    }

    /// An event that its source waits with: the next one comes when it is finished, so that what waits is never more than
    /// one event of each source.
    struct Delivery: Sendable {
        let event: Event
        var finish: @Sendable () -> Void = {}
    }

    let stream: AsyncStream<Delivery>
    private let deliveries: AsyncStream<Delivery>.Continuation

    /// - Parameter deadline: When ``Event/deadline`` comes; never without it.
    init(of session: LiveSessionCoordinator, interruption: Interruption, deadline: Duration?) async {
        (stream, deliveries) = AsyncStream.makeStream(of: Delivery.self)
        let states = await session.states
        let updates = await session.updates
        Task { [deliveries] in
            var source = Source(deliveries)
            for await state in states { await source.deliver(.state(state)) }
        }
        Task { [deliveries] in
            // The session puts together what comes while one is shown.
            var source = Source(deliveries)
            for await update in updates { await source.deliver(.update(update)) }
        }
        Task { [deliveries] in
            var source = Source(deliveries)
            var lines = InputLines()
            while let line = await lines.next() { await source.deliver(.line(line)) }
            await source.deliver(.endOfInput)
        }
        followInterruption(interruption.descriptor, session)
        if let deadline { deliver(.deadline, after: deadline) }
    }

    /// Has an event come after a while.
    func deliver(_ event: Event, after delay: Duration) {
        Task { [deliveries] in
            try await Task.sleep(for: delay)
            deliveries.yield(Delivery(event: event))
        }
    }

    private func followInterruption(_ descriptor: Int32, _ session: LiveSessionCoordinator) {
        DispatchQueue(label: "livery-connect.interruption").async { [deliveries] in
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            while poll(&wait, 1, -1) <= 0 {}
            // What is done by then may wait for something that doesn't come: the network, which closing ends, or a reader of
            // the output, which only the end of the process does.
            signal(SIGINT, SIG_DFL)
            Task { await session.disconnect() }
            deliveries.yield(Delivery(event: .interruption))
        }
    }

    /// Delivers events one at a time.
    private struct Source {
        private let deliveries: AsyncStream<Delivery>.Continuation
        private let finish: AsyncStream<Void>.Continuation
        private var finished: AsyncStream<Void>.Iterator

        init(_ deliveries: AsyncStream<Delivery>.Continuation) {
            self.deliveries = deliveries
            let (stream, finish) = AsyncStream.makeStream(of: Void.self)
            self.finish = finish
            finished = stream.makeAsyncIterator()
        }

        mutating func deliver(_ event: Event) async {
            deliveries.yield(Delivery(event: event) { [finish] in finish.yield() })
            await finished.next()
        }
    }
}
