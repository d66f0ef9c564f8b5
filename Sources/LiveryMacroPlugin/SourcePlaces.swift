import LiveryMacroSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// Where something stands in the source, as literals.
struct SourcePlace {
    let file: String
    let line: String
}

/// Finds where the types of parameters stand in the source.
struct SourcePlaces {
    let context: any MacroExpansionContext

    /// The place of a parameter's type; nil when the context doesn't know.
    subscript(parameter: DeclaredParameter) -> SourcePlace? {
        let location = context.location(of: parameter.typeNode, at: .afterLeadingTrivia, filePathMode: .filePath)
        return location.map { SourcePlace(file: $0.file.trimmedDescription, line: $0.line.trimmedDescription) }
    }
}
