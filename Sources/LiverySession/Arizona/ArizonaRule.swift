/// The names of the rules that Arizona's wire reports under.
public enum ArizonaRule {
    /// A frame isn't JSON, or neither an object nor a heartbeat's reply. It is left out.
    public static let frame = "wire-frame"

    /// An op isn't of the form that its code asks for. It is left out.
    ///
    ///     [5,"v:1-0t0","a"]     an insertion needs a position and a payload
    public static let op = "wire-op"

    /// An op has a code that native clients don't have. It is left out.
    ///
    ///     [10,"v:1-0t0",[]]     list patches are for browsers
    public static let unknownOp = "wire-unknown-op"

    /// An op addresses a view, node or item that isn't there. It is left out.
    public static let target = "wire-target"

    /// A payload names statics that never came. The op is left out.
    public static let fingerprint = "wire-fingerprint"

    /// Statics don't make one JSON value with the dynamics between them. What needs them is left out.
    public static let statics = "wire-statics"

    /// A payload isn't a text, a template or a list. The op is left out.
    public static let payload = "wire-payload"

    /// An effect isn't an array that begins with a number. It is left out.
    public static let effect = "wire-effect"

    /// A limit of ``ArizonaLimits`` was met.
    public static let limit = "wire-limit"
}

/// The limits of Arizona's wire. Going past one is a diagnostic with the rule ``ArizonaRule/limit``.
public struct ArizonaLimits: Sendable {
    /// The most nodes, fragments and texts in the tree. An op that would make more is left out.
    public var maximumNodes = 2_000_000
    /// The most nodes and fragments that stand in each other. An op that would make more is left out, since hosts free and draw
    /// trees by recursion.
    public var maximumDepth = 1_000
    /// How deep ops may stand in ops: in item patches and those of child views.
    public var maximumOpDepth = 32
    /// How many nodes a frame may look at in all to find those that it addresses within items.
    public var maximumVisits = 20_000_000
    /// The most diagnostics of one frame; those found after them are counted in the last.
    public var maximumDiagnostics = 100
    /// The most names (types, props, addresses, texts of `class`) that a tree may hold. With more, ops that bring new ones
    /// are left out until the server sends a new page.
    public var maximumSymbols = 1 << 20

    public init() {}
}
