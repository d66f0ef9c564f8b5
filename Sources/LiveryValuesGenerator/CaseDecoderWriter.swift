import LiveryCatalogue

/// Writes the initializer that decodes an enum with payloads.
struct CaseDecoderWriter {
    let types: PortableTypes
    let cases: [ValueCase]

    /// One thing that a stylesheet can write, and the case that it means.
    private struct Use {
        var value: ValueCase
        var constructor: Constructor
    }

    func write(to source: inout SourceText) {
        let uses = cases.flatMap { value in value.constructors.map { Use(value: value, constructor: $0) } }
        source.block("public init(from value: StyleValue) throws(StylesheetDecodingError)") { source in
            source.line("let use = try ValueUse(of: value, as: Self.stylesheetType)")
            let takesArguments = uses.contains { !$0.constructor.parameters.isEmpty }
            source.line("\(takesArguments ? "var" : "let") call = use.call")
            source.line("switch use.kind {")
            var others: [String] = []
            for (kind, pattern) in CaseDecoderWriter.kinds {
                let own = uses.filter { $0.constructor.kind == kind }
                if own.isEmpty { others.append(pattern) } else { write(own, kind, pattern, to: &source) }
            }
            if !others.isEmpty { source.line("case \(others.joined(separator: ", ")): throw use.mismatch") }
            source.line("}")
            source.line("try call.end()")
        }
    }

    private static let kinds: [(Constructor.Kind, String)] = [
        (.member, ".member"), (.initializer, ".initialized"), (.chained, ".chained"),
    ]

    private func write(_ uses: [Use], _ kind: Constructor.Kind, _ pattern: String, to source: inout SourceText) {
        var names: [String] = []
        for use in uses where !names.contains(use.constructor.name) { names.append(use.constructor.name) }
        source.line("case \(pattern)\(kind == .chained ? "(let base)" : ""):")
        source.indented { source in
            source.line("switch use.name {")
            for name in names {
                for (use, condition) in conditioned(uses.filter { $0.constructor.name == name }) {
                    write(use, "case \"\(name)\"\(condition.map { " where \($0)" } ?? ""):", to: &source)
                }
            }
            source.line("default: throw use.mismatch")
            source.line("}")
        }
    }

    private func write(_ use: Use, _ pattern: String, to source: inout SourceText) {
        let name = use.value.name
        guard !use.value.payload.isEmpty else { return source.line("\(pattern) self = .\(name)") }
        let arguments = arguments(of: use)
        let whole = "\(pattern) self = try .\(name)(\(arguments.joined(separator: ", ")))"
        if source.indentation + whole.count <= SourceText.width { return source.line(whole) }
        source.line(pattern)
        source.indented { $0.call("self = try .\(name)(", arguments, ")") }
    }

    private func arguments(of use: Use) -> [String] {
        zip(use.value.payload, decodings(of: use)).map { ($0.caseLabel.map { $0 + ": " } ?? "") + $1 }
    }

    /// The arguments by the constructor's own defaults, which needn't be those of the one that the case is named after.
    private func decodings(of use: Use) -> [String] {
        var parameters = use.constructor.parameters[...]
        return use.value.payload.map { payload in
            var payload = payload
            if !payload.isBase, let parameter = parameters.popFirst() {
                payload.defaultText = parameter.defaultText.map { $0.hasSuffix("]()") ? "[]" : $0 }
            }
            return payload.decoding
        }
    }

    // MARK: Overloads

    /// Overloads with what tells the call of each from those after it.
    private func conditioned(_ overloads: [Use]) -> [(Use, String?)] {
        guard overloads.count > 1 else { return overloads.map { ($0, nil) } }
        // Calls that have to say more go before those that may say less.
        let ordered = overloads.enumerated().sorted { first, second in
            let (one, other) = (first.element.constructor.rank, second.element.constructor.rank)
            return one == other ? first.offset < second.offset : one > other
        }.map(\.element)
        return ordered.enumerated().map { index, use in
            if use.constructor.parameters.isEmpty { return (use, "call.isAtEnd") }
            let rest = ordered[(index + 1)...]
            return rest.isEmpty ? (use, nil) : (use, condition(of: use, before: rest))
        }
    }

    private func condition(of use: Use, before rest: ArraySlice<Use>) -> String {
        let labels = use.constructor.labels.compactMap(\.self)
        if let unique = labels.first(where: { label in !rest.contains { $0.constructor.labels.contains(label) } }) {
            return "call.contains(\"\(unique)\")"
        }
        if !rest.contains(where: { $0.constructor.labels == use.constructor.labels }) {
            let list = use.constructor.parameters.map { parameter in
                parameter.label.map { parameter.isRequired ? "\"\($0)\"" : "\"\($0)?\"" } ?? "nil"
            }
            return "call.fits([\(list.joined(separator: ", "))])"
        }
        let first = use.value.payload.first { !$0.isBase }
        return "call.isNext(\(first?.label.map { "\"\($0)\"" } ?? "nil"), as: \(first?.type ?? "").self)"
    }
}

extension Constructor {
    /// How much a call has to say, most for one that says nothing: it has to say that.
    fileprivate var rank: Int {
        parameters.isEmpty ? Int.max : parameters.count(where: \.isRequired) * 100 + parameters.count
    }
}
