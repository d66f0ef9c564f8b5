import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The results of `transform` for all items, in their order, worked out on all cores.
///
/// Each worker makes a state of its own, such as a cache, and takes the next few items until there are none left.
///
/// - Parameters:
///   - makeState: Makes what a worker keeps from item to item.
///   - progress: Told the number of items done after each batch, from any worker, in no order.
func concurrentMap<Item: Sendable, State, Result: Sendable>(
    _ items: [Item], batch: Int = 8, progress: (@Sendable (Int) -> Void)? = nil,
    makeState: @escaping @Sendable () -> State, _ transform: @escaping @Sendable (inout State, Item) -> Result
) async -> [Result] {
    let workers = min(processorCount, (items.count + batch - 1) / batch)
    guard workers > 1 else {
        var state = makeState()
        return items.enumerated().map { index, item in
            defer { progress?(index + 1) }
            return transform(&state, item)
        }
    }
    let queue = WorkQueue(count: items.count, batch: batch)
    return await withTaskGroup(of: [(start: Int, results: [Result])].self) { group in
        for _ in 0..<workers {
            group.addTask {
                var state = makeState()
                var batches: [(Int, [Result])] = []
                while let range = queue.next() {
                    batches.append((range.lowerBound, range.map { transform(&state, items[$0]) }))
                    if let progress { progress(queue.finish(range.count)) }
                }
                return batches
            }
        }
        var batches: [(start: Int, results: [Result])] = []
        for await more in group { batches += more }
        return batches.sorted { $0.start < $1.start }.flatMap(\.results)
    }
}

/// The numbers of items that are still to be worked on.
private final class WorkQueue: Sendable {
    private let count: Int
    private let batch: Int
    private let taken = Atomic(0)
    private let finished = Atomic(0)

    init(count: Int, batch: Int) {
        self.count = count
        self.batch = batch
    }

    /// The next few items, or nil when all are taken.
    func next() -> Range<Int>? {
        let start = taken.wrappingAdd(batch, ordering: .relaxed).oldValue
        return start < count ? start..<min(start + batch, count) : nil
    }

    /// Notes that some items are done, and says how many are.
    func finish(_ number: Int) -> Int { finished.wrappingAdd(number, ordering: .relaxed).newValue }
}

/// The number of cores that are switched on.
private var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
