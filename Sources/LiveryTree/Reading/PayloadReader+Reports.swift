import LiveryJSON
import LiverySource

/// What is wrong with a payload, in words. Each says which node it is about by its path.
extension PayloadReader {
    mutating func reportLimit(_ limit: Int, at range: SourceRange) {
        add(PayloadRule.limit, at: range) { _ in "more than \(limit) nodes; the rest is left out" }
    }

    mutating func reportNull(_ tape: JSONTape, at value: Int, of parent: UInt32) {
        if parent == TreeContent.top {
            add(PayloadRule.root, at: tape.range(at: value)) { _ in "expected a widget, found null" }
        } else {
            add(PayloadRule.child, .warning, at: tape.range(at: value)) {
                "null among the children of \($0.name(of: parent)) shows nothing; remove it"
            }
        }
    }

    mutating func reportRootText(_ tape: JSONTape, at value: Int) {
        add(PayloadRule.root, at: tape.range(at: value)) { _ in
            "expected a widget, found \(tape.kindName(at: value)); "
                + "put it among the children of an object with a 'type'"
        }
    }

    mutating func reportType(_ tape: JSONTape, _ value: Int?, of node: UInt32) {
        let consequence = "; it is left out and its children stand in its place"
        guard let value else {
            let start = tape.range(at: Int(content.nodes[Int(node)].tapeIndex)).lowerBound
            return add(PayloadRule.type, at: SourceRange(start, start + 1)) {
                "the element at \($0.path(of: node)) has no 'type'\(consequence)"
            }
        }
        let found = tape.entry(at: value).tag == JSONEntry.stringTag ? "an empty string" : tape.kindName(at: value)
        add(PayloadRule.type, at: tape.range(at: value)) {
            "expected the name of a widget as the 'type' of the element at \($0.path(of: node)), "
                + "found \(found)\(consequence)"
        }
    }

    mutating func reportChildren(_ tape: JSONTape, _ value: Int, of node: UInt32) {
        let range = tape.range(at: value)
        let kind = tape.kindName(at: value)
        switch tape.entry(at: value).tag {
        case JSONEntry.invalidTag: break
        case JSONEntry.nullTag:
            let fixIt = FixIt.replacing(range, with: "[]", isSafe: true)
            add(PayloadRule.children, at: range, fixIts: [fixIt]) {
                "expected an array as the 'children' of \($0.name(of: node)), found \(kind)"
            }
        default:
            add(PayloadRule.children, at: range, fixIts: [putInArray(range, isSafe: true)]) {
                "expected an array as the 'children' of \($0.name(of: node)), found \(kind); "
                    + "it is read as the only child"
            }
        }
    }

    private func putInArray(_ range: SourceRange, isSafe: Bool) -> FixIt {
        let brackets: [TextEdit] = [
            .insertion(of: "[", at: range.lowerBound), .insertion(of: "]", at: range.upperBound),
        ]
        return FixIt("put it in an array", edits: brackets, isSafe: isSafe)
    }

    /// Reports an attribute whose value has the wrong kind.
    mutating func report(_ rule: AttributeRule, _ tape: JSONTape, _ value: Int, of node: UInt32) {
        let found = tape.kindName(at: value)
        let range = tape.range(at: value)
        var fixIts: [FixIt] = []
        // One modifier without its array.
        if rule.rule == PayloadRule.modifiers, tape.entry(at: value).tag == JSONEntry.objectTag {
            fixIts = [putInArray(range, isSafe: false)]
        }
        add(rule.rule, rule.severity, at: range, fixIts: fixIts) {
            rule.message(node: $0.name(of: node), found: found)
        }
    }

    /// Reports an element of a `class` array that is no string.
    mutating func reportClassName(_ tape: JSONTape, _ value: Int, of node: UInt32) {
        let found = tape.kindName(at: value)
        add(PayloadRule.class, at: tape.range(at: value)) {
            AttributeRule.classNameMessage(node: $0.name(of: node), found: found)
        }
    }

    mutating func reportDuplicate(_ tape: JSONTape, _ id: String, _ value: Int, _ earlier: UInt32, of node: UInt32) {
        let note = Diagnostic.Note("first used here", at: idLocation(of: earlier))
        add(PayloadRule.duplicateID, .warning, at: tape.range(at: value), notes: [note]) {
            "the id '\(id)' of \($0.name(of: node)) is also that of \($0.name(of: earlier))"
        }
    }

    /// Adds a diagnostic; its message, which may need the path of a node, is made only when there is room for it.
    private mutating func add(
        _ rule: String, _ severity: Severity = .error, at range: SourceRange, notes: [Diagnostic.Note] = [],
        fixIts: [FixIt] = [], message: (borrowing PayloadReader) -> String
    ) {
        guard report.admits(range) else { return }
        report.append(
            Diagnostic(
                rule: rule, severity: severity, message: message(self), file: document.file, range: range,
                notes: notes, fixIts: fixIts))
    }

    private func idLocation(of node: UInt32) -> SourceLocation? {
        guard let index = content.prop(.id, of: node), !content.props[index].isEdited,
            let document = content.document(of: node)
        else { return nil }
        let range = document.withTape { $0.range(at: Int(content.props[index].index)) }
        return SourceLocation(file: document.file, range: range)
    }

    private func path(of node: UInt32) -> String { content.path(of: node).description }

    private func name(of node: UInt32) -> String { content.describedNode(node) }
}

extension NodeModifiers {
    /// Reads JSON text that should hold an array. Ranges in the diagnostics are those of the payload.
    static func reading(_ text: AttributeText) -> (NodeModifiers?, [Diagnostic]) {
        let document: JSONDocument
        if let escapes = text.escapes {
            document = JSONDocument(reading: SourceFile(path: text.file.path, bytes: escapes.bytes))
        } else {
            document = JSONDocument(reading: text.file, in: text.range)
        }
        guard let root = document.root else { return (nil, []) }
        let modifiers = NodeModifiers(value: root, escapes: text.escapes)
        var diagnostics = document.diagnostics.map(modifiers.moved)
        if root.kind != .array, root.kind != .null, root.kind != .invalid {
            let kind = root.document.withTape { $0.kindName(at: root.index) }
            let location = modifiers.location(of: root.range)
            diagnostics.append(
                Diagnostic(
                    rule: PayloadRule.modifiers,
                    message: "expected the JSON text of an array in 'modifiers', found \(kind)", at: location))
        }
        return (root.kind == .array ? modifiers : nil, diagnostics)
    }

    /// A diagnostic about the text as one about the payload. Fix-its for a text with escapes are left out, since the
    /// replacement would need escapes too.
    private func moved(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let escapes else { return diagnostic }
        var moved = diagnostic
        moved.location = location(of: diagnostic.range)
        moved.highlights = diagnostic.highlights.map(escapes.payloadRange)
        moved.notes = diagnostic.notes.map { note in
            Diagnostic.Note(note.message, at: note.location.map { location(of: $0.range) })
        }
        moved.fixIts = []
        return moved
    }
}

extension JSONTape {
    /// What a value is, with its article.
    func kindName(at index: Int) -> String {
        switch kind(at: index) {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        case .invalid: "no value"
        }
    }
}

extension TreeContent {
    /// A node's type and path, for a message about it.
    func describedNode(_ node: UInt32) -> String {
        if node == Self.top { return "the tree" }
        let type = symbols.text(of: nodes[Int(node)].type)
        return type.isEmpty ? "the element at \(path(of: node))" : "'\(type)' at \(path(of: node))"
    }
}
