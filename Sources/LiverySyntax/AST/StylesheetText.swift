import LiverySource

extension ModifierCall {
    /// The call as a stylesheet writes it, on one line; reading the text gives the same call.
    ///
    /// Nil when no stylesheet can say it: a name that is none, a dictionary's key that is no name, what is nested past
    /// ``SyntaxLimits/nesting``, a captured text, whose type only its place knows, or a part that is invalid.
    /// Linear in the size of the call.
    public var stylesheetText: String? {
        var writer = StylesheetTextWriter()
        writer.write(self)
        let file = SourceFile(path: "call", text: writer.text)
        let tree = SyntaxTree.parse(body: file)
        guard tree.diagnostics.isEmpty else { return nil }
        var lowering = Lowering(file: file)
        let calls = lowering.modifiers(in: tree.root).map { $0.withoutRanges }
        return calls == [withoutRanges] && lowering.diagnostics.isEmpty ? writer.text : nil
    }

    /// The same call with every range empty, for comparing what was read from different places.
    package var withoutRanges: ModifierCall { mappingRanges { _ in .empty(at: 0) } }
}

/// Writes the AST as text. What has no form in a stylesheet becomes text that doesn't read back as itself.
private struct StylesheetTextWriter {
    private(set) var text = ""

    mutating func write(_ call: ModifierCall) {
        text += call.name
        write(call.arguments)
    }

    private mutating func write(_ arguments: [Argument], isInEvent: Bool = false) {
        text += "("
        writeList(arguments, isInEvent: isInEvent)
        text += ")"
    }

    private mutating func writeList(_ arguments: [Argument], isInEvent: Bool) {
        for (index, argument) in arguments.enumerated() {
            if index > 0 { text += ", " }
            if let label = argument.label { text += labelText(label) + ": " }
            write(argument.value, isInEvent: isInEvent)
        }
    }

    /// A label may be any name; one that couldn't begin a name stands in backticks.
    private func labelText(_ label: String) -> String {
        label.utf8.first.map(Lexer.isIdentifierStart) == true ? label : "`\(label)`"
    }

    /// - Parameter isInEvent: Whether the value is among the options of an event, whose labelled lists are dictionaries;
    ///   anywhere else they are tuples.
    private mutating func write(_ expression: Expression, isInEvent: Bool = false) {
        switch expression.kind {
        case .null: text += "nil"
        case .boolean(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += String(value)
        case .string(let value): text += StringContent.quoted(value)
        case .atom(let name): text += StringContent.atom(name)
        case .array(let elements):
            text += "["
            writeList(elements.map { Argument(value: $0) }, isInEvent: isInEvent)
            text += "]"
        case .dictionary(let entries): writeLabelled(entries, isInEvent: isInEvent)
        case .implicitMember(let member): write(member, isInEvent: isInEvent)
        case .member(let base, let member):
            write(base, isInEvent: isInEvent)
            write(member, isInEvent: isInEvent)
        case .call(let name, _, let arguments):
            text += name
            write(arguments, isInEvent: isInEvent)
        case .identifier(let name): text += ["nil", "true", "false"].contains(name) ? "`\(name)`" : name
        case .range(let lower, let upper, let isClosed): write(lower, upper, isClosed, isInEvent: isInEvent)
        case .attribute(let name, _, let fallback):
            text += "attr(" + StringContent.quoted(name)
            if let fallback {
                text += ", default: "
                write(fallback, isInEvent: isInEvent)
            }
            text += ")"
        case .event(let name, _, let options):
            text += "event("
            writeList([Argument(value: Expression(.string(name), range: expression.range))] + options, isInEvent: true)
            text += ")"
        case .gestureState(let arguments):
            text += "gesture_state"
            write(arguments, isInEvent: isInEvent)
        case .text, .placeholder, .invalid: text += "{}"
        }
    }

    private mutating func write(_ member: Expression.Member, isInEvent: Bool) {
        text += "." + member.name
        if let arguments = member.arguments { write(arguments, isInEvent: isInEvent) }
    }

    private mutating func writeLabelled(_ entries: [Argument], isInEvent: Bool) {
        if entries.isEmpty {
            text += "[:]"
        } else {
            text += isInEvent ? "[" : "("
            writeList(entries, isInEvent: isInEvent)
            text += isInEvent ? "]" : ")"
        }
    }

    /// Between members the operator needs room, as in `.small ... .large`.
    private mutating func write(_ lower: Expression?, _ upper: Expression?, _ isClosed: Bool, isInEvent: Bool) {
        if let lower { write(lower, isInEvent: isInEvent) }
        let symbol = isClosed ? "..." : "..<"
        let isMember =
            switch upper?.kind {
            case .implicitMember, .member: true
            default: false
            }
        text += isMember && lower != nil ? " \(symbol) " : symbol
        if let upper { write(upper, isInEvent: isInEvent) }
    }
}
