/// How grave a diagnostic is.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// Something that is wrong, or worth knowing, at a place in a file: the one diagnostic type of stylesheets, payloads,
/// catalogues and configuration.
public struct Diagnostic: Hashable, Sendable {
    /// A further place that explains the diagnostic, or an explanation without a place of its own.
    public struct Note: Hashable, Sendable {
        public var message: String
        public var location: SourceLocation?

        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// The stable kebab-case name of the rule that found it, such as `unknown-modifier`.
    public var rule: String
    public var severity: Severity
    /// What is wrong and what to do: lower case, no full stop.
    public var message: String
    public var location: SourceLocation
    /// Further ranges of the same file to point out.
    public var highlights: [SourceRange]
    public var notes: [Note]
    public var fixIts: [FixIt]

    public init(
        rule: String, severity: Severity = .error, message: String, at location: SourceLocation,
        highlights: [SourceRange] = [], notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.location = location
        self.highlights = highlights
        self.notes = notes
        self.fixIts = fixIts
    }

    public init(
        rule: String, severity: Severity = .error, message: String, file: SourceFile, range: SourceRange,
        highlights: [SourceRange] = [], notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.init(
            rule: rule, severity: severity, message: message, at: SourceLocation(file: file, range: range),
            highlights: highlights, notes: notes, fixIts: fixIts)
    }

    public var file: SourceFile { location.file }
    public var range: SourceRange { location.range }
}

extension Sequence<Diagnostic> {
    /// Whether any diagnostic is an error.
    public var containsError: Bool { contains { $0.severity == .error } }
}
