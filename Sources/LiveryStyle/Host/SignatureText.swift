import LiveryCatalogue

/// A signature in the syntax of a catalogue: what ``StylesheetSignature`` says once the types of its parameters have names.
package struct SignatureText {
    package let kind: StylesheetSignature.Kind
    package let name: String
    package let parameters: [LiveryCatalogue.Parameter]
    /// The `@available` attributes, as Swift writes them; empty for none.
    package let availability: String

    package init(
        _ kind: StylesheetSignature.Kind, _ name: String, _ parameters: [LiveryCatalogue.Parameter] = [],
        availability: String = ""
    ) {
        self.kind = kind
        self.name = name
        self.parameters = parameters
        self.availability = availability
    }

    /// The declaration for a type of a given name.
    func declaration(in type: TypeReference) -> String {
        let list = "(" + parameters.map(\.description).joined(separator: ", ") + ")"
        let text =
            switch kind {
            case .modifier: "func \(name)\(list) -> some View"
            case .initializer: "init\(list)"
            case .enumCase: "case \(name)" + (parameters.isEmpty ? "" : list)
            case .staticFunction: "static func \(name)\(list) -> \(type)"
            case .staticProperty: "static var \(name): \(type) { get }"
            case .function: "func \(name)\(list) -> \(type)"
            case .property: "var \(name): \(type) { get }"
            }
        return availability.isEmpty ? text : availability + " " + text
    }

    /// The declarations of modifiers, as methods of `View`.
    package static func modifierDeclarations(_ signatures: [SignatureText]) -> String {
        "extension View {\n" + signatures.map { "  " + $0.declaration(in: .named("View")) }.joined(separator: "\n")
            + "\n}\n"
    }

    /// The declaration of a type with its members.
    package static func typeDeclaration(_ type: TypeReference, _ signatures: [SignatureText]) -> String {
        let keyword = signatures.contains { $0.kind == .enumCase } ? "enum" : "struct"
        let members = signatures.map { "  " + $0.declaration(in: type) }.joined(separator: "\n")
        let path = (type.name ?? "").split(separator: ".")
        guard path.count > 1, let name = path.last else { return "\(keyword) \(type) {\n\(members)\n}\n" }
        let outer = path.dropLast().joined(separator: ".")
        return "extension \(outer) {\n\(keyword) \(name) {\n\(members)\n}\n}\n"
    }

    /// The text that a modifier's own `declarations` stand for: functions without an extension around them are methods of
    /// `View`.
    package static func modifierDeclarations(written text: String) -> String {
        text.contains("extension ") ? text : "extension View {\n\(text)\n}\n"
    }
}
