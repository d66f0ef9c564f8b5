import Foundation
import Livery
import LiveryValues
import Testing

struct AnimationTests {
    @Test func curvesHaveDurations() throws {
        try expectRoundTrips(
            [
                ".default": Animation.default, ".linear": .curve(.linear), ".easeIn": .curve(.easeIn),
                ".easeOut": .curve(.easeOut), ".easeInOut": .curve(.easeInOut),
                ".linear(duration: 1)": .curve(.linear, duration: 1),
                ".easeIn(duration: 1)": .curve(.easeIn, duration: 1),
                ".easeOut(duration: 1)": .curve(.easeOut, duration: 1),
                ".easeInOut(duration: 0.25)": .curve(.easeInOut, duration: 0.25),
                ".timingCurve(0.1, 0.2, 0.3, 0.4)": .curve(.bezier(0.1, 0.2, 0.3, 0.4)),
                ".timingCurve(0, 0, 1, 1, duration: 2)": .curve(.bezier(0, 0, 1, 1), duration: 2),
                ".timingCurve(.circularEaseIn, duration: 2)": .curve(UnitCurve(.circularEaseIn), duration: 2),
                ".timingCurve(.easeIn.inverse, duration: 0.35)": .curve(.easeIn.inverse),
            ] as KeyValuePairs<String, Animation>)
    }

