/// What a session waits for, and what it counts on. Clock and chance are given, so that tests decide about both.
public struct SessionConfiguration: Sendable {
    /// How long a connection may take to open.
    public var connectTimeout: Duration = .seconds(30)
    /// How long after opening, and after each heartbeat, the next is sent (Arizona wire, section 8).
    public var heartbeatInterval: Duration = .seconds(30)
    public var backoff = Backoff()
    /// How long statics that came in wait for others before they are saved. After each save in a row that failed it is twice
    /// as long, up to 64 times.
    public var saveDelay: Duration = .seconds(2)
    /// The most messages that wait for a slow network; commands past it are refused (``LiveSessionError/overloaded``).
    public var maximumPendingCommands = 1000
    /// The most bytes that wait for a slow network; commands past it are refused unless nothing else waits.
    public var maximumPendingSize = 16 << 20
    /// The most nodes that a subscriber's next update keeps apart; past it, that update is of the whole page.
    public var maximumPendingNodes = 4096
    public var clock: any Clock<Duration> = ContinuousClock()
    /// A number of a range, by chance.
    public var random: @Sendable (ClosedRange<Double>) -> Double = { Double.random(in: $0) }

    public init() {}
}
