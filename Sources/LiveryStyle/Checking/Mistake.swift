import LiveryCatalogue
import LiverySource

/// Why an expression doesn't fit its place.
///
/// Small, because most mistakes are never spoken of: the words of one that is are held apart.
struct Mistake: Error {
    private var box: Box?
    var range: SourceRange
    /// How much of a call was right before this was found; the overload that got furthest is the one to talk about.
    var progress: Int
    /// Whether the parser has already reported it.
    var isReported = false

    /// Whether it lies within an argument, so that it says nothing about the overloads of the call.
    var isWithinArgument = false

    /// The progress of a mistake that no overload could mend.
    static let certain = 1_000
    /// The progress of a mistake whose correction was tried out and makes the call right.
    static let corrected = 500
    /// The progress of a mistake that ends the check of a modifier, whatever else there is to try.
    static let final = Int.max

    var isFinal: Bool { progress == Mistake.final }

    /// What a mistake is about, for joining those that overloads have at one place.
    enum Matter: Sendable {
        /// A value of another type than those that its place may have.
        case type([WantedType], found: String)
        /// A captured text that doesn't convert.
        case capturedText([WantedType], String)
        /// A member that types lack, and one that may have been meant.
        case member(String, types: [String], closest: String?)
        case other(String)

        var message: String {
            switch self {
            case .type(let types, let found):
                return "expected \(WantedType.phrase(types)), found \(found)"
            case .capturedText(let types, let text):
                return "the captured text '\(text)' is no \(list(types.map(\.name), "or"))"
            case .member(let name, let types, let closest):
                let lack =
                    switch types.count {
                    case 1: "\(types[0]) has no member '\(name)'"
                    case 2: "neither \(types[0]) nor \(types[1]) has a member '\(name)'"
                    default: "none of \(list(types, "and")) has a member '\(name)'"
                    }
                return lack + (closest.map { "; did you mean '.\($0)'?" } ?? "")
            case .other(let message): return message
            }
        }
    }

    /// The text of a mistake.
    private struct Words: Sendable {
        var rule: String
        var severity: Severity
        var matter: Matter
        /// The message beside the name of its overload, when that says it shorter.
        var brief: String?
        var notes: [Diagnostic.Note]
        var fixIts: [FixIt]
    }

    private final class Box: Sendable {
        let words: Words
        init(_ words: Words) { self.words = words }
    }

    private init(range: SourceRange, progress: Int, isReported: Bool) {
        self.range = range
        self.progress = progress
        self.isReported = isReported
    }

    init(
        rule: String, severity: Severity = .error, message: String, brief: String? = nil, range: SourceRange,
        notes: [Diagnostic.Note] = [], fixIts: [FixIt] = [], progress: Int = 0
    ) {
        box = Box(
            Words(
                rule: rule, severity: severity, matter: .other(message), brief: brief, notes: notes, fixIts: fixIts))
        self.range = range
        self.progress = progress
    }

    init(rule: String, _ matter: Matter, range: SourceRange, fixIts: [FixIt] = [], progress: Int = 0) {
        box = Box(Words(rule: rule, severity: .error, matter: matter, notes: [], fixIts: fixIts))
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

    var rule: String { box?.words.rule ?? "" }
    var message: String { matter.message }
    /// The message beside the name of the overload that it is about.
    var brief: String { box?.words.brief ?? message }

    var matter: Matter {
        get { box?.words.matter ?? .other("") }
        set { reword { $0.matter = newValue } }
    }

    var notes: [Diagnostic.Note] {
        get { box?.words.notes ?? [] }
        set { reword { $0.notes = newValue } }
    }

    var fixIts: [FixIt] {
        get { box?.words.fixIts ?? [] }
        set { reword { $0.fixIts = newValue } }
    }

    private mutating func reword(_ change: (inout Words) -> Void) {
        guard var words = box?.words else { return }
        change(&words)
        box = Box(words)
    }

    func diagnostic(in file: SourceFile) -> Diagnostic {
        Diagnostic(
            rule: rule, severity: box?.words.severity ?? .error, message: message, file: file, range: range,
            notes: notes, fixIts: fixIts)
    }
}

/// A list of names in a sentence: `A, B or C`.
func list(_ names: [String], _ conjunction: String) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
