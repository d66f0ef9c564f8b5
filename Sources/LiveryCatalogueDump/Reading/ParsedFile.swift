import LiverySource
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift file with its syntax.
struct ParsedFile {
    let source: SourceFile
    let tree: SourceFileSyntax

    /// The most opening brackets in a row. With each further one the parser takes twice as long for a type.
    static let maximumBrackets = 12

    /// The brackets that are too many; the tree is empty then.
    private let excess: SourceRange?

    /// Parses a file. What doesn't parse is kept in the tree, and the rest is read.
    init(_ source: SourceFile) {
        self.source = source
        excess = ParsedFile.excessBrackets(in: source.bytes)
        tree = Parser.parse(source: excess == nil ? source.text : "")
    }

    private static func excessBrackets(in bytes: [UInt8]) -> SourceRange? {
        var (start, count) = (0, 0)
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "["):
                if count == 0 { start = offset }
                count += 1
                if count > maximumBrackets { return SourceRange(start, offset + 1) }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
            default: count = 0
            }
        }
        return nil
    }

    /// What doesn't parse.
    var mistakes: [Diagnostic] {
        if let excess {
            return [
                Diagnostic(
                    rule: DumpRule.notRead.rawValue,
                    message:
                        "more than \(ParsedFile.maximumBrackets) brackets open in a row, so nothing of the file is read",
                    file: source, range: excess)
            ]
        }
        guard tree.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic($0, rule: .swiftSyntax) }
    }

    func location(of node: some SyntaxProtocol) -> SourceLocation {
        SourceLocation(file: source, range: SourceRange(node.trimmedRange))
    }

    /// A diagnostic of the reader of declarations, or of the parser, as one of Livery's.
    func diagnostic(_ found: SwiftDiagnostic, rule: DumpRule) -> Diagnostic {
        var range = SourceRange(found.node.trimmedRange)
        let position = UInt32(clamping: found.position.utf8Offset)
        if position != range.lowerBound { range = .empty(at: position) }
        let severity: Severity =
            switch found.diagMessage.severity {
            case .error: .error
            case .warning: .warning
            default: .note
            }
        return Diagnostic(
            rule: rule.rawValue, severity: severity, message: found.message, file: source, range: range,
            notes: found.notes.map { Diagnostic.Note($0.message, at: location(of: $0.node)) },
            fixIts: found.fixIts.map { fixIt in
                FixIt(
                    fixIt.message.message,
                    edits: fixIt.edits.map { TextEdit(SourceRange($0.range), replacement: $0.replacement) },
                    isSafe: false)
            })
    }
}

/// What is said of a source file.
enum DumpRule: String {
    /// The file doesn't parse.
    case swiftSyntax = "swift-syntax"
    /// What the macro reports.
    case decodable = "ast-decodable"
    /// What can't be read from source.
    case notRead = "not-read"
}

extension SourceRange {
    init(_ range: Range<AbsolutePosition>) {
        self.init(range.lowerBound.utf8Offset, range.upperBound.utf8Offset)
    }
}
