import LiveryJSON
import LiverySource

/// Why a part of a frame can't be applied.
struct WireFault: Error {
    let rule: String
    let message: String
    /// The index on the frame's tape of what is wrong.
    let index: Int
    /// What is wrong elsewhere, in the statics that the frame asks for.
    var cause: Diagnostic?
}

/// Gathers what is wrong with one frame.
struct FrameReport {
    /// The number of the frame on its connection.
    let number: Int
    let limit: Int
    private(set) var diagnostics: [WireDiagnostic] = []
    private var omitted = 0

    init(number: Int, limit: Int) {
        self.number = number
        self.limit = limit
    }

    mutating func add(_ fault: WireFault, op: Int?, in document: JSONDocument) {
        add(op: op, index: fault.index, in: document) { file, range in
            var diagnostic = Diagnostic(rule: fault.rule, message: fault.message, file: file, range: range)
            if let cause = fault.cause { diagnostic.notes.append(Diagnostic.Note(cause.message, at: cause.location)) }
            return diagnostic
        }
    }

    /// Adds what is wrong with values of the tree, such as that of a `class`, or with the JSON of the frame.
    mutating func add(_ diagnostics: [Diagnostic], op: Int?, index: Int, in document: JSONDocument) {
        for diagnostic in diagnostics { add(op: op, index: index, in: document) { _, _ in diagnostic } }
    }

    private mutating func add(
        op: Int?, index: Int, in document: JSONDocument, _ make: (SourceFile, SourceRange) -> Diagnostic
    ) {
        guard diagnostics.count < limit else {
            omitted += 1
            return
        }
        let (range, path) = document.withTape { tape in
            tape.count > index ? (tape.range(at: index), tape.pointer(to: index)) : (document.file.range, "")
        }
        diagnostics.append(
            WireDiagnostic(frame: number, op: op, path: path, diagnostic: make(document.file, range)))
    }

    /// All of them, with one more that counts those left out.
    func finished(in document: JSONDocument) -> [WireDiagnostic] {
        guard omitted > 0 else { return diagnostics }
        let last = Diagnostic(
            rule: ArizonaRule.limit, severity: .note, message: "\(omitted) more mistakes in this frame",
            file: document.file, range: document.file.range)
        return diagnostics + [WireDiagnostic(frame: number, diagnostic: last)]
    }
}
