import Livery
import Testing

/// How a catalogue file differs from what a host registers.
struct CatalogueDifferenceTests {
    private var registry: StyleRegistry {
        var registry = StyleRegistry()
        registry.register(
            declarations: """
                extension View {
                    func card(_ fill: Color, in radius: Double = 8) -> some View
                    func card(plain: Bool) -> some View
                    @available(iOS 17, *) func glow() -> some View
                }
                enum Tone { case warm, cold(by: Int); func muted() -> Tone }
                """)
        return registry
    }

    private func differences(_ text: String) -> [CatalogueDifference] {
        registry.differences(from: SourceFile(path: "Shop.swiftinterface", text: text))
    }

    private static let same = """
        enum Tone {
            func muted() -> Tone
            case cold(by: Int)
            case warm
        }
        extension View { func card(plain: Bool) -> some View }
        extension View {
            @available(iOS 17, *)
            func glow() -> some View
            func card(_ fill: Color, in radius: Double = 8) -> some View
        }
        """

    @Test func `Order and layout are no difference`() {
        #expect(differences(Self.same) == [])
    }

    @Test func `What the registry writes is no difference`() {
        #expect(differences(CatalogueWriter().text(of: registry.catalogue)) == [])
    }

    @Test func `The file may say more about availability, and not less`() {
        let more = Self.same.replacing("enum Tone", with: "@available(macOS 15, *) enum Tone")
            .replacing("iOS 17", with: "iOS 18, tvOS 18")
        #expect(differences(more) == [])
        let less = differences(Self.same.replacing("iOS 17", with: "iOS 16"))
        #expect(less.map(\.kind) == [.different] && less.map(\.name) == ["glow()"])
        #expect(
            less.map(\.description) == ["the availability of 'glow() -> some View' is another in Shop.swiftinterface"])
    }

    @Test(arguments: [
        ("func card(plain: Bool) -> some View", "", ["Shop.swiftinterface lacks 'card(plain: Bool) -> some View'"]),
        (
            "enum Tone {", "extension View { func shine() -> Text }\nenum Tone {",
            ["Shop.swiftinterface has 'shine() -> Text', which isn't registered"]
        ),
        (
            "fill: Color", "fill: some ShapeStyle",
            [
                "'card(_ fill: Color, in radius: Double = 8) -> some View' is 'card(_ fill: some ShapeStyle, in radius: Double = 8) -> some View' in Shop.swiftinterface"
            ]
        ),
        (
            "radius: Double = 8", "radius: Double",
            [
                "'card(_ fill: Color, in radius: Double = 8) -> some View' is 'card(_ fill: Color, in radius: Double) -> some View' in Shop.swiftinterface"
            ]
        ),
        (
            "plain: Bool", "bare: Bool",
            [
                "Shop.swiftinterface lacks 'card(plain: Bool) -> some View'",
                "Shop.swiftinterface has 'card(bare: Bool) -> some View', which isn't registered",
            ]
        ),
        ("case warm", "", ["Shop.swiftinterface lacks 'Tone.warm'"]),
        ("case warm", "case warm\ncase hot", ["Shop.swiftinterface has 'Tone.hot', which isn't registered"]),
        (
            "enum Tone {", "struct Gem {}\nenum Tone {",
            ["Shop.swiftinterface has 'Gem', which isn't registered"]
        ),
    ])
    func `What is missing, extra and different is told in words`(text: String, other: String, expected: [String]) {
        #expect(differences(Self.same.replacing(text, with: other)).map(\.description) == expected)
    }

    @Test func `A type that is missing is told with its members, and one of another kind as different`() {
        let missing = differences(Self.same.replacing("enum Tone", with: "enum Hue").replacing("Tone", with: "Hue"))
        #expect(missing.filter { $0.kind == .missing }.map(\.name).contains("Tone"))
        #expect(missing.filter { $0.kind == .extra }.map(\.name).contains("Hue.cold(by:)"))
        let other = differences("struct Tone {}")
        #expect(other.contains { $0.description == "'Tone' is an enum, and in Shop.swiftinterface a struct" })
    }

    @Test func `Mistakes in the file are told`() {
        let found = differences(Self.same + "\nextension View { func broken( }\n")
        #expect(found.first?.kind == .unreadable)
        #expect(found.first?.description.hasPrefix("Shop.swiftinterface can't be read: ") == true)
    }
}
