import Foundation
import LiveryCatalogue

/// The sources of the modifiers that have types of their own, of the enumeration of them, and of its visitor.
package struct GeneratedModifiers {
    /// The shapes by area, in the order of ``typedModifiers``.
    package let areas: [(area: String, shapes: [(shape: ModifierShape, summary: String)])]

    /// The folder of the sources in a checkout of the package.
    package static func folder(in repository: URL) -> URL {
        GeneratedValues.folder(in: repository).appending(path: "Modifiers/Generated")
    }

    /// The longest file, in lines; what goes beyond it goes to another one.
    private static let maximumLines = 380

    package init(types: PortableTypes) {
        areas = typedModifiers.map { area, modifiers in
            (area, modifiers.map { (ModifierShape(of: $0.name, in: types), $0.summary) })
        }
    }

    package var shapes: [ModifierShape] { areas.flatMap { $0.shapes.map(\.shape) } }

    // MARK: Files

    /// The files of the folder, by name.
    package var files: [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for (area, shapes) in areas {
            var parts: [String] = []
            for (shape, summary) in shapes {
                var source = SourceText()
                ModifierWriter(shape: shape, summary: summary).write(to: &source)
                if let last = parts.last,
                    last.lineCount + source.text.lineCount <= GeneratedModifiers.maximumLines
                {
                    parts[parts.count - 1] = last + "\n" + source.text
                } else {
                    parts.append(source.text)
                }
            }
            for (index, part) in parts.enumerated() {
                let suffix = parts.count == 1 ? "" : "\(index + 1)"
                files.append(("\(area)Modifiers\(suffix)+Generated.swift", header(importing: part.imports) + part))
            }
        }
        let list = ModifierListWriter(shapes: shapes)
        files.append(("BuiltinModifier+Generated.swift", header() + list.enumeration))
        files.append(("BuiltinModifierName+Generated.swift", header(importing: "") + list.names))
        files.append(("BuiltinModifierVisitor+Generated.swift", header() + list.visitor))
        files.append(("BuiltinModifierVisitor+Accept+Generated.swift", header() + list.acceptance))
        return files.sorted { $0.path < $1.path }
    }

    private func header(importing imports: String = "public import LiveryStyle\n\n") -> String {
        """
        // swift-format-ignore-file
        // Generated from the catalogue; see CONTRIBUTING.md. Changes made here are lost.

        \(imports)
        """
    }
}

extension String {
    fileprivate var lineCount: Int { utf8.count { $0 == 0x0A } + 1 }

    /// The imports of declarations: Foundation for a property that has one of its types.
    fileprivate var imports: String {
        let namesFoundation = contains(/public var \w+: \[?(CGPoint|CGSize|CGRect|URL|Date)\b/)
        return (namesFoundation ? "public import Foundation\n" : "") + "public import LiveryStyle\n\n"
    }
}