    @Test func springsHaveManyForms() throws {
        let physical = Spring(.physical(mass: 2, stiffness: 100, damping: 10, allowOverDamping: true))
        try expectRoundTrips(
            [
                ".spring": .spring(), ".spring()": .spring(),
                ".spring(response: 0.4)": .spring(Spring(response: 0.4, dampingRatio: 0.825)),
                ".spring(dampingFraction: 0.5, blendDuration: 1)":
                    .spring(Spring(response: 0.5, dampingRatio: 0.5), blendDuration: 1),
                ".spring(duration: 1, bounce: 0.2)": .spring(Spring(duration: 1, bounce: 0.2)),
                ".spring(bounce: -0.2, blendDuration: 1)": .spring(Spring(bounce: -0.2), blendDuration: 1),
                ".spring(.bouncy)": .spring(.bouncy),
                ".spring(Spring(response: 1, dampingRatio: 0.5), blendDuration: 0.1)":
                    .spring(Spring(response: 1, dampingRatio: 0.5), blendDuration: 0.1),
                ".smooth": .spring(.smooth), ".snappy": .spring(.snappy), ".bouncy": .spring(.bouncy),
                ".smooth(duration: 1, extraBounce: 0.1)": .spring(Spring(duration: 1, bounce: 0.1)),
                ".snappy(duration: 1)": .spring(Spring(duration: 1, bounce: 0.15)),
                ".bouncy(extraBounce: 0.5)": .spring(Spring(bounce: 0.8)),
                ".interpolatingSpring": Animation(.interpolatingSpring(Spring(), initialVelocity: 0)),
                ".interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 3)":
                    Animation(.interpolatingSpring(physical, initialVelocity: 3)),
                ".interpolatingSpring(duration: 1, bounce: 0.5)":
                    Animation(.interpolatingSpring(Spring(duration: 1, bounce: 0.5), initialVelocity: 0)),
                ".interpolatingSpring(.snappy, initialVelocity: 1)":
                    Animation(.interpolatingSpring(.snappy, initialVelocity: 1)),
                ".interactiveSpring":
                    Animation(.interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)),
                ".interactiveSpring(response: 0.2, dampingFraction: 0.7, blendDuration: 0.1)":
                    Animation(.interactiveSpring(response: 0.2, dampingFraction: 0.7, blendDuration: 0.1)),
                ".interactiveSpring(duration: 0.3)":
                    Animation(.interactiveSpring(response: 0.3, dampingFraction: 0.86, blendDuration: 0.25)),
            ] as KeyValuePairs<String, Animation>)
    }

    @Test func springsAreGivenByWhateverIsKnown() throws {
        try expectRoundTrips(
            [
                ".smooth": Spring(), ".snappy": Spring(bounce: 0.15), ".bouncy": Spring(bounce: 0.3),
                "Spring()": Spring(),
                ".smooth(duration: 2)": Spring(duration: 2), ".snappy(extraBounce: 0.25)": Spring(bounce: 0.4),
                ".bouncy(duration: 1)": Spring(duration: 1, bounce: 0.3),
                "Spring(duration: 1, bounce: 0.2)": Spring(duration: 1, bounce: 0.2),
                "Spring(stiffness: 10, damping: 2)":
                    Spring(.physical(mass: 1, stiffness: 10, damping: 2, allowOverDamping: false)),
                "Spring(mass: 3, stiffness: 10, damping: 2, allowOverDamping: true)":
                    Spring(.physical(mass: 3, stiffness: 10, damping: 2, allowOverDamping: true)),
                "Spring(response: 1, dampingRatio: 0.4)": Spring(response: 1, dampingRatio: 0.4),
                "Spring(settlingDuration: 1, dampingRatio: 0.4)":
                    Spring(.settling(duration: 1, dampingRatio: 0.4, epsilon: 0.001)),
                "Spring(settlingDuration: 1, dampingRatio: 0.4, epsilon: 0.1)":
                    Spring(.settling(duration: 1, dampingRatio: 0.4, epsilon: 0.1)),
            ] as KeyValuePairs<String, Spring>)
    }

    @Test func unitCurvesHaveNamesPointsAndInverses() throws {
        try expectRoundTrips(
            [
                ".linear": UnitCurve.linear, ".easeIn": .easeIn, ".easeOut": .easeOut, ".easeInOut": .easeInOut,
                ".circularEaseIn": UnitCurve(.circularEaseIn), ".circularEaseOut": UnitCurve(.circularEaseOut),
                ".circularEaseInOut": UnitCurve(.circularEaseInOut), ".easeIn.inverse": UnitCurve.easeIn.inverse,
                ".easeIn.inverse.inverse": .easeIn,
                ".bezier(startControlPoint: .top, endControlPoint: UnitPoint(x: 0.25, y: 2)).inverse":
                    UnitCurve.bezier(0.5, 0, 0.25, 2).inverse,
            ] as KeyValuePairs<String, UnitCurve>)
    }

    @Test func timesAreChanged() throws {
        let linear = Animation.curve(.linear)
        try expectRoundTrips(
            [
                ".linear.delay(1)": linear.changed(.delay(1)), ".linear.speed(0.5)": linear.changed(.speed(0.5)),
                ".linear.repeatCount(3)": linear.changed(.repeatCount(3, autoreverses: true)),
                ".linear.repeatCount(3, autoreverses: false)": linear.changed(.repeatCount(3, autoreverses: false)),
                ".linear.repeatForever()": linear.changed(.repeatForever(autoreverses: true)),
                ".linear.repeatForever(autoreverses: false)": linear.changed(.repeatForever(autoreverses: false)),
                ".linear.logicallyComplete(after: 2)": linear.changed(.logicallyComplete(after: 2)),
                ".spring(duration: 1).delay(1).speed(2).repeatForever()":
                    Animation(
                        Animation.spring(Spring(duration: 1)).base,
                        changes: [.delay(1), .speed(2), .repeatForever(autoreverses: true)]),
            ] as KeyValuePairs<String, Animation>)
    }

    @Test func partsOfAnimationsAreReadFromProps() throws {
        try expect(
            [
                #"attr("animation")"#: .curve(.easeInOut),
                #".easeIn(duration: attr("seconds")).delay(attr("seconds"))"#:
                    Animation.curve(.easeIn, duration: 1.5).changed(.delay(1.5)),
                #".spring(response: attr("seconds"))"#: .spring(Spring(response: 1.5, dampingRatio: 0.825)),
                #".spring(response: attr("none"))"#: .spring(),
                #".timingCurve(attr("curve"), duration: 1)"#: .curve(.easeOut, duration: 1),
                #".linear.repeatCount(attr("count"), autoreverses: attr("turns"))"#:
                    Animation.curve(.linear).changed(.repeatCount(2, autoreverses: false)),
            ] as KeyValuePairs<String, Animation>,
            props: #""animation":"ease-in-out","seconds":"1.5","curve":"ease_out","count":2,"turns":false"#)
    }

    // MARK: Timing

    @Test(
        arguments: [
            (".linear(duration: 2)", [0, 1, 2, 9], [0, 0.5, 1, 1]),
            (".linear(duration: 0)", [0, 1], [1, 1]),
            (".linear(duration: 1).delay(1)", [0, 0.5, 1.5, 2], [0, 0, 0.5, 1]),
            (".linear(duration: 1).speed(2)", [0.25, 0.5], [0.5, 1]),
            (".linear(duration: 1).delay(1).speed(2)", [0.5, 0.75, 1], [0, 0.5, 1]),
            (".linear(duration: 1).speed(2).delay(1)", [1, 1.25, 1.5], [0, 0.5, 1]),
            (".linear(duration: 1).repeatCount(2, autoreverses: false)", [0.5, 1.25, 2, 3], [0.5, 0.25, 1, 1]),
            (".linear(duration: 1).repeatCount(2)", [0.75, 1.25, 1.75, 2], [0.75, 0.75, 0.25, 1]),
            (".linear(duration: 1).repeatForever()", [1.25, 2.25, 1001.25], [0.75, 0.25, 0.75]),
            (".linear(duration: 1).delay(1).repeatForever(autoreverses: false)", [1.5, 2.5, 3.5], [0.5, 0, 0.5]),
            (".linear(duration: 1).repeatForever().delay(1)", [0.5, 1.5, 2.5], [0, 0.5, 0.5]),
            (".linear(duration: 1).repeatCount(0)", [0.5], [1]),
            (".linear(duration: 1).speed(0)", [5], [0]),
            (".linear(duration: 1).logicallyComplete(after: 9)", [0.5, 1], [0.5, 1]),
        ] as [(String, [Double], [Double])])
    func progressFollowsTheChangesInOrder(_ text: String, _ times: [Double], _ values: [Double]) throws {
        let animations: [Animation] = try readings(of: [text], #_sourceLocation)
        let animation = try #require(animations.first)
        for (time, value) in zip(times, values) {
            #expect(abs(animation.value(at: time) - value) < 1e-9, "\(time)")
        }
    }

    @Test(
        arguments: [
            (".linear", 0.35, 0.35), (".linear(duration: 2).delay(1)", 3, 3),
            (".linear(duration: 2).delay(1).speed(2)", 1.5, 1.5), (".linear(duration: 2).repeatCount(3)", 6, 6),
            (".linear.repeatForever()", .infinity, .infinity), (".linear(duration: 0).repeatForever()", 0, 0),
            (".linear(duration: 2).speed(0)", .infinity, .infinity), (".linear(duration: 1).repeatCount(-1)", 0, 0),
            (".linear(duration: 2).logicallyComplete(after: 1)", 2, 1),
            (".linear(duration: 2).logicallyComplete(after: 1).delay(1).speed(2)", 1.5, 1),
            (".linear.repeatForever().repeatCount(0)", 0, 0),
        ] as [(String, Double, Double)])
    func durationsAddUp(_ text: String, _ duration: Double, _ logicalDuration: Double) throws {
        let animations: [Animation] = try readings(of: [text], #_sourceLocation)
        let animation = try #require(animations.first)
        #expect(animation.duration == duration)
        #expect(animation.logicalDuration == logicalDuration)
    }

    @Test func curvesGoFromZeroToOne() {
        let curves = [
            UnitCurve.linear, .easeIn, .easeOut, .easeInOut, UnitCurve(.circularEaseIn), UnitCurve(.circularEaseOut),
            UnitCurve(.circularEaseInOut), .bezier(0.25, 0.1, 0.25, 1), .bezier(0, 0, 1, 1),
        ]
        for curve in curves {
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: 7) == 1)
            #expect(curve.value(at: -1) == 0 && curve.value(at: .nan) == 0)
            let values = (0...20).map { curve.value(at: Double($0) / 20) }
            #expect(values == values.sorted(), "\(curve)")
            for time in stride(from: 0.05, to: 1, by: 0.1) {
                #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6, "\(curve) at \(time)")
            }
        }
        // CSS has these numbers for ease-in and ease.
        #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3153568) < 1e-6)
        #expect(abs(UnitCurve.bezier(0.25, 0.1, 0.25, 1).value(at: 0.5) - 0.8024034) < 1e-6)
        #expect(UnitCurve.bezier(0.5, 2, 0.5, 2).value(at: 0.5) > 1)
    }

    @Test func springsComeToRest() {
        let springs = [
            Spring(), .snappy, .bouncy, Spring(bounce: -0.4), Spring(duration: 2, bounce: 0.9),
            Spring(.physical(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true)),
            Spring(.settling(duration: 1, dampingRatio: 0.5, epsilon: 0.001)),
            Spring(.settling(duration: 3, dampingRatio: 1, epsilon: 0.001)),
            Spring(.settling(duration: 3, dampingRatio: 2, epsilon: 0.001)),
        ]
        for spring in springs {
            #expect(spring.value(at: 0) == 0)
            #expect(spring.settlingDuration.isFinite)
            for later in [1, 1.1, 2, 10] {
                #expect(abs(spring.value(at: spring.settlingDuration * later) - 1) < 0.0011, "\(spring)")
            }
            let start = spring.value(at: 1e-6, initialVelocity: 50)
            #expect(abs(start - 50e-6) < 1e-6, "\(spring)")
        }
        for (spring, duration) in zip(springs.suffix(3), [1.0, 3, 3]) {
            #expect(abs(spring.settlingDuration - duration) < 1e-9)
        }
    }

    @Test func formsOfSpringsAgree() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let same = Spring(
            .physical(mass: 1, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: false))
        #expect(abs(same.response - 0.5) < 1e-12 && abs(same.dampingRatio - 0.7) < 1e-12)
        #expect(abs(same.bounce - 0.3) < 1e-12)
        #expect(abs(Spring(bounce: -0.5).dampingRatio - 2) < 1e-12 && abs(Spring(bounce: -0.5).bounce + 0.5) < 1e-12)
        #expect(Spring(.physical(mass: 1, stiffness: 1, damping: 9, allowOverDamping: false)).dampingRatio == 1)
        #expect(spring.value(at: 0.4) > 1)
        #expect(abs(spring.value(at: 0.1) - same.value(at: 0.1)) < 1e-9)
    }

    @Test func nonsenseMovesNothing() {
        let numbers = [0, -1, 1e-300, 1e300, .infinity, -.infinity, .nan] as [Double]
        for first in numbers {
            for second in numbers {
                let springs = [
                    Spring(duration: first, bounce: second), Spring(response: first, dampingRatio: second),
                    Spring(.physical(mass: first, stiffness: second, damping: 1, allowOverDamping: true)),
                    Spring(.physical(mass: 1, stiffness: first, damping: second, allowOverDamping: false)),
                    Spring(.settling(duration: first, dampingRatio: 1, epsilon: second)),
                    Spring(.settling(duration: 1, dampingRatio: first, epsilon: second)),
                ]
                for spring in springs {
                    for time in numbers { #expect(!spring.value(at: time).isNaN, "\(spring) at \(time)") }
                    #expect(!spring.settlingDuration.isNaN, "\(spring)")
                    let animation = Animation(
                        Animation.spring(spring).base,
                        changes: [.delay(first), .speed(second), .repeatCount(.max, autoreverses: true)])
                    for time in numbers { #expect(!animation.value(at: time).isNaN, "\(animation) at \(time)") }
                }
            }
        }
    }
}
