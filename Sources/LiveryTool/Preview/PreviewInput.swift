import LiveryCommandLine
import LiveryLint
import LiveryPreview
import LiverySource
import LiveryStyle
import LiveryTree

/// Reads and styles what a preview shows.
struct PreviewInput {
    var tree: String
    var style: StyleOptions
    var assignments: [PropAssignment]
    /// Standard input, which can be read once only.
    var standardInput: SourceFile?

    /// What was read.
    struct Result {
        /// The tree as the server sent it.
        var original: StyledTree
        /// The tree with what was set.
        var styled: StyledTree
        /// What is wrong with the values that were set.
        var assignmentDiagnostics: [Diagnostic]

        var diagnostics: [Diagnostic] { styled.allDiagnostics + assignmentDiagnostics }
    }

    /// Reads all files, and notes each before it is read.
    ///
    /// - Throws: A ``FileError`` when one can't be read, and a ``UsageError`` when there is no node to set a prop of. An import
    ///   that can't be read is a diagnostic.
    func read(noting stamps: inout FileStamps, in console: Console) throws -> Result {
        console.showProgress("reading \(tree)")
        let document = try source(at: tree, &stamps)
        let stylesheet = try style.stylesheet(in: console, noteImport: { stamps.note($0) }) {
            path throws(FileError) in try source(at: path, &stamps)
        }
        console.showProgress("styling \(tree)")
        let original = StyledTree(WidgetTree.reading(document), stylesheet: stylesheet)
        var styled = original
        let diagnostics = try assignments.flatMap { try $0.apply(to: &styled) }
        return Result(original: original, styled: styled, assignmentDiagnostics: diagnostics)
    }

    private func source(at path: String, _ stamps: inout FileStamps) throws(FileError) -> SourceFile {
        if path == "-", let standardInput { return standardInput }
        stamps.note(path)
        return SourceFile(path: path, bytes: try FileSystem.read(path))
    }
}
