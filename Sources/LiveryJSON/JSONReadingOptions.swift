/// The limits of reading JSON. Going past one is a diagnostic with the rule `json-limit`.
public struct JSONReadingOptions: Sendable {
    /// The number of arrays and objects that may be open at once. A deeper one is passed over as a whole and reads as
    /// ``JSONKind/invalid``. The reader doesn't recurse, so any value is safe.
    public var maximumDepth = 512
    /// The number of bytes that may be read, at most 1 GiB. Nothing is read of a longer text.
    public var maximumSize = 256 << 20
    /// The number of diagnostics that are kept. Those found after them are counted in one last diagnostic.
    public var maximumDiagnostics = 100

    /// Makes the limits that suit payloads from a server.
    public init() {}
}
