import LiveryCatalogue
import LiverySource
import LiverySyntax

/// An overload and why it doesn't fit.
struct Failure {
    var function: FunctionDeclaration
    var mistake: Mistake
}

/// The overloads of a call that don't fit. They are listed only when they are to be spoken of.
struct Failures {
    private(set) var list: [Failure] = []
    /// Whether one doesn't fit because of a mistake that the parser has reported.
    private(set) var hasReported = false

    mutating func add(_ mistake: Mistake, of overload: Overload, _ isListed: Bool) {
        if mistake.isReported { hasReported = true }
        if isListed { list.append(Failure(function: overload.function, mistake: mistake)) }
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
                var mistake = error
                if mistake.progress < Mistake.certain { mistake.progress += 4 + index }
                throw mistake
            }
        }
        result.score.defaults = overload.parameters.count - given
        if makesValues, overload.function.kind == .modifier, result.score.defaults > 0 {
            result.places = Array(places[first..<placeCount])
        }
        return result
    }

    /// Puts the index of the parameter of each argument on ``places``.
    private mutating func assign(_ arguments: [Argument], to overload: Overload, _ nameRange: SourceRange)
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
                throw misplaced(arguments, index, Array(places[first..<placeCount]), next, overload.function)
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

    // MARK: Mistakes

    private func misplaced(
        _ arguments: [Argument], _ index: Int, _ places: [Int], _ next: Int, _ function: FunctionDeclaration
    ) -> Mistake {
        let argument = arguments[index]
        let parameters = function.parameters
        let progress = 1 + index
        guard let label = argument.label else {
            if let required = parameters.dropFirst(next).first(where: { $0.isRequired }), let wanted = required.label {
                return Mistake(
                    rule: "missing-label", message: "expected the label '\(wanted):'", range: argument.range,
                    fixIts: [.inserting("\(wanted): ", at: argument.range.lowerBound, isSafe: false)],
                    progress: progress)
            }
            return Mistake(
                rule: "extra-argument", message: "'\(function.displayName)' takes no further argument without a label",
                range: argument.range, progress: progress)
        }
        let range = argument.labelRange ?? argument.range
        if let place = parameters.firstIndex(where: { $0.label == label }) {
            if places.contains(place) {
                return Mistake(
                    rule: "duplicate-argument", message: "'\(label):' is given twice", range: range, progress: progress)
            }
            if place < next {
                let before = parameters[places.last ?? 0].label.map { "'\($0):'" } ?? "the argument before it"
                return Mistake(
                    rule: "argument-order", message: "'\(label):' stands before \(before)", range: range,
                    progress: progress + 1)
            }
            let skipped = parameters[next..<place].first { $0.isRequired } ?? parameters[place]
            if let wanted = skipped.label, let later = arguments[index...].first(where: { $0.label == wanted }) {
                return Mistake(
                    rule: "argument-order", message: "'\(wanted):' stands before '\(label):'",
                    range: later.labelRange ?? later.range, progress: progress + 1)
            }
            return missing(skipped, function, range, progress: progress)
        }
        let labels = parameters.compactMap(\.label)
        let closest = closestName(to: label, in: labels)
        return Mistake(
            rule: "unknown-label",
            message: "'\(function.displayName)' has no parameter '\(label):'"
                + (closest.map { "; did you mean '\($0):'?" } ?? ""), range: range,
            fixIts: closest.map { [.replacing(range, with: $0, isSafe: false)] } ?? [],
            progress: progress + (closest == nil ? -1 : 0))
    }

    private func missingArgument(
        _ index: Int, _ overload: Overload, _ range: SourceRange, progress: Int
    ) -> Mistake {
        guard isExplaining else { return .unexplained }
        return missing(overload.function.parameters[index], overload.function, range, progress: progress)
    }

    private func missing(
        _ parameter: Parameter, _ function: FunctionDeclaration, _ range: SourceRange, progress: Int
    ) -> Mistake {
        let what = parameter.label.map { "'\($0):'" } ?? "'\(parameter.name)'"
        return Mistake(
            rule: "missing-argument",
            message: "'\(function.displayName)' needs \(what), \(phrase(lookups.type(parameter.type)))",
            range: range, progress: progress)
    }

    /// The mistake to report when no overload fits: that of the overload that got furthest, with what is wrong with the
    /// others as notes; when several got as far for different reasons, that none fits.
    func explained(_ failures: Failures, name: String, range: SourceRange) -> Mistake {
        guard isExplaining else { return failures.hasReported ? .reported(range) : .unexplained }
        let failures = failures.list
        guard let furthest = failures.map(\.mistake.progress).max() else {
            return Mistake(rule: "no-overload", message: "'\(name)' can't be used here", range: range, progress: 1)
        }
        if let reported = failures.first(where: { $0.mistake.isReported }) { return reported.mistake }
        let best = failures.filter { $0.mistake.progress == furthest }
        if Set(best.map { "\($0.mistake.rule) \($0.mistake.message) \($0.mistake.range)" }).count == 1,
            var mistake = best.first?.mistake
        {
            // What no overload could mend isn't explained by the others.
            if failures.count > 1, furthest < Mistake.certain {
                mistake.notes += notes(on: failures.filter { $0.mistake.progress != furthest })
            }
            return mistake
        }
        let isTypes = best.allSatisfy {
            $0.mistake.rule == "type-mismatch" && $0.mistake.range == best[0].mistake.range
        }
        if isTypes {
            var mistake = best[0].mistake
            let types = best.map { $0.mistake.message }.reduce(into: [String]()) { list, message in
                let wanted =
                    message.split(separator: ",", maxSplits: 1).first.map { String($0.dropFirst("expected ".count)) }
                    ?? message
                if !list.contains(wanted) { list.append(wanted) }
            }
            let found = best[0].mistake.message.split(separator: ",", maxSplits: 1).last.map(String.init) ?? ""
            mistake.message = "expected " + types.joined(separator: " or ") + "," + found
            mistake.notes = notes(on: failures)
            return mistake
        }
        return Mistake(
            rule: "no-overload", message: "no overload of '\(name)' takes these arguments", range: range,
            notes: notes(on: failures), progress: furthest)
    }

    /// The most overloads that a diagnostic lists.
    private static let maximumListed = 8

    private func notes(on failures: [Failure]) -> [Diagnostic.Note] {
        let sorted = failures.enumerated().sorted {
            ($1.element.mistake.progress, $0.offset) < ($0.element.mistake.progress, $1.offset)
        }.map(\.element)
        var notes = sorted.prefix(TypeChecker.maximumListed).map { failure in
            Diagnostic.Note("\(failure.function.displayName): \(failure.mistake.message)")
        }
        if sorted.count > TypeChecker.maximumListed {
            notes.append(Diagnostic.Note("and \(sorted.count - TypeChecker.maximumListed) more overloads"))
        }
        return notes
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
            if error.isReported || !isWorded { throw error }
        }
        isExplaining = true
        return try bestOverload(call, written)
    }

    private mutating func bestOverload(_ call: ModifierCall, _ written: WrittenArguments) throws(Mistake) -> (
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
                if error.progress == .max { throw error }
                failures.add(error, of: overload, isExplaining)
            }
        }
        if let best { return best }
        throw explained(failures, name: call.name, range: call.nameRange)
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
            range: call.nameRange, fixIts: closest.map { [.replacing(call.nameRange, with: $0, isSafe: false)] } ?? [])
    }
}

extension FunctionDeclaration {
    /// The name with its labels, as a message gives it: an initializer goes by its type.
    var displayName: String {
        kind == .initializer ? owner + compoundName.dropFirst("init".count) : compoundName
    }
}
