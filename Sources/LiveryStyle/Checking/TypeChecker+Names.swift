import LiveryCatalogue
import LiverySource
import LiverySyntax

/// What is wrong with names that mean nothing where they stand.
extension TypeChecker {
    // MARK: Types and variables

    func unknownName(_ name: String, _ range: SourceRange, _ expected: KnownType) -> Mistake {
        guard isExplaining else { return .unexplained }
        if let type = lookups.declaredType(named: name) {
            let member = valueNames(of: type, maximum: 1).first.map { ", such as \(name).\($0)" } ?? ""
            return Mistake(
                rule: "type-as-value",
                message: "'\(name)' is a type, not a value; write \(name)(…) or a member of it" + member,
                range: range, progress: Mistake.certain)
        }
        if name.first?.isUppercase == true { return unknownType(name, range) }
        if let token = tokens.first(where: { $0.name == name && $0.range.lowerBound > range.lowerBound }) {
            let line = LineIndex(file).position(of: token.range.lowerBound).line
            return Mistake(
                rule: "unknown-variable",
                message: "'\(name)' is declared below, on line \(line); a token has to stand before its use",
                range: range, progress: Mistake.certain)
        }
        var suggestion = closestName(to: name, in: variables)
        if let type = expected.named, !lookups.staticMembers(named: name, on: type).isEmpty { suggestion = ".\(name)" }
        return Mistake(
            rule: "unknown-variable",
            message: "'\(name)' is neither captured by the rule's pattern nor a token declared before"
                + (suggestion.map { "; did you mean '\($0)'?" } ?? ""), range: range,
            fixIts: suggestion.map { replacement(of: range, reading: name, with: $0) } ?? [],
            progress: Mistake.certain)
    }

    func unknownType(_ name: String, _ range: SourceRange) -> Mistake {
        guard isExplaining else { return .unexplained }
        let closest = closestName(to: name, in: catalogue.typeNames)
        return Mistake(
            rule: "unknown-type",
            message: "there is no type '\(name)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
            range: range, fixIts: closest.map { replacement(of: range, reading: name, with: $0) } ?? [],
            progress: Mistake.certain)
    }

    /// The mistake of a call whose name is none that a stylesheet can call: those of its own, or a member without its dot.
    func unknownFunction(_ name: String, _ range: SourceRange, _ expected: KnownType) -> Mistake {
        guard isExplaining else { return .unexplained }
        let own = ["attr", "event", "gesture_state", "to_ime", "to_integer", "to_float", "to_atom", "to_boolean"]
        var suggestion = closestName(to: name, in: own)
        if let type = expected.named, !lookups.staticMembers(named: name, on: type).isEmpty { suggestion = ".\(name)" }
        if suggestion == nil { suggestion = closestName(to: name, in: catalogue.typeNames) }
        return Mistake(
            rule: "unknown-function",
            message: "there is no function '\(name)'"
                + (suggestion.map { "; did you mean '\($0)'?" }
                    ?? "; a stylesheet calls types, as in Color(\"name\"), and attr, event and gesture_state"),
            range: range, fixIts: suggestion.map { replacement(of: range, reading: name, with: $0) } ?? [],
            progress: Mistake.certain)
    }

    // MARK: Members

    func unknownMember(_ member: Expression.Member, of type: String, isStatic: Bool) -> Mistake {
        guard isExplaining else { return .unexplained }
        let names = isStatic ? catalogue.staticMemberNames(on: type) : catalogue.memberNames(of: type)
        let closest = closestName(to: member.name, in: names)
        var mistake = Mistake(
            rule: "unknown-member", .member(member.name, types: [type], closest: closest), range: member.nameRange,
            fixIts: closest.map { replacement(of: member.nameRange, reading: member.name, with: $0) } ?? [],
            progress: closest == nil ? 2 : 3)
        if closest == nil, !names.isEmpty, isStatic, names.count <= 24 {
            mistake.notes = [Diagnostic.Note("\(type) has " + names.map { "." + $0 }.joined(separator: ", "))]
        }
        return mistake
    }

    /// The mistake of two values in a list, such as `[.top .bottom]`, which read as a member of the first.
    func missingComma(before member: Expression.Member, _ expected: KnownType) -> Mistake? {
        guard isExplaining, let type = expected.named, !lookups.staticMembers(named: member.name, on: type).isEmpty
        else { return nil }
        let bytes = file.bytes
        let dot = Int(member.nameRange.lowerBound) - 1
        guard dot > 0, dot < bytes.count, bytes[dot] == UInt8(ascii: "."), bytes[dot - 1] <= UInt8(ascii: " ") else {
            return nil
        }
        var end = dot
        while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        return Mistake(
            rule: "missing-comma", message: "expected ',' before '.\(member.name)'",
            range: SourceRange(dot, Int(member.nameRange.upperBound)),
            fixIts: [.inserting(",", at: UInt32(clamping: end), isSafe: false)], progress: Mistake.certain)
    }

    /// A comma that is missing within a chain, with the one before the member that follows in it.
    func addingComma(before member: Expression.Member, _ expected: KnownType, to mistake: Mistake) -> Mistake {
        guard mistake.rule == "missing-comma", let edits = mistake.fixIts.first?.edits,
            let more = missingComma(before: member, expected)?.fixIts.first?.edits
        else { return mistake }
        var mistake = mistake
        mistake.fixIts = [FixIt("insert ','", edits: edits + more, isSafe: false)]
        return mistake
    }

    func unexpectedArguments(of member: Expression.Member, _ candidate: MemberCandidate) -> Mistake {
        let kind = candidate.overload == nil ? "a property" : "a case"
        var mistake = Mistake(
            rule: "unexpected-arguments", message: "'\(member.name)' is \(kind) and takes no arguments",
            range: member.nameRange)
        if file.text(in: member.nameRange) == member.name, let end = member.arguments?.last?.range.upperBound,
            let closing = closingParenthesis(after: end)
        {
            mistake.fixIts = [
                FixIt(
                    "remove the arguments",
                    edits: [.deletion(of: SourceRange(member.nameRange.upperBound, closing + 1))], isSafe: false)
            ]
        }
        return mistake
    }

    /// The place of a parenthesis that only white space parts from a place.
    private func closingParenthesis(after offset: UInt32) -> UInt32? {
        let bytes = file.bytes
        var index = Int(offset)
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: ")") ? UInt32(index) : nil
    }

    /// The first static members of a type that are values of it and aren't called.
    func valueNames(of type: NamedType, maximum: Int) -> [String] {
        var found: [String] = []
        for name in catalogue.staticMemberNames(on: type.name) where found.count < maximum {
            let isValue = lookups.staticMembers(named: name, on: type).contains { member in
                guard member.overload == nil || member.isPlainCase, !member.isDeprecated else { return false }
                return switch member.result {
                case .own: true
                case .optionalOfOwn: false
                case .type(let result): result.reference.name == type.name
                }
            }
            if isValue { found.append(name) }
        }
        return found
    }
}
