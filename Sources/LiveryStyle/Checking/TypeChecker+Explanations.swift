import LiveryCatalogue
import LiverySource
import LiverySyntax

/// Why calls don't fit, in words. Nothing here runs for a call that does.
extension TypeChecker {
    // MARK: One overload

    /// A mistake in the value of an argument or element, as one of what holds it.
    ///
    /// - Parameter progress: How much the value's being looked at says for what holds it.
    func within(_ value: Expression, _ mistake: Mistake, progress: Int) -> Mistake {
        var mistake = mistake
        guard mistake.progress < Mistake.certain else { return mistake }
        mistake.progress += progress
        if isExplaining, mistake.range != value.range { mistake.isWithinArgument = true }
        return mistake
    }

    /// What is wrong with the label or the place of an argument.
    ///
    /// - Parameters:
    ///   - places: The indices of the parameters of the arguments before it.
    ///   - next: The first parameter that is still to be had.
    func misplaced(
        _ arguments: [Argument], _ index: Int, _ places: [Int], _ next: Int, _ overload: Overload
    ) -> Mistake {
        let argument = arguments[index]
        let function = overload.function
        let parameters = function.parameters
        let progress = 1 + index
        guard let label = argument.label else {
            if let required = parameters.dropFirst(next).first(where: { $0.isRequired }), let wanted = required.label {
                return Mistake(
                    rule: "missing-label", message: "expected the label '\(wanted):'", range: argument.range,
                    fixIts: [.inserting("\(wanted): ", at: argument.range.lowerBound, isSafe: false)],
                    progress: progress)
            }
            let taken =
                parameters.isEmpty
                ? "takes no arguments"
                : parameters.contains { $0.label == nil }
                    ? "takes no further argument without a label" : "takes no argument without a label"
            return Mistake(
                rule: "extra-argument", message: "'\(function.displayName)' \(taken)", brief: taken,
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
                    rule: "argument-order", message: "'\(label):' has to stand before \(before)", range: range,
                    progress: progress + 1)
            }
            let skipped = parameters[next..<place].first { $0.isRequired } ?? parameters[place]
            if let wanted = skipped.label, let later = arguments[index...].first(where: { $0.label == wanted }) {
                return Mistake(
                    rule: "argument-order", message: "'\(wanted):' has to stand before '\(label):'",
                    range: later.labelRange ?? later.range, progress: progress + 1)
            }
            return missing(skipped, function, range, progress: progress)
        }
        let closest = closestName(to: label, in: parameters.compactMap(\.label))
        let suggestion = closest.map { "; did you mean '\($0):'?" } ?? ""
        return Mistake(
            rule: "unknown-label", message: "'\(function.displayName)' has no parameter '\(label):'" + suggestion,
            brief: "no parameter '\(label):'" + suggestion, range: range,
            fixIts: closest.map { replacement(of: range, reading: label, with: $0) } ?? [],
            progress: progress + (closest == nil ? -1 : 0))
    }

    func missingArgument(_ index: Int, _ overload: Overload, _ range: SourceRange, progress: Int) -> Mistake {
        guard isExplaining else { return .unexplained }
        return missing(overload.function.parameters[index], overload.function, range, progress: progress)
    }

    private func missing(
        _ parameter: Parameter, _ function: FunctionDeclaration, _ range: SourceRange, progress: Int
    ) -> Mistake {
        let type = phrase(lookups.type(parameter.type))
        let need =
            parameter.label.map { "needs '\($0):' (\(type))" } ?? "needs a value for '\(parameter.name)' (\(type))"
        return Mistake(
            rule: "missing-argument", message: "'\(function.displayName)' \(need)", brief: need, range: range,
            progress: progress)
    }

    // MARK: All overloads

    /// The mistake to report when no overload fits: one whose correction makes the call right; else that of the overload
    /// that got furthest, with what is wrong with the others as notes; when several got as far for different reasons, that
    /// none fits.
    mutating func explained(
        _ failures: Failures, of arguments: [Argument], name: String, range: SourceRange
    ) -> Mistake {
        guard isExplaining else { return failures.hasReported ? .reported(range) : .unexplained }
        var mistake = explained(failures.list, arguments, name, range)
        // Where a token stands for the call, there is nothing of it to edit.
        if arguments.contains(where: { $0.value.range == range }) { mistake.fixIts = [] }
        return mistake
    }

    private mutating func explained(
        _ failures: [Failure], _ arguments: [Argument], _ name: String, _ range: SourceRange
    ) -> Mistake {
        guard let furthest = failures.map(\.mistake.progress).max() else {
            return Mistake(rule: "no-overload", message: "'\(name)' can't be used here", range: range, progress: 1)
        }
        if let reported = failures.first(where: { $0.mistake.isReported }) { return reported.mistake }
        if furthest < Mistake.corrected {
            if let correction = correction(of: arguments, among: failures) { return correction }
        }
        let best = failures.filter { $0.mistake.progress == furthest }
        if best[0].mistake.rule == "unknown-label", let mixed = mixed(arguments, failures, name) { return mixed }
        guard var mistake = joined(best.map(\.mistake)) else {
            return Mistake(
                rule: "no-overload", message: "no overload of '\(name)' takes these arguments", range: range,
                notes: notes(on: failures), progress: furthest)
        }
        // What no overload could mend, and what lies within an argument, isn't explained by the other overloads.
        if furthest < Mistake.corrected, !mistake.isWithinArgument {
            // That others lack a label that this one has says nothing.
            mistake.notes += notes(
                on: failures.filter { $0.mistake.progress != furthest && $0.mistake.rule != "unknown-label" })
        }
        return mistake
    }

    /// The correction of the first overload that has one, of those that aren't deprecated if possible. Where labels are
    /// missing, other overloads may be meant as well, and are noted.
    private mutating func correction(of arguments: [Argument], among failures: [Failure]) -> Mistake? {
        var found: Mistake?
        var others: [Failure] = []
        for failure in failures.filter({ !$0.overload.isDeprecated }) + failures.filter(\.overload.isDeprecated) {
            guard let correction = correction(of: arguments, for: failure.overload) else { continue }
            guard let first = found else {
                found = correction
                if correction.rule != "missing-label" { break }
                continue
            }
            if correction.rule == first.rule, correction.message != first.message, !failure.overload.isDeprecated {
                others.append(Failure(overload: failure.overload, mistake: correction))
            }
        }
        found?.notes = notes(on: others)
        return found
    }

    /// The mistakes of several overloads as one, when they are about the same thing.
    private func joined(_ mistakes: [Mistake]) -> Mistake? {
        guard var result = mistakes.first else { return nil }
        guard mistakes.allSatisfy({ $0.range == result.range && $0.rule == result.rule }) else { return nil }
        if let fixed = mistakes.first(where: { !$0.fixIts.isEmpty }) { result.fixIts = fixed.fixIts }
        for mistake in mistakes.dropFirst() {
            switch (result.matter, mistake.matter) {
            case (.type(var types, let found), .type(let more, _)):
                for type in more where !types.contains(type) { types.append(type) }
                result.matter = .type(types, found: found)
            case (.capturedText(var types, let text), .capturedText(let more, _)):
                for type in more where !types.contains(type) { types.append(type) }
                result.matter = .capturedText(types, text)
            case (.member(let name, var types, let closest), .member(_, let more, let other)):
                for type in more where !types.contains(type) { types.append(type) }
                result.matter = .member(name, types: types, closest: closest ?? other)
            case (.other(let message), .other(let other)):
                if message == other { continue }
                // A name that means nothing anywhere may be like one that means something for one overload.
                guard result.progress >= Mistake.certain else { return nil }
                if result.fixIts == mistake.fixIts { result = mistake }
            default: return nil
            }
        }
        return result
    }

    /// The mistake of a call whose labels belong to different overloads.
    private func mixed(_ arguments: [Argument], _ failures: [Failure], _ name: String) -> Mistake? {
        func takes(_ failure: Failure, _ label: String) -> Bool {
            failure.overload.parameters.contains { $0.label == label }
        }
        let labels = arguments.compactMap { argument in argument.label.map { (name: $0, argument) } }
        guard labels.allSatisfy({ label in failures.contains { takes($0, label.name) } }) else { return nil }
        for (index, second) in labels.enumerated() {
            for first in labels[..<index]
            where !failures.contains(where: { takes($0, first.name) && takes($0, second.name) }) {
                let notes = failures.compactMap { failure in
                    [first.name, second.name].first { takes(failure, $0) }.map {
                        Diagnostic.Note("\(failure.overload.function.displayName) takes '\($0):'")
                    }
                }
                return Mistake(
                    rule: "no-overload",
                    message: "no overload of '\(name)' takes both '\(first.name):' and '\(second.name):'",
                    range: second.1.labelRange ?? second.1.range, notes: TypeChecker.limited(notes),
                    progress: Mistake.corrected)
            }
        }
        return nil
    }

    // MARK: Notes

    /// The most overloads that a diagnostic lists.
    private static let maximumListed = 8

    private func notes(on failures: [Failure]) -> [Diagnostic.Note] {
        let sorted = failures.enumerated().sorted {
            ($1.element.mistake.progress, $0.offset) < ($0.element.mistake.progress, $1.offset)
        }.map(\.element)
        return TypeChecker.limited(
            sorted.map { Diagnostic.Note("\($0.overload.function.displayName): \($0.mistake.brief)") })
    }

    /// The first notes, each once, and how many more there are.
    private static func limited(_ notes: [Diagnostic.Note]) -> [Diagnostic.Note] {
        var seen: Set<String> = []
        let notes = notes.filter { seen.insert($0.message).inserted }
        guard notes.count > maximumListed else { return notes }
        let more = notes.count - maximumListed
        return notes.prefix(maximumListed) + [Diagnostic.Note("and \(more) more overload\(more == 1 ? "" : "s")")]
    }
}
