import SwiftDiagnostics
import SwiftSyntax

/// The text of a diagnostic, a note or a fix-it.
struct SignatureMessage: DiagnosticMessage, NoteMessage, FixItMessage {
    let message: String
    let id: String
    var severity: DiagnosticSeverity = .error

    private var messageID: MessageID { MessageID(domain: "LiveryMacros", id: id) }
    var diagnosticID: MessageID { messageID }
    var noteID: MessageID { messageID }
    var fixItID: MessageID { messageID }
}

extension Diagnostic {
    /// An error or a warning at a node.
    package init(
        _ message: String, id: String, at node: some SyntaxProtocol, severity: DiagnosticSeverity = .error,
        notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.init(
            node: node, message: SignatureMessage(message: message, id: id, severity: severity), notes: notes,
            fixIts: fixIts)
    }
}

extension Note {
    init(_ message: String, id: String, at node: some SyntaxProtocol) {
        self.init(node: Syntax(node), message: SignatureMessage(message: message, id: id, severity: .note))
    }
}

extension FixIt {
    /// A fix-it that writes a text in place of a node, without the space around it.
    init(_ message: String, id: String, replace node: some SyntaxProtocol, with text: String) {
        self.init(message, id: id, range: node.trimmedRange, with: text, in: Syntax(node))
    }

    /// A fix-it that writes a text before a node.
    init(_ message: String, id: String, insert text: String, before node: some SyntaxProtocol) {
        let position = node.positionAfterSkippingLeadingTrivia
        self.init(message, id: id, range: position..<position, with: text, in: Syntax(node))
    }

    /// A fix-it that writes a text after a node.
    init(_ message: String, id: String, insert text: String, after node: some SyntaxProtocol) {
        let position = node.endPositionBeforeTrailingTrivia
        self.init(message, id: id, range: position..<position, with: text, in: Syntax(node))
    }

    /// A fix-it that removes a node and the space after it.
    init(_ message: String, id: String, remove node: some SyntaxProtocol) {
        self.init(
            message, id: id, range: node.positionAfterSkippingLeadingTrivia..<node.endPosition, with: "",
            in: Syntax(node))
    }

    private init(_ message: String, id: String, range: Range<AbsolutePosition>, with text: String, in node: Syntax) {
        self.init(
            message: SignatureMessage(message: message, id: id),
            changes: [.replaceText(range: range, with: text, in: node)])
    }
}
