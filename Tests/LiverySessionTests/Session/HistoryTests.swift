import LiverySession
import Testing

@Suite struct HistoryTests {
    private func history(_ paths: String...) -> LiveHistory {
        var history = LiveHistory(LiveLocation(paths[0]))
        for path in paths.dropFirst() { history.go(to: LiveLocation(path), replaces: false) }
        return history
    }

    @Test func goingAddsAnEntry() {
        let history = history("/a", "/b?q=1")
        #expect(history.entries == [LiveLocation("/a"), LiveLocation(path: "/b", query: "q=1")])
        #expect(history.current.path == "/b")
        #expect(history.canGoBack && !history.canGoForward)
    }

    @Test func replacingKeepsTheRest() {
        var history = history("/a", "/b", "/c")
        #expect(history.move(by: -1) == LiveLocation("/b"))
        history.go(to: LiveLocation("/x"), replaces: true)
        #expect(history.entries.map(\.path) == ["/a", "/x", "/c"])
        #expect(history.position == 1)
    }

    @Test func goingForgetsWhatIsAhead() {
        var history = history("/a", "/b", "/c")
        _ = history.move(by: -2)
        history.go(to: LiveLocation("/x"), replaces: false)
        #expect(history.entries.map(\.path) == ["/a", "/x"])
    }

    @Test(arguments: [1, -3, 7, .max, .min])
    func thereIsNoWayPastTheEnds(_ steps: Int) {
        var history = history("/a", "/b", "/c")
        #expect(history.move(by: steps) == nil)
        #expect(history.current.path == "/c")
    }

    @Test(arguments: [true, false]) func aLocationThatIsTooLongIsNotKept(_ replaces: Bool) {
        var history = history("/a", "/b")
        let before = history
        let rest = String(repeating: "x", count: LiveHistory.maximumLocationSize - 2)
        history.go(to: LiveLocation(path: "/ab", query: rest), replaces: replaces)
        #expect(history == before)
        history.go(to: LiveLocation(path: "/a", query: rest), replaces: replaces)
        #expect(history.current.query == rest)
    }

    @Test func theOldestEntriesGoFirst() {
        var history = LiveHistory(LiveLocation("/0"))
        for number in 1...(LiveHistory.maximumCount + 4) {
            history.go(to: LiveLocation("/\(number)"), replaces: false)
        }
        #expect(history.entries.count == LiveHistory.maximumCount)
        #expect(history.entries.first?.path == "/5")
        #expect(history.current.path == "/\(LiveHistory.maximumCount + 4)")
    }
}
