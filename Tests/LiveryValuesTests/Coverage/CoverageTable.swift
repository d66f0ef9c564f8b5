import Foundation
import Livery
import LiveryValues
import LiveryValuesGenerator

/// The page `Documentation/Values.md`: what stylesheets can write for each type, and the type that stands for it.
struct CoverageTable {
    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let page = repository.appending(path: "Documentation/Values.md")

    /// Types that take others, with one of which each is looked at, and what LiveryStyle has itself.
    static let furtherTypes: [any StylesheetValue.Type] = [
        Bool.self, Int.self, Double.self, String.self, Date.self, URL.self, [Color].self, Set<PresentationDetent>.self,
        ClosedRange<Double>.self, Range<Int>.self, RangeFrom<DynamicTypeSize>.self, RangeThrough<DynamicTypeSize>.self,
        RangeUpTo<Int>.self, AnyRange<DynamicTypeSize>.self,
    ]

    let coverages: [ConstructorCoverage]
    let types: PortableTypes

    init(types: PortableTypes) {
        self.types = types
        coverages = ConstructorCoverage.all(of: portableTypes + CoverageTable.furtherTypes, in: types)
            .sorted { "\($0.reference)" < "\($1.reference)" }
    }

    var text: String {
        var text = """
            # Values

            The types of the portable model (module `LiveryValues`) and everything that a stylesheet can write for each. The \
            page is generated from the catalogue: for each constructor a use with sample arguments is written, checked, and \
            resolved on a node, once as it is and once with `attr` for every scalar argument; the value is written as a \
            stylesheet again, and as JSON, and read from both. ✓ says that all of them are the same value.

            In a chain, what stands in parentheses is a value of that type.

            | type | in Swift | constructor | |
            | --- | --- | --- | --- |

            """
        for coverage in coverages {
            let names = "| `\(coverage.reference)` | `\(swiftName(of: coverage.type))` | "
            let plain = coverage.entries.filter { $0.isPlain && $0.problem == nil }.map { "`\($0.signature)`" }
            if !plain.isEmpty { text += names + plain.joined(separator: ", ") + " | ✓ |\n" }
            for entry in coverage.entries where !entry.isPlain || entry.problem != nil {
                let key = "\(coverage.reference) \(entry.signature)"
                let result = entry.problem == nil ? "✓" : coverageExceptions[key] ?? "✗"
                text += names + "`\(entry.signature)` | \(result) |\n"
            }
        }
        return text + erased + skipped
    }

    /// The name of a type without modules.
    private func swiftName(of type: any StylesheetValue.Type) -> String {
        String(reflecting: type).replacing(
            /\b(LiveryValues|LiveryStyle|Swift|Foundation|FoundationEssentials)\./, with: "")
    }

    private var erased: String {
        var text = """

            ## Written as values of a protocol

            These types have no type of their own: what they are made by stands above for `some P`.

            | type | as |
            | --- | --- |

            """
        for (name, place) in types.places {
            if case .erased(let parent) = place { text += "| `\(name)` | `some \(parent)` |\n" }
        }
        return text
    }

    private var skipped: String {
        var text = "\n## Not portable\n\n| type | why |\n| --- | --- |\n"
        for (name, place) in types.places {
            if case .skipped(let reason) = place { text += "| `\(name)` | \(reason) |\n" }
        }
        return text
    }
}
