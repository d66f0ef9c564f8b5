import LiverySession
import Testing

@testable import LiveryConnect

@Suite struct SessionWordsTests {
    @Test(
        arguments: [
            (.idle, nil), (.connecting, "connecting to http://h"), (.connected, "connected"),
            (
                .waiting(attempt: 2, delay: .milliseconds(2140), after: .closed(code: 1006, reason: "")),
                "retrying in 2.1 s after 1006"
            ),
            (
                .waiting(attempt: 1, delay: .seconds(1), after: .closed(code: 4500, reason: "server crash")),
                "retrying in 1.0 s after 4500 (server crash)"
            ),
            (
                .waiting(attempt: 1, delay: .seconds(12), after: .failed(.refused(status: 404))),
                "retrying in 12.0 s after the server's HTTP status 404"
            ),
            (.closed(.disconnected), "closed 1000"),
            (.closed(.closed(code: 1000, reason: "bye")), "closed: 1000 (bye)"),
        ] as [(LiveSessionState, String?)])
    func aStateIsToldInWords(state: LiveSessionState, text: String?) {
        #expect(SessionWords.text(of: state, origin: "http://h") == text)
    }
}
