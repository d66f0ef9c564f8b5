import LiveryCommandLine
import LiverySession

/// What happens in a session, in one sequence.
struct SessionEvents {
    enum Event: Sendable {
        case state(LiveSessionState)
        case update(LiveUpdate)
        case input(SessionInput)
        /// The time for the first tree is over.
        case deadline
    }

    let stream: AsyncStream<Event>
    private let acknowledgement: AsyncStream<Void>.Continuation

    /// - Parameter deadline: When ``Event/deadline`` comes; never without it.
    init(of session: LiveSessionCoordinator, interruption: Interruption, deadline: Duration?) async {
        let (stream, events) = AsyncStream.makeStream(of: Event.self)
        let (acknowledgements, acknowledgement) = AsyncStream.makeStream(of: Void.self)
        self.stream = stream
        self.acknowledgement = acknowledgement
        let states = await session.states
        let updates = await session.updates
        Task { for await state in states { events.yield(.state(state)) } }
        Task {
            // One at a time, so that the session puts together what comes while one is shown.
            var acknowledgements = acknowledgements.makeAsyncIterator()
            for await update in updates {
                events.yield(.update(update))
                await acknowledgements.next()
            }
        }
        SessionInput.follow(interruption) { events.yield(.input($0)) }
        if let deadline {
            Task {
                try await Task.sleep(for: deadline)
                events.yield(.deadline)
            }
        }
    }

    /// Asks for the next update, when one has been dealt with.
    func takeNextUpdate() { acknowledgement.yield() }
}
