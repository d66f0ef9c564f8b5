import Foundation
import LiveryCatalogue
import LiverySource
import Testing

/// A file as the compiler writes the interface of an SDK, with most of what a stylesheet has no use for.
@Suite struct SDKStyleTests {
    let catalogue: Catalogue

    init() throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/SDKStyle.swiftinterface")
        let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
        catalogue = Catalogue(reading: [file])
    }

    @Test func readsWithoutMistakes() {
        #expect(catalogue.reports.isEmpty)
    }

    @Test func countsWhatItPassesOver() {
        #expect(
            catalogue.skipped == [
                "#if branch": 1, "associatedtype": 1, "async or throwing function": 1, "constrained extension": 1,
                "deinitializer": 1, "global variable": 1, "inlined body": 6, "macro": 1, "mutating method": 1,
                "non-public declaration": 2, "operator": 5, "parameter pack": 1, "subscript": 2,
                "unavailable conformance": 1, "underscored name": 1,
            ])
    }

    @Test func readsModifiers() {
        #expect(catalogue.modifierNames == ["painted", "brush", "glazed", "framed"])
        #expect(
            catalogue.modifierNames.flatMap(catalogue.signatures) == [
                "painted(_ brush: some Brush, with pigment: Pigment? = nil) -> some View",
                "brush(_ brush: some Brush) -> some View",
                "glazed(value: Binding<some Equatable>, layers: ClosedRange<Int> = 1...3, "
                    + "perform action: (some Equatable, some Equatable) -> Void, "
                    + "@ViewBuilder label: () -> some View) -> some View",
                "framed(_ edges: Edge.Set = [.horizontal, .vertical], insets: (x: CGFloat, y: CGFloat)? = nil, "
                    + "named name: String = \"a \\\"frame\\\" {\") -> some View",
            ])
        #expect(catalogue.modifiers(named: "framed").map(\.compoundName) == ["framed(_:insets:named:)"])
    }

    @Test func readsTypes() throws {
        #expect(
            catalogue.typeNames.filter { catalogue.type(named: $0, resolvingAliases: false)?.isDeclared == true } == [
                "Pigment", "Pigment.Space", "Brush", "Brush.Configuration", "BrushConfiguration", "RoundBrush",
                "RoundBrush.Body", "Palette",
            ])
        let pigment = try #require(catalogue.type(named: "Pigment"))
        #expect(pigment.inherited == ["Hashable", "Sendable", "ShapeStyle"])
        #expect(
            pigment.initializers.map(\.signature) == [
                "init(_ name: String, bundle: Bundle? = nil)", "init(hue: Double, saturation: Double = 1.0)",
            ])
        #expect(pigment.staticProperties.map(\.name) == ["crimson", "ochre", "umber"])
        #expect(pigment.properties.map(\.name) == ["hue", "hashValue"])
        #expect(
            pigment.methods.map(\.signature) == [
                "mixed(with other: Pigment, by fraction: Double = 0.5, in space: Pigment.Space = .perceptual) -> Pigment",
                "hash(into hasher: Hasher) -> Void",
            ])
        #expect(catalogue.statics("device", on: "Pigment.Space") == ["Pigment.Space.device: Pigment.Space"])
        #expect(
            catalogue.type(named: "Palette")?.initializers.map(\.signature) == ["init()", "init?(contentsOf url: URL)"])
        #expect(catalogue.type(named: "Palette")?.properties.map(\.type.description) == ["[String: Pigment]"])
    }

    @Test func findsImplicitMembers() {
        #expect(catalogue.statics("round", on: "Brush") == ["Brush.round: RoundBrush", "Brush.round: RoundBrush"])
        #expect(catalogue.statics("round", on: "RoundBrush").count == 2)
    }

    @Test func readsAvailability() throws {
        let brush = try #require(catalogue.modifiers(named: "brush").first?.availability)
        #expect(brush[.iOS] == .since(Version(13)) && brush[.macOS] == .since(Version(10, 15)))
        #expect(brush[.visionOS] == .unavailable && brush[.tvOS] == .unknown)
        let deprecation = try #require(brush.deprecation)
        #expect(deprecation.renamed == "painted(_:with:)" && !deprecation.isUnconditional)
        #expect(deprecation[.iOS] == Version(100_000) && !deprecation.applies(to: .iOS, Version(26)))
        let umber = try #require(catalogue.staticMembers(named: "umber", on: "Pigment").first?.availability)
        #expect(umber[.iOS] == .since(Version(17)) && umber[.tvOS] == .since(Version(15)))
        #expect(catalogue.type(named: "Palette")?.availability[.iOS] == .since(Version(15)))
    }
}
