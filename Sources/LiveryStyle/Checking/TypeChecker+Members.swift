import LiveryCatalogue
import LiverySource
import LiverySyntax

extension TypeChecker {
    /// The most meanings of one member that are carried on to the next in a chain.
    private static let maximumMeanings = 8

    /// What a name, call or member chain can mean where `expected` is asked for; never empty.
    ///
    /// - Parameter isWhole: Whether the value has to be of the expected type, so that meanings that can't be the best are
    ///   left out; a part of a chain may be of any.
    mutating func candidates(for expression: Expression, expected: KnownType, isWhole: Bool = false) throws(Mistake)
        -> Meanings
    {
        switch expression.kind {
        case .implicitMember(let member) where member.arguments == nil && !isExplaining:
            let plain = try plainMember(member, expression, as: expected)
            if plain.meanings.isEmpty { throw .unexplained }
            return plain.meanings
        default: break
        }
        try countStep(expression.range)
        switch expression.kind {
        case .identifier(let name): throw unknownName(name, expression.range, expected)
        case .implicitMember(let member): return try staticMeanings(of: member, on: expected, expression)
        case .call(let name, let nameRange, let arguments):
            return try initializations(of: name, nameRange, arguments, expected)
        case .member(let base, let member):
            if let type = namedType(base) {
                if let arguments = member.arguments, let nested = lookups.nestedType(named: member.name, in: type) {
                    return try initializations(of: nested, member.nameRange, arguments)
                }
                return try staticMeanings(of: member, on: lookups.valueType(of: type), expression)
            }
            let bases: Meanings
            switch base.kind {
            case .implicitMember, .member, .call, .identifier:
                do throws(Mistake) { bases = try candidates(for: base, expected: expected) } catch {
                    throw addingComma(before: member, expected, to: error)
                }
            case .placeholder, .invalid:
                return Meanings(Meaning(checked: Checked(expression: blank), type: expected))
            case .text(let text):
                bases = Meanings(Meaning(checked: try checkCaptured(text, base.range, as: expected), type: expected))
            default:
                throw mistake(
                    Mistake.certain,
                    Mistake(
                        rule: "member-of-literal", message: "\(found(base)) has no members", range: member.nameRange))
            }
            return try memberMeanings(of: member, on: bases, expected: expected, isWhole: isWhole)
        default: return Meanings(Meaning(checked: try check(expression, as: expected), type: expected))
        }
    }

    // MARK: Types

    /// The type that an expression names: `Color`, `Edge.Set`.
    private func namedType(_ expression: Expression) -> NamedType? {
        switch expression.kind {
        case .identifier(let name): lookups.declaredType(named: name)
        case .member(let base, let member) where member.arguments == nil:
            namedType(base).flatMap { lookups.nestedType(named: member.name, in: $0) }
        default: nil
        }
    }

    // MARK: Static members

    /// What `.name` means where a type is asked for, or `Type.name`.
    mutating func staticMeanings(
        of member: Expression.Member, on type: KnownType, _ expression: Expression
    ) throws(Mistake) -> Meanings {
        guard let named = type.named else {
            throw mismatch(expression, type, "'.\(member.name)'")
        }
        if member.name == "init" {
            return try initializations(of: named, member.nameRange, member.arguments ?? [])
        }
        let members = lookups.staticMembers(named: member.name, on: named)
        guard !members.isEmpty else { throw unknownMember(member, of: named.name, isStatic: true) }
        let written = member.arguments.map(WrittenArguments.init)
        return try meanings(of: member, written, among: members, base: nil, selfType: type)
    }

    // MARK: Members of values

    private mutating func memberMeanings(
        of member: Expression.Member, on bases: Meanings, expected: KnownType, isWhole: Bool
    ) throws(Mistake) -> Meanings {
        let wanted = isWhole && !isExplaining ? expected : nil
        var found = Meanings()
        var mistake: Mistake?
        let written = member.arguments.map(WrittenArguments.init)
        for index in 0..<bases.count {
            guard let base = bases[index], let type = base.type.unwrapped else { continue }
            let members = lookups.members(named: member.name, of: type)
            do throws(Mistake) {
                guard !members.isEmpty else {
                    throw missingComma(before: member, expected)
                        ?? unknownMember(member, of: type.name, isStatic: false)
                }
                found.append(
                    try meanings(
                        of: member, written, among: members, base: base, selfType: base.type, wanted: wanted))
            } catch {
                if error.isFinal { throw error }
                if mistake.map({ error.progress > $0.progress }) ?? true { mistake = error }
            }
            if found.count >= TypeChecker.maximumMeanings { break }
        }
        if found.isEmpty {
            throw mistake
                ?? self.mistake(
                    2,
                    Mistake(
                        rule: "unknown-member", message: "there is no member '\(member.name)' here",
                        range: member.nameRange))
        }
        return found
    }

