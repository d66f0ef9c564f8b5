import LiverySource
import LiveryStyle

/// How a preview names sheets: by the last part of the path, or by the whole path where two have the same last part.
struct FileNames {
    private var clashes: Set<String> = []

    init(_ styled: StyledTree) {
        let paths = Set(styled.stylesheet.graph.sheets.map { $0.outline.tree.file.path })
        var seen: Set<String> = []
        for path in paths where !seen.insert(Self.lastPart(of: path)).inserted {
            clashes.insert(Self.lastPart(of: path))
        }
    }

    func name(of file: SourceFile) -> String {
        let name = Self.lastPart(of: file.path)
        return clashes.contains(name) ? file.path : name
    }

    private static func lastPart(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
