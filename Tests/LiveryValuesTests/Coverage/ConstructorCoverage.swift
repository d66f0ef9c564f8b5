import Foundation
import Livery
import LiveryValues
import LiveryValuesGenerator

/// What becomes of each constructor of a portable type, from a stylesheet's text to a value and back.
struct ConstructorCoverage {
    struct Entry {
        /// What is written, as the catalogue declares it.
        let signature: String
        /// Whether it is nothing but a name.
        let isPlain: Bool
        /// Why a value isn't read or written; nil when all goes well.
        let problem: String?
    }

    let type: any StylesheetValue.Type
    let entries: [Entry]

    /// The type as a stylesheet's place asks for it.
    var reference: TypeReference { type.stylesheetType }

    /// The coverage of each type, in the order given.
    static func all(of list: [any StylesheetValue.Type], in types: PortableTypes) -> [ConstructorCoverage] {
        func coverage(_ type: any StylesheetValue.Type, _ reader: SampleReader) -> ConstructorCoverage {
            ConstructorCoverage(of: type, in: types, reader)
        }
        return readers(of: list).map { coverage($0.type, $0.reader) }
    }

    /// What the checker makes of each constructor of each type.
    static func values(
        of list: [any StylesheetValue.Type], in types: PortableTypes
    ) -> [(type: any StylesheetValue.Type, values: [StyleValue])] {
        readers(of: list).map { type, reader in
            (type, reader.values(forms(of: type.stylesheetType, in: types).map(\.plain)))
        }
    }

    private static func readers(
        of list: [any StylesheetValue.Type]
    ) -> [(type: any StylesheetValue.Type, reader: SampleReader)] {
        let declarations = list.enumerated().map { index, type in
            "func probe\(index)(_ value: \(type.stylesheetType)) -> some View"
        }
        var registry = StyleRegistry()
        registry.register(declarations: "extension View {\n\(declarations.joined(separator: "\n"))\n}")
        let configuration = StyleConfiguration(registry: registry)
        return list.enumerated().map { ($1, SampleReader(probe: "probe\($0)", configuration: configuration)) }
    }

    private init<Value: StylesheetValue>(of type: Value.Type, in types: PortableTypes, _ reader: SampleReader) {
        self.type = type
        let forms = ConstructorCoverage.forms(of: Value.stylesheetType, in: types)
        let plain = reader.read(forms.map(\.plain), as: type)
        let withProps = reader.read(forms.map(\.withProps), as: type)
        let written = plain.map { reading in (try? reading.get()).map { Sample(text: $0.stylesheetText) } }
        let again = reader.read(written, as: type)
        entries = forms.indices.map { index in
            Entry(
                signature: forms[index].signature, isPlain: forms[index].isPlain,
                problem: ConstructorCoverage.problem(plain[index], withProps[index], again[index]))
        }
    }

    // MARK: Forms

    /// A way to write a value.
    private struct Form {
        var signature: String
        var isPlain = false
        var plain: Sample?
        var withProps: Sample?
    }

    /// The constructors of a type, and the literals that it is written as.
    private static func forms(of type: TypeReference, in types: PortableTypes) -> [Form] {
        let catalogue = types.catalogue
        func sample(_ usesProps: Bool, _ text: (inout ConstructorSamples) -> String?) -> Sample? {
            var samples = ConstructorSamples(types: types, usesProps: usesProps)
            return text(&samples).map { Sample(text: $0, props: samples.props) }
        }
        let name = type.name ?? ""
        var forms: [Form] = []
        if catalogue.conforms(name, to: "OptionSet") {
            let names = catalogue.staticMemberNames(on: name).map { "." + $0 }
            for text in ["[]", "[\(names.prefix(2).joined(separator: ", "))]"] {
                forms.append(Form(signature: text, plain: Sample(text: text), withProps: Sample(text: text)))
            }
        } else if catalogue.isWrittenAsLiteral(type) {
            let plain = sample(false) { $0.sample(type, 0) }
            forms.append(
                Form(signature: plain?.text ?? "", plain: plain, withProps: sample(true) { $0.sample(type, 0) }))
        }
        for constructor in types.constructors(of: name) {
            forms.append(
                Form(
                    signature: constructor.signature, isPlain: constructor.kind == .member && !constructor.isCalled,
                    plain: sample(false) { $0.text(of: constructor, as: name) },
                    withProps: sample(true) { $0.text(of: constructor, as: name) }))
        }
        return forms
    }

