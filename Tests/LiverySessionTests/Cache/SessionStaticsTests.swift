import Foundation
import LiverySession
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Statics that a session keeps between runs.
@Suite(.timeLimit(.minutes(1))) struct SessionStaticsTests {
    private func withStore(_ body: (StaticsStore) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(StaticsStore(origin: "o", folder: folder))
    }

    @Test func staticsAreSavedAfterAWhile() async throws {
        try await withStore { store in
            let fixture = SessionFixture(statics: store)
            let connection = try await fixture.connect()
            try await fixture.deliver("know f1 a", "know f2 b", over: connection)
            await #expect(store.load().statics.count == 0)
            try await fixture.clock.pass(.seconds(2))
            try await eventually("saved") { await store.load().statics.fingerprints == ["f1", "f2"] }
            try await fixture.deliver("know f3 c", over: connection)
            try await fixture.clock.pass(.seconds(2))
            try await eventually("saved") { await store.load().statics.fingerprints == ["f1", "f2", "f3"] }
        }
    }

    @Test func staticsAreSavedWhenDisconnecting() async throws {
        try await withStore { store in
            let fixture = SessionFixture(statics: store)
            let connection = try await fixture.connect()
            try await fixture.deliver("know f1 a", over: connection)
            await fixture.session.disconnect()
            await #expect(store.load().statics.statics(of: "f1") == ["a"])
        }
    }

    @Test func disconnectingWaitsForASaveThatIsUnderWay() async throws {
        try await withStore { store in
            let fixture = SessionFixture(statics: store)
            let connection = try await fixture.connect()
            try await fixture.deliver("know f1 a", over: connection)
            let lock = try Lock(store)
            try await fixture.clock.pass(.seconds(2))
            await settle(fixture.session)
            try await fixture.deliver("know f2 b", over: connection)
            let isDisconnected = Locked(false)
            let disconnecting = Task {
                await fixture.session.disconnect()
                isDisconnected.withLock { $0 = true }
            }
            try await fixture.wait(for: .closed(.disconnected))
            await settle(fixture.session)
            #expect(!isDisconnected.withLock { $0 })
            lock.release()
            await disconnecting.value
            await #expect(reopened(store).load().statics.fingerprints == ["f1", "f2"])
        }
    }

    @Test func whatComesDuringASaveIsSavedToo() async throws {
        try await withStore { store in
            let fixture = SessionFixture(statics: store)
            let connection = try await fixture.connect()
            try await fixture.deliver("know f1 a", over: connection)
            let lock = try Lock(store)
            try await fixture.clock.pass(.seconds(2))
            await settle(fixture.session)
            try await fixture.deliver("know f2 b", over: connection)
            lock.release()
            try await fixture.clock.pass(.seconds(2))
            try await eventually("saved") { await reopened(store).load().statics.fingerprints == ["f1", "f2"] }
        }
    }

    @Test func aSaveThatFailsIsTriedAgainEverMoreSeldom() async throws {
        try await withStore { store in
            let folder = try blockFolder(of: store)
            let fixture = SessionFixture(statics: store, configure: { $0.heartbeatInterval = .seconds(10_000) })
            let connection = try await fixture.connect()
            try await fixture.deliver("know f1 a", over: connection)
            for delay in [2, 4, 8, 16, 32, 64, 128, 128] { try await fixture.clock.pass(.seconds(delay)) }
            try await eventually("a wait") { fixture.clock.delays.contains(.seconds(128)) }
            let rules = await fixture.session.diagnostics.entries.map(\.diagnostic.rule)
            #expect(rules.filter { $0 == "statics-store" }.count >= 8)
            try FileManager.default.removeItem(atPath: folder)
            try await fixture.clock.pass(.seconds(128))
            try await eventually("saved") { await reopened(store).load().statics.fingerprints == ["f1"] }
        }
    }

    @Test func disconnectingTriesASaveAgainThatHasFailed() async throws {
        try await withStore { store in
            let folder = try blockFolder(of: store)
            let fixture = SessionFixture(statics: store)
            let connection = try await fixture.connect()
            try await fixture.deliver("know f1 a", over: connection)
            try await fixture.clock.pass(.seconds(2))
            try await eventually("a wait") { fixture.clock.delays.contains(.seconds(4)) }
            try FileManager.default.removeItem(atPath: folder)
            await fixture.session.disconnect()
            await #expect(reopened(store).load().statics.fingerprints == ["f1"])
        }
    }

    /// Another store of the same file, which doesn't wait for what the first one does.
    private func reopened(_ store: StaticsStore) -> StaticsStore {
        StaticsStore(origin: store.origin, folder: URL(fileURLWithPath: store.path).deletingLastPathComponent().path)
    }

    /// Puts a file in the place of a store's folder, and says where.
    private func blockFolder(of store: StaticsStore) throws -> String {
        let folder = URL(fileURLWithPath: store.path).deletingLastPathComponent().path
        try Data().write(to: URL(fileURLWithPath: folder))
        return folder
    }

    @Test func theNextRunAnnouncesThem() async throws {
        try await withStore { store in
            let first = SessionFixture(statics: store)
            try await first.deliver("know f1 a", "know f2 b", over: first.connect())
            await first.session.disconnect()
            var wire = FakeWire()
            wire.statics.insert(["own"], for: "own")
            let second = SessionFixture(statics: store, wire: wire)
            try await second.connect().waitForSent(["hello", "known f1 f2 own"])
        }
    }

    @Test func aFileThatCannotBeTrustedIsInTheDiagnostics() async throws {
        try await withStore { store in
            var statics = StaticsCache()
            statics.insert(["a"], for: "f1")
            _ = await store.save(statics)
            try Data("nonsense".utf8).write(to: URL(fileURLWithPath: store.path))
            let fixture = SessionFixture(statics: store)
            try await fixture.connect().waitForSent(["hello"])
            let diagnostics = await fixture.session.diagnostics.entries
            #expect(diagnostics.map(\.diagnostic.rule) == ["statics-store"])
        }
    }

    @Test func everyAttemptWaitsForThem() async throws {
        try await withStore { store in
            var statics = StaticsCache()
            statics.insert(["a"], for: "f1")
            _ = await store.save(statics)
            let good = try Data(contentsOf: URL(fileURLWithPath: store.path))
            // A file that can't be trusted is looked at again under the lock.
            try Data("nonsense".utf8).write(to: URL(fileURLWithPath: store.path))
            let lock = try Lock(store)
            let fixture = SessionFixture(statics: store)
            await fixture.session.connect()
            await settle(fixture.session)
            await fixture.session.reconnect()
            await settle(fixture.session)
            await #expect(fixture.transport.requests.isEmpty)
            try good.write(to: URL(fileURLWithPath: store.path))
            lock.release()
            try await fixture.transport.connection(0).waitForSent(["hello", "known f1"])
            await #expect(fixture.transport.requests.count == 1)
        }
    }

    #if !canImport(Darwin)
        @Test func aMissingFolderIsInTheDiagnostics() async {
            await #expect(processExitsWith: .success) {
                unsetenv("HOME")
                unsetenv("XDG_CACHE_HOME")
                let session = LiveSessionCoordinator(
                    wire: FakeWire(), transport: FakeTransport(), location: LiveLocation("/"))
                var updates = await session.updates.makeAsyncIterator()
                _ = await updates.next()
                await session.connect()
                let told = await updates.next()?.diagnostics.entries.map(\.diagnostic.rule)
                #expect(told == ["statics-store"])
                let logged = await session.diagnostics.entries.map(\.diagnostic.message)
                #expect(logged == ["statics aren't kept between runs: the user has no folder for caches"])
            }
        }
    #endif

    @Test func withoutAStoreTheyAreKeptForTheNextConnection() async throws {
        let fixture = SessionFixture()
        let connection = try await fixture.connect()
        try await fixture.deliver("know f1 a", over: connection)
        #expect(!fixture.clock.delays.contains(.seconds(2)))
        await fixture.session.reconnect()
        try await fixture.transport.connection(1).waitForSent(["hello", "known f1"])
    }
}

/// The lock of a store, as another process would have it.
private struct Lock {
    private let descriptor: Int32

    init(_ store: StaticsStore) throws {
        let folder = URL(fileURLWithPath: store.path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        descriptor = open(store.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        try #require(descriptor >= 0 && flock(descriptor, LOCK_EX) == 0)
    }

    func release() { close(descriptor) }
}
