import Foundation
import Livery
import LiveryValues
import LiveryValuesGenerator
import Testing

/// `LIVERY_UPDATE_SNAPSHOTS=1` writes the page and the generated sources anew.
struct CoverageTests {
    private static let isUpdating = ProcessInfo.processInfo.environment["LIVERY_UPDATE_SNAPSHOTS"] != nil
    private static let values = Result { try GeneratedValues(in: CoverageTable.repository) }
    private static let table = Result { CoverageTable(types: try values.get().types) }

    @Test func `Every constructor of every portable type is read, resolved and written`() throws {
        let table = try Self.table.get()
        var exceptions = coverageExceptions
        for coverage in table.coverages {
            for entry in coverage.entries {
                let key = "\(coverage.reference) \(entry.signature)"
                let isException = exceptions.removeValue(forKey: key) != nil
                if let problem = entry.problem {
                    #expect(isException, "\(key): \(problem)")
                } else {
                    #expect(!isException, "\(key) is read; it is no exception")
                }
            }
        }
        #expect(exceptions.keys.sorted() == [], "no type has these constructors")
        #expect(table.coverages.count > 150)
    }

    @Test func `The page of values is up to date`() throws {
        let text = try Self.table.get().text
        if Self.isUpdating {
            try text.write(to: CoverageTable.page, atomically: true, encoding: .utf8)
        } else {
            let current = try? String(contentsOf: CoverageTable.page, encoding: .utf8)
            #expect(current == text, "set LIVERY_UPDATE_SNAPSHOTS=1 to write it anew")
        }
    }

    // MARK: Generation

    @Test func `The generated sources are up to date`() throws {
        let values = try Self.values.get()
        let folder = GeneratedValues.folder(in: CoverageTable.repository).appending(path: "Generated")
        if Self.isUpdating { return try values.write(to: folder) }
        let files = values.files
        for (path, text) in files {
            let current = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
            #expect(current == text, "\(path); `swift run LiveryValuesGenerator` writes it anew")
        }
        #expect(try GeneratedValues.paths(in: folder) == files.map(\.path).sorted())
    }

    @Test func `Every type of the catalogue is portable, or somebody said why not`() throws {
        let types = try Self.values.get().types
        #expect(types.places.filter { $0.place == .missing }.map(\.name) == [])
        let names = Set(types.places.map(\.name))
        #expect(skippedTypes.keys.filter { !names.contains($0) }.sorted() == [], "the catalogue has none of these")
        let skipped = types.places.filter { if case .skipped = $0.place { true } else { false } }.map(\.name)
        #expect(skippedTypes.keys.filter { !skipped.contains($0) }.sorted() == [], "these are portable")
    }

    @Test func `The list of portable types has each hand-written and generated one, under the catalogue's name`() throws
    {
        let types = try Self.values.get().types
        let references = portableTypes.map { type in type.stylesheetType }
        #expect(Set(references).count == references.count)
        for type in types.handWritten.types where !type.isGeneric {
            #expect(references.contains { $0.description == type.type.description }, "\(type.swiftName)")
        }
        for reference in references {
            let name = reference.name ?? ""
            #expect(Catalogue.swiftUI.type(named: name) != nil, "\(reference)")
        }
    }
}
