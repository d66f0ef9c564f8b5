/// Places in order, found by position: runs of bounded length, so that a change in the middle costs the length of a run and
/// the number of runs, not the length of the list.
struct ItemOrder: Sendable {
    /// The length at which a run is divided.
    private static let maximumRun = 256

    private var runs: [[UInt32]] = []
    /// The runs in order, by their index.
    private var sequence: [Int] = []
    private var freeRuns: [Int] = []
    private var runOfPlace: [UInt32: Int] = [:]

    init(_ places: [Int]) {
        for start in stride(from: 0, to: places.count, by: Self.maximumRun / 2) {
            let run = addRun(places[start..<min(start + Self.maximumRun / 2, places.count)].map { UInt32($0) })
            sequence.append(run)
        }
    }

    /// The place at a position, or nil past the end.
    func place(at position: Int) -> Int? {
        var rest = position
        for run in sequence {
            if rest < runs[run].count { return Int(runs[run][rest]) }
            rest -= runs[run].count
        }
        return nil
    }

    /// Puts a place after another one that is in the order, or first.
    mutating func insert(_ place: Int, after previous: Int?) {
        let place = UInt32(place)
        guard let previous, let run = runOfPlace[UInt32(previous)],
            let index = runs[run].firstIndex(of: UInt32(previous))
        else {
            guard let first = sequence.first else {
                sequence.append(addRun([place]))
                return
            }
            return insert(place, at: 0, of: first)
        }
        insert(place, at: index + 1, of: run)
    }

    private mutating func insert(_ place: UInt32, at index: Int, of run: Int) {
        runs[run].insert(place, at: index)
        runOfPlace[place] = run
        guard runs[run].count > Self.maximumRun, let position = sequence.firstIndex(of: run) else { return }
        let half = Array(runs[run][(Self.maximumRun / 2)...])
        runs[run].removeSubrange((Self.maximumRun / 2)...)
        sequence.insert(addRun(half), at: position + 1)
    }

    mutating func remove(_ place: Int) {
        guard let run = runOfPlace.removeValue(forKey: UInt32(place)),
            let index = runs[run].firstIndex(of: UInt32(place))
        else { return }
        runs[run].remove(at: index)
        guard runs[run].isEmpty, let position = sequence.firstIndex(of: run) else { return }
        sequence.remove(at: position)
        freeRuns.append(run)
    }

    /// A run with some places, which stands nowhere yet.
    private mutating func addRun(_ places: [UInt32]) -> Int {
        let run: Int
        if let free = freeRuns.popLast() {
            run = free
            runs[run] = places
        } else {
            run = runs.count
            runs.append(places)
        }
        for place in places { runOfPlace[place] = run }
        return run
    }
}
