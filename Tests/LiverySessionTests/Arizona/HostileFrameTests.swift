import LiverySession
import Testing

/// Damaged recordings: whatever comes, nothing traps, and the next good page is shown.
@Suite struct HostileFrameTests {
    @Test(arguments: 1...12)
    func damagedFramesDoNoHarm(_ seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state >> 33) % bound
        }
        let parts: [[UInt8]] = [
            "null", "-1", "1e99", "[]", "{}", "\"\"", "[[", "99999999999999999999", "\"az\"", ":", ",", "8", "7",
            "\\\"",
        ].map { Array($0.utf8) }
        for name in Recordings.names where !name.hasPrefix("probe-big") {
            let recording = try Recordings.read(name)
            var wire = ArizonaWire(base: "http://localhost", stylesheet: .empty)
            for entry in recording.entries {
                guard case .in(let text) = entry.kind else { continue }
                var bytes = Array(text.utf8)
                for _ in 0..<random(4) where !bytes.isEmpty {
                    let place = random(bytes.count)
                    switch random(4) {
                    case 0: bytes.remove(at: place)
                    case 1: bytes[place] = UInt8(random(256))
                    case 2:
                        bytes.replaceSubrange(
                            place..<min(place + random(9), bytes.count), with: parts[random(parts.count)])
                    default: bytes.insert(contentsOf: parts[random(parts.count)], at: place)
                    }
                }
                _ = wire.receive(.text(bytes))
                for node in wire.page.tree.preorder().prefix(50) { _ = try? wire.commands(in: "on_tap", of: node) }
            }
            _ = wire.opened()
            #expect(wire.receive(.text("{\"o\":[\(Page.replace(["a"]))]}")).diagnostics.isEmpty)
            #expect(wire.views.map(\.id) == ["page"])
        }
    }
}
