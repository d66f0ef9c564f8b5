import LiverySource

/// A file to lint, and what it holds.
public struct LintInput: Sendable {
    /// What a file holds.
    public enum Kind: Hashable, Sendable {
        /// A stylesheet, `.sheet`.
        case sheet
        /// A compiled sheet in LiveView Native's wire JSON, `.styles`.
        case styles
        /// A native JSON widget tree, `.json`.
        case tree
        /// A file of another language, with sheets, styles or elements in it.
        case host(HostLanguage)

        /// All kinds.
        public static let all: [Kind] = [.sheet, .styles, .tree] + HostLanguage.allCases.map(Kind.host)

        /// The name of the kind, as options have it.
        public var name: String {
            switch self {
            case .sheet: "sheet"
            case .styles: "styles"
            case .tree: "tree"
            case .host(let language): language.rawValue
            }
        }

        /// The endings of the names of such files, without the dot.
        public var fileEndings: [String] {
            switch self {
            case .sheet: ["sheet"]
            case .styles: ["styles"]
            case .tree: ["json"]
            case .host(let language): language.fileEndings
            }
        }

        /// What a path's ending says; a sheet for any that isn't known.
        public init(ofPath path: String) {
            self = Kind.all.first { kind in kind.fileEndings.contains { path.hasSuffix("." + $0) } } ?? .sheet
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
