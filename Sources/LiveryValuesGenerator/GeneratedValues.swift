import Foundation
import LiveryCatalogue

/// The sources that are generated from a catalogue: the types of the portable model that nobody has written by hand, and
/// the list of all.
package struct GeneratedValues {
    package let types: PortableTypes

    /// The folder of the portable model in a checkout of the package.
    package static func folder(in repository: URL) -> URL { repository.appending(path: "Sources/LiveryValues") }

    /// Types of fewer lines share a file.
    private static let linesOfSmallTypes = 45

    /// The name of the files for each part of the catalogue, by the heading in its text.
    private static let areas = [
        "Values and containers": "Values", "Geometry": "Geometry", "Colours, gradients and shape styles": "Colors",
        "Shapes": "Shapes", "Fonts and text": "Text", "Images and symbols": "Images", "Symbol effects": "SymbolEffects",
        "Animation and transitions": "Animation", "Gestures and input": "Input",
        "Hover, focus and the Digital Crown": "Hover", "Accessibility": "Accessibility",
        "Controls and their styles": "Controls", "Lists and scrolling": "Scrolling",
        "Navigation, toolbars, search and tabs": "Navigation", "Presentations": "Presentations",
        "Menus, windows and feedback": "Windows",
    ]

    package init(of catalogue: Catalogue, handWritten: HandWrittenTypes) {
        types = PortableTypes(of: catalogue, handWritten: handWritten)
    }

    /// The generated values of a checkout, for the shipped catalogue.
    package init(in repository: URL) throws {
        self.init(of: .swiftUI, handWritten: try HandWrittenTypes(in: Self.folder(in: repository)))
    }

    // MARK: Files

    /// The files of the folder `Generated`, by their paths in it: one folder for each part of the catalogue, in which small
    /// types stand together and each larger one alone, with the types nested in it.
    package var files: [(path: String, text: String)] {
        let writer = ValueWriter(types: types, usage: TypeUsage(of: types.catalogue))
        var files: [(path: String, text: String)] = []
        for (area, roots) in rootsByArea {
            var small: [String] = []
            for root in roots {
                let text = root.names.map { source(of: $0, writer) }.joined(separator: "\n")
                if text.utf8.count(where: { $0 == 0x0A }) < GeneratedValues.linesOfSmallTypes {
                    small.append(text)
                } else {
                    files.append(file("\(area)/\(root.name)", text))
                }
            }
            if !small.isEmpty { files.append(file("\(area)/\(area)", small.joined(separator: "\n"))) }
        }
        files.append(file("PortableTypes", list, isList: true))
        return files.sorted { $0.path < $1.path }
    }

    private func file(_ name: String, _ text: String, isList: Bool = false) -> (path: String, text: String) {
        (name + "+Generated.swift", (isList ? "" : header(imports: text.importsFoundation)) + text)
    }

    private func header(imports foundation: Bool) -> String {
        """
        // swift-format-ignore-file
        // Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

        \(foundation ? "public import Foundation\n" : "")public import LiveryCatalogue
        public import LiveryStyle


        """
    }

    /// The types to be written by the outermost type that they are nested in, by area.
    private var rootsByArea: [(area: String, roots: [(name: String, names: [String])])] {
        var result: [(area: String, roots: [(name: String, names: [String])])] = []
        let headings = headings
        for (name, place) in types.places where place == .generated {
            let root = String(name.prefix { $0 != "." })
            let area = area(of: root, headings)
            let index = result.firstIndex { $0.area == area } ?? result.endIndex
            if index == result.endIndex { result.append((area, [])) }
            if let known = result[index].roots.firstIndex(where: { $0.name == root }) {
                result[index].roots[known].names.append(name)
            } else {
                result[index].roots.append((root, [name]))
            }
        }
        return result
    }

    private func area(of name: String, _ headings: [(start: Int, area: String)]) -> String {
        guard let type = types.catalogue.type(named: name) else { return "Values" }
        return headings.last { $0.start < Int(type.location.range.lowerBound) }?.area ?? "Values"
    }

    /// Where each part of the catalogue begins in its text.
    private var headings: [(start: Int, area: String)] {
        guard let file = types.places.lazy.compactMap({ types.catalogue.type(named: $0.name)?.location.file }).first
        else { return [] }
        var start = 0
        var result: [(start: Int, area: String)] = []
        for line in file.text(in: file.range).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// MARK: - ") {
                result.append((start, GeneratedValues.areas[String(line.dropFirst(11))] ?? "Values"))
            }
            start += line.utf8.count + 1
        }
        return result
    }

    /// The declaration of a type, in an extension of the type that it is nested in.
    private func source(of name: String, _ writer: ValueWriter) -> String {
        var source = SourceText()
        let outer = name.split(separator: ".").dropLast().joined(separator: ".")
        guard !outer.isEmpty else {
            writer.write(name, to: &source)
            return source.text
        }
        if isNameSpace(outer), firstNested(in: outer) == name {
            source.comment("The name space of what belongs to `\(outer)`.")
            source.line("public enum \(outer) {}")
            source.line()
        }
        source.block("extension \(outer)") { writer.write(name, to: &$0) }
        return source.text
    }

    /// Types of Foundation that others are nested in.
    private static let foundationTypes: Set = ["AttributedString", "Locale"]

    /// Whether an outer type is declared only as the place of those nested in it.
    private func isNameSpace(_ outer: String) -> Bool {
        if GeneratedValues.foundationTypes.contains(outer) || types.handWritten.declaredNames.contains(outer) {
            return false
        }
        return types.place(of: outer) != .generated
    }

    private func firstNested(in outer: String) -> String? {
        types.places.first { $0.place == .generated && $0.name.hasPrefix(outer + ".") }?.name
    }

    // MARK: The list

    /// The names of all portable types, as Swift has them, generic ones left out.
    package var portableNames: [String] {
        let handWritten = types.handWritten.types.filter { !$0.isGeneric }.map(\.swiftName)
        let generated = types.places.filter { $0.place == .generated }.map(\.name)
        return Array(Set(handWritten + generated)).sorted()
    }

    private var list: String {
        var source = SourceText()
        source.line("// swift-format-ignore-file")
        source.line("// Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.")
        source.line()
        if portableNames.contains(where: { $0.hasPrefix("CG") }) { source.line("import Foundation") }
        source.line("public import LiveryStyle")
        source.line()
        source.comment("All types of the portable model, by name, but for generic ones such as ranges.")
        source.line("public let portableTypes: [any StylesheetValue.Type] = [")
        source.indented { source in
            for name in portableNames { source.line("\(name).self,") }
        }
        source.line("]")
        return source.text
    }

    // MARK: Writing

    /// Writes the files to a folder and removes Swift files that are no longer generated.
    package func write(to folder: URL) throws { try GeneratedValues.write(files, to: folder) }

    /// Writes generated files to a folder and removes other Swift files.
    package static func write(_ files: [(path: String, text: String)], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
            let url = folder.appending(path: file.path)
            if (try? String(contentsOf: url, encoding: .utf8)) == file.text { continue }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
        }
        for path in try GeneratedValues.paths(in: folder) where !files.contains(where: { $0.path == path }) {
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
    }

    /// The paths of the Swift files in a folder and its folders.
    package static func paths(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    }
}

extension String {
    /// Whether the text declares something that names one of Foundation's types.
    fileprivate var importsFoundation: Bool {
        split(separator: "\n").contains { line in
            !line.contains("///")
                && line.contains(/\b(CGPoint|CGSize|CGRect|URL|Date)\b|extension (Locale|AttributedString)\b/)
                && line.contains(/\b(case|var|init|extension)\b/) && !line.contains("case \"")
        }
    }
}
