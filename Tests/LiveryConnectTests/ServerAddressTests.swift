import Testing

@testable import LiveryConnect

@Suite struct ServerAddressTests {
    @Test(
        arguments: [
            ("http://localhost:4000/counter?start=1", "http://localhost:4000", "/counter", "start=1"),
            ("https://example.com", "https://example.com", "/", ""),
            ("ws://127.0.0.1:80/a%20b", "ws://127.0.0.1:80", "/a%20b", ""),
            ("http://[::1]:4000/?q#top", "http://[::1]:4000", "/", "q"),
            ("wss://example.com?a=b?c", "wss://example.com", "/", "a=b?c"),
        ])
    func aURLIsAnOriginAndALocation(text: String, origin: String, path: String, query: String) throws {
        let address = try #require(ServerAddress(text))
        #expect(address.origin == origin)
        #expect(address.location.path == path)
        #expect(address.location.query == query)
    }

    @Test(
        arguments: [
            "", "localhost:4000/x", "ftp://localhost/", "http://", "http://user:word@localhost/", "http://a b/",
            "http://localhost:0/", "http://localhost:70000/", "http:/x",
        ])
    func whatIsNoURLOfAPageIsNoAddress(text: String) {
        #expect(ServerAddress(text) == nil)
    }
}
