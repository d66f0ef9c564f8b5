import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// Expands macros without the compiler.
struct MacroExpander {
    private let source: String
    private let file: SourceFileSyntax
    private let context: BasicMacroExpansionContext
    private let converter: SourceLocationConverter
    /// The source with its expansions.
    let expansion: String

    /// - Parameter conformances: The protocols that the compiler finds missing.
    init(_ source: String, conformances: [String] = ["StylesheetModifier", "StylesheetResolvable"]) {
        self.source = source
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
        let decodable = MacroSpec(
            type: ASTDecodableMacro.self, conformances: conformances.map { TypeSyntax("\(raw: $0)") })
        let expanded = file.expand(
            macroSpecs: ["ASTDecodable": decodable, "StylesheetIgnored": MacroSpec(type: StylesheetIgnoredMacro.self)],
            contextGenerator: { node in
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
            }, indentationWidth: .spaces(4))
        self.file = file
        self.context = context
        converter = SourceLocationConverter(fileName: "Test.swift", tree: file)
        expansion = expanded.description
    }

    /// What the macros report, by lines with place, severity and message, with the notes and fix-its under each.
    var findings: String {
        context.diagnostics.map { diagnostic in
            let line =
                "\(place(diagnostic.position, diagnostic.node)): \(diagnostic.diagMessage.severity): \(diagnostic.message)\n"
            let notes = diagnostic.notes.map { "    \(place($0.position, $0.node)): note: \($0.message)\n" }
            let fixIts = diagnostic.fixIts.map { "    fix-it: \($0.message.message)\n" }
            return line + notes.joined() + fixIts.joined()
        }.joined()
    }

    /// The source after all fix-its; nil when there are none.
    var fixed: String? {
        var edits: [(range: Range<Int>, text: String)] = []
        for change in context.diagnostics.flatMap(\.fixIts).flatMap(\.changes) {
            guard case .replaceText(let range, let text, let node) = change else { continue }
            let edited = offset(range.lowerBound, node)..<offset(range.upperBound, node)
            // Two findings can have one remedy.
            if !edits.contains(where: { $0.range == edited && $0.text == text }) { edits.append((edited, text)) }
        }
        if edits.isEmpty { return nil }
        var bytes = Array(source.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func location(_ position: AbsolutePosition, _ node: some SyntaxProtocol) -> SourceLocation {
        context.location(for: position, anchoredAt: Syntax(node), fileName: "Test.swift")
    }

    private func place(_ position: AbsolutePosition, _ node: some SyntaxProtocol) -> String {
        let location = location(position, node)
        return "\(location.line):\(location.column)"
    }

    private func offset(_ position: AbsolutePosition, _ node: some SyntaxProtocol) -> Int {
        location(position, node).offset
    }
}
