import Livery
import Testing

struct EventTests {
    private func resolved(_ argument: String, _ root: String = "{}") throws -> Event {
        try Held(argument, as: Event.self, on: root).resolved()
    }

    @Test func `An event has what its options say`() throws {
        let event = try resolved(
            #"event("tap", type: "hold", target: 3, throttle: 50, params: [page: 2, tags: ["a", nil]])"#)
        #expect(event.name == "tap")
        #expect(event.type == "hold")
        #expect(event.target == .component(3))
        #expect(event.rate == .throttled(milliseconds: 50))
        #expect(event.paramsJSON == #"{"page":2,"tags":["a",null]}"#)
        #expect(event.confirmation == nil)
    }

    @Test func `An event that says nothing is a click of its view, sent each time`() throws {
        #expect(try resolved(#"event("tap")"#) == Event("tap"))
        #expect(Event("tap").type == "click")
        #expect(Event("tap").rate == .unlimited)
    }

    @Test func `A debounce goes before a throttle`() throws {
        #expect(try resolved(#"event("tap", throttle: 5, debounce: 7)"#).rate == .debounced(milliseconds: 7))
    }

    @Test(arguments: [
        (#"{"phx-debounce":"blur"}"#, EventRate.onBlur),
        (#"{"phx-debounce":"250"}"#, .debounced(milliseconds: 250)),
        (#"{"phx-debounce":250.5}"#, .debounced(milliseconds: 250.5)),
        (#"{"phx-debounce":""}"#, .debounced(milliseconds: 300)),
        (#"{"phx-throttle":"100"}"#, .throttled(milliseconds: 100)),
        (#"{"phx-throttle":"100","phx-debounce":"10"}"#, .debounced(milliseconds: 10)),
    ])
    func `The node says the rate of an event that doesn't`(_ root: String, _ rate: EventRate) throws {
        #expect(try resolved(#"event("tap")"#, root).rate == rate)
        #expect(try resolved(#"event("tap", throttle: 1)"#, root).rate == .throttled(milliseconds: 1))
    }

    @Test(arguments: [
        #"{"phx-debounce":"soon"}"#, #"{"phx-throttle":-1}"#, #"{"phx-throttle":[1]}"#, #"{"phx-debounce":"1e999"}"#,
    ])
    func `A rate that is no time is an error`(_ root: String) throws {
        let held = try Held(#"event("tap")"#, as: Event.self, on: root)
        let error = try held.failure()
        #expect(error.reason == .malformed)
        let message = error.diagnostic(on: held.node, of: held.modifier).message
        #expect(message.hasSuffix("which is no time in milliseconds"))
    }

    @Test func `The node adds target, values and a question`() throws {
        let root =
            ##"{"phx-target":"#form","phx-value-id":7,"phx-value-page":"1","phx-value-":"x","##
            + #""data-confirm":"Sure?"}"#
        let event = try resolved(#"event("tap", params: [page: 2, sort: "up"])"#, root)
        #expect(event.target == .selector("#form"))
        #expect(event.paramsJSON == #"{"id":7,"page":2,"sort":"up"}"#)
        #expect(event.confirmation == "Sure?")
        #expect(try resolved(#"event("tap", target: 1)"#, root).target == .component(1))
        #expect(try resolved(#"event("tap")"#, #"{"phx-target":"4"}"#).target == .component(4))
    }

    @Test func `Params that aren't labelled stand alone`() throws {
        #expect(try resolved(#"event("tap", params: [1, 2])"#, #"{"phx-value-id":7}"#).paramsJSON == "[1,2]")
    }

    @Test func `A modifier may do without an event`() throws {
        #expect(try Held("nil", as: Event?.self).resolved() == nil)
    }

    // MARK: The gate

    @Test func `Without a limit every event is sent`() {
        var gate = EventGate(.unlimited)
        #expect([0, 0, 1].map { gate.receive(at: $0) } == [.sendNow, .sendNow, .sendNow])
        #expect(gate.flush() == false)
    }

    @Test func `A debounced row is sent once, when it has been quiet`() {
        var gate = EventGate(.debounced(milliseconds: 100))
        #expect(gate.receive(at: 0) == .send(at: 100))
        #expect(gate.receive(at: 60) == .send(at: 160))
        #expect(gate.advance(to: 100) == false)
        #expect(gate.advance(to: 160) == true)
        #expect(gate.advance(to: 200) == false)
        #expect(gate.receive(at: 300) == .send(at: 400))
        #expect(gate.pendingTime == 400)
    }

    @Test func `A debounced event is sent when focus is lost, and not again`() {
        var gate = EventGate(.debounced(milliseconds: 100))
        _ = gate.receive(at: 0)
        #expect(gate.flush() == true)
        #expect(gate.advance(to: 100) == false)
        #expect(gate.flush() == false)
    }

    @Test func `A throttled row is sent at once and then at intervals`() {
        var gate = EventGate(.throttled(milliseconds: 100))
        let decisions = [0, 50, 99, 100, 150, 250].map { gate.receive(at: $0) }
        #expect(decisions == [.sendNow, .drop, .drop, .sendNow, .drop, .sendNow])
    }

    @Test func `A clock that goes back doesn't silence a throttled event`() {
        var gate = EventGate(.throttled(milliseconds: 100))
        #expect(gate.receive(at: 1_000_000) == .sendNow)
        #expect(gate.receive(at: 5) == .sendNow)
        #expect(gate.receive(at: 6) == .drop)
    }

    @Test func `An event for the loss of focus waits for it`() {
        var gate = EventGate(.onBlur)
        #expect(gate.flush() == false)
        #expect(gate.receive(at: 0) == .sendOnBlur)
        #expect(gate.advance(to: 1e12) == false)
        #expect(gate.flush() == true)
        #expect(gate.flush() == false)
    }

    @Test(arguments: [EventRate.debounced(milliseconds: 0), .throttled(milliseconds: 0)])
    func `A limit of no time is none`(_ rate: EventRate) {
        var gate = EventGate(rate)
        #expect([0, 0, 0].map { gate.receive(at: $0) } == [.sendNow, .sendNow, .sendNow])
    }

    @Test func `A node that goes away takes its event along`() {
        var gate = EventGate(.debounced(milliseconds: 10))
        _ = gate.receive(at: 0)
        gate.cancel()
        #expect(gate.advance(to: 10) == false)
    }
}
