/// How long to wait before a connection is tried again (Arizona wire, section 8).
public struct Backoff: Hashable, Sendable {
    /// The delays after the first attempt that failed, the second, and so on; the last one for all further ones.
    public var steps: [Duration] = [.seconds(1), .seconds(2), .seconds(5), .seconds(10)]
    /// What a delay is multiplied by, by chance, so that the clients of a server that went down don't come back all at once.
    public var spread: ClosedRange<Double> = 0.8...1.2

    public init() {}

    /// The delay after an attempt.
    ///
    /// - Parameter attempt: How many attempts have failed before it, without a message from the server between.
    public func delay(
        afterAttempt attempt: Int, random: (ClosedRange<Double>) -> Double
    ) -> Duration {
        guard let last = steps.last else { return .zero }
        let step = steps.indices.contains(attempt) ? steps[attempt] : last
        return step * random(spread)
    }
}
