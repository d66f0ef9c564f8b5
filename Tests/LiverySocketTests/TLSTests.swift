import LiverySession
import LiverySocket
import Testing

@Suite(TestServer.isRequired, .timeLimit(.minutes(1))) struct TLSTests {
    private func connect(
        host: String, port: KeyPath<TestServer.Ports, UInt16> = \.tls, trusting: Bool = true
    ) async throws -> any SocketConnection {
        let authority = try TestServer.shared.get().ports.authority
        return try await LiverySocketTests.connect("/echo", scheme: "wss", host: host, port: port) {
            if trusting { $0.certificateAuthorities = authority }
        }
    }

    @Test(
        arguments: [("localhost", \.tls), ("127.0.0.1", \.tlsAddress)]
            as [(String, KeyPath<TestServer.Ports, UInt16> & Sendable)])
    func aServerWithACertificateForItsNameIsTrusted(
        _ host: String, _ port: KeyPath<TestServer.Ports, UInt16> & Sendable
    ) async throws {
        let connection = try await connect(host: host, port: port)
        for text in ["hello", pattern(1_000_000)] {
            try await connection.send(text)
            #expect(try await connection.text() == text)
        }
    }

    @Test(
        arguments: [("localhost", \.tlsAddress), ("127.0.0.1", \.tls)]
            as [(String, KeyPath<TestServer.Ports, UInt16> & Sendable)])
    func aCertificateForAnotherNameIsRefused(
        _ host: String, _ port: KeyPath<TestServer.Ports, UInt16> & Sendable
    ) async throws {
        guard case .failed(let text) = try await refusal({ try await connect(host: host, port: port) }) else {
            Issue.record("it didn't fail")
            return
        }
        let problem = host == "localhost" ? "hostname mismatch" : "it is for another address"
        #expect(text == "127.0.0.1: the server's certificate is not accepted: \(problem)")
    }

    @Test func anAuthorityThatNobodyTrustsIsRefused() async throws {
        guard case .failed(let text) = try await refusal({ try await connect(host: "localhost", trusting: false) })
        else {
            Issue.record("it didn't fail")
            return
        }
        #expect(text.contains("the server's certificate is not accepted: "), "\(text)")
    }

    @Test func aFileWithoutCertificatesIsAnError() async throws {
        let error = try await refusal {
            try await LiverySocketTests.connect("/echo", scheme: "wss", host: "localhost", port: \.tls) {
                $0.certificateAuthorities = "/nowhere.pem"
            }
        }
        #expect(error == .failed("the certificates in '/nowhere.pem' can't be read"))
    }

    @Test func aServerThatSpeaksNoTLSFails() async throws {
        guard case .failed = try await refusal({ try await connect(host: "localhost", port: \.plain) }) else {
            Issue.record("it didn't fail")
            return
        }
    }
}
