/// The updates of a page or view, for one subscriber.
///
/// The first update is complete, and comes at once, whatever is on the page. Then each holds all that has happened since the one
/// before: for a subscriber that is slow, changes are put together instead of queued, so that what waits for it is bounded by
/// the page and by the limits of ``LiveUpdate`` and ``SessionConfiguration``. Updates are made when they are asked for.
///
/// The sequence ends when its task is cancelled, and that of a view when the view has gone. Only one task may go over it; each
/// subscriber asks for its own.
public struct LiveUpdates: AsyncSequence, Sendable {
    let subscription: Subscription

    public func makeAsyncIterator() -> Iterator { Iterator(subscription: subscription) }

    public struct Iterator: AsyncIteratorProtocol, Sendable {
        let subscription: Subscription

        public mutating func next() async -> LiveUpdate? {
            await subscription.session.nextUpdate(of: subscription.number)
        }
    }

    /// Lasts as long as someone may ask for updates.
    final class Subscription: Sendable {
        let session: LiveSessionCoordinator
        let number: Int

        init(session: LiveSessionCoordinator, number: Int) {
            self.session = session
            self.number = number
        }

        deinit {
            Task { [session, number] in await session.endSubscription(number) }
        }
    }
}
