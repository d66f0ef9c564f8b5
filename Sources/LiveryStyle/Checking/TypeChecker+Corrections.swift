import LiverySource
import LiverySyntax

/// Corrections of calls that are tried out before they are suggested: the call is right with them.
extension TypeChecker {
    /// What is wrong with arguments that an overload takes once their labels or their order are changed; nil when nothing
    /// of the kind helps.
    mutating func correction(of arguments: [Argument], for overload: Overload) -> Mistake? {
        guard !arguments.isEmpty else { return nil }
        return wrongOrder(arguments, overload) ?? swapped(arguments, overload) ?? missingLabels(arguments, overload)
            ?? needlessLabel(arguments, overload)
    }

    private mutating func wrongOrder(_ arguments: [Argument], _ overload: Overload) -> Mistake? {
        var places: [Int] = []
        for argument in arguments {
            let place = overload.parameters.indices.first {
                overload.parameters[$0].label == argument.label && !places.contains($0)
            }
            guard let place else { return nil }
            places.append(place)
        }
        guard let late = places.indices.dropFirst().first(where: { places[$0] < places[$0 - 1] }),
            let earlier = places[..<late].firstIndex(where: { $0 > places[late] })
        else { return nil }
        let sorted = arguments.indices.sorted { places[$0] < places[$1] }.map { arguments[$0] }
        guard takes(sorted, overload) else { return nil }
        let edits = zip(arguments, sorted).filter { $0 != $1 }.map {
            TextEdit($0.range, replacement: file.text(in: $1.range))
        }
        let argument = arguments[late]
        let before = arguments[earlier].label.map { "'\($0):'" } ?? "the argument without a label"
        let subject = argument.label.map { "'\($0):'" } ?? "the argument without a label"
        return Mistake(
            rule: "argument-order", message: "\(subject) has to stand before \(before)",
            range: argument.labelRange ?? argument.range,
            fixIts: [FixIt("move \(subject) before \(before)", edits: edits, isSafe: true)],
            progress: Mistake.corrected + 1)
    }

    /// Two arguments without labels, each in the place of the other.
    private mutating func swapped(_ arguments: [Argument], _ overload: Overload) -> Mistake? {
        guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
            takes([arguments[1], arguments[0]], overload)
        else { return nil }
        let texts = arguments.map { file.text(in: $0.range) }
        return Mistake(
            rule: "argument-order", message: "this argument has to stand before the other", range: arguments[1].range,
            fixIts: [
                FixIt(
                    "swap the arguments",
                    edits: [
                        TextEdit(arguments[0].range, replacement: texts[1]),
                        TextEdit(arguments[1].range, replacement: texts[0]),
                    ], isSafe: false)
            ], progress: Mistake.corrected)
    }

    private mutating func missingLabels(_ arguments: [Argument], _ overload: Overload) -> Mistake? {
        var labelled = arguments
        var labels: [String] = []
        var edits: [TextEdit] = []
        var range: SourceRange?
        var next = 0
        for index in arguments.indices {
            let argument = arguments[index]
            let later = overload.parameters.indices[next...]
            guard
                let place = argument.label == nil
                    ? later.first(where: { fits(argument.value, overload.parameters[$0].type) })
                    : later.first(where: { overload.parameters[$0].label == argument.label })
            else { return nil }
            next = place + 1
            guard argument.label == nil, let label = overload.parameters[place].label,
                !overload.parameters[place].isClosure
            else { continue }
            labelled[index].label = label
            labels.append("'\(label):'")
            edits.append(.insertion(of: "\(label): ", at: argument.range.lowerBound))
            range = range ?? argument.range
        }
        guard let range, takes(labelled, overload) else { return nil }
        let what = (labels.count == 1 ? "the label " : "the labels ") + list(labels, "and")
        return Mistake(
            rule: "missing-label", message: "expected \(what)", range: range,
            fixIts: [FixIt("insert \(what)", edits: edits, isSafe: false)], progress: Mistake.corrected)
    }

    private mutating func needlessLabel(_ arguments: [Argument], _ overload: Overload) -> Mistake? {
        for (index, argument) in arguments.enumerated() {
            guard let label = argument.label, let range = argument.labelRange,
                !overload.parameters.contains(where: { $0.label == label })
            else { continue }
            var stripped = arguments
            stripped[index] = Argument(value: argument.value)
            guard takes(stripped, overload) else { continue }
            let removed = SourceRange(range.lowerBound, argument.value.range.lowerBound)
            return Mistake(
                rule: "unknown-label", message: "this parameter has no label", range: range,
                fixIts: [FixIt("remove '\(label):'", edits: [.deletion(of: removed)], isSafe: false)],
                progress: Mistake.corrected)
        }
        return nil
    }

    /// Whether an overload takes arguments.
    private mutating func takes(_ arguments: [Argument], _ overload: Overload) -> Bool {
        tries { checker throws(Mistake) in
            _ = try checker.match(WrittenArguments(arguments), with: overload, nameRange: .empty(at: 0))
        }
    }

    private mutating func fits(_ value: Expression, _ type: KnownType) -> Bool {
        tries { checker throws(Mistake) in _ = try checker.check(value, as: type) }
    }
}
