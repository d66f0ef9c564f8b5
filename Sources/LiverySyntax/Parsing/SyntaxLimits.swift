/// How much of a stylesheet is read. Reaching a limit is a diagnostic.
public enum SyntaxLimits {
    /// The most bytes of one stylesheet, 256 MiB; a larger one is not read (`size-limit`).
    public static let sheetSize = 256 << 20
    /// The most brackets within brackets, and members of one chain; what is deeper is passed over (`nesting-limit`).
    public static let nesting = 200
    /// The most bytes of one name or label (`size-limit`).
    public static let nameLength = 1024
    /// The most diagnostics of one text; the last says how many more there are.
    public static let diagnostics = 500
}
