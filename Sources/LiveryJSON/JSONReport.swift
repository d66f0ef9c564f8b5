import LiverySource

/// Collects the diagnostics of one reading up to a limit, and counts the rest.
///
/// A class, so that a message may be made from the reader's own state while it is added.
final class JSONReport {
    let file: SourceFile
    let limit: Int
    private var diagnostics: [Diagnostic] = []
    private var omitted = 0
    private var omittedSeverity = Severity.note

    init(file: SourceFile, limit: Int) {
        self.file = file
        self.limit = limit
    }

    /// Whether nothing has been reported.
    var isEmpty: Bool { diagnostics.isEmpty && omitted == 0 }

    /// Adds a diagnostic; its texts are made only when it is kept.
    @inline(never)
    func add(
        _ range: SourceRange, _ message: @autoclosure () -> String, rule: String = JSONRule.syntax,
        severity: Severity = .error, fixIts: @autoclosure () -> [FixIt] = [],
        notes: @autoclosure () -> [Diagnostic.Note] = []
    ) {
        guard diagnostics.count < limit else {
            omitted += 1
            omittedSeverity = max(omittedSeverity, severity)
            return
        }
        diagnostics.append(
            Diagnostic(
                rule: rule, severity: severity, message: message(), file: file, range: range, notes: notes(),
                fixIts: fixIts()))
    }

    /// The diagnostics in text order. When some were left out, a last one at `end` says how many, and is as grave as
    /// the gravest of them.
    func finished(at end: Int) -> [Diagnostic] {
        var result = diagnostics
        result.sort { $0.range.lowerBound < $1.range.lowerBound }
        if omitted > 0 {
            result.append(
                Diagnostic(
                    rule: JSONRule.limit, severity: omittedSeverity,
                    message: omitted == 1 ? "1 more problem is not shown" : "\(omitted) more problems are not shown",
                    file: file, range: SourceRange(end, end)))
        }
        return result
    }

    /// A piece of the text in quotes for a message, cut off after 32 bytes and with escapes for control characters.
    func quoted(_ range: SourceRange) -> String {
        let isCut = range.count > 32
        let shown = isCut ? SourceRange(range.lowerBound, range.lowerBound + 32) : range
        var text = ""
        for scalar in file.text(in: shown).unicodeScalars {
            if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
                text += scalar.escaped(asASCII: true)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return isCut ? "'\(text)…'" : "'\(text)'"
    }
}