    /// The members of a name that fit what was written.
    ///
    /// - Parameter wanted: The type that the value is to have, when what can't be its best meaning is to be left out.
    private mutating func meanings(
        of member: Expression.Member, _ written: WrittenArguments?, among members: [MemberCandidate], base: Meaning?,
        selfType: KnownType, wanted: KnownType? = nil
    ) throws(Mistake) -> Meanings {
        var found = Meanings()
        var best: Score?
        var failures = Failures()
        var functionCount = 0
        var propertyMistake: Mistake?
        for candidate in members {
            if let best, !candidate.canBeBetter(than: best, base, written) { continue }
            do throws(Mistake) {
                let meaning = try meaning(of: member, written, as: candidate, base: base, selfType: selfType)
                found.append(meaning)
                if let wanted, let conversions = lookups.conversion(of: meaning.type, to: wanted) {
                    var score = meaning.checked.score
                    score.conversions += conversions
                    best = min(best ?? score, score)
                }
            } catch {
                if error.isFinal { throw error }
                if let overload = candidate.overload {
                    functionCount += 1
                    failures.add(error, of: overload, isExplaining)
                } else {
                    propertyMistake = error
                }
            }
            if found.count >= TypeChecker.maximumMeanings { break }
        }
        if found.isEmpty {
            if functionCount == 0, let propertyMistake { throw propertyMistake }
            throw explained(
                failures, of: member.arguments ?? [], name: member.name, range: member.nameRange)
        }
        return found
    }

    private mutating func meaning(
        of member: Expression.Member, _ written: WrittenArguments?, as candidate: MemberCandidate, base: Meaning?,
        selfType: KnownType
    ) throws(Mistake) -> Meaning {
        var checked = Checked(expression: blank)
        var arguments: [CheckedArgument]?
        var isCalled = false
        if let overload = candidate.overload {
            if written != nil || !candidate.isPlainCase {
                let match = try match(
                    written ?? WrittenArguments([]), with: overload, nameRange: member.nameRange)
                // LiveView Native's wire doesn't tell `.italic` from `.italic()`.
                if written == nil { checked.score.conversions += 1 }
                arguments = match.arguments
                isCalled = true
                checked.add(match.score, match.remarks)
            }
        } else if let written {
            guard written.list.isEmpty else {
                throw mistake(1, unexpectedArguments(of: member, candidate))
            }
            // Nor does it tell `.red()` from `.red`.
            checked.score.conversions += 1
        }
        if let base {
            checked.score += base.checked.score
            if !base.checked.remarks.isEmpty { checked.remarks = base.checked.remarks + checked.remarks }
        }
        judge(
            candidate.availability, isDeprecated: candidate.isDeprecated, .member(member.name), member.nameRange,
            &checked.score, &checked.remarks)
        if base == nil, !isCalled, let value = candidate.value {
            checked.expression = value
        } else if makesValues || (base == nil && written == nil) {
            checked.expression =
                CheckedExpression.member(
                    base: base?.checked.expression, type: candidate.owner ?? selfType.reference.name ?? "",
                    name: member.name, arguments: arguments
                ).folded
        }
        return Meaning(checked: checked, type: type(of: candidate, on: selfType))
    }

    private func type(of candidate: MemberCandidate, on selfType: KnownType) -> KnownType {
        func replaced(_ type: TypeReference) -> TypeReference {
            if case .optional(let wrapped) = type { return .optional(replaced(wrapped)) }
            return selfType.reference
        }
        return switch candidate.result {
        case .own: selfType
        case .optionalOfOwn(let type): lookups.type(replaced(type))
        case .type(let type): type
        }
    }

    // MARK: Initializers

    private mutating func initializations(
        of name: String, _ nameRange: SourceRange, _ arguments: [Argument], _ expected: KnownType
    ) throws(Mistake) -> Meanings {
        guard let type = lookups.declaredType(named: name) else {
            throw name.first?.isUppercase == true
                ? unknownType(name, nameRange) : unknownFunction(name, nameRange, expected)
        }
        return try initializations(of: type, nameRange, arguments)
    }

    private mutating func initializations(
        of type: NamedType, _ nameRange: SourceRange, _ arguments: [Argument]
    ) throws(Mistake) -> Meanings {
        guard let declaration = type.declaration else { throw unknownType(type.name, nameRange) }
        let initializers = lookups.initializers(of: type)
        guard !initializers.isEmpty else {
            throw mistake(
                2,
                Mistake(
                    rule: "no-initializer", message: "\(type.name) has no initializer that a stylesheet can use",
                    range: nameRange))
        }
        let written = WrittenArguments(arguments)
        var best: Match?
        var failures = Failures()
        for initializer in initializers {
            if let best, !isExplaining, !(initializer.bestScore(forCount: written.list.count) < best.score) { continue }
            do throws(Mistake) {
                var match = try match(written, with: initializer, nameRange: nameRange)
                judge(
                    initializer.function.availability, isDeprecated: initializer.isDeprecated,
                    .initializer(type.name), nameRange, &match.score, &match.remarks)
                if best.map({ match.score < $0.score }) ?? true { best = match }
            } catch {
                if error.isFinal { throw error }
                failures.add(error, of: initializer, isExplaining)
            }
        }
        guard let best else { throw explained(failures, of: arguments, name: type.name, range: nameRange) }
        let expression =
            makesValues
            ? CheckedExpression.initialized(type: declaration.name, arguments: best.arguments).folded : blank
        return Meanings(
            Meaning(
                checked: Checked(expression: expression, score: best.score, remarks: best.remarks),
                type: lookups.valueType(of: lookups.named(declaration.name))))
    }
}
