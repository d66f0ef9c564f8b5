import LiverySession
import Testing

@Suite struct LiveLocationTests {
    @Test(arguments: [
        ("/a", "/a", ""), ("/a?", "/a", ""), ("/a?b=1", "/a", "b=1"), ("/a?b=1?c", "/a", "b=1?c"), ("", "", ""),
    ])
    func aTextSplitsAtItsFirstQuestionMark(_ text: String, _ path: String, _ query: String) {
        #expect(LiveLocation(text) == LiveLocation(path: path, query: query))
    }
}
