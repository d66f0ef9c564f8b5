import LiveryCatalogue
import LiverySource
import LiverySyntax

extension TypeChecker {
    /// The most meanings of one member that are carried on to the next in a chain.
    private static let maximumMeanings = 8

    /// What a name, call or member chain can mean where `expected` is asked for; never empty.
    mutating func candidates(for expression: Expression, expected: TypeReference) throws(Mistake) -> [Checked] {
        try countStep(expression.range)
        switch expression.kind {
        case .identifier(let name): throw unknownName(name, expression.range)
        case .implicitMember(let member): return try staticMeanings(of: member, on: expected, expression)
        case .call(let name, let nameRange, let arguments):
            return try initializations(of: name, nameRange, arguments)
        case .member(let base, let member):
            if let type = typeName(base) {
                if let nested = nestedType(type, member.name), let arguments = member.arguments {
                    return try initializations(of: nested, member.nameRange, arguments)
                }
                return try staticMeanings(of: member, on: .named(type), expression)
            }
            let bases: [Checked]
            switch base.kind {
            case .implicitMember, .member, .call, .identifier: bases = try candidates(for: base, expected: expected)
            case .placeholder, .invalid: return [Checked(expression: .constant(.null), type: expected)]
            case .text(let text): bases = [try checkCaptured(text, base.range, as: expected)]
            default:
                throw Mistake(
                    rule: "member-of-literal", message: "\(found(base)) has no members", range: member.nameRange,
                    progress: 2)
            }
            return try memberMeanings(of: member, on: bases)
        default: return [try check(expression, as: expected)]
        }
    }

    // MARK: Types

