import LiverySession
import LiverySocket
import Testing

@Suite(TestServer.isRequired, .timeLimit(.minutes(1))) struct ProxyTests {
    private func proxy(_ credentials: String = "", host: String = "127.0.0.1") throws -> WebSocketProxy {
        .url("http://\(credentials)\(host):\(try TestServer.shared.get().ports.proxy)")
    }

    @Test func aConnectionGoesThroughTheProxy() async throws {
        let proxy = try proxy("someone:secret@")
        let port = try TestServer.shared.get().ports.plain
        let connection = try await connect("/echo", host: "localhost") { $0.proxy = proxy }
        try await connection.send("through")
        #expect(try await connection.text() == "through")
        let requests = try await ask("proxied", session: "")
        #expect(requests.contains(#"["CONNECT", "localhost:\#(port)", "basic c29tZW9uZTpzZWNyZXQ="]"#), "\(requests)")
    }

    @Test func tlsGoesThroughTheProxyToo() async throws {
        let proxy = try proxy(host: "localhost")
        let authority = try TestServer.shared.get().ports.authority
        let connection = try await connect("/echo", scheme: "wss", host: "localhost", port: \.tls) {
            $0.proxy = proxy
            $0.certificateAuthorities = authority
        }
        try await connection.send("through")
        #expect(try await connection.text() == "through")
    }

    @Test func aProxyThatRefusesIsAnError() async throws {
        let proxy = try proxy()
        let error = try await refusal { try await connect("/echo", host: "denied.test") { $0.proxy = proxy } }
        guard case .failed(let text) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(text.contains("roxy"), "\(text)")
    }

    @Test func whatIsNoProxyIsAnError() async throws {
        let error = try await refusal { try await connect("/echo") { $0.proxy = .url("socks5://localhost:1") } }
        #expect(error == .failed("'socks5://localhost:1' is not the URL of an HTTP proxy"))
    }
}

@Suite struct ProxyChoiceTests {
    private let environment = [
        "http_proxy": "http://a:1", "HTTP_PROXY": "http://cgi:1", "HTTPS_PROXY": "http://b:2",
        "no_proxy": "localhost, .inner.example,other.example",
    ]

    private func choice(_ host: String, isSecure: Bool = false) -> String? {
        WebSocketProxy.environment.choice(forHost: host, isSecure: isSecure) { environment[$0] }
    }

    @Test func theEnvironmentNamesAProxyForEachScheme() {
        #expect(choice("example.com") == "http://a:1")
        #expect(choice("example.com", isSecure: true) == "http://b:2")
    }

    @Test func allProxyIsForEitherScheme() {
        for isSecure in [false, true] {
            let url = WebSocketProxy.environment.choice(forHost: "a", isSecure: isSecure) { ["ALL_PROXY": "p:1"][$0] }
            #expect(url == "p:1")
        }
    }

    @Test func theNameInCapitalsIsNotReadForHTTP() {
        #expect(WebSocketProxy.environment.choice(forHost: "a", isSecure: false) { ["HTTP_PROXY": "p:1"][$0] } == nil)
    }

    @Test(arguments: [
        ("localhost", true), ("LOCALHOST", true), ("notlocalhost", false), ("a.inner.example", true),
        ("inner.example", true), ("xinner.example", false), ("other.example", true), ("a.other.example", true),
        ("example", false),
    ])
    func noProxyExceptsHostsAndTheirDomains(_ host: String, _ isExcepted: Bool) {
        #expect((choice(host) == nil) == isExcepted)
    }

    @Test func aStarExceptsEverything() {
        let environment = ["http_proxy": "p:1", "no_proxy": "*"]
        #expect(WebSocketProxy.environment.choice(forHost: "a", isSecure: false) { environment[$0] } == nil)
    }

    @Test func aGivenProxyCountsWhateverTheEnvironmentSays() {
        #expect(WebSocketProxy.url("p:2").choice(forHost: "localhost", isSecure: false) { environment[$0] } == "p:2")
        #expect(WebSocketProxy.none.choice(forHost: "a", isSecure: false) { environment[$0] } == nil)
    }
}
