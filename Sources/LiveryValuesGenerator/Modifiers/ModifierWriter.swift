import LiveryCatalogue

/// Writes the Swift type of a modifier.
struct ModifierWriter {
    let shape: ModifierShape
    let summary: String

    func write(to source: inout SourceText) {
        source.comment(summary)
        source.line("///")
        writeOverloads(to: &source)
        source.block("public struct \(shape.typeName): TypedModifier") { source in
            source.line("public static let name = \"\(shape.name)\"")
            writeTable(to: &source)
            source.line()
            for property in shape.properties {
                writeDocumentation(of: property, to: &source)
                source.line("public var \(property.name.escaped): \(property.type)\(property.isOptional ? "?" : "")")
            }
            if !shape.properties.isEmpty { source.line() }
            writeInitializer(to: &source)
            source.line()
            source.comment("The modifier as a stylesheet writes it.")
            source.block("public var description: String") { source in
                if shape.properties.isEmpty { return source.line("\"\(shape.name)()\"") }
                source.line("var call = ModifierText(Self.overloads)")
                for property in shape.properties {
                    let method = (property.isList ? "addList" : "add") + (property.isOptional ? "IfPresent" : "")
                    source.line("call.\(method)(\"\(property.name)\", \(property.name.escaped))")
                }
                source.line("return call.text")
            }
        }
    }

    // MARK: Documentation

    /// The overloads, each with its availability unless that of all is the same.
    private func writeOverloads(to source: inout SourceText) {
        let availabilities = Set(shape.overloads.map(\.function.availability.text))
        for function in shape.overloads.map(\.function) {
            let list = function.parameters.map(\.description).joined(separator: ", ")
            let receiver = function.owner == "View" ? "" : " of \(function.owner)"
            let availability = availabilities.count == 1 ? "" : function.availability.text
            source.item("`\(function.name)(\(list))`\(receiver)\(availability.isEmpty ? "" : ": " + availability)")
        }
        if availabilities.count == 1, let availability = availabilities.first, !availability.isEmpty {
            source.line("///")
            source.comment(availability)
        }
    }

    /// What the property is, in which overloads if not in all.
    private func writeDocumentation(of property: ModifierShape.Property, to source: inout SourceText) {
        var text = ModifierNames.notes["\(shape.name).\(property.name)"].map { $0 + " " } ?? ""
        text += property.declarations.map { "`\($0)`" }.joined(separator: " or ") + "."
        source.comment(text)
    }

    // MARK: Code

    private func writeTable(to source: inout SourceText) {
        let opening = "static let overloads = OverloadTable("
        var entries: [String] = []
        var abbreviations: [String] = []
        for overload in shape.overloads where shape.absorber(of: overload) == nil {
            let entry = parameters(of: overload)
            if !entries.contains(entry) { entries.append(entry) }
        }
        for overload in shape.overloads {
            guard let absorber = shape.absorber(of: overload) else { continue }
            let index = entries.firstIndex(of: parameters(of: absorber)) ?? 0
            let entry = "(\(parameters(of: overload)), of: \(index))"
            if !abbreviations.contains(entry) { abbreviations.append(entry) }
        }
        var arguments = ["name"] + entries
        if !abbreviations.isEmpty { arguments.append("abbreviations: [\(abbreviations.joined(separator: ", "))]") }
        let whole = opening + arguments.joined(separator: ", ") + ")"
        if arguments.count == 2, source.indentation + whole.count <= SourceText.width { return source.line(whole) }
        source.line(opening)
        source.indented { $0.lines(arguments, closing: ")") }
    }

    /// The parameters of an overload as a literal, with the names of properties as those of parameters.
    private func parameters(of overload: ModifierShape.Overload) -> String {
        let parameters = zip(overload.function.parameters, overload.properties).map { parameter, index in
            var parameter = parameter
            parameter.name = shape.properties[index].name
            return parameter.description
        }
        return "\"\(parameters.joined(separator: ", ").replacing("\"", with: "\\\""))\""
    }

    private func writeInitializer(to source: inout SourceText) {
        source.block("public init(_ modifier: ResolvedModifier) throws(StylesheetDecodingError)") { source in
            guard !shape.properties.isEmpty else {
                return source.line("_ = try Self.overloads.arguments(of: modifier)")
            }
            source.line("let arguments = try Self.overloads.arguments(of: modifier)")
            for property in shape.properties {
                source.line("\(property.name.escaped) = try arguments.\(reading(of: property))")
            }
        }
    }

    private func reading(of property: ModifierShape.Property) -> String {
        let suffix = property.isOptional ? "IfPresent" : ""
        let standard = property.defaultText.map { ", default: \($0)" } ?? ""
        return property.kind + suffix + "(\"\(property.name)\"\(standard))"
    }
}

extension ModifierShape.Property {
    /// The method that reads it.
    fileprivate var kind: String {
        if type.hasSuffix("Reference") || type == "Event" || type.hasPrefix("ChangeTracked<") { return "reference" }
        return isList ? "list" : "value"
    }

    fileprivate var isList: Bool { type.hasPrefix("[") }
}

extension SourceText {
    /// Each part on a line of its own, with commas.
    mutating func lines(_ parts: [String], closing: String) {
        for (index, part) in parts.enumerated() { line(part + (index == parts.count - 1 ? closing : ",")) }
    }

    /// An item of a list in a doc comment, broken between words.
    mutating func item(_ text: String) {
        var current = "/// -"
        for word in text.split(separator: " ") {
            if indentation + current.count + 1 + word.count > SourceText.width {
                line(current)
                current = "///  "
            }
            current += " " + word
        }
        line(current)
    }
}
