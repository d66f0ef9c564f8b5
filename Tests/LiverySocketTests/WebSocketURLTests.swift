import LiverySocket
import Testing

@Suite struct WebSocketURLTests {
    @Test(
        arguments: [
            ("ws://example.com", "example.com", 80, "example.com", "/"),
            ("wss://example.com/", "example.com", 443, "example.com", "/"),
            ("WS://Example.com:8080/a/b?c=d", "Example.com", 8080, "Example.com:8080", "/a/b?c=d"),
            ("ws://example.com?q=1", "example.com", 80, "example.com", "/?q=1"),
            ("ws://example.com:80/", "example.com", 80, "example.com", "/"),
            ("ws://[::1]:90/x", "::1", 90, "[::1]:90", "/x"),
            ("ws://[::1]/x", "::1", 80, "[::1]", "/x"),
            ("ws://example.com:/x", "example.com", 80, "example.com", "/x"),
        ] as [(String, String, UInt16, String, String)])
    func aURLHasItsParts(_ text: String, _ host: String, _ port: UInt16, _ authority: String, _ target: String) throws {
        let url = try #require(WebSocketURL(text, schemes: ["ws", "wss"]))
        #expect(url.host == host)
        #expect(url.effectivePort == port)
        #expect(url.authority == authority)
        #expect(url.target == target)
    }

    @Test(arguments: [
        "", "ws", "ws:", "ws://", "ws:///a", "http://a", "//a", "a", "ws://a#b", "ws://é", "ws://a\u{7}", "ws://[::1",
        "ws://[::1]x",
        "ws://[a]", "ws://a:b", "ws://a:1:2", "ws://a:65536", "ws://a:-1", "ws://a:0", "ws://a:+5",
        "ws://" + String(repeating: "a", count: 9000),
    ])
    func whatIsNoURLIsNone(_ text: String) {
        #expect(WebSocketURL(text, schemes: ["ws", "wss"]) == nil)
    }

    @Test(arguments: [("127.0.0.1", true), ("::1", true), ("1.2.3", false), ("1.2.3.256", false), ("a.b.c.d", false)])
    func addressesAreToldFromNames(_ host: String, _ isAddress: Bool) {
        #expect(WebSocketURL.isAddress(host) == isAddress)
    }
}
