import LiveryJSON

/// The limits of reading a payload. Going past one is a diagnostic with the rule ``PayloadRule/limit``, or that of the
/// JSON reader.
public struct PayloadReadingOptions: Sendable {
    /// The limits of the JSON itself: its size, and its depth. A widget inside another takes two levels of depth, one
    /// for its object and one for the array of children. Trees are walked without recursion, so any depth is safe.
    public var json = JSONReadingOptions()
    /// The number of widgets, fragments and texts that are read at once; the rest is left out.
    public var maximumNodes = 2_000_000
    /// The number of diagnostics about the tree that are kept. Those found after them are counted in one last diagnostic.
    public var maximumDiagnostics = 100

    public init() {}
}
