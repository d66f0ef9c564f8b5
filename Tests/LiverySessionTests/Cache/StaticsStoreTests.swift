import Foundation
import LiverySession
import LiverySource
import Testing

@Suite(.timeLimit(.minutes(1))) struct StaticsStoreTests {
    /// A folder that is there for one test.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID().uuidString)").path
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private let folder = Folder()

    private func store(_ origin: String = "https://example.com") -> StaticsStore {
        StaticsStore(origin: origin, folder: folder.path + "/nested/statics")
    }

    private func cache(_ fingerprints: String...) -> StaticsCache {
        var cache = StaticsCache()
        for fingerprint in fingerprints { cache.insert(["{\"\(fingerprint)", "ü\0}", ""], for: fingerprint) }
        return cache
    }

    private func bytes(_ store: StaticsStore) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: store.path)))
    }

    private func write(_ bytes: some Sequence<UInt8>, _ store: StaticsStore) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: store.path))
    }

    @Test func whatIsSavedIsLoadedInTheSameOrder() async throws {
        var statics = cache("a", "b", "c")
        _ = statics.use("a")
        await #expect(store().save(statics).isEmpty)
        let (loaded, diagnostics) = await store().load()
        #expect(diagnostics.isEmpty)
        #expect(loaded.fingerprints == ["b", "c", "a"])
        #expect(loaded.statics(of: "a") == ["{\"a", "ü\0}", ""])
    }

    @Test func withoutAFileThereIsNothing() async {
        let (loaded, diagnostics) = await store().load()
        #expect(loaded.count == 0)
        #expect(diagnostics.isEmpty)
    }

    @Test func originsDoNotMix() async throws {
        let names = [
            "https://a.example", "https://b.example", "https://b.example:8080", "http://b.example", "", "ä/../x",
        ]
        for name in names { await #expect(store(name).save(cache(name)).isEmpty) }
        #expect(Set(names.map { store($0).path }).count == names.count)
        for name in names { await #expect(store(name).load().statics.fingerprints == [name]) }
        for name in names { #expect(store(name).path.hasPrefix(folder.path + "/nested/statics/")) }
    }

    @Test func aFileOfAnotherOriginIsDropped() async throws {
        await #expect(store("a").save(cache("a")).isEmpty)
        try FileManager.default.moveItem(atPath: store("a").path, toPath: store("b").path)
        let (loaded, diagnostics) = await store("b").load()
        #expect(loaded.count == 0)
        #expect(diagnostics.map(\.message) == ["dropped '\(store("b").path)': it belongs to another origin"])
    }

    @Test func onlyTheMostRecentlyUsedAreSaved() async {
        var statics = StaticsCache()
        for number in 0..<(StaticsCache.maximumCount + 3) { statics.insert(["x"], for: "f\(number)") }
        await #expect(store().save(statics).isEmpty)
        let loaded = await store().load().statics
        #expect(loaded.count == StaticsCache.maximumCount)
        #expect(loaded.fingerprints.first == "f3")
    }

    // MARK: Files that can't be trusted

    @Test func aFileThatIsCutOffIsDroppedWhereverItIs() async throws {
        let store = store()
        await #expect(store.save(cache("a", "b")).isEmpty)
        let whole = try bytes(store)
        for count in 0..<whole.count {
            try write(whole.prefix(count), store)
            let (loaded, diagnostics) = await store.load()
            #expect(loaded.count == 0 && diagnostics.map(\.rule) == ["statics-store"], "\(count) bytes")
            #expect(!FileManager.default.fileExists(atPath: store.path))
        }
    }

    @Test func aChangedByteIsFoundWhereverItIs() async throws {
        let store = store()
        await #expect(store.save(cache("a", "b")).isEmpty)
        let whole = try bytes(store)
        for index in whole.indices {
            for change in [0x01, 0x80, 0xff] as [UInt8] {
                var changed = whole
                changed[index] ^= change
                try write(changed, store)
                let (loaded, diagnostics) = await store.load()
                #expect(loaded.count == 0 && diagnostics.count == 1, "byte \(index)")
            }
        }
    }

    @Test func furtherBytesAreFound() async throws {
        let store = store()
        await #expect(store.save(cache("a")).isEmpty)
        try write(try bytes(store) + [0], store)
        await #expect(store.load().diagnostics.count == 1)
    }

    @Test func savingReplacesAFileThatCannotBeTrusted() async throws {
        let store = store()
        await #expect(store.save(cache("a")).isEmpty)
        try write("nonsense".utf8, store)
        await #expect(store.save(cache("b")).map(\.rule) == ["statics-store"])
        await #expect(store.load().statics.fingerprints == ["b"])
        await #expect(store.load().diagnostics.isEmpty)
    }

    @Test func aFileThatIsTooLargeIsNotRead() async throws {
        let store = store()
        await #expect(store.save(cache("a")).isEmpty)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: store.path))
        try handle.truncate(atOffset: UInt64(StaticsCache.maximumSize) * 2)
        try handle.close()
        let (loaded, diagnostics) = await store.load()
        #expect(loaded.count == 0)
        #expect(diagnostics.first?.message.contains("it is larger than") == true)
        await #expect(store.load().diagnostics.isEmpty)
    }

    @Test func aFolderInThePlaceOfTheFileIsReported() async throws {
        let store = store()
        try FileManager.default.createDirectory(atPath: store.path, withIntermediateDirectories: true)
        await #expect(store.load().diagnostics.count == 1)
        await #expect(!store.save(cache("a")).isEmpty)
    }

    @Test func aPipeInThePlaceOfTheFileDoesNotHoldAndIsReportedOnce() async throws {
        let store = store()
        await #expect(store.save(cache("a")).isEmpty)
        try FileManager.default.removeItem(atPath: store.path)
        #expect(mkfifo(store.path, 0o600) == 0)
        await #expect(store.load().diagnostics.count == 1)
        await #expect(store.load().diagnostics.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: store.path))
    }

    @Test func aFolderThatCannotBeMadeIsReported() async throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
        let store = StaticsStore(origin: "o", folder: folder.path + "/file/below")
        await #expect(store.save(cache("a")).map(\.rule) == ["statics-store"])
    }

    // MARK: Crashes and other processes

    @Test func whatACrashLeavesIsWrittenOver() async throws {
        let store = store()
        await #expect(store.save(cache("a")).isEmpty)
        let whole = try bytes(store)
        for count in stride(from: 0, through: whole.count, by: 7) {
            try Data(whole.prefix(count)).write(to: URL(fileURLWithPath: store.path + ".tmp"))
            await #expect(store.load().statics.fingerprints.first == "a")
            await #expect(store.save(cache("b\(count)")).isEmpty)
        }
        #expect(!FileManager.default.fileExists(atPath: store.path + ".tmp"))
        await #expect(store.load().diagnostics.isEmpty)
    }

    @Test func savingAddsToWhatOthersHaveSaved() async {
        let (one, two) = (store(), store())
        await #expect(one.save(cache("a", "both")).isEmpty)
        await #expect(two.save(cache("both", "b")).isEmpty)
        await #expect(store().load().statics.fingerprints == ["a", "both", "b"])
    }

    @Test func storesThatSaveAtOnceLoseNothing() async {
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                let store = store()
                group.addTask {
                    for round in 0..<25 {
                        var statics = StaticsCache()
                        statics.insert(["text \(writer)"], for: "w\(writer)-\(round)")
                        await #expect(store.save(statics).isEmpty)
                    }
                }
            }
            let reader = store()
            group.addTask {
                for _ in 0..<100 { await #expect(reader.load().diagnostics.isEmpty) }
            }
        }
        await #expect(store().load().statics.count == 100)
    }

    @Test func oneStoreSavesOneAfterAnother() async {
        let store = store()
        await withTaskGroup(of: [Diagnostic].self) { group in
            for number in 0..<50 {
                group.addTask {
                    var statics = StaticsCache()
                    statics.insert(["x"], for: "f\(number)")
                    return await store.save(statics)
                }
            }
            for await diagnostics in group { #expect(diagnostics.isEmpty) }
        }
        await #expect(store.load().statics.count == 50)
    }

    @Test func theDefaultFolderIsTheCachesOfTheUser() {
        #expect(StaticsStore.defaultFolder?.hasSuffix("/livery/statics") != false)
        #expect(StaticsStore.defaultFolder?.hasPrefix("/") != false)
    }

    /// Another process, which has no code of ours, holds the lock while this one saves.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
    func anotherProcessIsWaitedFor() async throws {
        let store = store()
        await #expect(store.save(cache("a")).isEmpty)
        let holder = Process()
        holder.executableURL = URL(fileURLWithPath: "/bin/sh")
        // It says when it has the lock, and gives it back when it is told to.
        holder.arguments = [
            "-c", "exec 9>>\"$1\"; flock 9 || exit 1; echo locked; read line", "sh", store.path + ".lock",
        ]
        let (output, input) = (Pipe(), Pipe())
        holder.standardOutput = output
        holder.standardInput = input
        try holder.run()
        defer { if holder.isRunning { holder.terminate() } }
        try #require(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "locked\n")
        let statics = cache("b")
        let saving = Task { await store.save(statics) }
        await #expect(self.store().load().statics.fingerprints == ["a"])
        try input.fileHandleForWriting.write(contentsOf: Data("go\n".utf8))
        await #expect(saving.value.isEmpty)
        await #expect(store.load().statics.fingerprints == ["a", "b"])
    }
}