    private static func problem<Value: StylesheetValue>(
        _ plain: Result<Value, CoverageError>, _ withProps: Result<Value, CoverageError>,
        _ again: Result<Value, CoverageError>
    ) -> String? {
        let value: Value
        switch plain {
        case .success(let read): value = read
        case .failure(let error): return error.reason
        }
        switch withProps {
        case .failure(let error): return "with props: " + error.reason
        case .success(let other) where other != value: return "with props it is \(other.stylesheetText)"
        case .success: break
        }
        switch again {
        case .success(let other) where other == value: break
        case .success(let other): return "`\(value.stylesheetText)` is read as \(other.stylesheetText)"
        case .failure(let error): return "`\(value.stylesheetText)`: \(error.reason)"
        }
        do {
            let copy = try JSONDecoder.lenient.decode([Value].self, from: JSONEncoder.lenient.encode([value]))
            return copy == [value] ? nil : "JSON changes it"
        } catch { return "it can't be JSON: \(error)" }
    }
}

/// Something that a stylesheet writes, with the members of the JSON object of the node that it is used on.
struct Sample {
    var text: String
    var props: [String] = []
}

/// Why a value isn't read.
struct CoverageError: Error {
    let reason: String
}

/// Reads values through stylesheets, each from a class of its own.
struct SampleReader {
    /// The name of a modifier whose only argument is of the type that is read.
    let probe: String
    let configuration: StyleConfiguration

    func read<Value: StylesheetValue>(_ samples: [Sample?], as type: Value.Type) -> [Result<Value, CoverageError>] {
        let sheet = sheet(of: samples)
        return samples.enumerated().map { index, sample in
            guard let sample else { return .failure(CoverageError(reason: "no argument can be made up for it")) }
            return read(sample, in: sheet, line: index)
        }
    }

    /// The values of the samples that the checker accepts and that need no node.
    func values(_ samples: [Sample?]) -> [StyleValue] {
        let sheet = sheet(of: samples)
        return samples.indices.compactMap { argument(in: sheet, line: $0)?.constant }
    }

    private func sheet(of samples: [Sample?]) -> Stylesheet {
        let rules = samples.enumerated().map { index, sample in
            "\"c\(index)\" do \(sample.map { "\(probe)(\($0.text))" } ?? "") end\n"
        }.joined()
        return Stylesheet(SourceFile(path: "coverage.sheet", text: rules), configuration: configuration)
    }

    private func argument(in sheet: Stylesheet, line: Int) -> CheckedExpression? {
        sheet.modifiers(forClass: "c\(line)")?.modifiers.first?.arguments.first?.value
    }

    private func read<Value: StylesheetValue>(
        _ sample: Sample, in sheet: Stylesheet, line: Int
    ) -> Result<Value, CoverageError> {
        let payload = "{\"type\": \"T\"\(sample.props.map { ", " + $0 }.joined())}"
        let tree = WidgetTree.reading(SourceFile(path: "coverage.json", text: payload))
        guard let argument = argument(in: sheet, line: line), let root = tree.roots.first else {
            let mistake = sheet.diagnostics.first { isIn($0, line) }
            return .failure(CoverageError(reason: mistake?.message ?? "`\(sample.text)` isn't accepted"))
        }
        do {
            let value = try Value.Resolvable(from: argument, in: configuration.catalogue)
            return .success(
                try value.resolve(on: tree[root], in: StyleContext(catalogue: configuration.catalogue)))
        } catch {
            return .failure(CoverageError(reason: "`\(sample.text)`: \(error)"))
        }
    }

    private func isIn(_ diagnostic: Diagnostic, _ line: Int) -> Bool {
        LineIndex(diagnostic.file).position(of: diagnostic.range.lowerBound).line == line + 1
    }
}

extension Catalogue {
    /// Whether values of a type are written without a name: as a text, number, list or range.
    fileprivate func isWrittenAsLiteral(_ type: TypeReference) -> Bool {
        switch type {
        case .named(let name, _):
            protocols(of: name).contains { $0.hasPrefix("ExpressibleBy") } || conforms(name, to: "RangeExpression")
        case .some(let name, _): name == "RangeExpression"
        default: true
        }
    }
}
