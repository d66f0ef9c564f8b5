import LiveryLint
import LiverySource

/// A report with everything that can be awkward to report: several files, odd paths, wide and astral characters before
/// columns, ranges over lines, notes, fix-its, and messages with quotes, line breaks and characters that formats forbid.
enum SampleReport {
    static let empty = LintReport([], paths: [])
    static let clean = LintReport([], paths: ["a.sheet", "b.sheet"])

    static let cards = SourceFile(
        path: "Sheets/my cards#1.sheet",
        text: """
            "card" do
              paddng(.horizontal, 12)
            \tbackground("日本語🎉", fild: .red)
              font(.<%= size %>)
            end

            """)
    static let wide = SourceFile(path: "日本/é,a:b.sheet", text: "\u{FEFF}\"a\" do\r\n  /* 🎉👩‍👩‍👧 */ bold\r\nend")
    static let tree = SourceFile(path: "/srv/100%/tree.json", text: #"{"type": "Text" "class": "titel"}"#)
    static let host = SourceFile(path: "Host.swift", text: "extension View {\n}\n")

    /// The place of the first occurrence of a text.
    static func place(of text: String, in file: SourceFile) -> SourceLocation {
        let bytes = Array(text.utf8)
        let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
        return SourceLocation(file: file, range: SourceRange(start, start + bytes.count))
    }

    static let full = LintReport(
        [
            Diagnostic(
                rule: "unknown-modifier", message: "there is no modifier 'paddng'; did you mean 'padding'?",
                at: place(of: "paddng", in: cards),
                fixIts: [.replacing(place(of: "paddng", in: cards).range, with: "padding", isSafe: false)]),
            Diagnostic(
                rule: "unknown-label",
                message: "no parameter is called \"fild\" & <none> is like it]]>\nsee 100%, {0}: all",
                at: place(of: "fild", in: cards), highlights: [place(of: "background", in: cards).range],
                notes: [
                    Diagnostic.Note("declared here, {once}", at: place(of: "View", in: host)),
                    Diagnostic.Note("labels are\tnames\u{1}\u{FFFF}"),
                    Diagnostic.Note("the rule begins here", at: place(of: "\"card\"", in: cards)),
                ]),
            Diagnostic(
                rule: "deprecated-helper", severity: .warning, message: "write {size}",
                at: place(of: "<%= size %>", in: cards),
                fixIts: [
                    FixIt(
                        "replace with '{size}'",
                        edits: [
                            TextEdit.deletion(of: place(of: "%>", in: cards).range),
                            TextEdit(place(of: "<%= ", in: cards).range, replacement: "{"),
                            TextEdit.insertion(of: "}", at: place(of: ">)", in: cards).range.lowerBound + 1),
                        ], isSafe: true)
                ]),
            Diagnostic(
                rule: "expected-end", message: "this rule has no 'end'",
                at: SourceLocation(file: cards, range: SourceRange(0, cards.bytes.count))),
            Diagnostic(
                rule: "missing-arguments", message: "'bold' has no parentheses", at: place(of: "bold", in: wide),
                fixIts: [
                    .inserting("()", at: place(of: "bold", in: wide).range.upperBound, isSafe: true),
                    .inserting("()", at: place(of: "bold", in: wide).range.upperBound, isSafe: true),
                    FixIt("nothing to do", edits: [], isSafe: true),
                ]),
            Diagnostic(
                rule: "invalid-class-name", severity: .warning, message: "the first line",
                at: place(of: "\"a\"", in: wide)),
            Diagnostic(
                rule: "json-syntax", message: "expected ','", at: place(of: "\"class\"", in: tree),
                fixIts: [
                    .inserting(",", at: place(of: " \"class\"", in: tree).range.lowerBound, isSafe: true)
                ]),
            Diagnostic(rule: "json-syntax", message: "expected ','", at: place(of: "\"titel\"", in: tree)),
            Diagnostic(
                rule: "inert-modifier", severity: .note, message: "it shows nothing",
                at: SourceLocation(file: tree, range: SourceRange(33, 33))),
            Diagnostic(
                rule: "house-rule", severity: .note, message: "twice", at: place(of: "Text", in: tree)),
            Diagnostic(
                rule: "house-rule", severity: .note, message: "twice", at: place(of: "\"Text\"", in: tree)),
        ],
        paths: [
            "Sheets/my cards#1.sheet", "日本/é,a:b.sheet", "/srv/100%/tree.json", "clean <1>.sheet", "../up/./x.sheet",
        ])
}
