import LiveryJSON
import LiverySource
import LiverySyntax

/// What the decoding of one array carries along: diagnostics, and the limits of the entry at hand.
struct EntryContext {
    var diagnostics: [Diagnostic] = []
    private var chainLinks = 0

    mutating func beginEntry() { chainLinks = 0 }

    mutating func report(
        _ rule: ModifiersArrayRule, _ message: String, severity: Severity = .error, at location: SourceLocation,
        fixIts: [FixIt] = []
    ) {
        diagnostics.append(
            Diagnostic(rule: rule.rawValue, severity: severity, message: message, at: location, fixIts: fixIts))
    }

    mutating func reportMismatch(_ value: JSONValue, expected: String) {
        report(.invalidEntry, "expected \(expected), found \(value.summary)", at: value.location)
    }

    mutating func reportMissing(_ key: String, _ expectation: String, in object: JSONValue) {
        report(.invalidEntry, "missing '\(key)': expected \(expectation)", at: object.location)
    }

    /// Reports a string that is none of `names`, with a fix-it when one of them is near.
    mutating func reportUnknown(_ name: String, at value: JSONValue, of names: [String]) {
        let closest = closestName(to: name, in: names)
        report(
            .invalidEntry,
            "unknown value '\(name)', expected \(names.alternatives)"
                + (closest.map { "; did you mean '\($0)'?" } ?? ""),
            at: value.location,
            fixIts: closest.map { [.replacing(value.range, with: "\"\($0)\"", isSafe: false)] } ?? [])
    }

    /// Counts one more link of a chain; false, and reported, when the entry has too many.
    mutating func countLink(at value: JSONValue) -> Bool {
        chainLinks += 1
        guard chainLinks > ModifiersArrayLimits.chainLinks else { return true }
        report(
            .chainLimit, "the chains of one entry have at most \(ModifiersArrayLimits.chainLinks) links",
            at: value.location)
        return false
    }

    /// An expression written as a node of the wire AST.
    mutating func wireExpression(_ value: JSONValue) -> Expression {
        var reader = WireReader()
        let expression = reader.expression(from: value)
        diagnostics += reader.diagnostics
        return expression
    }
}

extension JSONValue {
    /// What the value is, for a message.
    var summary: String {
        switch kind {
        case .null: "null"
        case .boolean: boolean == true ? "true" : "false"
        case .number: "the number \(numberText ?? "")"
        case .string:
            if let text = string, text.utf8.count <= 40 { "the string '\(text)'" } else { "a string" }
        case .array: "an array"
        case .object: "an object"
        case .invalid: "no value"
        }
    }
}

extension [String] {
    /// `'a', 'b' or 'c'`; long lists are cut off.
    var alternatives: String {
        let shown = prefix(12).map { "'\($0)'" }
        if count > shown.count { return "one of " + shown.joined(separator: ", ") + ", …" }
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension String {
    /// The camelCase form of a snake_case name; underscores at either end stay.
    var camelCased: String {
        guard utf8.contains(UInt8(ascii: "_")) else { return self }
        let leading = prefix { $0 == "_" }
        let trailing = dropFirst(leading.count).reversed().prefix { $0 == "_" }
        var result = String(leading)
        for (index, word) in dropFirst(leading.count).dropLast(trailing.count).split(separator: "_").enumerated() {
            result += index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }
        return result + trailing
    }
}
