import LiverySource

/// Parses the words after a command's name: flags, options and arguments in any order.
///
/// Long names take `--name value` or `--name=value`; one-letter names may be joined (`-cv`) and take `-n value`, `-nvalue`
/// or `-n=value`. After `--` everything is an argument, and so are `-` and negative numbers.
struct ArgumentParser {
    private struct Slot {
        var declaration: ParameterDeclaration
        var assign: (String) throws(UsageError) -> Void
    }

    private var slots: [Slot] = []
    private var slotOfName: [String: Int] = [:]

    /// Adds parameters, whose values are set in `storage`.
    mutating func add<Owner>(_ parameters: [CommandParameter<Owner>], to storage: Storage<Owner>) {
        for parameter in parameters {
            for name in parameter.declaration.names { slotOfName[name] = slots.count }
            slots.append(
                Slot(declaration: parameter.declaration) { text throws(UsageError) in
                    try parameter.assign(&storage.value, text)
                })
        }
    }

    /// Where parameters put what they parse.
    final class Storage<Owner: ParameterOwner> {
        var value = Owner()
    }

    /// Parses options up to the first argument and returns what is left, beginning with that argument.
    func parseLeadingOptions(_ words: ArraySlice<String>) throws(UsageError) -> ArraySlice<String> {
        var words = words
        while let word = words.first, isOption(word) {
            words.removeFirst()
            try parseOption(word, &words)
        }
        return words
    }

    /// Parses options and arguments.
    func parse(_ words: ArraySlice<String>) throws(UsageError) {
        var words = words
        var values: [String] = []
        var greedyOption: String?
        while let word = words.popFirst() {
            if word == "--" {
                values += words
                break
            }
            guard isOption(word) else {
                values.append(word)
                continue
            }
            if let option = try parseOption(word, &words) { greedyOption = option }
        }
        try assignArguments(values, afterGreedyOption: greedyOption)
    }

    // MARK: - Options

    /// Whether a word is an option, not a value.
    private func isOption(_ word: String) -> Bool {
        guard word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 else { return false }
        return slotOfName[String(word.prefix(2))] != nil || Double(word) == nil
    }

    /// Parses one word of options with its values, and returns its name when it took several values at once.
    @discardableResult
    private func parseOption(_ word: String, _ words: inout ArraySlice<String>) throws(UsageError) -> String? {
        guard word.hasPrefix("--") else { return try parseShortOptions(word, &words) }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let slot = slotOfName[name].map({ slots[$0] }) else { throw .unknownOption(name, among: names) }
        return try assign(slot, name: name, inline: parts.count > 1 ? String(parts[1]) : nil, &words)
    }

    private func parseShortOptions(_ word: String, _ words: inout ArraySlice<String>) throws(UsageError) -> String? {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let name = "-\(letter)"
            guard let slot = slotOfName[name].map({ slots[$0] }) else {
                throw .unknownOption(word == name ? name : "\(name)' in '\(word)", among: names)
            }
            if slot.declaration.form == .flag {
                if letters.first == "=" { throw UsageError("'\(name)' takes no value") }
                try slot.assign("")
                continue
            }
            let rest = letters.first == "=" ? letters.dropFirst() : letters
            return try assign(slot, name: name, inline: letters.isEmpty ? nil : String(rest), &words)
        }
        return nil
    }

    private func assign(
        _ slot: Slot, name: String, inline: String?, _ words: inout ArraySlice<String>
    ) throws(UsageError) -> String? {
        if slot.declaration.form == .flag {
            guard inline == nil else { throw UsageError("'\(name)' takes no value") }
            try slot.assign("")
            return nil
        }
        if let inline {
            try slot.assign(inline)
            return nil
        }
        guard let value = words.first, value != "--", !isOption(value) else {
            throw UsageError("missing value for '\(name)'", hint: hintForMissingValue(slot, name, next: words.first))
        }
        words.removeFirst()
        try slot.assign(value)
        guard slot.declaration.repetition == .untilNextOption else { return nil }
        var isGreedy = false
        while let value = words.first, value != "--", !isOption(value) {
            words.removeFirst()
            try slot.assign(value)
            isGreedy = true
        }
        return isGreedy ? name : nil
    }

    private func hintForMissingValue(_ slot: Slot, _ name: String, next: String?) -> String? {
        if let next, slotOfName[next] == nil, next != "--" {
            return "write '\(name)=\(next)' for a value that begins with '-'"
        }
        if case .choice(let choices) = slot.declaration.kind { return "it can be \(choices.joined(separator: ", "))" }
        return nil
    }

    private var names: [String] { slots.flatMap(\.declaration.names) }

    // MARK: - Arguments

    /// Hands values to the declared arguments in order; one that takes many leaves enough for those after it.
    private func assignArguments(_ values: [String], afterGreedyOption greedyOption: String?) throws(UsageError) {
        let arguments = slots.filter { $0.declaration.form == .argument }
        var values = values[...]
        var reserved = arguments.count { $0.declaration.isRequired }
        for argument in arguments {
            if argument.declaration.isRequired { reserved -= 1 }
            let available = values.count - reserved
            let wanted = argument.declaration.repetition == .once ? min(1, available) : available
            guard wanted > 0 else {
                guard argument.declaration.isRequired else { continue }
                let hint = greedyOption.map { "'\($0)' takes all values up to the next option: put it last" }
                throw UsageError("missing argument '\(argument.declaration.displayName)'", hint: hint)
            }
            for value in values.prefix(wanted) { try argument.assign(value) }
            values = values.dropFirst(wanted)
        }
        if let value = values.first { throw UsageError("unexpected argument '\(value)'") }
    }
}

extension UsageError {
    static func unknownOption(_ name: String, among names: [String]) -> UsageError {
        // One letter is near every other.
        let closest = name.utf8.count > 2 ? closestName(to: name, in: names.filter { $0.utf8.count > 2 }) : nil
        return UsageError("unknown option '\(name)'", hint: closest.map { "did you mean '\($0)'?" })
    }

    static func unknownCommand(_ name: String, among names: [String]) -> UsageError {
        let closest = closestName(to: name, in: names) ?? (name.isEmpty ? nil : names.first { $0.hasPrefix(name) })
        return UsageError("unknown command '\(name)'", hint: closest.map { "did you mean '\($0)'?" })
    }
}
