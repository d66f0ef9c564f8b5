import Foundation
import LiverySession
import LiverySocket
import Testing

/// What other tests rely on in `Tests/Servers/live_server.py`.
@Suite(TestServer.isRequired, .timeLimit(.minutes(1))) struct LiveServerTests {
    private func page(_ path: String, _ query: String = "") async throws -> any SocketConnection {
        let escaped = path.replacingOccurrences(of: "/", with: "%2F")
        return try await connect("/ws?_az_path=\(escaped)&_az_reconnect=1\(query)")
    }

    private func record(_ lines: [String]) throws -> String {
        let name = UUID().uuidString
        let file = try TestServer.shared.get().recordings.appending(path: "\(name).jsonl")
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
        return name
    }

    @Test func aPageBeginsWithItsTreeAndTellsChanges() async throws {
        let connection = try await page("/live/counter", "&session=\(newSession())")
        let first = try await connection.text()
        #expect(first.hasPrefix(#"{"o":[[8,"live_counter",{"d":["live_counter","0"],"f":""#))
        #expect(first.contains(#""s":["{\"type\":\"Column\","#))
        try await connection.send(#"["live_counter","inc",{}]"#)
        let change = try await connection.text()
        #expect(change.hasPrefix(#"{"o":[[0,"live_counter:"#) && change.hasSuffix(#"-1t0","1"]]}"#), "\(change)")
        try await connection.send("0")
        #expect(try await connection.text() == "1")
    }

    @Test func staticsThatAConnectionKnowsAreLeftOut() async throws {
        let session = newSession()
        let connection = try await page("/live/menu", "&session=\(session)")
        _ = try await connection.text()
        for (path, view, isKnown) in [("list", "menu", false), ("menu", "list", true), ("list", "menu", true)] {
            try await connection.send(#"["navigate",{"path":"/live/\#(path)","qs":""}]"#)
            let frame = try await connection.text()
            #expect(frame.hasPrefix(#"{"o":[[8,"live_\#(view)",{"d":["live_\#(path)""#))
            #expect(frame.contains(#""s":["#) != isKnown)
        }
    }

    @Test func theStateOfASessionOutlivesItsConnections() async throws {
        let session = newSession()
        let first = try await page("/live/list", "&session=\(session)")
        _ = try await first.text()
        try await first.send(#"["live_list","run",{"count":20,"seed":7}]"#)
        for _ in 0..<20 { _ = try await first.text() }
        try await first.send(#"["live_list","dump",{}]"#)
        let state = try await first.text()
        let second = try await page("/live/list", "&session=\(session)")
        _ = try await second.text()
        try await second.send(#"["live_list","dump",{}]"#)
        let isSame = try await second.text() == state
        #expect(isSame)
        #expect(state.contains(#""type": "Row""#))
    }

    @Test func connectionsOfASessionSeeTheChangesOfEachOther() async throws {
        let session = newSession()
        let connections = [
            try await page("/live/counter", "&session=\(session)"),
            try await page("/live/counter", "&session=\(session)"),
        ]
        for connection in connections { _ = try await connection.text() }
        try await connections[0].send(#"["live_counter","inc",{}]"#)
        for connection in connections { #expect(try await connection.text().contains(#""1"]"#)) }
    }

    @Test func anUnknownPageIsRefused() async throws {
        #expect(try await refusal { try await page("/live/nowhere") } == .refused(status: 404))
        #expect(try await refusal { try await page("/replay/nowhere") } == .refused(status: 404))
        #expect(try await refusal { try await page("/replay/../live_server") } == .refused(status: 404))
    }

    @Test func recordedTrafficIsPlayedConnectionByConnection() async throws {
        let name = try record([
            #"{"dir":"open","conn":1}"#, #"{"dir":"out","conn":1,"text":"[\"cached_fps\",[]]"}"#,
            #"{"dir":"in","conn":1,"text":"one"}"#, #"{"dir":"out","conn":1,"text":"[1,2]"}"#,
            #"{"dir":"in","conn":1,"text":"a\u2028b"}"#,
            #"{"dir":"close","conn":1,"code":4500,"reason":"server crash"}"#,
            #"{"dir":"in","conn":2,"text":"two"}"#, #"{"dir":"close","conn":2,"code":1006,"reason":""}"#,
        ])
        let session = newSession()
        let first = try await page("/replay/\(name)", "&session=\(session)&strict")
        try await first.send(#"["cached_fps",["ABC"]]"#)
        #expect(try await first.text() == "one")
        try await first.send("0")
        #expect(try await first.text() == "1")
        try await first.send("[1, 2]")
        #expect(
            await first.events() == [.message(.text("a\u{2028}b")), .closed(code: 4500, reason: "server crash")])
        let second = try await page("/replay/\(name)", "&session=\(session)")
        #expect(await second.events() == [.message(.text("two")), .closed(code: 1006, reason: "")])
        #expect(try await refusal { try await page("/replay/\(name)", "&session=\(session)") } == .refused(status: 404))
    }

    @Test func aFrameThatDiffersFromTheRecordedOneIsReported() async throws {
        let name = try record([#"{"dir":"out","conn":1,"text":"[1]"}"#])
        let connection = try await page("/replay/\(name)", "&session=\(newSession())&strict")
        try await connection.send("[2]")
        #expect(await connection.receive() == .closed(code: 4400, reason: "expected [1], got [2]"))
    }

    @Test func connectionsAreLostAtRandom() async throws {
        let connection = try await page("/live/counter", "&session=\(newSession())&drop=1&seed=1")
        #expect(await connection.receive() == .closed(code: 1006, reason: ""))
    }
}
