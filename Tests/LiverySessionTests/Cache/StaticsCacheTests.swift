import LiverySession
import Testing

@Suite struct StaticsCacheTests {
    private func cache(_ fingerprints: String...) -> StaticsCache {
        var cache = StaticsCache()
        for fingerprint in fingerprints { cache.insert(["<\(fingerprint)>"], for: fingerprint) }
        return cache
    }

    /// Uses statics, outside of an expectation, which can't change the cache.
    private func use(_ fingerprint: String, _ cache: inout StaticsCache) -> [String]? { cache.use(fingerprint) }

    @Test func fingerprintsStandInTheOrderOfTheirUse() {
        var cache = cache("a", "b", "c")
        #expect(cache.fingerprints == ["a", "b", "c"])
        #expect(use("a", &cache) == ["<a>"])
        #expect(cache.fingerprints == ["b", "c", "a"])
        #expect(use("c", &cache) == ["<c>"])
        #expect(use("c", &cache) == ["<c>"])
        #expect(cache.fingerprints == ["b", "a", "c"])
        #expect(use("x", &cache) == nil)
    }

    @Test func lookingIsNoUse() {
        let cache = cache("a", "b")
        #expect(cache.statics(of: "a") == ["<a>"])
        #expect(cache.fingerprints == ["a", "b"])
    }

    @Test func insertingAgainIsAUse() {
        var cache = cache("a", "b")
        cache.insert(["<a>"], for: "a")
        #expect(cache.fingerprints == ["b", "a"])
        cache.insert(["new"], for: "b")
        #expect(cache.fingerprints == ["a", "b"])
        #expect(cache.statics(of: "b") == ["new"])
        #expect(cache.count == 2)
    }

    @Test func onlyAnnouncingPrunes() {
        var cache = StaticsCache()
        let names = (0..<(StaticsCache.maximumCount + 5)).map { "f\($0)" }
        for name in names { cache.insert([name], for: name) }
        #expect(cache.count == names.count)
        #expect(use("f0", &cache) != nil)
        let announced = cache.announced()
        #expect(announced == Array(names[6...]) + ["f0"])
        #expect(cache.fingerprints == announced)
        #expect(cache.statics(of: "f1") == nil)
        cache.insert(["again"], for: "f1")
        #expect(cache.fingerprints.last == "f1")
    }

    @Test func staticsThatAreTooLargeAreNotKept() {
        var cache = cache("a", "b")
        let large = String(repeating: "x", count: StaticsCache.maximumEntrySize)
        let isKept = [cache.insert([large], for: "c"), cache.insert([large], for: "a")]
        #expect(isKept == [false, false])
        #expect(cache.fingerprints == ["b"])
    }

    @Test func whatIsAnnouncedIsBounded() {
        var cache = StaticsCache()
        for number in 0..<(StaticsCache.maximumCount * 2) {
            let name = "\(number) "
            for excess in [0, 1] {
                let size = StaticsCache.maximumFingerprintSize + excess
                let isKept = cache.insert(["a"], for: name + String(repeating: "x", count: size - name.utf8.count))
                #expect(isKept == (excess == 0))
            }
        }
        let size = cache.announced().reduce(0) { $0 + $1.utf8.count }
        #expect(size == StaticsCache.maximumCount * StaticsCache.maximumFingerprintSize)
    }

    @Test func theSizeIsBounded() {
        var cache = StaticsCache()
        let text = String(repeating: "x", count: StaticsCache.maximumEntrySize / 2)
        for number in 0..<40 {
            cache.insert([text], for: "f\(number)")
            #expect(cache.size <= StaticsCache.maximumSize)
        }
        #expect(cache.fingerprints.last == "f39")
        #expect(cache.count > 20)
        #expect(cache.statics(of: "f0") == nil)
    }

    @Test func emptyTextsCountToo() {
        var cache = StaticsCache()
        let texts = [String](repeating: "", count: StaticsCache.maximumEntrySize / 16 + 1)
        let isKept = cache.insert(texts, for: "f")
        #expect(!isKept)
    }

    /// As a list in which use and insertion move to the end, which is what the rule says.
    @Test func itIsAsAListOfUses() {
        var cache = StaticsCache()
        var model: [String] = []
        var state: UInt64 = 7
        for step in 0..<3000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let name = "f\((state >> 33) % 50)"
            if step % 3 == 0 {
                cache.insert(["\(step)"], for: name)
                model.removeAll { $0 == name }
                model.append(name)
            } else if cache.use(name) != nil {
                model.removeAll { $0 == name }
                model.append(name)
            } else {
                #expect(!model.contains(name))
            }
            if step % 100 == 0 { #expect(cache.fingerprints == model) }
        }
        #expect(cache.fingerprints == model)
    }
}
