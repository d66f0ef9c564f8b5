import LiveryCatalogue
import LiverySource
import LiverySyntax

/// A warning about something that fits: it is not available on a target, deprecated, or ambiguous. It is put into words
/// only when the overload that it is about is the one that is chosen.
struct Remark {
    /// What the remark is about.
    enum Subject {
        case modifier(Overload)
        case member(String)
        case initializer(String)
        /// Overloads other than the one that is taken fit as well.
        case ambiguous(AmbiguousCall)
    }

    let subject: Subject
    let availability: Availability
    let range: SourceRange
}

extension TypeChecker {
    /// Scores what isn't available or is deprecated on the targets, and adds the remark for it.
    func judge(
        _ availability: Availability, isDeprecated: Bool, _ subject: @autoclosure () -> Remark.Subject,
        _ range: SourceRange, _ score: inout Score, _ remarks: inout [Remark]
    ) {
        var isRemarkable = false
        for target in targets {
            switch availability[target.platform] {
            case .unavailable: break
            case .since(let version) where version > target.version: break
            default: continue
            }
            score.unavailable += 1
            isRemarkable = true
        }
        if isDeprecated {
            score.deprecated += 1
            isRemarkable = isRemarkable || appliesToTargets(availability.deprecation)
        }
        if isRemarkable { remarks.append(Remark(subject: subject(), availability: availability, range: range)) }
    }

    private func appliesToTargets(_ deprecation: Deprecation?) -> Bool {
        guard let deprecation else { return false }
        return targets.isEmpty
            ? deprecation.isUnconditional : targets.contains { deprecation.applies(to: $0.platform, $0.version) }
    }

    /// The warnings that a remark stands for.
    ///
    /// - Parameters:
    ///   - call: The modifier that it is about; nil for none, as for a token's value.
    ///   - score: How well the modifier fits.
    mutating func mistakes(for remark: Remark, in call: ModifierCall?, _ score: Score) -> [Mistake] {
        let subject: String
        switch remark.subject {
        case .modifier(let overload): subject = "'\(overload.function.displayName)'"
        case .member(let name): subject = "'.\(name)'"
        case .initializer(let type): subject = "'\(type)(…)'"
        case .ambiguous(let call): return [mistake(for: call)]
        }
        var mistakes: [Mistake] = []
        for target in targets {
            switch remark.availability[target.platform] {
            case .unavailable:
                mistakes.append(
                    Mistake(
                        rule: "unavailable", message: "\(subject) is not available on \(target.platform.rawValue)",
                        range: remark.range))
            case .since(let version) where version > target.version:
                mistakes.append(
                    Mistake(
                        rule: "unavailable",
                        message: "\(subject) needs \(target.platform.rawValue) \(version), "
                            + "and the target is \(target)",
                        range: remark.range))
            default: break
            }
        }
        if let deprecation = remark.availability.deprecation, appliesToTargets(deprecation) {
            let advice =
                deprecation.renamed.map { "; use '\($0)'" } ?? deprecation.message.map { ": " + $0 } ?? ""
            let fixIt = call.flatMap { call in
                deprecation.renamed.flatMap { renaming(remark, to: $0, in: call, score) }
            }
            mistakes.append(
                Mistake(
                    rule: "deprecated", severity: .warning, message: "\(subject) is deprecated\(advice)",
                    range: remark.range, fixIts: fixIt.map { [$0] } ?? []))
        }
        return mistakes
    }
}
