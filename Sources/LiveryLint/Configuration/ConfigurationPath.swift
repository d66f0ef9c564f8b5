import LiverySource

/// A path or pattern in a configuration, with where it stands.
public struct ConfigurationPath: Hashable, Sendable {
    /// The path as it is written, relative to ``folder`` unless it is absolute.
    public let text: String
    /// The folder of the file that it stands in: empty for the current one, else with a slash at its end.
    public let folder: String
    /// Where it stands.
    public let location: SourceLocation

    /// The path from the current folder.
    public var path: String {
        let joined = FileSystem.path(text, in: folder)
        let shorter = FileSystem.normalized(joined)
        // Leaving out `folder/..` makes it another file when the folder is a link.
        return FileSystem.absolutePath(shorter) == FileSystem.absolutePath(joined) ? shorter : joined
    }

    /// A finding about the path.
    package func finding(_ message: String) -> Diagnostic {
        Diagnostic(rule: ConfigurationRule.invalid, message: message, at: location)
    }
}
