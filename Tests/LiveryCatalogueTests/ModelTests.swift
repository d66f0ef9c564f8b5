import LiveryCatalogue
import Testing

@Suite struct VersionTests {
    @Test(arguments: [
        ("17", "17"), ("17.0", "17"), ("17.1", "17.1"), ("10.15", "10.15"), ("10.15.4", "10.15.4"), ("0", "0"),
        ("100000.0", "100000"), ("17.0.1", "17.0.1"),
    ])
    func readsOneToThreeNumbers(text: String, description: String) {
        #expect(Version(text)?.description == description)
    }

    @Test(arguments: ["", ".", "17.", ".1", "1.2.3.4", "17a", "-1", "1 2", "99999999999999999999", "1.999", "١٧"])
    func rejectsAnythingElse(text: String) {
        #expect(Version(text) == nil)
    }

    @Test func comparesNumberByNumber() {
        let texts = ["9", "10.2", "10.15", "10.15.1", "13", "100000"]
        let versions = texts.compactMap { Version($0) }
        #expect(versions == versions.sorted())
        #expect(Version("17") == Version("17.0.0"))
    }
}

@Suite struct AvailabilityTests {
    @Test func takesTheNarrowerOfTwoScopes() {
        var outer = Availability()
        outer[.iOS] = .since(Version(15))
        outer[.macOS] = .unavailable
        outer[.tvOS] = .since(Version(17))
        var inner = Availability()
        inner[.iOS] = .since(Version(17))
        inner[.macOS] = .since(Version(12))
        inner[.watchOS] = .unavailable
        let result = inner.restricted(by: outer)
        #expect(result[.iOS] == .since(Version(17)))
        #expect(result[.macOS] == .unavailable)
        #expect(result[.tvOS] == .since(Version(17)))
        #expect(result[.watchOS] == .unavailable)
        #expect(result[.visionOS] == .unknown)
    }

    @Test func keepsTheOwnDeprecation() {
        var outer = Availability()
        outer.deprecation = Deprecation(message: "outer", isUnconditional: true)
        #expect(Availability().restricted(by: outer).deprecation?.message == "outer")
        var inner = Availability()
        inner.deprecation = Deprecation(message: "inner", isUnconditional: true)
        #expect(inner.restricted(by: outer).deprecation?.message == "inner")
    }

    @Test func macCatalystFollowsIOSUnlessStated() {
        var availability = Availability()
        availability[.iOS] = .since(Version(15))
        #expect(availability[.macCatalyst] == .since(Version(15)))
        availability[.macCatalyst] = .unavailable
        #expect(availability[.macCatalyst] == .unavailable)
        #expect(availability[.iOS] == .since(Version(15)))
    }

    @Test func forbidsOnlyWhatIsKnownToBeLacking() {
        var availability = Availability()
        availability[.iOS] = .since(Version(15))
        availability[.tvOS] = .unavailable
        #expect(availability.isAvailable(on: .iOS, Version(15)))
        #expect(!availability.isAvailable(on: .iOS, Version(14, 5)))
        #expect(!availability.isAvailable(on: .tvOS, Version(26)))
        #expect(availability.isAvailable(on: .watchOS, Version(1)))
    }

    @Test func deprecationHoldsSinceItsVersion() {
        var deprecation = Deprecation()
        deprecation[.iOS] = Version(17)
        #expect(deprecation.applies(to: .iOS, Version(17)))
        #expect(!deprecation.applies(to: .iOS, Version(16)))
        #expect(!deprecation.applies(to: .macOS, Version(26)))
    }
}

@Suite struct TypeReferenceTests {
    @Test func writesTypesAsSwiftDoes() {
        let action = TypeReference.function(parameters: [.named("Bool")], result: .void)
        let content = TypeReference.function(parameters: [], result: .some("View"), builder: "ViewBuilder")
        let table: [(TypeReference, String)] = [
            (.named("Edge.Set"), "Edge.Set"),
            (.named("Binding", arguments: [.optional(.named("Int"))]), "Binding<Int?>"),
            (.optional(.some("Hashable")), "(some Hashable)?"),
            (.array(.some("View")), "[some View]"),
            (.dictionary(.named("String"), .named("Int")), "[String: Int]"),
            (.void, "Void"),
            (.tuple([.init(label: "x", type: .named("Int")), .init(type: .named("Int"))]), "(x: Int, Int)"),
            (action, "(Bool) -> Void"),
            (.optional(action), "((Bool) -> Void)?"),
            (content, "() -> some View"),
            (.metatype(.named("Any")), "Any.Type"),
            (.metatype(.some("View")), "(some View).Type"),
        ]
        for (type, text) in table { #expect(type.description == text) }
    }

    @Test func knowsActionsAndContent() {
        let action = TypeReference.function(parameters: [.named("Bool")], result: .void)
        let content = TypeReference.function(parameters: [], result: .some("View"), builder: "ViewBuilder")
        let transform = TypeReference.function(parameters: [], result: .named("Int"))
        #expect(action.isAction && TypeReference.optional(action).isAction && !action.isContent)
        #expect(content.isContent && TypeReference.optional(content).isContent && !content.isAction)
        #expect(!transform.isAction && !transform.isContent && !TypeReference.named("Int").isAction)
    }
}
