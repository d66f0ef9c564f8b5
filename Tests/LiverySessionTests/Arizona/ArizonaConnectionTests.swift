import LiverySession
import Testing

@Suite struct ArizonaConnectionTests {
    @Test(arguments: [
        (
            "http://localhost:4041", "/native/counter",
            "ws://localhost:4041/ws?_az_path=%2Fnative%2Fcounter&_az_reconnect=1&_az_fps_follow=1"
        ),
        ("https://example.org/", "/", "wss://example.org/ws?_az_path=%2F&_az_reconnect=1&_az_fps_follow=1"),
        (
            "ws://example.org/live/socket", "/a b",
            "ws://example.org/live/socket?_az_path=%2Fa%20b&_az_reconnect=1&_az_fps_follow=1"
        ),
        (
            "wss://example.org", "/p?x=1&y=ä",
            "wss://example.org/ws?_az_path=%2Fp&_az_reconnect=1&_az_fps_follow=1&x=1&y=%C3%A4"
        ),
        (
            "wss://example.org", "/p?a[]=1 2#x%20%",
            "wss://example.org/ws?_az_path=%2Fp&_az_reconnect=1&_az_fps_follow=1&a%5B%5D=1%202%23x%20%25"
        ),
    ])
    func aLocationHasAURL(_ base: String, _ location: String, _ url: String) {
        let wire = ArizonaWire(base: base, stylesheet: .empty)
        #expect(wire.request(to: LiveLocation(location)).url == url)
    }

    @Test(arguments: [
        ("http://localhost:4041", "http://localhost:4041"), ("wss://example.org/live/socket", "https://example.org"),
        ("ws://[::1]:80?x", "http://[::1]:80"), ("nonsense", "nonsense"), ("", ""),
    ])
    func aServerHasAnOrigin(_ base: String, _ origin: String) {
        #expect(ArizonaWire(base: base, stylesheet: .empty).origin == origin)
    }

    @Test func whatIsKnownIsAnnouncedOnEveryConnection() {
        var fixture = WireFixture()
        #expect(fixture.wire.opened() == [.text(#"["cached_fps",[]]"#)])
        fixture.receive("{\"o\":[\(Page.replace(["a"]))]}")
        #expect(fixture.wire.opened() == [.text(#"["cached_fps",["P","I"]]"#)])
        // Frames are counted anew, and what was announced may be left out.
        #expect(
            fixture.receive(#"{"o":[[8,"page",{"f":"P","d":["p","T",{"t":0,"f":"I","d":[]}]}],5]}"#).diagnostics.map(
                \.frame) == [1])
        #expect(fixture.wire.views.map(\.id) == ["p"])
        var other = ArizonaWire(base: "http://localhost", stylesheet: .empty, statics: fixture.wire.statics)
        #expect(other.opened() == [.text(#"["cached_fps",["P","I"]]"#)])
    }

    @Test func onlyANormalCloseEndsASession() {
        let wire = ArizonaWire(base: "http://localhost", stylesheet: .empty)
        #expect(
            [1000, 1001, 1006, 1009, 4500].map { wire.consequence(ofClose: $0) } == [
                .end, .reconnect, .reconnect, .reconnect, .reconnect,
            ])
    }
}
