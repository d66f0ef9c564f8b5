import LiverySource
import Testing

@Suite struct ClosestNameTests {
    static let modifiers = ["padding", "background", "foregroundStyle", "frame", "font", "bold", "opacity"]

    @Test(
        arguments: [
            ("paddng", "padding"),
            ("Padding", "padding"),
            ("pading", "padding"),
            ("apdding", "padding"),
            ("paddding", "padding"),
            ("forgroundStyle", "foregroundStyle"),
            ("foregroundColor", "foregroundStyle"),
            ("fnot", "font"),
            ("opacty", "opacity"),
            ("BOLD", "bold"),
            ("xyz", nil),
            ("", nil),
            ("completelyDifferent", nil),
        ] as [(String, String?)])
    func `A misspelt name finds the one that was meant, or none`(name: String, closest: String?) {
        #expect(closestName(to: name, in: Self.modifiers) == closest)
    }

    @Test func `The first of equally near names is taken`() {
        #expect(closestName(to: "cat", in: ["bat", "hat"]) == "bat")
        #expect(closestName(to: "cat", in: ["hat", "bat"]) == "hat")
    }

    @Test func `The name itself is no suggestion`() {
        #expect(closestName(to: "font", in: ["font"]) == nil)
        #expect(closestName(to: "font", in: ["font", "front"]) == "front")
    }

    @Test func `Very long names are passed over`() {
        let long = String(repeating: "a", count: 65)
        #expect(closestName(to: long, in: [long + "b"]) == nil)
        #expect(closestName(to: "a", in: [long]) == nil)
    }
}
