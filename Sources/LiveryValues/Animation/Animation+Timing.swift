extension Animation {
    /// The seconds until it is over, with everything that is done to its time; infinite for one that goes on.
    ///
    /// - Complexity: Linear in the number of changes.
    public var duration: Double { durations.last ?? 0 }

    /// The seconds until what waits for its end goes on: the last `logicallyComplete`, else ``duration``.
    ///
    /// - Complexity: Linear in the number of changes.
    public var logicalDuration: Double {
        var result = base.duration
        for (change, whole) in zip(changes, durations.dropFirst()) {
            switch change {
            case .delay(let delay): result = max(result + delay, 0)
            case .speed(let speed): result = Self.time(result, at: speed)
            case .repeatCount, .repeatForever: result = whole
            case .logicallyComplete(let seconds): result = seconds
            }
        }
        return result
    }

    /// Where the animation is on its way from 0 to 1.
    ///
    /// - Parameter time: In seconds since it began.
    /// - Returns: 0 before it begins, 1 once it is over; springs and Bézier curves go beyond, and what autoreverses comes back
    ///   to 0 in between.
    /// - Complexity: Linear in the number of changes.
    public func value(at time: Double) -> Double {
        var time = time
        // From the outermost change inwards, each turning its own time into that of what it is about.
        for (change, inner) in zip(changes, durations).reversed() {
            switch change {
            case .delay(let delay): time -= delay
            case .speed(let speed): time *= speed
            case .repeatCount(let count, let autoreverses):
                guard let phase = Self.phase(of: time, in: inner, Double(count), autoreverses) else { return 1 }
                time = phase
            case .repeatForever(let autoreverses):
                guard let phase = Self.phase(of: time, in: inner, .infinity, autoreverses) else { return 1 }
                time = phase
            case .logicallyComplete: break
            }
        }
        return base.value(at: time)
    }

    /// The duration of the base, then that after each change.
    private var durations: [Double] {
        var result = [base.duration]
        result.reserveCapacity(changes.count + 1)
        for change in changes {
            let inner = result[result.count - 1]
            switch change {
            case .delay(let delay): result.append(max(inner + delay, 0))
            case .speed(let speed): result.append(Self.time(inner, at: speed))
            // Nothing, however often, is over at once.
            case .repeatCount(let count, _): result.append(inner == 0 || count <= 0 ? 0 : inner * Double(count))
            case .repeatForever: result.append(inner == 0 ? 0 : .infinity)
            case .logicallyComplete: result.append(inner)
            }
        }
        return result
    }

    /// The time that something takes at a speed; at none, or one that goes back, it never ends.
    private static func time(_ duration: Double, at speed: Double) -> Double {
        if duration == 0 { return 0 }
        return speed > 0 ? duration / speed : .infinity
    }

    /// The time within one turn of something that is repeated; nil when all turns are over.
    private static func phase(of time: Double, in duration: Double, _ count: Double, _ autoreverses: Bool) -> Double? {
        guard time > 0, duration < .infinity else { return time }
        guard duration > 0 else { return nil }
        let turn = (time / duration).rounded(.down)
        guard turn < count, turn.isFinite else { return nil }
        let phase = time - turn * duration
        return autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1 ? duration - phase : phase
    }
}

extension Animation.Base {
    /// The spring of an animation that has one.
    fileprivate var spring: Spring? {
        switch self {
        // What systems have for it.
        case .default: Spring(response: 0.55, dampingRatio: 1)
        case .curve: nil
        case .spring(let spring, _), .interpolatingSpring(let spring, _): spring
        case .interactiveSpring(let response, let dampingFraction, _):
            Spring(response: response, dampingRatio: dampingFraction)
        }
    }

    /// In seconds.
    fileprivate var duration: Double {
        if case .curve(_, let duration) = self { return max(duration, 0) }
        return spring?.settlingDuration ?? 0
    }

    fileprivate func value(at time: Double) -> Double {
        guard time >= 0 else { return 0 }
        switch self {
        case .curve(let curve, let duration): return duration > 0 ? curve.value(at: time / duration) : 1
        case .interpolatingSpring(let spring, let velocity): return spring.value(at: time, initialVelocity: velocity)
        case .default, .spring, .interactiveSpring: return spring?.value(at: time) ?? 1
        }
    }
}
