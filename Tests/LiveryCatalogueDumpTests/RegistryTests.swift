import Foundation
import Livery
import Testing

@testable import LiveryCatalogueDump

/// What is read from the source of host types, beside what a registry of the same types says when it runs.
struct RegistryTests {
    private var registry: StyleRegistry {
        var registry = StyleRegistry()
        registry.register(SampleCard.self)
        registry.register(SampleGlow.self)
        registry.register(SampleTone.Resolvable.self)
        return registry
    }

    private func dumped() throws -> String {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "HostSample.swift")
        let file = SourceFile(path: "HostSample.swift", bytes: Array(try Data(contentsOf: path)))
        var reader = CatalogueReader([file], library: try LiverySources.library.get())
        let blocks = reader.read()
        #expect(reader.diagnostics == [])
        return CatalogueText(target: "Sample", options: [], blocks: blocks).text
    }

    @Test func `The source says what the registry says`() throws {
        let text = try dumped()
        #expect(registry.differences(from: SourceFile(path: "Sample.swiftinterface", text: text)) == [])
    }

    @Test func `A change of the source is a difference`() throws {
        let text = try dumped().replacing("sides: Int = 4", with: "sides: Int = 3")
            .replacing("func sampleGlow", with: "func sampleShine")
        let differences = registry.differences(from: SourceFile(path: "Sample.swiftinterface", text: text))
        #expect(
            differences.map(\.description) == [
                "Sample.swiftinterface lacks 'sampleGlow(_ radius: Double = 4) -> some View'",
                "Sample.swiftinterface has 'sampleShine(_ radius: Double = 4) -> some View', which isn't registered",
                "'SampleCorner.cut(Double, sides: Int = 4)' is 'SampleCorner.cut(Double, sides: Int = 3)' in Sample.swiftinterface",
            ])
    }
}
