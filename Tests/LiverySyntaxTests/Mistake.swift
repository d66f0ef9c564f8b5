import Livery
import Testing

/// A mistake in a text, and all that is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
    enum Place: Sendable {
        /// The text stands between two modifiers of a rule, which stands between two rules.
        case body
        /// The text stands between two rules.
        case sheet
    }

    var place = Place.body
    let rule: SyntaxRule
    /// The text, with the range of the diagnostic marked.
    let text: String
    let message: String
    var severity = Severity.error
    /// The text after applying the fix-it; nil when there is none.
    var fixed: String?
    var isSafe = false
    /// What is left of the modifiers in the text.
    var rest: [String] = []

    var testDescription: String { "\(rule.rawValue): \(text)" }

    static func body(
        _ rule: SyntaxRule, _ text: String, _ message: String, safe: String? = nil, unsafe: String? = nil,
        rest: [String] = []
    ) -> Mistake {
        Mistake(rule: rule, text: text, message: message, fixed: safe ?? unsafe, isSafe: safe != nil, rest: rest)
    }

    static func sheet(
        _ rule: SyntaxRule, _ text: String, _ message: String, safe: String? = nil, unsafe: String? = nil,
        rest: [String] = []
    ) -> Mistake {
        Mistake(
            place: .sheet, rule: rule, text: text, message: message, fixed: safe ?? unsafe, isSafe: safe != nil,
            rest: rest)
    }

    var isWarning: Mistake {
        var copy = self
        copy.severity = .warning
        return copy
    }

    private func wrapped(_ text: String) -> String {
        let before = "\"before\" do\n  first(1)\nend\n\n"
        let behind = "\n\n\"behind\" do\n  last(4)\nend\n"
        return switch place {
        case .body: before + "\"broken\" do\n  good(2)\n  \(text)\n  after(3)\nend" + behind
        case .sheet: before + text + behind
        }
    }

    /// Checks the one diagnostic, its fix-it, and that everything around the mistake is read.
    func check() throws {
        let marked = Marked(wrapped(text))
        let file = SourceFile(path: "mistake.sheet", text: marked.text)
        let tree = SyntaxTree.parse(sheet: file)
        expectSound(tree)
        let summary = tree.diagnostics.map { "\($0.rule) \($0.range) \($0.severity): \($0.message)" }
        #expect(
            summary == ["\(rule.rawValue) \(marked.range?.description ?? "nowhere") \(severity): \(message)"],
            "\(tree.diagnostics.map { file.text(in: $0.range) })")
        #expect(
            survivors(tree) == ["first(1)"] + (place == .body ? ["good(2)"] + rest + ["after(3)"] : rest) + ["last(4)"])
        let fixIts = tree.diagnostics.flatMap(\.fixIts)
        guard let fixed else {
            #expect(fixIts.isEmpty, "\(fixIts.map(\.message))")
            return
        }
        #expect(fixIts.map(\.isSafe) == [isSafe])
        let mended = file.mended(tree.diagnostics)
        #expect(mended == wrapped(fixed))
        guard isSafe else { return }
        let again = SyntaxTree.parse(sheet: SourceFile(path: "mended.sheet", text: mended))
        #expect(again.diagnostics.map(\.message) == [])
    }

    /// The texts of the modifiers that have no mistake, in order.
    private func survivors(_ tree: SyntaxTree) -> [String] {
        let outline = SheetOutline(tree)
        return outline.rules.flatMap { rule in
            rule.modifiers.filter { !$0.isErroneous }.map(\.text)
        }
    }
}
