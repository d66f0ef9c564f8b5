/// What one run of a case works through, for a rate.
enum Work {
    case bytes(Int)
    /// A number of things with a name in the plural, such as `nodes`.
    case items(Int, String)
}

/// A named piece of work to time.
struct Case {
    /// A dotted name, such as `json.read`; `--filter` looks for a part of it.
    let name: String
    let work: Work
    /// One run. What it computes goes to ``sink(_:)``, so that it isn't optimised away.
    let run: () -> Void
}

/// A line that compares two cases of the same suite by their fastest runs, which other work on the machine disturbs least.
struct Ratio {
    let name: String
    /// The case whose time is divided.
    let of: String
    let to: String
    /// The bar the ratio is held against, such as `at least 10`.
    let bar: String
}

/// Cases that share their input, and the ratios between them. The input is made when the suite is asked for.
struct Suite {
    var cases: [Case]
    var ratios: [Ratio] = []
}

/// How long a case took.
struct Measurement {
    let name: String
    let work: Work
    /// Nanoseconds of each run, in ascending order; never empty.
    let times: [Double]

    var median: Double { times[times.count / 2] }
    var minimum: Double { times[0] }

    /// Megabytes (10^6) a second, or nanoseconds an item, by the median.
    var rate: String {
        switch work {
        case .bytes(let count): "\(fixed(Double(count) / median * 1000, 1)) MB/s"
        case .items(let count, let noun): "\(fixed(median / Double(max(1, count)), 1)) ns for each of \(count) \(noun)"
        }
    }
}

/// Keeps a result, and with it the work that made it, out of the optimiser's reach.
@inline(never)
@_optimize(none)
func sink<Value>(_ value: Value) {}

/// Runs a case once to warm up, then at least five times and until half a second has passed, at most fifty times.
func measured(_ benchmark: Case) -> Measurement {
    benchmark.run()
    let clock = ContinuousClock()
    let begin = clock.now
    var times: [Double] = []
    while times.count < 5 || (clock.now - begin < .milliseconds(500) && times.count < 50) {
        let time = clock.measure(benchmark.run)
        times.append(Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9)
    }
    return Measurement(name: benchmark.name, work: benchmark.work, times: times.sorted())
}

/// A number with a fixed number of decimals.
func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value.description }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((abs(value) * scale).rounded())
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
}
