import Foundation
import LiveryCatalogue

/// A type of the portable model that is written by hand, as its source declares it.
package struct HandWrittenType: Hashable, Sendable {
    /// The type as Swift names it: `Edge.Set`.
    package var swiftName: String
    /// What the catalogue calls it.
    package var type: TypeReference
    /// Whether it takes generic arguments, as `Set<Element>` does.
    package var isGeneric: Bool
}

/// Finds the types that conform to `StylesheetValue` in the text of sources, so that a type that was just written by
/// hand is known before the module is built.
///
/// It relies on the layout that `swift format` keeps: a declaration begins a line, and four spaces are a level.
package struct HandWrittenTypes {
    /// The types in the order of their files' paths.
    package private(set) var types: [HandWrittenType] = []
    /// The names of all types, conforming or not, that the sources declare.
    package private(set) var declaredNames: Set<String> = []

    private struct Scope {
        var indentation: Int
        var name: String
        var index: Int?
    }

    /// Reads the Swift files of a folder and its folders, but for those named `Generated`.
    package init(in folder: URL) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains("Generated") }.sorted()
        let texts = try paths.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        var protocols: Set = ["StylesheetValue"]
        for text in texts {
            for match in text.matches(of: /protocol (\w+): [^{]*StylesheetValue/) { protocols.insert(String(match.1)) }
        }
        for text in texts { read(text, protocols) }
    }

    private mutating func read(_ text: String, _ protocols: Set<String>) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var scopes: [Scope] = []
        for (number, line) in lines.enumerated() {
            let indentation = line.prefix { $0 == " " }.count
            if line.dropFirst(indentation).first == "}", let last = scopes.last, last.indentation == indentation {
                scopes.removeLast()
            }
            if line.contains("stylesheetType"), let index = scopes.last(where: { $0.indentation < indentation })?.index
            {
                // The body of a computed property may stand on the line after.
                let near = lines[number..<min(number + 3, lines.count)].joined(separator: " ")
                if let match = near.firstMatch(of: /stylesheetType[^"]*\.(named|some)\("([^"]+)"/) {
                    types[index].type = match.1 == "some" ? .some(String(match.2)) : .named(String(match.2))
                }
            }
            guard
                let match = line.firstMatch(
                    of:
                        /^( *)((?:public |package |internal |fileprivate |private |final |indirect )*)(struct|enum|class|extension) ([\w.]+)(<[^>]*>)?/
                )
            else { continue }
            while let last = scopes.last, last.indentation >= indentation { scopes.removeLast() }
            let name = (scopes.last.map { $0.name + "." } ?? "") + match.4
            var header = ""
            for line in lines[number...] {
                header += line + " "
                if line.contains("{") { break }
            }
            declaredNames.insert(name)
            let clause = header.dropFirst(match.0.count).drop { $0 == " " }
            let inherited = clause.first == ":" ? clause.prefix { $0 != "{" } : ""
            let words = inherited.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            var scope = Scope(indentation: indentation, name: name)
            if words.contains(where: protocols.contains), !match.2.contains("private") {
                scope.index = types.count
                let own = name.split(separator: ".").last.map(String.init) ?? name
                types.append(
                    HandWrittenType(
                        swiftName: name, type: .named(own), isGeneric: match.5 != nil || words.contains("where")))
            } else if match.3 == "extension" {
                scope.index = types.firstIndex { $0.swiftName == name }
            }
            scopes.append(scope)
        }
    }
}