    /// The type that an expression names: `Color`, `Edge.Set`.
    private func typeName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .identifier(let name): return lookups.isType(name) ? name : nil
        case .member(let base, let member) where member.arguments == nil:
            return typeName(base).flatMap { nestedType($0, member.name) }
        default: return nil
        }
    }

    private func nestedType(_ outer: String, _ name: String) -> String? {
        let nested = outer + "." + name
        return lookups.isType(nested) ? nested : nil
    }

    private func unknownName(_ name: String, _ range: SourceRange) -> Mistake {
        guard isExplaining else { return .unexplained }
        if catalogue.type(named: name) != nil {
            return Mistake(
                rule: "type-as-value", message: "'\(name)' is a type, not a value; write \(name)(…) or a member of it",
                range: range, progress: Mistake.certain)
        }
        if name.first?.isUppercase == true { return unknownType(name, range) }
        let closest = closestName(to: name, in: variables)
        return Mistake(
            rule: "unknown-variable",
            message: "'\(name)' is neither captured by the rule's pattern nor a token declared before"
                + (closest.map { "; did you mean '\($0)'?" } ?? ""), range: range,
            fixIts: closest.map { [.replacing(range, with: $0, isSafe: false)] } ?? [], progress: Mistake.certain)
    }

    private func unknownType(_ name: String, _ range: SourceRange) -> Mistake {
        guard isExplaining else { return .unexplained }
        let closest = closestName(to: name, in: catalogue.typeNames)
        return Mistake(
            rule: "unknown-type",
            message: "there is no type '\(name)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
            range: range, fixIts: closest.map { [.replacing(range, with: $0, isSafe: false)] } ?? [],
            progress: Mistake.certain)
    }

    // MARK: Static members

    /// What `.name` means where a type is asked for, or `Type.name`.
    private mutating func staticMeanings(
        of member: Expression.Member, on type: TypeReference, _ expression: Expression
    ) throws(Mistake) -> [Checked] {
        guard let typeName = type.name else {
            throw mismatch(expression, type, "'.\(member.name)'")
        }
        if member.name == "init" {
            return try initializations(of: typeName, member.nameRange, member.arguments ?? [])
        }
        let members = staticMembers(named: member.name, on: typeName)
        guard !members.isEmpty else { throw unknownMember(member, of: typeName, isStatic: true) }
        return try meanings(of: member, among: members, base: nil, selfType: type)
    }

    // MARK: Members of values

    private mutating func memberMeanings(
        of member: Expression.Member, on bases: [Checked]
    ) throws(Mistake) -> [Checked] {
        var found: [Checked] = []
        var mistake: Mistake?
        for base in bases {
            guard let typeName = base.type.unwrapped.name else { continue }
            let members = members(named: member.name, of: typeName)
            do throws(Mistake) {
                guard !members.isEmpty else { throw unknownMember(member, of: typeName, isStatic: false) }
                found += try meanings(of: member, among: members, base: base, selfType: base.type)
            } catch {
                if mistake.map({ error.progress > $0.progress }) ?? true { mistake = error }
            }
            if found.count >= TypeChecker.maximumMeanings { break }
        }
        if found.isEmpty {
            throw mistake
                ?? Mistake(
                    rule: "unknown-member", message: "there is no member '\(member.name)' here",
                    range: member.nameRange,
                    progress: 2)
        }
        return found
    }

    private func unknownMember(_ member: Expression.Member, of type: String, isStatic: Bool) -> Mistake {
        guard isExplaining else { return .unexplained }
        let names = isStatic ? catalogue.staticMemberNames(on: type) : catalogue.memberNames(of: type)
        let closest = closestName(to: member.name, in: names)
        var notes: [Diagnostic.Note] = []
        if closest == nil, !names.isEmpty, isStatic, names.count <= 24 {
            notes.append(Diagnostic.Note("\(type) has " + names.map { "." + $0 }.joined(separator: ", ")))
        }
        return Mistake(
            rule: "unknown-member",
            message: "\(type) has no member '\(member.name)'" + (closest.map { "; did you mean '.\($0)'?" } ?? ""),
            range: member.nameRange, notes: notes,
            fixIts: closest.map { [.replacing(member.nameRange, with: $0, isSafe: false)] } ?? [],
            progress: closest == nil ? 2 : 3)
    }

    /// The members of a name that fit what was written.
    private mutating func meanings(
        of member: Expression.Member, among members: [Member], base: Checked?, selfType: TypeReference
    ) throws(Mistake) -> [Checked] {
        var found: [Checked] = []
        var failures: [Failure] = []
        var propertyMistake: Mistake?
        for candidate in members {
            do throws(Mistake) {
                found.append(try meaning(of: member, as: candidate, base: base, selfType: selfType))
            } catch {
                if case .function(let function) = candidate {
                    failures.append(Failure(function: function, mistake: error))
                } else {
                    propertyMistake = error
                }
            }
            if found.count >= TypeChecker.maximumMeanings { break }
        }
        if found.isEmpty {
            if failures.isEmpty, let propertyMistake { throw propertyMistake }
            throw explained(failures, name: member.name, range: member.nameRange)
        }
        return found
    }

    private mutating func meaning(
        of member: Expression.Member, as candidate: Member, base: Checked?, selfType: TypeReference
    ) throws(Mistake) -> Checked {
        var checked = Checked(
            expression: .constant(.null), type: replacingSelf(candidate.type, by: selfType))
        var arguments: [CheckedArgument]?
        switch candidate {
        case .property:
            if let written = member.arguments {
                guard written.isEmpty else {
                    throw Mistake(
                        rule: "unexpected-arguments", message: "'\(member.name)' takes no arguments",
                        range: member.nameRange,
                        progress: 1)
                }
                // LiveView Native's wire doesn't tell `.red()` from `.red`.
                checked.score.conversions += 1
            }
        case .function(let function):
            if member.arguments == nil, function.kind == .enumCase, function.parameters.isEmpty { break }
            let match = try match(
                member.arguments ?? [], with: function, nameRange: member.nameRange)
            // Nor does it tell `.italic` from `.italic()`.
            if member.arguments == nil { checked.score.conversions += 1 }
            arguments = match.arguments
            checked.score = checked.score + match.score
            checked.remarks += match.remarks
        }
        if let base {
            checked.score = checked.score + base.score
            checked.remarks = base.remarks + checked.remarks
        }
        judge(candidate.availability, "'.\(member.name)'", member.nameRange, &checked.score, &checked.remarks)
        checked.expression =
            CheckedExpression.member(
                base: base?.expression, type: candidate.owner == "Self" ? selfType.name ?? "" : ownerName(candidate),
                name: member.name, arguments: arguments
            ).folded
        return checked
    }

    /// The type that a static member is listed under for the host: the type it gives when a protocol's extension declares
    /// it, so that `.red` is a `Color` in any place.
    private func ownerName(_ member: Member) -> String {
        let isStatic =
            switch member {
            case .property(let property): property.isStatic
            case .function(let function): function.kind == .staticMethod || function.kind == .enumCase
            }
        guard isStatic, case .named(let name, _) = member.type, name != "Self", lookups.isProtocol(member.owner) else {
            return member.owner
        }
        return name
    }

    /// `Self` in a member's type means the type that the member was found on.
    private func replacingSelf(_ type: TypeReference, by selfType: TypeReference) -> TypeReference {
        switch type {
        case .named("Self", _): selfType
        case .optional(let wrapped): .optional(replacingSelf(wrapped, by: selfType))
        default: catalogue.resolved(type)
        }
    }

    // MARK: Initializers

    mutating func initializations(
        of type: String, _ nameRange: SourceRange, _ arguments: [Argument]
    ) throws(Mistake) -> [Checked] {
        guard let (typeName, initializers) = lookups.initializers(of: type) else { throw unknownType(type, nameRange) }
        guard !initializers.isEmpty else {
            throw Mistake(
                rule: "no-initializer", message: "\(type) has no initializer that a stylesheet can use",
                range: nameRange,
                progress: 2)
        }
        var found: [Checked] = []
        var failures: [Failure] = []
        for initializer in initializers {
            do throws(Mistake) {
                let match = try match(arguments, with: initializer, nameRange: nameRange)
                var checked = Checked(
                    expression: CheckedExpression.initialized(type: typeName, arguments: match.arguments).folded,
                    type: .named(typeName), score: match.score, remarks: match.remarks)
                judge(initializer.availability, "'\(type)(…)'", nameRange, &checked.score, &checked.remarks)
                found.append(checked)
            } catch {
                failures.append(Failure(function: initializer, mistake: error))
            }
        }
        guard let best = found.min(by: { $0.score < $1.score }) else {
            throw explained(failures, name: type, range: nameRange)
        }
        return [best]
    }

    // MARK: Availability

    /// Scores what isn't available or is deprecated on the targets, and adds the remark for it.
    func judge(
        _ availability: Availability, _ subject: @autoclosure () -> String, _ range: SourceRange,
        _ score: inout Score, _ remarks: inout [Mistake]
    ) {
        for target in targets {
            switch availability[target.platform] {
            case .unavailable:
                score.unavailable += 1
                remarks.append(
                    Mistake(
                        rule: "unavailable", message: "\(subject()) is not available on \(target.platform.rawValue)",
                        range: range))
            case .since(let version) where version > target.version:
                score.unavailable += 1
                remarks.append(
                    Mistake(
                        rule: "unavailable",
                        message: "\(subject()) needs \(target.platform.rawValue) \(version), "
                            + "and the target is \(target)",
                        range: range))
            default: break
            }
        }
        guard let deprecation = availability.deprecation else { return }
        score.deprecated += 1
        let applies =
            targets.isEmpty
            ? deprecation.isUnconditional : targets.contains { deprecation.applies(to: $0.platform, $0.version) }
        guard applies else { return }
        let advice =
            deprecation.renamed.map { "; use '\($0)'" } ?? deprecation.message.map { ": " + $0 } ?? ""
        remarks.append(
            Mistake(
                rule: "deprecated", severity: .warning, message: "\(subject()) is deprecated\(advice)", range: range))
    }
}
