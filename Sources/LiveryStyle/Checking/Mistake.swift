import LiveryCatalogue
import LiverySource

/// Why an expression doesn't fit its place.
///
/// Small, because most mistakes are never spoken of: the words of one that is are held apart.
struct Mistake: Error {
    private var words: Words?
    var range: SourceRange
    /// How much of a call was right before this was found; the overload that got furthest is the one to talk about.
    var progress: Int
    /// Whether the parser has already reported it.
    var isReported = false

    /// The progress of a mistake that no overload could mend.
    static let certain = 1_000

    /// The text of a mistake.
    private final class Words: Sendable {
        let rule: String
        let severity: Severity
        let message: String
        let notes: [Diagnostic.Note]
        let fixIts: [FixIt]

        init(rule: String, severity: Severity, message: String, notes: [Diagnostic.Note], fixIts: [FixIt]) {
            self.rule = rule
            self.severity = severity
            self.message = message
            self.notes = notes
            self.fixIts = fixIts
        }
    }

    private init(range: SourceRange, progress: Int, isReported: Bool) {
        self.range = range
        self.progress = progress
        self.isReported = isReported
    }

    init(
        rule: String, severity: Severity = .error, message: String, range: SourceRange,
        notes: [Diagnostic.Note] = [], fixIts: [FixIt] = [], progress: Int = 0
    ) {
        words = Words(rule: rule, severity: severity, message: message, notes: notes, fixIts: fixIts)
        self.range = range
        self.progress = progress
    }

    static func reported(_ range: SourceRange) -> Mistake {
        Mistake(range: range, progress: 0, isReported: true)
    }

    /// A mistake without words, for the pass that only looks for what fits.
    static var unexplained: Mistake { unexplained(progress: 0) }

    static func unexplained(progress: Int) -> Mistake {
        Mistake(range: .empty(at: 0), progress: progress, isReported: false)
    }

    var rule: String { words?.rule ?? "" }

    var message: String {
        get { words?.message ?? "" }
        set { reword(message: newValue, notes: notes, fixIts: fixIts) }
    }

    var notes: [Diagnostic.Note] {
        get { words?.notes ?? [] }
        set { reword(message: message, notes: newValue, fixIts: fixIts) }
    }

    var fixIts: [FixIt] {
        get { words?.fixIts ?? [] }
        set { reword(message: message, notes: notes, fixIts: newValue) }
    }

    private mutating func reword(message: String, notes: [Diagnostic.Note], fixIts: [FixIt]) {
        words = Words(
            rule: rule, severity: words?.severity ?? .error, message: message, notes: notes, fixIts: fixIts)
    }

    func diagnostic(in file: SourceFile) -> Diagnostic {
        Diagnostic(
            rule: rule, severity: words?.severity ?? .error, message: message, file: file, range: range, notes: notes,
            fixIts: fixIts)
    }
}
