import LiverySource

/// A file to lint, and what it holds.
public struct LintInput: Sendable {
    /// What a file holds.
    public enum Kind: String, CaseIterable, Sendable {
        /// A stylesheet, `.sheet`.
        case sheet
        /// A compiled sheet in LiveView Native's wire JSON, `.styles`.
        case styles
        /// A native JSON widget tree, `.json`.
        case tree

        /// The ending of the names of such files, without the dot.
        public var fileEnding: String {
            switch self {
            case .sheet, .styles: rawValue
            case .tree: "json"
            }
        }

        /// What a path's ending says; a sheet for any that isn't known.
        public init(ofPath path: String) {
            self = Kind.allCases.first { path.hasSuffix("." + $0.fileEnding) } ?? .sheet
        }
    }

    public var file: SourceFile
    public var kind: Kind

    /// - Parameters:
    ///   - file: The file.
    ///   - kind: What it holds; without one, what the ending of its path says.
    public init(_ file: SourceFile, kind: Kind? = nil) {
        self.file = file
        self.kind = kind ?? Kind(ofPath: file.path)
    }
}
