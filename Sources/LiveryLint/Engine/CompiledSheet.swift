import LiveryJSON
import LiverySource
import LiverySyntax

/// A compiled sheet, read: class names with their modifiers in LiveView Native's wire JSON.
struct CompiledSheet: Sendable {
    let file: SourceFile
    let classNames: [String]
    /// The modifiers of each class name.
    let modifiers: [[ModifierCall]]
    let diagnostics: [Diagnostic]

    init(reading file: SourceFile) {
        self.file = file
        let document = JSONDocument(reading: file)
        var diagnostics = document.diagnostics
        var classNames: [String] = []
        var modifiers: [[ModifierCall]] = []
        var reader = WireReader()
        if let root = document.root, root.kind == .object {
            for member in root.members where member.value.kind != .invalid {
                classNames.append(member.key)
                modifiers.append(reader.modifiers(from: member.value))
            }
        } else if let root = document.root, root.kind != .invalid {
            diagnostics.append(
                Diagnostic(
                    rule: "wire-ast",
                    message:
                        "expected an object of class names with their modifiers: {\"class\": [[\"name\", {}, []]]}",
                    at: root.location))
        }
        self.classNames = classNames
        self.modifiers = modifiers
        self.diagnostics = diagnostics + reader.diagnostics
    }
}
