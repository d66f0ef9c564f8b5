import LiveryCatalogue
import LiverySource
import LiverySyntax

/// An overload and why it doesn't fit.
struct Failure {
    var overload: Overload
    var mistake: Mistake
}

/// The overloads of a call that don't fit. They are listed only when they are to be spoken of.
struct Failures {
    private(set) var list: [Failure] = []
    /// Whether one doesn't fit because of a mistake that the parser has reported.
    private(set) var hasReported = false

    mutating func add(_ mistake: Mistake, of overload: Overload, _ isListed: Bool) {
        if mistake.isReported { hasReported = true }
        if isListed { list.append(Failure(overload: overload, mistake: mistake)) }
    }
}

/// Arguments that fit a function, in the order of its parameters.
struct Match {
    var arguments: [CheckedArgument] = []
    /// The index of the parameter of each argument, where defaults have to be put in between.
    var places: [Int] = []
    var score = Score()
    var remarks: [Remark] = []
}

extension TypeChecker {
    /// Matches arguments with parameters as Swift does: in order, by label, leaving out parameters that have a default.
    ///
    /// An event or content name without a label may stand for a labelled closure, as a trailing closure does.
    mutating func match(
        _ written: WrittenArguments, with overload: Overload, nameRange: SourceRange
    ) throws(Mistake) -> Match {
        try countStep(nameRange)
        if !isExplaining, !overload.mayTake(written) { throw .unexplained }
        let first = placeCount
        defer { placeCount = first }
        try assign(written.list, to: overload, nameRange)
        var result = Match()
        if makesValues { result.arguments.reserveCapacity(written.list.count) }
        var given = 0
        for index in written.list.indices {
            let place = places[first + index]
            // Places ascend; a variadic parameter has one for each of its arguments.
            if index == 0 || places[first + index - 1] != place { given += 1 }
            do throws(Mistake) {
                let value = try check(written.list[index].value, as: overload.parameters[place].type)
                result.score += value.score
                if !value.remarks.isEmpty { result.remarks += value.remarks }
                if makesValues {
                    let isClosure = overload.parameters[place].isClosure
                    result.arguments.append(
                        CheckedArgument(
                            label: written.list[index].label ?? (isClosure ? overload.parameters[place].label : nil),
                            value: value.expression, isOptional: overload.parameters[place].hasDefault))
                }
            } catch {
                throw within(written.list[index].value, error, progress: 4 + index)
            }
        }
        result.score.defaults = overload.parameters.count - given
        if makesValues, overload.function.kind == .modifier, result.score.defaults > 0 {
            result.places = Array(places[first..<placeCount])
        }
        return result
    }

    /// Puts the index of the parameter of each argument on ``places``.
    mutating func assign(_ arguments: [Argument], to overload: Overload, _ nameRange: SourceRange)
        throws(Mistake)
    {
        let first = placeCount
        let count = overload.parameters.count
        var next = 0
        for index in arguments.indices {
            if arguments[index].label == nil, index > 0, case let last = places[placeCount - 1],
                overload.parameters[last].isVariadic, next == last + 1,
                next >= count || overload.parameters[next].label != nil
            {
                push(place: last)
                continue
            }
            var place = next
            var isSkippingRequired = false
            while place < count, !fits(arguments[index], overload.parameters[place]) {
                if overload.parameters[place].isRequired { isSkippingRequired = true }
                place += 1
            }
            guard place < count, !isSkippingRequired else {
                guard isExplaining else { throw .unexplained }
                throw misplaced(arguments, index, Array(places[first..<placeCount]), next, overload)
            }
            push(place: place)
            next = place + 1
        }
        while next < count {
            if overload.parameters[next].isRequired {
                throw missingArgument(next, overload, nameRange, progress: 1 + placeCount - first)
            }
            next += 1
        }
    }

    private mutating func push(place: Int) {
        if placeCount < places.count { places[placeCount] = place } else { places.append(place) }
        placeCount += 1
    }

    private func fits(_ argument: Argument, _ parameter: Overload.ParameterShape) -> Bool {
        if argument.label == parameter.label { return true }
        guard parameter.isClosure else { return false }
        // LiveView Native's clients take the name of a closure without a label for one: `mask(alignment: .top, mask: :m)`.
        if parameter.label == nil, argument.label == parameter.name { return true }
        guard argument.label == nil else { return false }
        switch argument.value.kind {
        case .event, .atom, .placeholder: return true
        case .array(let elements):
            return parameter.isContent && elements.allSatisfy { if case .atom = $0.kind { true } else { false } }
        default: return false
        }
    }

    // MARK: Modifiers

    /// The overload of a modifier that its arguments fit best.
    ///
    /// - Parameter isWorded: Whether what is wrong is put into words; without, a mistake says only that there is one.
    mutating func check(_ call: ModifierCall, isWorded: Bool = true) throws(Mistake) -> (
        overload: Overload, match: Match
    ) {
        isExplaining = false
        let written = WrittenArguments(call.arguments)
        do throws(Mistake) {
            return try bestOverload(call, written)
        } catch {
            if error.isReported || error.isFinal || !isWorded { throw error }
        }
        isExplaining = true
        return try bestOverload(call, written)
    }

    mutating func bestOverload(_ call: ModifierCall, _ written: WrittenArguments) throws(Mistake) -> (
        overload: Overload, match: Match
    ) {
        reset()
        let overloads = lookups.modifiers(named: call.name)
        guard let overloads else { throw unknownModifier(call) }
        var best: (overload: Overload, match: Match)?
        var failures = Failures()
        for overload in isExplaining ? overloads.declared : overloads.preferred {
            // What can't be better than what was found isn't looked at.
            if let best, !overload.goes(before: best, with: overload.bestScore(forCount: written.list.count)) {
                continue
            }
            if !isExplaining, !overload.mayTake(written) {
                try countStep(call.nameRange)
                continue
            }
            do throws(Mistake) {
                var match = try match(written, with: overload, nameRange: call.nameRange)
                judge(
                    overload.function.availability, isDeprecated: overload.isDeprecated,
                    .modifier(overload), call.nameRange, &match.score, &match.remarks)
                if best.map({ overload.goes(before: $0, with: match.score) }) ?? true { best = (overload, match) }
            } catch {
                if error.isFinal { throw error }
                failures.add(error, of: overload, isExplaining)
            }
        }
        if var best {
            if let remark = try ambiguity(of: call, written, taken: best, among: overloads) {
                best.match.remarks.append(remark)
            }
            return best
        }
        throw explained(failures, of: call.arguments, name: call.name, range: call.nameRange)
    }

    private func unknownModifier(_ call: ModifierCall) -> Mistake {
        guard isExplaining else { return .unexplained }
        if catalogue.type(named: call.name) != nil {
            return Mistake(
                rule: "unknown-modifier", message: "'\(call.name)' is a type, not a modifier", range: call.nameRange)
        }
        let closest = closestName(to: call.name, in: catalogue.modifierNames)
        return Mistake(
            rule: "unknown-modifier",
            message: "there is no modifier '\(call.name)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
            range: call.nameRange,
            fixIts: closest.map { replacement(of: call.nameRange, reading: call.name, with: $0) } ?? [])
    }
}

extension FunctionDeclaration {
    /// The name with its labels, as a message gives it: an initializer goes by its type.
    var displayName: String {
        kind == .initializer ? owner + compoundName.dropFirst("init".count) : compoundName
    }
}
