/// Decides when events in a row are sent, without a clock of its own: it is told the time, and says the time to come back.
///
/// The host keeps the latest event; the gate says when to send it. A debounced row, in milliseconds of any clock:
///
///     var gate = EventGate(.debounced(milliseconds: 100))
///     gate.receive(at: 0)       // .send(at: 100)
///     gate.receive(at: 60)      // .send(at: 160): the timer for 100 is to find nothing to do
///     gate.advance(to: 100)     // false
///     gate.advance(to: 160)     // true: send the latest event
public struct EventGate: Hashable, Sendable {
    /// What to do with an event.
    public enum Decision: Hashable, Sendable {
        case sendNow
        /// Keep it, in place of one that is kept, and call ``EventGate/advance(to:)`` at that time.
        case send(at: Double)
        /// Keep it, in place of one that is kept, until the node loses focus.
        case sendOnBlur
        case drop
    }

    /// The rate that the gate keeps.
    public let rate: EventRate
    /// When the kept event is sent, in milliseconds; infinite for one that waits for the node to lose focus, nil when none
    /// is kept.
    public private(set) var pendingTime: Double?
    private var lastSent: Double?

    public init(_ rate: EventRate) { self.rate = rate }

    /// Takes note of an event.
    ///
    /// - Parameter time: Milliseconds of a clock that doesn't go back. If it does, the gate begins anew.
    public mutating func receive(at time: Double) -> Decision {
        switch rate {
        case .unlimited: return .sendNow
        case .onBlur:
            pendingTime = .infinity
            return .sendOnBlur
        case .debounced(let milliseconds):
            guard milliseconds > 0, time.isFinite else { return .sendNow }
            pendingTime = time + milliseconds
            return .send(at: time + milliseconds)
        case .throttled(let milliseconds):
            if let lastSent, time >= lastSent, time - lastSent < milliseconds { return .drop }
            lastSent = time.isFinite ? time : nil
            return .sendNow
        }
    }

    /// Whether the kept event is to be sent now; it isn't kept any longer then.
    ///
    /// - Parameter time: Milliseconds of the same clock.
    public mutating func advance(to time: Double) -> Bool {
        guard let pendingTime, pendingTime.isFinite, time >= pendingTime else { return false }
        self.pendingTime = nil
        return true
    }

    /// Whether the kept event is to be sent because the node loses focus, or its form is submitted.
    public mutating func flush() -> Bool {
        defer { pendingTime = nil }
        return pendingTime != nil
    }

    /// Forgets the kept event, when the node goes away.
    public mutating func cancel() { pendingTime = nil }
}
