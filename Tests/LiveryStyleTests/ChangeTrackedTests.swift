import Foundation
import Livery
import Testing

struct ChangeTrackedTests {
    @Test func `A change is told to the server by the node's event`() throws {
        let root = #"{"open":"false","phx-change":"toggled","phx-debounce":"50","phx-target":2}"#
        var tracker = try Held(#"attr("open")"#, as: ChangeTracked<Bool>.self, on: root).resolved()
        #expect(tracker.value == false)
        #expect(tracker.attribute == "open")
        let change = tracker.change(to: true)
        let event = try #require(change)
        #expect(tracker.value)
        #expect(event.name == "toggled")
        #expect(event.type == "change")
        #expect(event.target == .component(2))
        #expect(event.rate == .debounced(milliseconds: 50))
        #expect(event.paramsJSON == #"{"open":true}"#)
        #expect(tracker.change(to: true) == nil)
    }

    @Test func `Without an event changes stay with the host`() throws {
        var tracker = try Held(#"attr("open")"#, as: ChangeTracked<Bool>.self, on: #"{"open":true}"#).resolved()
        #expect(tracker.change(to: false) == nil)
        #expect(tracker.value == false)
    }

    @Test func `A constant is where the host begins`() throws {
        var tracker = try Held("3", as: ChangeTracked<Int>.self, on: #"{"phx-change":"x"}"#).resolved()
        #expect(tracker.attribute == nil)
        #expect(tracker.change(to: 4) == nil)
        #expect(tracker.value == 4)
        let same = try Held("3", as: ChangeTracked<Int>.self).resolved()
        #expect(tracker.update(from: same) == false)
        #expect(tracker.value == 4)
    }

    @Test func `What the server repeats is no news, and what is new counts`() {
        var tracker = ChangeTracker("a", attribute: "text", event: Event("changed"))
        _ = tracker.change(to: "ab")
        #expect(tracker.update(from: ChangeTracker("a", attribute: "text", event: Event("changed"))) == false)
        #expect(tracker.value == "ab")
        #expect(tracker.update(from: ChangeTracker("ab", attribute: "text", event: Event("changed"))) == false)
        #expect(tracker.acknowledged == "ab")
        #expect(tracker.update(from: ChangeTracker("", attribute: "text", event: Event("other"))) == true)
        #expect(tracker.value == "")
        #expect(tracker.event?.name == "other")
    }

    @Test func `A tracker of another prop begins anew`() {
        var tracker = ChangeTracker(1, attribute: "a")
        _ = tracker.change(to: 5)
        #expect(tracker.update(from: ChangeTracker(1, attribute: "b")) == true)
        #expect(tracker.value == 1)
    }

    @Test func `A missing prop has the default, and is an error without one`() throws {
        #expect(try Held(#"attr("n", default: 4)"#, as: ChangeTracked<Int>.self).resolved().value == 4)
        let held = try Held(#"attr("n", default: 4)"#, as: ChangeTracked<Int>.self, on: #"{"n":7}"#)
        #expect(try held.resolved().value == 7)
        #expect(try held.resolved().attribute == "n")
    }

    @Test func `A value is told as data`() throws {
        let root = #"{"when":"2026-01-31T12:00:00Z","phx-change":"moved"}"#
        var date = try Held(#"attr("when")"#, as: ChangeTracked<Date>.self, on: root).resolved()
        #expect(date.value == Date(timeIntervalSince1970: 1_769_860_800))
        #expect(date.change(to: date.value.addingTimeInterval(60))?.paramsJSON == #"{"when":"2026-01-31T12:01:00Z"}"#)
        var list = ChangeTracker([1, 2], attribute: "n", event: Event("x"))
        #expect(list.change(to: [3])?.paramsJSON == #"{"n":[3]}"#)
        var none = ChangeTracker(Optional("a"), attribute: "n", event: Event("x"))
        #expect(none.change(to: nil)?.paramsJSON == #"{"n":null}"#)
        var number = ChangeTracker(1.0, attribute: "n", event: Event("x"))
        #expect(number.change(to: .infinity)?.paramsJSON == #"{"n":null}"#)
    }
}
