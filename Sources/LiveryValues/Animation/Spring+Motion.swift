import Foundation

extension Spring {
    /// The damping in parts of the critical one, from 0: below 1 the spring bounces, above it creeps.
    public var dampingRatio: Double {
        switch form {
        case .perceptual(_, let bounce): max(bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, 0)
        case .physical(let mass, let stiffness, let damping, let allowOverDamping):
            min(max(damping / (2 * (mass * stiffness).squareRoot()), 0), allowOverDamping ? .infinity : 1)
        case .response(_, let ratio), .settling(_, let ratio, _): max(ratio, 0)
        }
    }

    /// The period in seconds that the spring would have without damping; 0 for one that is at its target at once.
    public var response: Double {
        switch form {
        case .perceptual(let duration, _): max(duration, 0)
        case .physical(let mass, let stiffness, _, _): max(2 * .pi * (mass / stiffness).squareRoot(), 0)
        case .response(let response, _): max(response, 0)
        case .settling(let duration, _, let epsilon):
            max(2 * .pi * duration / Spring.settlingTime(dampingRatio: dampingRatio, epsilon: epsilon), 0)
        }
    }

    /// How much the spring overshoots: 0 for not at all, up to 1; below 0 for a spring that creeps.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// The mass, of which only a physical spring has another than 1.
    public var mass: Double { if case .physical(let mass, _, _, _) = form { mass } else { 1 } }

    /// The force for each unit away from the target.
    public var stiffness: Double {
        if case .physical(_, let stiffness, _, _) = form { return stiffness }
        let frequency = 2 * .pi / response
        return mass * frequency * frequency
    }

    /// The force for each unit of velocity.
    public var damping: Double { 2 * dampingRatio * (mass * stiffness).squareRoot() }

    /// When the spring has come to rest, in seconds; infinite for one that never does.
    public var settlingDuration: Double {
        let epsilon = if case .settling(_, _, let epsilon) = form { epsilon } else { 0.001 }
        let response = self.response
        guard response > 0 else { return 0 }
        let duration = response / (2 * .pi) * Spring.settlingTime(dampingRatio: dampingRatio, epsilon: epsilon)
        return duration.isNaN ? .infinity : duration
    }

    /// Where the spring is on its way from 0 to 1.
    ///
    /// - Parameters:
    ///   - time: In seconds.
    ///   - initialVelocity: At the beginning, in ways each second.
    public func value(at time: Double, initialVelocity: Double = 0) -> Double {
        guard time > 0 else { return 0 }
        let frequency = 2 * .pi / response
        let ratio = dampingRatio
        // A spring without mass, response or sense is where it is wanted.
        guard frequency.isFinite, ratio.isFinite, time.isFinite else { return 1 }
        let decay = ratio * frequency
        let displacement: Double
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            displacement =
                exp(-decay * time)
                * (cos(damped * time) + (decay - initialVelocity) / damped * sin(damped * time))
        } else if ratio == 1 {
            displacement = exp(-decay * time) * (1 + (decay - initialVelocity) * time)
        } else {
            let root = frequency * (ratio * ratio - 1).squareRoot()
            let slow = -decay + root
            let fast = -decay - root
            let part = (-initialVelocity - fast) / (slow - fast)
            displacement = part * exp(slow * time) + (1 - part) * exp(fast * time)
        }
        return displacement.isNaN ? 1 : 1 - displacement
    }

    /// When what is left of the way stays below epsilon, in radians of the undamped oscillation; infinite for never.
    private static func settlingTime(dampingRatio ratio: Double, epsilon: Double) -> Double {
        guard epsilon > 0, ratio > 0 else { return .infinity }
        guard epsilon < 1 else { return 0 }
        if ratio < 1 {
            // The envelope of the oscillation.
            return max(-log(epsilon * (1 - ratio * ratio).squareRoot()) / ratio, 0)
        }
        if ratio == 1 {
            // (1 + t)·exp(-t) falls, and is below any epsilon at some power of two; halving finds where.
            var high = 1.0
            while (1 + high) * exp(-high) > epsilon { high *= 2 }
            var low = 0.0
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if (1 + middle) * exp(-middle) > epsilon { low = middle } else { high = middle }
            }
            return high
        }
        // The slower of the two decays, which is all that is left in the end.
        let root = (ratio * ratio - 1).squareRoot()
        return max(log((ratio + root) / (2 * root) / epsilon) / (ratio - root), 0)
    }
}
