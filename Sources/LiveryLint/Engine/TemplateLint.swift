import LiverySource
import LiveryStyle
import LiverySyntax
import LiveryTree

/// What is wrong with files of other languages.
enum TemplateLint {
    /// What is wrong with the styles and the elements of a file; its sheets are looked at with all sheets.
    ///
    /// - Parameter areClassesKnown: Whether all sheets are there, so that a class without a rule is a mistake.
    static func findings(
        in file: HostFile, areClassesKnown: Bool, classNames: [String], targets: [DeploymentTarget],
        _ linter: ModifierLinter, _ elements: inout ElementDiagnoser
    ) -> [Diagnostic] {
        var findings = file.diagnostics
        for style in file.styles { findings += style.findings(linter, targets: targets) }
        var suggestions = Suggestions()
        for mention in file.usage.classes {
            guard let diagnostics = elements.diagnostics(ofClass: mention.name) else {
                guard areClassesKnown else { continue }
                let closest = suggestions.closest(to: mention.name, in: classNames)
                findings.append(
                    UnknownClass.finding(
                        "no rule matches the class '\(mention.name)'"
                            + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                        in: mention.location.file, at: mention.location.range))
                continue
            }
            findings += diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.notes.append(.init("for the class '\(mention.name)' here", at: mention.location))
                return diagnostic
            }
        }
        for element in file.elements { findings += propFindings(of: element, &elements, &suggestions) }
        return findings
    }

    /// What is wrong with the attributes of an element, as far as they are known: those of components and of elements
    /// with a spread, and values that only the program knows, aren't.
    private static func propFindings(
        of element: HostFile.Element, _ elements: inout ElementDiagnoser, _ suggestions: inout Suggestions
    ) -> [Diagnostic] {
        let template = element.element
        guard !template.hasSpread, let first = template.tag.utf8.first, first != UInt8(ascii: "."),
            first != UInt8(ascii: ":"), !element.classNames.isEmpty || element.style != nil
        else { return [] }
        let attributes = AttributeTable(template.attributes)
        let failures = elements.failures(
            classes: element.classNames.map(\.name), style: element.style?.modifiers ?? [], in: element.style?.tree.file
        ) { name in attributes[name].map { .string($0.text ?? "") } }
        if failures.isEmpty { return [] }
        let host = element.classNames.first?.location.file ?? element.style?.host
        guard let host else { return [] }
        return failures.compactMap { failure in
            let attribute = attributes[failure.prop]
            // What only the program knows is taken to be right.
            if let attribute, attribute.text == nil { return nil }
            let note = Diagnostic.Note(
                "read by '\(failure.modifier)' here", at: element.style?.hosted(failure.reference) ?? failure.reference)
            if let type = failure.type, let attribute {
                let text = attribute.text ?? ""
                let value = text.count > 40 ? text.prefix(40) + "…" : text[...]
                return MalformedAttribute.finding(
                    "the attribute '\(failure.prop)' of '\(template.tag)' is '\(value)', which is no \(type)"
                        + failure.outcome, in: host, at: attribute.valueRange, notes: [note])
            }
            let closest = suggestions.closest(to: failure.prop, in: template.attributes.map(\.name))
            return MissingAttribute.finding(
                "'\(template.tag)' has no attribute '\(failure.prop)'" + failure.outcome
                    + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                in: host, at: template.tagRange, notes: [note])
        }
    }
}

/// The attributes of an element by their names; the first counts of those with one name.
private struct AttributeTable {
    private let attributes: [TemplateAttribute]
    /// The places of attributes, for elements with so many that looking through them takes long.
    private let places: [String: Int]

    init(_ attributes: [TemplateAttribute]) {
        self.attributes = attributes
        places =
            attributes.count > 16
            ? Dictionary(attributes.enumerated().map { ($1.name, $0) }) { first, _ in first } : [:]
    }

    subscript(name: String) -> TemplateAttribute? {
        if attributes.count > 16 { return places[name].map { attributes[$0] } }
        return attributes.first { $0.name == name }
    }
}
