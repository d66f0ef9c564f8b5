import LiverySource

/// A JSON text that has been read: a flat list of values that know where they stand.
///
/// Reading never fails. What is wrong is in ``diagnostics``, and everything that could be read is in the tree. A copy
/// costs one retain. The document keeps its file alive.
public struct JSONDocument: Sendable {
    @usableFromInline package let storage: JSONStorage

    /// Reads a whole file. Linear in its size.
    public init(reading file: SourceFile, options: JSONReadingOptions = .init()) {
        self.init(reading: file, in: file.range, options: options)
    }

    /// Reads JSON that stands in a part of a file; every range counts from the start of the file.
    ///
    /// - Parameter range: The part to read; what goes past the end of the file is cut off.
    public init(reading file: SourceFile, in range: SourceRange, options: JSONReadingOptions = .init()) {
        storage = JSONReader.read(file, in: range, options: options)
    }

    /// The file that the document was read from.
    public var file: SourceFile { storage.file }

    /// What is wrong with the text, in text order. The rules are listed in ``JSONRule``.
    public var diagnostics: [Diagnostic] { storage.diagnostics }

    /// The outermost value, or nil when the text has no value at all.
    public var root: JSONValue? { storage.count > 0 ? JSONValue(document: self, index: 0) : nil }
}

/// What the copies of a document share.
///
/// Unchecked: the entries are written before the object is made, and never after.
@usableFromInline
package final class JSONStorage: @unchecked Sendable {
    @usableFromInline package let file: SourceFile
    package let diagnostics: [Diagnostic]
    @usableFromInline package let entries: UnsafeMutablePointer<JSONEntry>
    @usableFromInline package let count: Int

    /// Takes ownership of `entries`.
    init(file: SourceFile, diagnostics: [Diagnostic], entries: UnsafeMutablePointer<JSONEntry>, count: Int) {
        self.file = file
        self.diagnostics = diagnostics
        self.entries = entries
        self.count = count
    }

    deinit { entries.deallocate() }
}
