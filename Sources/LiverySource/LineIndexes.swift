/// The line indexes of several files, each built the first time that its file is asked for.
///
/// Building one is linear in its file; after that, asking takes constant time.
public struct LineIndexes: Sendable {
    private var indexes: [SourceFile: LineIndex] = [:]

    /// Makes an empty table.
    public init() {}

    /// The index of a file.
    public mutating func index(of file: SourceFile) -> LineIndex {
        if let index = indexes[file] { return index }
        let index = LineIndex(file)
        indexes[file] = index
        return index
    }
}
