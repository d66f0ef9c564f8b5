import LiveryCatalogue
import LiverySource
import LiverySyntax

/// An overload and why it doesn't fit.
struct Failure {
    var function: FunctionDeclaration
    var mistake: Mistake
}

extension TypeChecker {
    /// Arguments that fit a function, in the order of its parameters.
    struct Match {
        /// The index of the parameter of each argument.
        var places: [Int] = []
        var arguments: [CheckedArgument] = []
        var score = Score()
        var remarks: [Mistake] = []
    }

    /// Matches arguments with parameters as Swift does: in order, by label, leaving out parameters that have a default.
    ///
    /// An event or content name without a label may stand for a labelled closure, as a trailing closure does.
    mutating func match(
        _ arguments: [Argument], with function: FunctionDeclaration, nameRange: SourceRange
    ) throws(Mistake) -> Match {
        try countStep(nameRange)
        let places = try assign(arguments, to: function, nameRange)
        var result = Match(places: places)
        var progress = 4
        for (argument, place) in zip(arguments, places) {
            let parameter = function.parameters[place]
            do throws(Mistake) {
                let value = try check(argument.value, as: parameter.type)
                result.score = result.score + value.score
                result.remarks += value.remarks
                result.arguments.append(
                    CheckedArgument(
                        label: argument.label
                            ?? (parameter.type.isAction || parameter.type.isContent ? parameter.label : nil),
                        value: value.expression, isOptional: parameter.defaultText != nil))
                progress += 1
            } catch {
                var mistake = error
                if mistake.progress < Mistake.certain { mistake.progress += progress }
                throw mistake
            }
        }
        // Places ascend; a variadic parameter has one for each of its arguments.
        let given = places.indices.count { $0 == 0 || places[$0] != places[$0 - 1] }
        result.score.defaults = function.parameters.count - given
        return result
    }

    /// The parameter of each argument.
    private func assign(_ arguments: [Argument], to function: FunctionDeclaration, _ nameRange: SourceRange)
        throws(Mistake)
        -> [Int]
    {
        let parameters = function.parameters
        var places: [Int] = []
        var next = 0
        for (index, argument) in arguments.enumerated() {
            if argument.label == nil, let last = places.last, parameters[last].isVariadic, next == last + 1,
                next >= parameters.count || parameters[next].label != nil
            {
                places.append(last)
                continue
            }
            guard let place = (next..<max(next, parameters.count)).first(where: { fits(argument, parameters[$0]) }),
                parameters[next..<place].allSatisfy({ !$0.isRequired })
            else {
                throw misplaced(arguments, index, places, next, function)
            }
            places.append(place)
            next = place + 1
        }
        if let missing = parameters[min(next, parameters.count)...].first(where: { $0.isRequired }) {
            throw missingArgument(missing, function, nameRange, progress: 1 + places.count)
        }
        return places
    }

    private func fits(_ argument: Argument, _ parameter: Parameter) -> Bool {
        if argument.label == parameter.label { return true }
        // LiveView Native's clients take the name of a closure without a label for one: `mask(alignment: .top, mask: :m)`.
        if parameter.label == nil, argument.label == parameter.name, parameter.type.isAction || parameter.type.isContent
        {
            return true
        }
        guard argument.label == nil, parameter.type.isAction || parameter.type.isContent else { return false }
        switch argument.value.kind {
        case .event, .atom, .placeholder: return true
        case .array(let elements):
            return parameter.type.isContent && elements.allSatisfy { if case .atom = $0.kind { true } else { false } }
        default: return false
        }
    }

    // MARK: Mistakes

    private func misplaced(
        _ arguments: [Argument], _ index: Int, _ places: [Int], _ next: Int, _ function: FunctionDeclaration
    ) -> Mistake {
        guard isExplaining else { return .unexplained }
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
            return missingArgument(skipped, function, range, progress: progress)
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
        _ parameter: Parameter, _ function: FunctionDeclaration, _ range: SourceRange, progress: Int
    ) -> Mistake {
        guard isExplaining else { return .unexplained }
        let what = parameter.label.map { "'\($0):'" } ?? "'\(parameter.name)'"
        return Mistake(
            rule: "missing-argument",
            message: "'\(function.displayName)' needs \(what), \(phrase(parameter.type))",
            range: range, progress: progress)
    }

    /// The mistake to report when no overload fits: that of the overload that got furthest, with what is wrong with the
    /// others as notes; when several got as far for different reasons, that none fits.
    func explained(_ failures: [Failure], name: String, range: SourceRange) -> Mistake {
        guard isExplaining else {
            return failures.contains { $0.mistake.isReported } ? .reported(range) : .unexplained
        }
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
    mutating func check(_ call: ModifierCall) throws(Mistake) -> (function: FunctionDeclaration, match: Match) {
        isExplaining = false
        do throws(Mistake) {
            return try bestOverload(call)
        } catch {
            if error.isReported { throw error }
        }
        isExplaining = true
        return try bestOverload(call)
    }

    private mutating func bestOverload(_ call: ModifierCall) throws(Mistake) -> (
        function: FunctionDeclaration, match: Match
    ) {
        resetSteps()
        let overloads = modifiers(named: call.name)
        guard !overloads.isEmpty else { throw unknownModifier(call) }
        var best: (function: FunctionDeclaration, match: Match)?
        var failures: [Failure] = []
        for function in overloads {
            do throws(Mistake) {
                var match = try match(call.arguments, with: function, nameRange: call.nameRange)
                judge(
                    function.availability, "'\(function.displayName)'", call.nameRange, &match.score, &match.remarks)
                if best.map({ match.score < $0.match.score }) ?? true { best = (function, match) }
            } catch {
                if error.progress == .max { throw error }
                failures.append(Failure(function: function, mistake: error))
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
