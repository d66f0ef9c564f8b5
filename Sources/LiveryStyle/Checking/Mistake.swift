import LiveryCatalogue
import LiverySource

/// Why an expression doesn't fit its place.
struct Mistake: Error {
    var rule: String
    var severity = Severity.error
    var message: String
    var range: SourceRange
    var notes: [Diagnostic.Note] = []
    var fixIts: [FixIt] = []
    /// How much of a call was right before this was found; the overload that got furthest is the one to talk about.
    var progress = 0
    /// The progress of a mistake that no overload could mend.
    static let certain = 1_000

    /// Whether the parser has already reported it.
    var isReported = false

    static func reported(_ range: SourceRange) -> Mistake {
        Mistake(rule: "", message: "", range: range, isReported: true)
    }

    /// A mistake without words, for the pass that only looks for what fits.
    static let unexplained = Mistake(rule: "", message: "", range: .empty(at: 0))

    func diagnostic(in file: SourceFile) -> Diagnostic {
        Diagnostic(
            rule: rule, severity: severity, message: message, file: file, range: range, notes: notes, fixIts: fixIts)
    }
}

/// An expression that fits, and how well: what overloads are ranked by.
struct Checked {
    var expression: CheckedExpression
    var type: TypeReference
    var score = Score()
    /// Warnings that count when this is the overload that is chosen.
    var remarks: [Mistake] = []
}

/// How far a candidate is from what was written; smaller is better. The order is Swift's where Swift has one: what isn't
/// available or is deprecated loses, then conversions count, then parameters left to their defaults.
struct Score: Comparable {
    var unavailable = 0
    var deprecated = 0
    var conversions = 0
    var defaults = 0

    static func + (lhs: Score, rhs: Score) -> Score {
        Score(
            unavailable: lhs.unavailable + rhs.unavailable, deprecated: lhs.deprecated + rhs.deprecated,
            conversions: lhs.conversions + rhs.conversions, defaults: lhs.defaults + rhs.defaults)
    }

    static func < (lhs: Score, rhs: Score) -> Bool {
        (lhs.unavailable, lhs.deprecated, lhs.conversions, lhs.defaults)
            < (rhs.unavailable, rhs.deprecated, rhs.conversions, rhs.defaults)
    }
}
