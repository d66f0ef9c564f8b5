import Foundation
import Livery
import LiveryValues
import LiveryValuesGenerator
import Testing

/// Every overload of every modifier with a type of its own.
struct ModifierCoverageTests {
    private static let isUpdating = ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] != nil
    static let types = Result { try GeneratedValues(in: CoverageTable.repository).types }
    private static let modifiers = Result { GeneratedModifiers(types: try types.get()) }
    private static let names = typedModifiers.flatMap { $0.modifiers.map(\.name) }

    /// What has no type, and why: nothing that a stylesheet can write is a `ButtonStyle`.
    private static let exceptions = ["buttonStyle(_ style: some ButtonStyle) -> some View"]

    /// Overloads that a stylesheet can't mean, because another takes the same text: a value is typed, but is written as one
    /// of the other.
    private static let shadowed = [
        "navigationTitle(_ title: Binding<String>) -> some View",
        "navigationTitle(@ViewBuilder _ title: () -> some View) -> some View",
    ]

    private static let overloadCount = names.map { Catalogue.swiftUI.modifiers(named: $0).count }.max() ?? 0

    @Test(arguments: 0..<overloadCount)
    func `Every overload is typed, without and with props, and is written so that it is read again`(index: Int) throws {
        let types = try Self.types.get()
        let catalogue = Catalogue.shipped(withOnly: index, of: Self.names)
        var samples: [SampleCall] = []
        for name in Self.names {
            let functions = Catalogue.swiftUI.modifiers(named: name)
            guard index < functions.count, !Self.exceptions.contains(functions[index].signature) else { continue }
            let calls = SampleCall.all(of: functions[index], in: types)
            #expect(!calls.isEmpty, "\(functions[index].signature)")
            samples += calls
        }
        let narrow = ModifierCalls(configuration: StyleConfiguration(catalogue: catalogue))
        let modifiers = try narrow.resolved(samples.map { ($0.text, $0.props) })
        var typed: [(sample: SampleCall, value: BuiltinModifier)] = []
        for (sample, modifier) in zip(samples, modifiers) {
            guard let modifier else {
                Issue.record("\(sample.text) isn't accepted")
                continue
            }
            #expect(modifier.overload.signature == sample.function.signature, "\(sample.text)")
            do throws(StylesheetDecodingError) {
                let value = try BuiltinModifier(decoding: modifier)
                #expect(value.typed != nil, "\(sample.text)")
                typed.append((sample, value))
            } catch {
                Issue.record("\(sample.text): \(error)")
            }
        }
        let again = try ModifierCalls().resolved(typed.map { ("\($0.value)", $0.sample.props) })
        for ((sample, value), modifier) in zip(typed, again)
        where !Self.shadowed.contains(sample.function.signature) {
            let other = modifier.map { BuiltinModifier($0) }
            #expect(
                other == value, "\(sample.text) is written \(value), and that is \(other?.description ?? "nothing")")
        }
    }

    @Test(arguments: 0..<overloadCount)
    func `A prop that a node doesn't have leaves the parameter's default`(index: Int) throws {
        let types = try Self.types.get()
        let catalogue = Catalogue.shipped(withOnly: index, of: Self.names)
        var calls: [(text: String, props: [String])] = []
        for name in Self.names {
            let functions = Catalogue.swiftUI.modifiers(named: name)
            guard index < functions.count, !Self.exceptions.contains(functions[index].signature) else { continue }
            let function = functions[index]
            let conversion = AttributeConversion(catalogue: catalogue)
            // Of several without a label only the last can be left out.
            let unlabelled = function.parameters.filter { $0.label == nil }
            for parameter in function.parameters
            where parameter.defaultText != nil && conversion.isPossible(to: parameter.type.unwrapped)
                && (parameter.label != nil || unlabelled.count == 1)
            {
                var samples = ConstructorSamples(types: types, usesProps: false)
                guard let without = samples.call(of: function, giving: { _ in false }) else { continue }
                let with = samples.call(of: function, giving: { $0 == parameter }, as: #"attr("nothing")"#)
                guard let with else { continue }
                calls.append((without, []))
                calls.append((with, []))
            }
        }
        let modifiers = try ModifierCalls(configuration: StyleConfiguration(catalogue: catalogue)).resolved(calls)
        for place in stride(from: 0, to: modifiers.count, by: 2) {
            let text = calls[place + 1].text
            let without = try #require(modifiers[place], "\(calls[place].text)")
            let with = try #require(modifiers[place + 1], "\(text)")
            #expect(try BuiltinModifier(decoding: with) == BuiltinModifier(decoding: without), "\(text)")
        }
    }

    // MARK: Generation

    @Test func `The generated sources of modifiers are up to date`() throws {
        let files = try Self.modifiers.get().files
        let folder = GeneratedModifiers.folder(in: CoverageTable.repository)
        if Self.isUpdating { return try GeneratedValues.write(files, to: folder) }
        for (name, text) in files {
            let current = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
            #expect(current == text, "\(name); run LiveryValuesGenerator to write it anew")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == files.map(\.path).sorted())
    }

    @Test func `Every overload is part of its modifier's type, or somebody said why not`() throws {
        let shapes = try Self.modifiers.get().shapes
        #expect(shapes.flatMap { $0.skipped.map(\.function.signature) } == Self.exceptions)
        for shape in shapes { #expect(!shape.overloads.isEmpty, "\(shape.name)") }
    }

    @Test func `Properties of one type have different names`() throws {
        for shape in try Self.modifiers.get().shapes {
            let names = shape.properties.map(\.name)
            #expect(Set(names).count == names.count, "\(shape.name): \(names)")
        }
    }

    @Test func `Each typed modifier has a case, a name and a type of that name`() {
        #expect(BuiltinModifier.Name.allCases.map(\.rawValue) == Self.names)
        #expect(Set(Self.names).count == Self.names.count)
        #expect(BuiltinModifier.Name("padding") == .padding)
        #expect(BuiltinModifier.Name("Padding") == nil)
    }
}
